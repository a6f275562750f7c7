import type { Many } from '../grammar/many'
import type { UnreservedOctets } from './unreserved-octets'

/**
 * Computes the normal form of a percent-encoded octet, given its hexadecimal digits in upper case. If the octet
 * represents an unreserved character, the result is that character.
 */
type PctEncoded<Octet extends string> = Octet extends keyof UnreservedOctets ? UnreservedOctets[Octet] : `%${Octet}`

type Each<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Run}%${infer High}${infer Low}${infer Rest}`
  ? Each<Rest, `${Before}${Run}${PctEncoded<Uppercase<`${High}${Low}`>>}`>
  : `${Before}${Text}`

/**
 * Normalizes the percent-encoded octets in `Text`. Octets that represent unreserved characters are decoded (RFC 3986,
 * section 6.2.2.2), and the hexadecimal digits of all others are converted to upper case (RFC 3986, section 6.2.2.1).
 * If `Text` contains at least 960 percent-encoded octets, the result is `string`, because normalizing so many octets
 * would exceed the compiler's limits.
 */
export type PctNormalized<Text extends string> = Text extends `${string}%${string}`
  ? Text extends Many<'%'>
    ? string
    : Each<Text>
  : Text

type EachLowerCased<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Run}%${infer High}${infer Low}${infer Rest}`
  ? EachLowerCased<Rest, `${Before}${Lowercase<Run>}%${High}${Low}`>
  : `${Before}${Lowercase<Text>}`

/**
 * Converts `Text` to lower case, except for its percent-encoded octets (RFC 3986, section 6.2.2.1). If `Text` contains
 * at least 960 percent-encoded octets, the result is `string`, because processing so many octets would exceed the
 * compiler's limits.
 */
export type LowerCased<Text extends string> = Text extends `${string}%${string}`
  ? Text extends Many<'%'>
    ? string
    : EachLowerCased<Text>
  : Lowercase<Text>
