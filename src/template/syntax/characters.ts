/**
 * This file defines the character classes of RFC 6570. Each class is a literal string, which the compile-time types
 * split into a union of characters.
 */
import { ALPHA, concat, DIGIT, GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../core/grammar/characters'

/**
 * Lists the characters that the rule `varchar = ALPHA / DIGIT / "_" / pct-encoded` (RFC 6570, section 2.3) allows
 * outside percent-encoded octets.
 */
export const VARCHAR: `${typeof ALPHA}${typeof DIGIT}_` = /* @__PURE__ */ concat(ALPHA, DIGIT, '_')

/** Lists the characters allowed by the rule `reserved = gen-delims / sub-delims` (RFC 6570, section 1.5). */
export const RESERVED: `${typeof GEN_DELIMS}${typeof SUB_DELIMS}` = /* @__PURE__ */ concat(GEN_DELIMS, SUB_DELIMS)

/**
 * Lists the ASCII characters that the rule `literals` (RFC 6570, section 2.1) allows outside percent-encoded octets.
 * The apostrophe is included because erratum 6937 adds it to the rule.
 */
export const LITERALS: `${typeof UNRESERVED}${typeof RESERVED}` = /* @__PURE__ */ concat(UNRESERVED, RESERVED)

/**
 * Lists the characters allowed by the rules `op-level2 = "+" / "#"` and `op-level3 = "." / "/" / ";" / "?" / "&"` (RFC
 * 6570, section 2.2).
 */
export const OPERATORS = '+#./;?&'

/**
 * Lists the characters allowed by the rule `op-reserve = "=" / "," / "!" / "@" / "|"` (RFC 6570, section 2.2). A
 * template must not use a character in `op-reserve` as an operator.
 */
export const RESERVED_OPERATORS = '=,!@|'

/** Lists the characters that may come first in `max-length = %x31-39 0*3DIGIT` (RFC 6570, section 2.4.1). */
export const POSITIVE_DIGIT = '123456789'
