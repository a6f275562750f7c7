/**
 * The set of a literal's characters, found by the compiler's own template inference and not by a walk: a pattern that
 * repeats one `infer Char` collects all the characters that it meets into one union, in one step for 128 of them.
 */

/** Four times `Char`. */
export type Repeat4<Char extends string> = `${Char}${Char}${Char}${Char}`
export type Repeat16<Char extends string> = Repeat4<Repeat4<Char>>
export type Repeat64<Char extends string> = Repeat4<Repeat16<Char>>

/** 128 times `Char`. */
type Repeat128<Char extends string> = `${Repeat64<Char>}${Repeat64<Char>}`

/** 128 harmless characters, so that the pattern below finds as many after the last character of a text. */
type Pad = Repeat128<'a'>

/**
 * The characters of a text that ends in `Pad`. `[infer _] extends [never]` is never decided, which keeps the pattern
 * from being written out: only the inference looks into it. Moved into an alias it is written out, and explodes.
 */
export type CharSetOf<Padded extends string, Found = never> = Padded extends (
  [infer _Undecided] extends [never]
    ? `${Repeat128<infer Char>}${infer Rest}`
    : string
)
  ? Rest extends `${string}${Pad}`
    ? CharSetOf<Rest, Found | Char>
    : Found | Char
  : never

/**
 * The characters of `Text` as a union, and always an `a`. The hole of a template is a member as a whole: `${number}`.
 */
export type CharSet<Text extends string> = CharSetOf<`${Text}${Pad}`>
