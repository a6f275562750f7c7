import type { Alpha, Digit } from '../../core/grammar/characters'

/** Lists the characters that match `alphanum = ALPHA / DIGIT` (RFC 8141, section 2). */
export type Alphanum = Alpha | Digit

/** Lists the characters that match `ldh = alphanum / "-"` (RFC 8141, section 2). */
export type Ldh = Alphanum | '-'

/** Matches a string whose first character does not match `pchar`, provided that all of its characters are valid. */
export type NotFromPchar = '' | `${'/' | '?' | '#'}${string}`
