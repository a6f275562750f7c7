/* The types in this file hide the secrets in an invalid literal, as `withoutSecrets` does at run time. */
import type { Digit } from '../../core/grammar/characters'
import type { UpTo } from '../../core/scanner/syntax-fault'

/** Computes a string of asterisks that is as long as `Text`. */
type Stars<Text extends string, All extends string = ''> = Text extends `${infer _}${infer Rest}`
  ? Stars<Rest, `${All}*`>
  : All

/** Splits `Text` before the last `@`. The result is `never` if `Text` contains no `@`. */
export type AtLast<Text extends string, Before extends string = ''> = Text extends `${infer Head}@${infer Rest}`
  ? Rest extends `${string}@${string}`
    ? AtLast<Rest, `${Before}${Head}@`>
    : [`${Before}${Head}`, `@${Rest}`]
  : never

type AfterPort = '' | `${',' | '/' | '?' | '#'}${string}`

/** Determines whether a string begins with at most five digits, followed by a delimiter or by the end of the string. */
type BeginsWithPort<Text extends string, Seen extends 0[] = []> = Text extends AfterPort
  ? true
  : Seen['length'] extends 5
    ? false
    : Text extends `${Digit}${infer Rest}`
      ? BeginsWithPort<Rest, [...Seen, 0]>
      : false

/**
 * Hides a possible password: the text before the last `@`. If there is no such text and the string does not begin with
 * a port, hides the whole string.
 */
type MaskPassword<Text extends string> = [AtLast<Text>] extends [
  [infer Secret extends string, infer Rest extends string],
]
  ? [AtLast<Text>, Secret] extends [never, unknown] | [unknown, '']
    ? MaskUnlessPort<Text>
    : `${Stars<Secret>}${Rest}`
  : MaskUnlessPort<Text>

type MaskUnlessPort<Text extends string> = BeginsWithPort<Text> extends true ? Text : Stars<Text>

/** Applies `MaskPassword` to the text after the first `:` or `%3A` in an authority. */
type MaskAuthority<Text extends string> =
  UpTo<UpTo<UpTo<Text, ':'>, '%3a'>, '%3A'> extends infer Before extends string
    ? Text extends `${Before}:${infer Rest}`
      ? `${Before}:${MaskPassword<Rest>}`
      : Text extends `${Before}%3${infer Letter}${infer Rest}`
        ? `${Before}%3${Letter}${MaskPassword<Rest>}`
        : Text
    : never

/** Hides the value of each pair in a query, or the whole pair if it has no `=`. */
type MaskPairs<Text extends string, Before extends string = ''> = Text extends `${infer Pair}&${infer Rest}`
  ? MaskPairs<Rest, `${Before}${MaskPair<Pair>}&`>
  : `${Before}${MaskPair<Text>}`

type MaskPair<Pair extends string> = Pair extends `${infer Name}=${infer Value}`
  ? `${Name}=${Stars<Value>}`
  : Stars<Pair>

type MaskQuery<Text extends string> =
  UpTo<UpTo<Text, '#'>, '?'> extends infer Before extends string
    ? Text extends `${Before}${infer Delimiter}${infer Pairs}`
      ? `${Before}${Delimiter}${MaskPairs<Pairs>}`
      : Text
    : never

/** Replaces each character of the secrets in `Text` with a `*`. */
type Masked<Text extends string, Head extends string> = Text extends `${Head}${infer Rest}`
  ? MaskQuery<`${Head}${MaskAuthority<Rest>}`>
  : Stars<Text>

/** Removes as many characters from the beginning of `Text` as `Before` contains. */
type Dropped<Text extends string, Before extends string> = Before extends `${infer _}${infer Rest}`
  ? Text extends `${infer _}${infer More}`
    ? Dropped<More, Rest>
    : ''
  : Text

/**
 * Extracts the text that begins at the offset of an error, and masks secrets in the text. The offset of the error is
 * the length of `Before`.
 */
export type MaskedFrom<Text extends string, Head extends string, Before extends string> = Dropped<
  Masked<Text, Head>,
  Before
>
