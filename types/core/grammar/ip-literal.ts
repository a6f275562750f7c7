import type { CharSet } from './char-set'
import type { Digit, Hexdig, IPvFutureChar } from './characters'

/** Determines whether a string matches `h16 = 1*4HEXDIG` (RFC 3986, section 3.2.2). */
type IsH16<Text extends string> = Text extends `${infer A}${infer B}${infer C}${infer D}`
  ? A | B | C | Exclude<D, ''> | Hexdig extends Hexdig
    ? true
    : false
  : Text extends `${infer A}${infer B}${infer C}`
    ? A | B | Exclude<C, ''> | Hexdig extends Hexdig
      ? true
      : false
    : Text extends Hexdig
      ? true
      : false

/** Represents `%x30-34`, which may follow the `"2"` in `dec-octet`. */
type UpTo4 = '0' | '1' | '2' | '3' | '4'

/**
 * Lists the decimal octets: `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` (RFC
 * 3986, section 3.2.2).
 */
type DecOctet =
  | Digit
  | `${Exclude<Digit, '0'>}${Digit}`
  | `1${Digit}${Digit}`
  | `2${UpTo4}${Digit}`
  | `25${UpTo4 | '5'}`

/**
 * Determines whether a string matches `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (RFC 3986,
 * section 3.2.2).
 */
export type IsIPv4Address<Text extends string> = Text extends `${infer A}.${infer B}.${infer C}.${infer D}`
  ? A | B | C | D | DecOctet extends DecOctet
    ? true
    : false
  : false

/**
 * Computes a tuple with one element for each group in an IPv6 address. An IPv4 address at the end counts as two groups.
 * The result is `false` if a group is invalid.
 */
type Groups<Text extends string, MayEndInIPv4 extends boolean, Counted extends 0[] = []> = Counted['length'] extends 8
  ? false
  : Text extends `${infer Group}:${infer Rest}`
    ? IsH16<Group> extends true
      ? Groups<Rest, MayEndInIPv4, [...Counted, 0]>
      : false
    : IsH16<Text> extends true
      ? [...Counted, 0]
      : MayEndInIPv4 extends true
        ? IsIPv4Address<Text> extends true
          ? [...Counted, 0, 0]
          : false
        : false

/** Computes the groups on one side of `"::"`, or an empty tuple if that side is empty. */
type Side<Text extends string, MayEndInIPv4 extends boolean> = Text extends '' ? [] : Groups<Text, MayEndInIPv4>

/**
 * Determines whether a string matches `IPv6address` (RFC 3986, section 3.2.2). Together, the nine alternatives in the
 * RFC allow eight groups of hexadecimal digits (`h16 = 1*4HEXDIG`), or up to seven groups and one `"::"`. An IPv4
 * address may replace the last two groups.
 */
export type IsIPv6Address<Text extends string> = Text extends `${infer Left}::${infer Right}`
  ? [Side<Left, false>, Side<Right, true>] extends [infer Before extends 0[], infer After extends 0[]]
    ? [...Before, ...After]['length'] extends 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
      ? true
      : false
    : false
  : Groups<Text, true> extends { length: 8 }
    ? true
    : false

/** Lists endings that turn a valid beginning of an IPv6 address into a complete address. */
type Completion = '' | ':' | '::' | '0' | '.0' | '.0.0' | '0.0' | '0.0.0'

/** Determines whether an IPv6 address can begin with `Text`. */
export type CanBeginIPv6Address<Text extends string> = true extends IsIPv6Address<`${Text}${Completion}`> ? true : false

/** Matches an address in a future format. Unlike an IPv6 address, such an address begins with `v` or `V`. */
export type IPvFutureLike = `${'v' | 'V'}${string}`

/**
 * Determines whether a string matches `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986,
 * section 3.2.2).
 */
export type IsIPvFuture<Text extends string> = Text extends `${'v' | 'V'}${infer Version}.${infer Rest}`
  ? Version extends ''
    ? false
    : Rest extends ''
      ? false
      : CharSet<Version> | Hexdig extends Hexdig
        ? CharSet<Rest> | IPvFutureChar extends IPvFutureChar
          ? true
          : false
        : false
  : false

/**
 * Determines whether a string may stand between the brackets of `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (RFC
 * 3986, section 3.2.2).
 */
export type IsIPLiteral<Text extends string> = Text extends IPvFutureLike ? IsIPvFuture<Text> : IsIPv6Address<Text>
