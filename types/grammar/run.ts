import type { CharSet } from './char-set'
import type { Hexdig } from './characters'
import type { IsPctEncoded } from './percent-encoded'

/** What stands before each of the characters `Bad`. */
type BeforeEach<Text extends string, Bad> = Bad extends string
  ? Text extends `${infer Prefix}${Bad}${string}`
    ? Prefix
    : never
  : never

/** Of the prefixes that characters `Bad` end, the shortest, which holds none of them. */
type Shortest<Prefix extends string, Bad> = Prefix extends `${string}${Extract<Bad, string>}${string}` ? never : Prefix

/** What stands before the first of the characters `Bad`; never where there is none. */
type BeforeFirst<Text extends string, Bad> = [Bad] extends [never] ? never : Shortest<BeforeEach<Text, Bad>, Bad>

/** What stands before the first `%` that begins no triplet, in a text that has one. */
type BeforePercent<Text extends string, Before extends string = ''> = Text extends `${infer Prefix}%${infer Rest}`
  ? Rest extends `${infer High}${infer Low}${infer After}`
    ? High | Low | Hexdig extends Hexdig
      ? BeforePercent<After, `${Before}${Prefix}%${High}${Low}`>
      : `${Before}${Prefix}`
    : `${Before}${Prefix}`
  : never

/** The shorter of two prefixes of one text, or the second where there is no first. */
type Shorter<A extends string, B extends string> = [A] extends [never] ? B : B extends `${A}${string}` ? A : B

/**
 * What stands before the first place where `*( Char / pct-encoded )` cannot go on; never where it goes on to the end.
 */
export type BeforeFault<Text extends string, Char extends string> =
  IsPctEncoded<Text> extends true
    ? BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>
    : Shorter<BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>, BeforePercent<Text>>

/** What stands before the first character that is not in `Char`; never where all are. */
export type BeforeOther<Text extends string, Char extends string> = BeforeFirst<Text, Exclude<CharSet<Text>, Char>>
