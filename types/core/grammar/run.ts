import type { CharSet } from './char-set'
import type { Hexdig } from './characters'
import type { Many } from './many'
import type { AfterEightOctets, IsPctEncoded } from './percent-encoded'

/**
 * A union of prefixes of `Text`: for each character in `Bad`, the text before the first occurrence of that character.
 */
type BeforeEach<Text extends string, Bad> = Bad extends string
  ? Text extends `${infer Prefix}${Bad}${string}`
    ? Prefix
    : never
  : never

/** The shortest of several prefixes. This prefix is the only one without a character in `Bad`. */
type Shortest<Prefix extends string, Bad> = Prefix extends `${string}${Extract<Bad, string>}${string}` ? never : Prefix

/** The text before the first character that is in `Bad`, or `never` if there is none. */
type BeforeFirst<Text extends string, Bad> = [Bad] extends [never] ? never : Shortest<BeforeEach<Text, Bad>, Bad>

/** The text that is left after valid percent-encoded octets are removed from the beginning, in groups of eight. */
type AfterOctets<Text extends string> =
  AfterEightOctets<Text> extends infer Rest extends string ? AfterOctets<Rest> : Text

/** The text before the first `%` that is not followed by two hexadecimal digits. `Text` must contain such a `%`. */
type BeforePercent<Text extends string> =
  Text extends Many<'%'>
    ? AfterOctets<Text> extends infer Rest extends string
      ? Text extends `${infer Octets}${Rest}`
        ? BeforeNextPercent<Rest, Octets>
        : never
      : never
    : BeforeNextPercent<Text>

/** Reads one percent-encoded octet at a time. */
type BeforeNextPercent<Text extends string, Before extends string = ''> = Text extends `${infer Prefix}%${infer Rest}`
  ? Rest extends `${infer High}${infer Low}${infer After}`
    ? High | Low | Hexdig extends Hexdig
      ? BeforeNextPercent<After, `${Before}${Prefix}%${High}${Low}`>
      : `${Before}${Prefix}`
    : `${Before}${Prefix}`
  : never

/** The shorter of two prefixes of one string. The first prefix may be `never`. */
type Shorter<A extends string, B extends string> = [A] extends [never] ? B : B extends `${A}${string}` ? A : B

/** The longest prefix that matches `*( Char / pct-encoded )`, or `never` if all of `Text` matches. */
export type BeforeFailure<Text extends string, Char extends string> =
  IsPctEncoded<Text> extends true
    ? BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>
    : Shorter<BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>, BeforePercent<Text>>

/** The text before the first character that is not in `Char`, or `never` if there is none. */
export type BeforeOther<Text extends string, Char extends string> = BeforeFirst<Text, Exclude<CharSet<Text>, Char>>
