/*
 * The types in this file compute a union that represents the set of characters in a literal. They use a pattern that
 * repeats `infer Char` 128 times. In a single step, the compiler matches this pattern and collects all the matches of
 * `Char` into one union.
 */

export type Repeat4<Char extends string> = `${Char}${Char}${Char}${Char}`
export type Repeat16<Char extends string> = Repeat4<Repeat4<Char>>
export type Repeat32<Char extends string> = `${Repeat16<Char>}${Repeat16<Char>}`
export type Repeat64<Char extends string> = Repeat4<Repeat16<Char>>
type Repeat128<Char extends string> = `${Repeat64<Char>}${Repeat64<Char>}`

/**
 * Padding of 128 characters. Without the padding, a pattern of 128 characters could not match the end of some strings.
 */
type Pad = Repeat128<'a'>

/**
 * Evaluates to the union of the characters in a string that ends with `Pad`. Because the compiler never resolves the
 * condition `[infer _Undecided] extends [never]`, it infers from the pattern without expanding the pattern. Do not move
 * the pattern into an alias, because the compiler would then expand the pattern and exceed its limits.
 */
export type CharSetOf<Padded extends string, Seen = never> = Padded extends (
  [infer _Undecided] extends [never]
    ? `${Repeat128<infer Char>}${infer Rest}`
    : string
)
  ? Rest extends `${string}${Pad}`
    ? CharSetOf<Rest, Seen | Char>
    : Seen | Char
  : never

/**
 * Computes the characters in `Text` as a union that always contains `a`. In the result, a placeholder such as
 * `${number}` counts as one character.
 */
export type CharSet<Text extends string> = CharSetOf<`${Text}${Pad}`>
