import type { Many } from '../grammar/many'
import type { UnreservedOctets } from './unreserved-octets'

/** The `pct-encoded` of an octet of two upper-case digits, or the unreserved character that it stands for. */
type Triplet<Octet extends string> = Octet extends keyof UnreservedOctets ? UnreservedOctets[Octet] : `%${Octet}`

type Each<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Run}%${infer High}${infer Low}${infer Rest}`
  ? Each<Rest, `${Before}${Run}${Triplet<Uppercase<`${High}${Low}`>>}`>
  : `${Before}${Text}`

/** `Text` with upper-case digits in every `pct-encoded` (6.2.2.1), those of unreserved characters decoded (6.2.2.2); `string` for many. */
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

/** `Text` in lower case but for its `pct-encoded` (6.2.2.1). */
export type LowerCased<Text extends string> = Text extends `${string}%${string}`
  ? Text extends Many<'%'>
    ? string
    : EachLowerCased<Text>
  : Lowercase<Text>
