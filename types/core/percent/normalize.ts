import type { Many } from '../grammar/many'
import type { UnreservedOctets } from './unreserved-octets'

/** The normal form of the `pct-encoded` with these two upper-case digits: the character, if it is unreserved. */
type PctEncoded<Octet extends string> = Octet extends keyof UnreservedOctets ? UnreservedOctets[Octet] : `%${Octet}`

type Each<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Run}%${infer High}${infer Low}${infer Rest}`
  ? Each<Rest, `${Before}${Run}${PctEncoded<Uppercase<`${High}${Low}`>>}`>
  : `${Before}${Text}`

/**
 * `Text` with every `pct-encoded` in normal form: with upper-case digits (RFC 3986, section 6.2.2.1), or decoded if the
 * character is unreserved (RFC 3986, section 6.2.2.2). The result is `string` if there are too many.
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

/** `Text` in lower case, except its `pct-encoded` (RFC 3986, section 6.2.2.1); `string` if there are too many. */
export type LowerCased<Text extends string> = Text extends `${string}%${string}`
  ? Text extends Many<'%'>
    ? string
    : EachLowerCased<Text>
  : Lowercase<Text>
