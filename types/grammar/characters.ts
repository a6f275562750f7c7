/*
 * The character classes of RFC 3986 as unions, split from the strings that the table of the run time is made of. See
 * `src/grammar/characters.ts` for the rule of each class.
 */
import type * as characters from '../../src/grammar/characters'
import type { CharSet } from './char-set'

export type Alpha = CharSet<typeof characters.ALPHA>

/** Without the `a` that every `CharSet` contains. */
export type Digit = Exclude<CharSet<typeof characters.DIGIT>, 'a'>

export type Hexdig = CharSet<typeof characters.HEXDIG>

export type Unreserved = CharSet<typeof characters.UNRESERVED>

export type SchemeChar = CharSet<typeof characters.SCHEME>

export type RegNameChar = CharSet<typeof characters.REG_NAME>

export type UserinfoChar = CharSet<typeof characters.USERINFO>

export type IPvFutureChar = CharSet<typeof characters.IPV_FUTURE>

export type IPv6AddressChar = CharSet<typeof characters.IPV6_ADDRESS>

export type PathChar = CharSet<typeof characters.PATH>

export type QueryChar = CharSet<typeof characters.QUERY>

export type FragmentChar = CharSet<typeof characters.FRAGMENT>

/** The characters that a URI-reference can contain: those of a query, `gen-delims` (2.2) and `%`. */
export type UriChar = QueryChar | CharSet<typeof characters.GEN_DELIMS> | '%'
