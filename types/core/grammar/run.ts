import type { CharSet } from './char-set'
import type { Hexdig } from './characters'
import type { Many } from './many'
import type { AfterEightOctets, IsPctEncoded } from './percent-encoded'

/** Extracts the text before the first occurrence of each string in `Bad`. The result is a union of prefixes. */
type BeforeEach<Text extends string, Bad> = Bad extends string
  ? Text extends `${infer Prefix}${Bad}${string}`
    ? Prefix
    : never
  : never

/** Extracts the shortest of several prefixes. Only the shortest prefix contains none of the strings in `Bad`. */
type Shortest<Prefix extends string, Bad> = Prefix extends `${string}${Extract<Bad, string>}${string}` ? never : Prefix

/**
 * Extracts the part of `Text` before the first member of `Bad`, or evaluates to `never` if `Text` contains no such
 * member. The members of `Bad` must not overlap in `Text`.
 */
export type BeforeFirst<Text extends string, Bad> = [Bad] extends [never] ? never : Shortest<BeforeEach<Text, Bad>, Bad>

/** Repeatedly removes the next eight percent-encoded octets and the text before them, while all eight are valid. */
type AfterOctets<Text extends string> =
  AfterEightOctets<Text> extends infer Rest extends string ? AfterOctets<Rest> : Text

/**
 * Finds the first `%` that is not followed by two hexadecimal digits, and extracts the text before it. `Text` must
 * contain such a `%`.
 */
type BeforePercent<Text extends string> =
  Text extends Many<'%'>
    ? AfterOctets<Text> extends infer Rest extends string
      ? Text extends `${infer Octets}${Rest}`
        ? BeforeNextPercent<Rest, Octets>
        : never
      : never
    : BeforeNextPercent<Text>

/** Works like `BeforePercent`, but reads one percent-encoded octet at a time. */
type BeforeNextPercent<Text extends string, Before extends string = ''> = Text extends `${infer Prefix}%${infer Rest}`
  ? Rest extends `${infer High}${infer Low}${infer After}`
    ? High | Low | Hexdig extends Hexdig
      ? BeforeNextPercent<After, `${Before}${Prefix}%${High}${Low}`>
      : `${Before}${Prefix}`
    : `${Before}${Prefix}`
  : never

/** Extracts the shorter of two prefixes of a string, or the second prefix if the first is `never`. */
type Shorter<A extends string, B extends string> = [A] extends [never] ? B : B extends `${A}${string}` ? A : B

/**
 * Extracts the longest prefix that matches `*( Char / pct-encoded )`, or evaluates to `never` if all of `Text` matches
 * the rule.
 */
export type BeforeFailure<Text extends string, Char extends string> =
  IsPctEncoded<Text> extends true
    ? BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>
    : Shorter<BeforeFirst<Text, Exclude<CharSet<Text>, Char | '%'>>, BeforePercent<Text>>

/**
 * Extracts the text before the first character that is not in `Char`, or evaluates to `never` if every character in
 * `Text` is in `Char`.
 */
export type BeforeOther<Text extends string, Char extends string> = BeforeFirst<Text, Exclude<CharSet<Text>, Char>>
