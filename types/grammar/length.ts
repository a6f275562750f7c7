/**
 * The length of a literal, in decimal, without a walk over its characters: hundreds are cut off one by one, and what
 * is left is laid over a table of a hundred digits.
 */
import type { Repeat4 } from './char-set'

type Repeat10<Text extends string> = `${Repeat4<Text>}${Repeat4<Text>}${Text}${Text}`
type Repeat9<Text extends string> = `${Repeat4<Text>}${Repeat4<Text>}${Text}`

/** 99 times `Char`. */
type Repeat99<Char extends string> = `${Repeat10<Repeat9<Char>>}${Repeat9<Char>}`

/** A hundred digits: at index `99 - length` stands the last digit of the length. */
type Ones = Repeat10<'9876543210'>

/** A hundred digits: at index `99 - length` stands the first of its two digits. */
type Tens =
  `${Repeat10<'9'>}${Repeat10<'8'>}${Repeat10<'7'>}${Repeat10<'6'>}${Repeat10<'5'>}${Repeat10<'4'>}${Repeat10<'3'>}${Repeat10<'2'>}${Repeat10<'1'>}${Repeat10<'0'>}`

/** The character at index 99, and what follows; see `char-set.ts` for the condition that is never decided. */
type Split99<Text extends string> = Text extends (
  [infer _Undecided] extends [never]
    ? `${Repeat99<infer _Char>}${infer At99}${infer Rest}`
    : string
)
  ? [At99, Rest]
  : never

/** The first digits, without a leading zero, and the last. */
type Digits<Hundreds extends 0[], Ten extends string, One extends string> = Hundreds extends []
  ? Ten extends '0'
    ? One
    : `${Ten}${One}`
  : `${Hundreds['length']}${Ten}${One}`

/**
 * The number of characters of `Text`, as a decimal text. They are UTF-16 code units where all are ASCII. Less than
 * 100,000 of them: the compiler goes no deeper.
 */
export type Length<Text extends string, Hundreds extends 0[] = []> =
  Split99<`${Text}${Tens}`> extends [infer Ten extends string, infer Rest]
    ? Rest extends `${infer More}${Tens}`
      ? Length<More, [...Hundreds, 0]>
      : Digits<Hundreds, Ten, Split99<`${Text}${Ones}`>[0]>
    : never
