/* This file contains `ambiguousPath`, which finds paths that two programs might interpret differently. */
import { HEXDIG, isUnitIn, UNRESERVED } from '../../core/grammar/character-table'
import { DOT, PERCENT, SEMICOLON, SLASH } from '../../core/grammar/code-units'
import { isRawDotSegment } from '../../core/grammar/dot-segment'
import { decodedAt, widthAt } from '../../core/grammar/octet-cursor'
import { octetAt } from '../../core/grammar/percent-encoded'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { addFinding, NO_FINDINGS } from './finding'

/**
 * The reason why a path is ambiguous:
 *
 * - `encoded-slash` (`%2F`), `encoded-backslash` (`%5C`), `encoded-dot` (`%2E`): some programs decode the path before
 *   they split it into segments.
 * - `encoded-percent` (`%25` before two hexadecimal digits, for example `%252f`): a program that decodes twice finds
 *   another percent-encoded octet. The two digits after `%25` may also be percent-encoded, as in `%25%32%66`.
 * - `encoded-unreserved` (a percent-encoded letter, digit, `-`, `_` or `~`, such as `%61`): some programs compare paths
 *   before they decode them, and therefore treat `/%61dmin` and `/admin` as different. A path in normal form never
 *   contains a percent-encoded unreserved character (RFC 3986, section 6.2.2.2).
 * - `dot-segment` (a raw `.` or `..`): some programs remove the segment.
 * - `empty-segment` (`//`): some programs merge slashes.
 * - `parameter` (`;`): some programs remove the semicolon and the rest of the segment.
 *
 * @category Guards
 */
export type AmbiguousPathKind =
  | 'encoded-slash'
  | 'encoded-backslash'
  | 'encoded-dot'
  | 'encoded-percent'
  | 'encoded-unreserved'
  | 'dot-segment'
  | 'empty-segment'
  | 'parameter'

const BACKSLASH = 0x5c

type Findings = ReadonlyArray<Finding<AmbiguousPathKind>>

const kindOfOctet = (octet: number): AmbiguousPathKind | undefined => {
  if (octet === SLASH) return 'encoded-slash'
  if (octet === BACKSLASH) return 'encoded-backslash'
  if (octet === DOT) return 'encoded-dot'
  return isUnitIn(octet, UNRESERVED) ? 'encoded-unreserved' : undefined
}

/**
 * Returns the offset after the hexadecimal digit at `index`, or -1 if there is no such digit or if `index` is not
 * before `end`. The digit may be percent-encoded.
 */
const hexDigitEnd = (text: string, index: number, end: number): number =>
  index < end && isUnitIn(decodedAt(text, index), HEXDIG) ? index + widthAt(text, index) : -1

/**
 * Returns the end of the octet at `index`, or -1 if the octet is not percent-encoded twice. Normalization decodes
 * percent-encoded digits (RFC 3986, section 6.2.2.2), so `%25%32%66` and `%252f` are equivalent.
 */
export const encodedTwiceEnd = (text: string, index: number, end: number): number => {
  if (octetAt(text, index) !== PERCENT) return -1
  const second = hexDigitEnd(text, index + 3, end)
  return second < 0 ? -1 : hexDigitEnd(text, second, end)
}

/** Adds the finding, if any, for the percent-encoded octet or the `;` at `index`. The path ends at `end`. */
const addFindingAt = (findings: Findings, text: string, index: number, end: number): Findings => {
  if (text.charCodeAt(index) === SEMICOLON) return addFinding(findings, 'parameter', index, index + 1)
  const twiceEnd = encodedTwiceEnd(text, index, end)
  if (twiceEnd >= 0) return addFinding(findings, 'encoded-percent', index, twiceEnd)
  const kind = kindOfOctet(octetAt(text, index))
  // If an octet is percent-encoded twice, its percent-encoded digits are not reported separately.
  const isDigit = kind === 'encoded-unreserved' && index < (findings.at(-1)?.end ?? 0)
  return kind === undefined || isDigit ? findings : addFinding(findings, kind, index, index + 3)
}

/**
 * Finds parts of a path that programs may interpret differently (RFC 3986, section 7.3). `AmbiguousPathKind` lists the
 * kinds of ambiguous parts. An empty last segment, as in `/a/`, is not ambiguous.
 *
 * Allocates nothing if the guard finds nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { ambiguousPath } from 'uri-ts/http'
 *
 * const parsed = view('http://a/b%2Fc/..;/d')
 * ambiguousPath(parsed) //=> [{ kind: 'encoded-slash', start: 10, end: 13 }, { kind: 'parameter', start: 17, end: 18 }]
 *
 * @category Guards
 */
export const ambiguousPath = (view: UriView): ReadonlyArray<Finding<AmbiguousPathKind>> => {
  const { text, pathStart, pathEnd } = requireView(view)
  let findings: Findings = NO_FINDINGS
  let start = pathStart
  for (let index = pathStart; index <= pathEnd; index++) {
    const unit = index < pathEnd ? text.charCodeAt(index) : SLASH
    if (unit === PERCENT || unit === SEMICOLON) findings = addFindingAt(findings, text, index, pathEnd)
    if (unit !== SLASH) continue
    if (start === index && start > pathStart && index < pathEnd) {
      findings = addFinding(findings, 'empty-segment', start - 1, index + 1)
    }
    if (isRawDotSegment(text, start, index)) findings = addFinding(findings, 'dot-segment', start, index)
    start = index + 1
  }
  return findings
}
