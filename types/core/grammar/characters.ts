/*
 * This file defines the character classes of RFC 3986 as unions. In the unions, `|` corresponds to `/` in the grammar.
 * `src/core/grammar/character-table.ts` contains the rule for each class.
 */
import type * as characters from '../../../src/core/grammar/characters'
import type { CharSet } from './char-set'

export type Alpha = CharSet<typeof characters.ALPHA>

/** The digits. `Exclude` removes the `a` that is in every `CharSet`. */
export type Digit = Exclude<CharSet<typeof characters.DIGIT>, 'a'>

export type Hexdig = Digit | CharSet<typeof characters.HEX_LETTERS>

export type Unreserved = Alpha | Digit | CharSet<typeof characters.MARKS>

export type SchemeChar = Alpha | Digit | CharSet<typeof characters.SCHEME_MARKS>

export type RegNameChar = Unreserved | CharSet<typeof characters.SUB_DELIMS>

export type UserinfoChar = RegNameChar | ':'

export type IPvFutureChar = UserinfoChar

export type IPv6AddressChar = Hexdig | ':' | '.'

export type PathChar = UserinfoChar | '@' | '/'

export type QueryChar = PathChar | '?'

export type FragmentChar = QueryChar

/**
 * Lists the characters that a URI reference can contain: the characters allowed in a query, the `gen-delims` (RFC 3986,
 * section 2.2), and `%`.
 */
export type UriChar = QueryChar | CharSet<typeof characters.GEN_DELIMS> | '%'
