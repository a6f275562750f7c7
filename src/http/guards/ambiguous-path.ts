import { segmentEnd } from '../../components/segments'
import { DOT, PERCENT, SLASH } from '../../grammar/code-units'
import { isRawDotSegment } from '../../grammar/dot-segment'
import { octetAt } from '../../grammar/percent-encoded'
import type { AnyView } from '../../model/view'
import { addFinding, type Finding, NO_FINDINGS } from './finding'

/**
 * Why a path is ambiguous:
 *
 * - `encoded-slash` (`%2F`), `encoded-backslash` (`%5C`), `encoded-dot` (`%2E`): some programs decode the path before they
 *   split it into segments.
 * - `encoded-percent` (`%25` before two hexadecimal digits): a program that decodes twice finds another percent-encoded
 *   octet.
 * - `dot-segment` (a raw `.` or `..`): some programs remove it.
 * - `empty-segment` (`//`): some programs merge the slashes.
 * - `parameter` (`;`): some programs cut the rest of the segment off.
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

const SEMICOLON = 0x3b
const BACKSLASH = 0x5c

type Findings = ReadonlyArray<Finding<AmbiguousPathKind>>

const kindOfOctet = (octet: number): AmbiguousPathKind | undefined => {
  if (octet === SLASH) return 'encoded-slash'
  if (octet === BACKSLASH) return 'encoded-backslash'
  return octet === DOT ? 'encoded-dot' : undefined
}

/** A match never goes past the path, which ends before `?` or `#` or with the text. */
const ENCODED_TWICE = /%25[\da-f]{2}/iy

const isEncodedTwiceAt = (text: string, index: number): boolean => {
  ENCODED_TWICE.lastIndex = index
  return ENCODED_TWICE.test(text)
}

/** Adds the finding for the percent-encoded octet or the `;` at `index`. */
const addFindingAt = (findings: Findings, text: string, index: number): Findings => {
  if (text.charCodeAt(index) === SEMICOLON) return addFinding(findings, 'parameter', index, index + 1)
  if (isEncodedTwiceAt(text, index)) return addFinding(findings, 'encoded-percent', index, index + 5)
  const kind = kindOfOctet(octetAt(text, index))
  return kind === undefined ? findings : addFinding(findings, kind, index, index + 3)
}

/**
 * Finds parts of a path that programs read in different ways (RFC 3986, 7.3): see `AmbiguousPathKind`. An empty last
 * segment (`/a/`) is not ambiguous.
 *
 * Allocates: nothing if it finds nothing.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { ambiguousPath } from 'uri-ts/http'
 *
 * const parsed = view(uri('http://a/b%2Fc/..;/d'))
 * ambiguousPath(parsed) //=> [{ kind: 'encoded-slash', start: 10, end: 13 }, { kind: 'parameter', start: 17, end: 18 }]
 *
 * @category Guards
 */
export const ambiguousPath = (view: AnyView): ReadonlyArray<Finding<AmbiguousPathKind>> => {
  const { text, pathStart, pathEnd } = view
  let findings: Findings = NO_FINDINGS
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    if (start === end && start > pathStart && end < pathEnd) {
      findings = addFinding(findings, 'empty-segment', start - 1, end + 1)
    }
    if (isRawDotSegment(text, start, end)) findings = addFinding(findings, 'dot-segment', start, end)
    for (let index = start; index < end; index++) {
      const unit = text.charCodeAt(index)
      if (unit === PERCENT || unit === SEMICOLON) findings = addFindingAt(findings, text, index)
    }
    start = end + 1
  }
  return findings
}
