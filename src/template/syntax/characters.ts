/**
 * The character classes of RFC 6570, each written once as a literal string. The types split them into unions; at run time
 * `scan-characters.ts` puts them together from the classes of RFC 3986.
 */
import { ALPHA, concat, DIGIT, GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../grammar/characters'

/** `varchar = ALPHA / DIGIT / "_" / pct-encoded` (2.3): the characters beside `pct-encoded` */
export const VARCHAR = /* @__PURE__ */ concat(ALPHA, DIGIT, '_')

/** `reserved = gen-delims / sub-delims` (1.5) */
export const RESERVED = /* @__PURE__ */ concat(GEN_DELIMS, SUB_DELIMS)

/**
 * `literals` (2.1): the characters of ASCII beside `pct-encoded`, which are those of a URI. The apostrophe is one of
 * them, as erratum 6937 corrects.
 */
export const LITERALS = /* @__PURE__ */ concat(UNRESERVED, RESERVED)

/** `op-level2 = "+" / "#"`, `op-level3 = "." / "/" / ";" / "?" / "&"` (2.2) */
export const OPERATORS = '+#./;?&'

/** `op-reserve = "=" / "," / "!" / "@" / "|"` (2.2): what a template must not use */
export const RESERVED_OPERATORS = '=,!@|'

/** `max-length = %x31-39 0*3DIGIT` (2.4.1): what it begins with */
export const POSITIVE_DIGIT = '123456789'
