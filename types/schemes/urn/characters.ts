import type { Alpha, Digit } from '../../core/grammar/characters'

/** Lists the characters that match `alphanum = ALPHA / DIGIT` (RFC 8141, section 2). */
export type Alphanum = Alpha | Digit

/** Lists the characters that match `ldh = alphanum / "-"` (RFC 8141, section 2). */
export type Ldh = Alphanum | '-'

/** Matches a string that is empty or begins with `/`, `?` or `#`, and therefore does not begin with a `pchar`. */
export type NotFromPchar = '' | `${'/' | '?' | '#'}${string}`
