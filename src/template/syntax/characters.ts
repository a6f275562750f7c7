/**
 * The character classes of RFC 6570, each written once as a literal string. `mask.ts` packs them into the run-time
 * tables, the type layer splits them into unions.
 */
import { ALPHA, DIGIT, GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../grammar/characters'

/** `varchar = ALPHA / DIGIT / "_" / pct-encoded` (2.3): the characters beside `pct-encoded` */
export const VARCHAR = `${ALPHA}${DIGIT}_` as const

/** `reserved = gen-delims / sub-delims` (1.5) */
export const RESERVED = `${GEN_DELIMS}${SUB_DELIMS}` as const

/**
 * `literals` (2.1): the characters of ASCII beside `pct-encoded`, which are those of a URI. The apostrophe is one of
 * them, as erratum 6937 corrects.
 */
export const LITERALS = `${UNRESERVED}${RESERVED}` as const

/** `op-level2 = "+" / "#"`, `op-level3 = "." / "/" / ";" / "?" / "&"` (2.2) */
export const OPERATORS = '+#./;?&'

/** `op-reserve = "=" / "," / "!" / "@" / "|"` (2.2): what a template must not use */
export const RESERVED_OPERATORS = '=,!@|'

/** `max-length = %x31-39 0*3DIGIT` (2.4.1): what it begins with */
export const POSITIVE_DIGIT = '123456789'
