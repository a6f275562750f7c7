import type { Unreserved } from '../grammar/characters'

/** One row of the ASCII table: the characters whose octets have the high digit `High`, by both digits. */
type Row<
  High extends string,
  Chars extends string,
  Low extends string = '0123456789ABCDEF',
  Found = unknown,
> = `${Chars}|${Low}` extends `${infer Char}${infer NextChars}|${infer Digit}${infer NextLow}`
  ? Row<High, NextChars, NextLow, Found & Record<`${High}${Digit}`, Char>>
  : Found

/** The rows of ASCII that hold unreserved characters. */
type Ascii = Row<'2', '             -. '> &
  Row<'3', '0123456789      '> &
  Row<'4', ' ABCDEFGHIJKLMNO'> &
  Row<'5', 'PQRSTUVWXYZ    _'> &
  Row<'6', ' abcdefghijklmno'> &
  Row<'7', 'pqrstuvwxyz   ~ '>

/** The unreserved characters (2.3) by the two upper-case digits of their octets. */
export type UnreservedOctets = {
  [Octet in keyof Ascii as Ascii[Octet] extends Unreserved ? Octet : never]: Ascii[Octet]
}
