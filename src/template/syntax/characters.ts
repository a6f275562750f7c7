/**
 * The character classes of RFC 6570. Each class is written once, as a literal string. The types split these strings
 * into unions. At run time, `scan-characters.ts` combines the classes of RFC 3986 instead.
 */
import { ALPHA, concat, DIGIT, GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../core/grammar/characters'

/** The characters of `varchar = ALPHA / DIGIT / "_" / pct-encoded` (2.3), without `pct-encoded`. */
export const VARCHAR: `${typeof ALPHA}${typeof DIGIT}_` = /* @__PURE__ */ concat(ALPHA, DIGIT, '_')

/** The characters of `reserved = gen-delims / sub-delims` (1.5) */
export const RESERVED: `${typeof GEN_DELIMS}${typeof SUB_DELIMS}` = /* @__PURE__ */ concat(GEN_DELIMS, SUB_DELIMS)

/**
 * The ASCII characters of `literals` (2.1), without `pct-encoded`. The characters are those of a URI, including the
 * apostrophe (erratum 6937).
 */
export const LITERALS: `${typeof UNRESERVED}${typeof RESERVED}` = /* @__PURE__ */ concat(UNRESERVED, RESERVED)

/** The characters of `op-level2 = "+" / "#"` and `op-level3 = "." / "/" / ";" / "?" / "&"` (2.2). */
export const OPERATORS = '+#./;?&'

/** The characters of `op-reserve = "=" / "," / "!" / "@" / "|"` (2.2). A template must not use them as operators. */
export const RESERVED_OPERATORS = '=,!@|'

/** The first digit of `max-length = %x31-39 0*3DIGIT` (2.4.1). */
export const POSITIVE_DIGIT = '123456789'
