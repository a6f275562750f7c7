import { CHARACTER, NOT_TEXT } from '../../core/errors/failure-code'
import { ALPHA, DIGIT, isIn, PATH, PCHAR, QUERY } from '../../core/grammar/character-table'
import { COLON, HASH, isUnitAt, lowerCaseUnit, QUESTION } from '../../core/grammar/code-units'
import { isPctEncodedAt, scanEncodedRun } from '../../core/grammar/percent-encoded'
import { failRun } from '../../core/scanner/scan'
import { fail, SPANS } from '../../core/scanner/spans'

/* Each constant whose name begins with `IN_` is the index of a name in `URN_COMPONENTS` (RFC 8141, section 2). */
const IN_SCHEME = 0
const IN_NID = 1
export const IN_NSS = 2
const IN_RQ_COMPONENTS = 3
export const IN_R_COMPONENT = 4
export const IN_Q_COMPONENT = 5
export const IN_F_COMPONENT = 6

const PREFIX = 'urn:'

/** The offset of the NID, which follows `urn:`. */
export const NID_START = 4

const MOST_OF_NID = 32

const failAt = (offset: number, component: number): number => fail(SPANS, offset, CHARACTER + component)

/** Reads `"urn" ":"`, ignoring case (RFC 8141, sections 2 and 3.1). */
const scanPrefix = (text: string): number => {
  let index = 0
  while (index < NID_START && lowerCaseUnit(text.charCodeAt(index)) === PREFIX.charCodeAt(index)) index++
  return index === NID_START ? index : failAt(index, IN_SCHEME)
}

/** Reports an error at `offset`, in the NID. */
export const failInNid = (offset: number): number => failAt(offset, IN_NID)

/**
 * Returns whether the character at `index` is allowed at position `place` of a NID. The characters before `index` must
 * be valid. A NID must neither begin nor end with a hyphen.
 */
const isNidCharacterAt = (text: string, index: number, place: number): boolean =>
  isIn(text, index, ALPHA | DIGIT) || (text[index] === '-' && place > 0 && place < MOST_OF_NID - 1)

/**
 * Reads a namespace identifier (RFC 8141, section 2): `NID = (alphanum) 0*30(ldh) (alphanum)`, where
 * `ldh = alphanum / "-"`. Returns the offset at which the namespace identifier ends.
 */
export const scanNid = (text: string, start: number): number => {
  let end = start
  while (end < text.length && end < start + MOST_OF_NID && isNidCharacterAt(text, end, end - start)) end++
  return end - start > 1 && text[end - 1] !== '-' ? end : failInNid(end)
}

/**
 * Returns whether the character at `index` matches `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (RFC
 * 3986, section 3.3).
 */
const isPcharAt = (text: string, index: number, end: number): boolean =>
  index < end && (isIn(text, index, PCHAR) || isPctEncodedAt(text, index, end))

/**
 * Reads `pchar *( mask / pct-encoded )`. Returns the end of the characters that match, or fails if the first character
 * does not match `pchar`.
 */
const scanFromPchar = (text: string, start: number, mask: number, component: number): number => {
  const end = text.length
  return isPcharAt(text, start, end) ? scanEncodedRun(text, start, end, mask) : failRun(text, start, component, SPANS)
}

/** Reads a namespace-specific string (`NSS = pchar *(pchar / "/")`, RFC 8141, section 2) and returns its end. */
export const scanNss = (text: string, start: number): number => scanFromPchar(text, start, PATH, IN_NSS)

/**
 * Reads an r-component or a q-component. Both match `pchar *( pchar / "/" / "?" )` (RFC 8141, section 2). Returns the
 * offset at which the component ends.
 */
export const scanComponent = (text: string, start: number, component: number): number =>
  scanFromPchar(text, start, QUERY, component)

/**
 * Returns the index of the `?=` that begins a q-component between `start` and `end` in `text`, or `end` if there is no
 * q-component. The grammar allows `?=` in an r-component, so the end of the r-component is ambiguous. In this library,
 * the first `?=` that is immediately followed by a `pchar` begins the q-component.
 */
export const findQComponent = (text: string, start: number, end: number): number => {
  let index = text.indexOf('?=', start)
  while (index >= 0 && index < end && !isPcharAt(text, index + 2, end)) index = text.indexOf('?=', index + 2)
  return index >= 0 && index < end ? index : end
}

/**
 * Reads `rq-components = [ "?+" r-component ] [ "?=" q-component ]` (RFC 8141, section 2), beginning with the `?` at
 * `start`. Returns the end of the text that matches.
 */
const scanRqComponents = (text: string, start: number): number => {
  const first = text[start + 1]
  if (first !== '+' && first !== '=') return failAt(start + 1, IN_RQ_COMPONENTS)
  return scanComponent(text, start + 2, first === '+' ? IN_R_COMPONENT : IN_Q_COMPONENT)
}

/** Reports that the character at `end` is invalid in an r-component or a q-component. The first `?` is at `start`. */
const failRqComponents = (text: string, start: number, end: number): number =>
  failRun(text, end, findQComponent(text, start, end) < end ? IN_Q_COMPONENT : IN_R_COMPONENT, SPANS)

/** Reads `[ rq-components ] [ "#" f-component ]` (RFC 8141, section 2) from `start` to the end of the text. */
const scanAfterNss = (text: string, start: number): number => {
  let end = start
  if (isUnitAt(text, start, text.length, QUESTION)) {
    end = scanRqComponents(text, start)
    if (end < 0) return end
  }
  if (end === text.length) return end
  if (!isUnitAt(text, end, text.length, HASH)) {
    return end === start ? failRun(text, end, IN_NSS, SPANS) : failRqComponents(text, start, end)
  }
  end = scanEncodedRun(text, end + 1, text.length, QUERY)
  return end === text.length ? end : failRun(text, end, IN_F_COMPONENT, SPANS)
}

/**
 * Reads a URN (RFC 8141, section 2): `namestring = assigned-name [ rq-components ] [ "#" f-component ]`, where
 * `assigned-name = "urn" ":" NID ":" NSS`.
 *
 * Returns the offset of the end of the text, or a failure. If the string is not a URN, writes the error's offset to
 * `SPANS[ERROR_OFFSET]`. Allocates nothing.
 */
export const scanUrn = (text: string): number => {
  if (typeof text !== 'string') return fail(SPANS, 0, NOT_TEXT + IN_SCHEME)
  const start = scanPrefix(text)
  if (start < 0) return start
  const nidEnd = scanNid(text, start)
  if (nidEnd < 0) return nidEnd
  if (!isUnitAt(text, nidEnd, text.length, COLON)) return failInNid(nidEnd)
  const nssEnd = scanNss(text, nidEnd + 1)
  return nssEnd < 0 ? nssEnd : scanAfterNss(text, nssEnd)
}
