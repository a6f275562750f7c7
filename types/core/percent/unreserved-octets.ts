import type { Unreserved } from '../grammar/characters'

/**
 * A row of the ASCII table, as a map from octets to characters. Each octet is written as two hexadecimal digits, the
 * first of which is `High`.
 */
type Row<
  High extends string,
  Chars extends string,
  Low extends string = '0123456789ABCDEF',
  Octets = unknown,
> = `${Chars}|${Low}` extends `${infer Char}${infer NextChars}|${infer Digit}${infer NextLow}`
  ? Row<High, NextChars, NextLow, Octets & Record<`${High}${Digit}`, Char>>
  : Octets

/**
 * Lists the rows of the ASCII table that contain unreserved characters. Spaces take the place of all other characters.
 */
type Ascii = Row<'2', '             -. '> &
  Row<'3', '0123456789      '> &
  Row<'4', ' ABCDEFGHIJKLMNO'> &
  Row<'5', 'PQRSTUVWXYZ    _'> &
  Row<'6', ' abcdefghijklmno'> &
  Row<'7', 'pqrstuvwxyz   ~ '>

/**
 * Maps the hexadecimal digits of an octet, in upper case, to the unreserved character that the octet represents (RFC
 * 3986, section 2.3).
 */
export type UnreservedOctets = {
  [Octet in keyof Ascii as Ascii[Octet] extends Unreserved ? Octet : never]: Ascii[Octet]
}
