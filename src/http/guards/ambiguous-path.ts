import { segmentEnd } from '../../components/segments'
import { octetAt } from '../../grammar/percent-encoded'
import type { AnyView } from '../../model/view'
import { type Finding, found, NOTHING } from './finding'

/**
 * What makes a path ambiguous:
 * `encoded-slash` (`%2F`), `encoded-backslash` (`%5C`) and `encoded-dot` (`%2e`), which some programs decode before they
 * split a path; `encoded-percent` (`%25` before two hexadecimal digits), which is another triplet to those who decode
 * twice; `dot-segment` (`.` or `..` as it is), which some remove and some do not; `empty-segment` (`//`), which some
 * merge; `parameter` (`;`), which some cut off with all that follows in the segment.
 *
 * @category Guards
 */
export type AmbiguousPathKind =
  | 'encoded-slash'
  | 'encoded-backslash'
  | 'encoded-dot'
  | 'encoded-percent'
  | 'dot-segment'
  | 'empty-segment'
  | 'parameter'

const PERCENT = 37
const DOT = 46
const SEMICOLON = 59

type Findings = ReadonlyArray<Finding<AmbiguousPathKind>>

const isHexDigit = (code: number): boolean => (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 102)

const kindOfOctet = (octet: number): AmbiguousPathKind | undefined => {
  if (octet === 0x2f) return 'encoded-slash'
  if (octet === 0x5c) return 'encoded-backslash'
  return octet === 0x2e ? 'encoded-dot' : undefined
}

/** What stands in the path at `index`, where a `%` or a `;` is. */
const foundAt = (findings: Findings, view: AnyView, index: number): Findings => {
  const { text, pathEnd } = view
  if (text.charCodeAt(index) === SEMICOLON) return found(findings, 'parameter', index, index + 1)
  const octet = octetAt(text, index)
  const isTwice =
    octet === PERCENT &&
    index + 4 < pathEnd &&
    isHexDigit(text.charCodeAt(index + 3)) &&
    isHexDigit(text.charCodeAt(index + 4))
  if (isTwice) return found(findings, 'encoded-percent', index, index + 5)
  const kind = kindOfOctet(octet)
  return kind === undefined ? findings : found(findings, kind, index, index + 3)
}

/** Whether `.` or `..` stands from `start` to `end`. */
const isDots = (text: string, start: number, end: number): boolean =>
  (end - start === 1 || end - start === 2) && text.charCodeAt(start) === DOT && text.charCodeAt(end - 1) === DOT

/**
 * Finds what programs read differently in a path (RFC 3986, 7.3): see `AmbiguousPathKind`. An empty last segment (`/a/`)
 * is no finding.
 *
 * Allocates: nothing where there is nothing to find, and the same empty array is returned.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { ambiguousPath } from 'uri-ts/http'
 *
 * ambiguousPath(view(uri('http://a/b%2Fc/..;/d'))) //=> [{ kind: 'encoded-slash', start: 10, end: 13 }, { kind: 'parameter', start: 17, end: 18 }]
 *
 * @category Guards
 */
export const ambiguousPath = (view: AnyView): Findings => {
  const { text, pathStart, pathEnd } = view
  let findings: Findings = NOTHING
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    if (start === end && start > pathStart && end < pathEnd) {
      findings = found(findings, 'empty-segment', start - 1, end + 1)
    }
    if (isDots(text, start, end)) findings = found(findings, 'dot-segment', start, end)
    for (let index = start; index < end; index++) {
      const code = text.charCodeAt(index)
      if (code === PERCENT || code === SEMICOLON) findings = foundAt(findings, view, index)
    }
    start = end + 1
  }
  return findings
}
