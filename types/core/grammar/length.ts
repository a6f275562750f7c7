/*
 * The types in this file compute a literal's length in decimal. To save steps, `Length` removes a hundred characters at
 * a time. To find each of the last two digits of the length, `Length` then appends a string of a hundred digits to the
 * remaining characters. The character at index 99 of the resulting string is the digit being sought.
 */
import type { Repeat4 } from './char-set'

type Repeat10<Text extends string> = `${Repeat4<Text>}${Repeat4<Text>}${Text}${Text}`
type Repeat9<Text extends string> = `${Repeat4<Text>}${Repeat4<Text>}${Text}`

type Repeat99<Char extends string> = `${Repeat10<Repeat9<Char>>}${Repeat9<Char>}`

/** Lists the last digit of each two-digit number from 99 down to 00. */
type Ones = Repeat10<'9876543210'>

/** Lists the first digit of each two-digit number from 99 down to 00. */
type Tens =
  `${Repeat10<'9'>}${Repeat10<'8'>}${Repeat10<'7'>}${Repeat10<'6'>}${Repeat10<'5'>}${Repeat10<'4'>}${Repeat10<'3'>}${Repeat10<'2'>}${Repeat10<'1'>}${Repeat10<'0'>}`

/**
 * Extracts the character at index 99 and the text after that character. `char-set.ts` explains the form of the
 * condition.
 */
type Split99<Text extends string> = Text extends (
  [infer _Undecided] extends [never]
    ? `${Repeat99<infer _Char>}${infer At99}${infer Rest}`
    : string
)
  ? [At99, Rest]
  : never

/** Combines the number of hundreds and the last two digits into a decimal number without leading zeros. */
type Digits<Hundreds extends 0[], Ten extends string, One extends string> = Hundreds extends []
  ? Ten extends '0'
    ? One
    : `${Ten}${One}`
  : `${Hundreds['length']}${Ten}${One}`

/**
 * The end of a string, and a tuple with one element for every hundred characters that were removed from the beginning.
 */
interface Cut<Hundreds extends 0[], Rest extends string> {
  hundreds: Hundreds
  rest: Rest
}

/** Removes up to 900 groups of a hundred characters from the beginning of a string. */
type CutHundreds<Text extends string, Hundreds extends 0[] = []> = Hundreds['length'] extends 900
  ? Cut<Hundreds, Text>
  : Split99<`${Text}${Tens}`> extends [string, infer Rest]
    ? Rest extends `${infer More}${Tens}`
      ? CutHundreds<More, [...Hundreds, 0]>
      : Cut<Hundreds, Text>
    : never

/**
 * Computes the length of a string once fewer than a hundred of its characters are left. `Hundreds` contains one element
 * for every hundred characters that were removed.
 */
type LengthOfRest<Text extends string, Hundreds extends 0[]> = Digits<
  Hundreds,
  Split99<`${Text}${Tens}`>[0] & string,
  Split99<`${Text}${Ones}`>[0] & string
>

/**
 * Computes the length of a long string. Each level removes at most 900 groups of a hundred characters, because the
 * compiler stops at a recursion depth of 1,000.
 */
type LongLength<Text extends string, Hundreds extends 0[]> =
  CutHundreds<Text> extends Cut<infer More, infer Rest>
    ? More['length'] extends 900
      ? LongLength<Rest, [...Hundreds, ...More]>
      : LengthOfRest<Rest, [...Hundreds, ...More]>
    : never

/**
 * Computes, in decimal, the number of characters in `Text`. If all the characters are ASCII, the result is also the
 * number of UTF-16 code units.
 */
export type Length<Text extends string> =
  Split99<`${Text}${Tens}`> extends [infer Ten extends string, infer Rest]
    ? Rest extends `${infer More}${Tens}`
      ? LongLength<More, [0]>
      : Digits<[], Ten, Split99<`${Text}${Ones}`>[0]>
    : never
