import { CHARACTER, PCT_ENCODED } from '../../core/errors/failure-code'
import { ALPHA, DIGIT, isUnitIn, PCHAR } from '../../core/grammar/character-table'
import { AMPERSAND, EQUALS, PERCENT, SEMICOLON } from '../../core/grammar/code-units'
import { octetIfEncodedAt } from '../../core/grammar/percent-encoded'
import { fail, SPANS } from '../../core/scanner/spans'

/* Each constant whose name begins with `IN_` is the index of a name in `MAILTO_COMPONENTS` (RFC 6068, section 2). */
export const IN_SCHEME = 0
export const IN_LOCAL_PART = 2
export const IN_DOMAIN = 3
export const IN_HFNAME = 4
export const IN_HFVALUE = 5
export const IN_FRAGMENT = 6

/*
 * The reasons `octet` and `line-break` have the numbers `OCTET` and `LINE_BREAK`, which `errors/failure-code.ts` does
 * not define. To get the number of a reason, add one to the reason's index in `MAILTO_REASONS`, and multiply the sum by
 * eight.
 */
export const OCTET = 24
export const LINE_BREAK = 32

/** Lists the characters in `atext` (RFC 5322, section 3.2.3) that are neither letters nor digits. */
const ATEXT_MARKS = "!#$%&'*+-/=?^_`{|}~"

/** `fieldOctetAt` and `addressOctetAt` return `NO_OCTET` for a character that must be percent-encoded. */
const NO_OCTET = -1

/**
 * Reports an error at a character, at a percent-encoded octet, or at a `%` that is not followed by two hexadecimal
 * digits.
 */
export const failAt = (text: string, offset: number, component: number): number => {
  if (text.charCodeAt(offset) !== PERCENT) return fail(SPANS, offset, CHARACTER + component)
  return fail(SPANS, offset, (octetIfEncodedAt(text, offset) < 0 ? PCT_ENCODED : OCTET) + component)
}

/**
 * Returns whether a code unit matches `qchar = unreserved / pct-encoded / some-delims` (RFC 6068, section 2). Every
 * character that matches `pchar` also matches `qchar`, except `&` and `=`, which delimit fields.
 */
const isQchar = (unit: number): boolean => isUnitIn(unit, PCHAR) && unit !== AMPERSAND && unit !== EQUALS

/** Returns the octet that matches `qchar` at `index`, or a negative number if nothing matches. Allocates nothing. */
export const fieldOctetAt = (text: string, index: number): number => {
  if (index >= text.length) return NO_OCTET
  const unit = text.charCodeAt(index)
  if (unit === PERCENT) return octetIfEncodedAt(text, index)
  return isQchar(unit) ? unit : NO_OCTET
}

/**
 * Returns the octet at `index` in an address, or a negative number if the character at `index` is not allowed. Every
 * `qchar` is allowed in an address, except that a `;` must be percent-encoded (RFC 6068, section 2). Allocates nothing.
 */
export const addressOctetAt = (text: string, index: number): number =>
  text.charCodeAt(index) === SEMICOLON ? NO_OCTET : fieldOctetAt(text, index)

/**
 * Returns whether an octet is `atext` (RFC 5322, section 3.2.3), or part of a non-ASCII character (RFC 6532, section
 * 3.2).
 */
export const isAtext = (octet: number): boolean =>
  octet > 0x7f || (octet > 0 && (isUnitIn(octet, ALPHA | DIGIT) || ATEXT_MARKS.includes(String.fromCharCode(octet))))

/**
 * Returns whether an octet is a printable ASCII character other than a space (`VCHAR`, RFC 5234, appendix B.1), or part
 * of a non-ASCII character.
 */
export const isVisible = (octet: number): boolean => octet > 0x20 && octet !== 0x7f
