import type { Alpha, Digit } from '../../core/grammar/characters'

/** `alphanum = ALPHA / DIGIT` (RFC 8141, 2) */
export type Alphanum = Alpha | Digit

/** `ldh = alphanum / "-"` (RFC 8141, 2) */
export type Ldh = Alphanum | '-'

/** A string that does not begin with a `pchar`, if all of its characters are right. */
export type NotFromPchar = '' | `${'/' | '?' | '#'}${string}`
