/*
 * The types in this file read the octets in a mailto URI. In this file, an octet is an unencoded character, a
 * percent-encoded ASCII character whose hexadecimal digits are in upper case, or the entire percent-encoded form of one
 * non-ASCII character.
 */
import type { Hexdig } from '../../core/grammar/characters'

/** Stands for a percent-encoded non-ASCII character. */
export type Utf8 = 'UTF-8'

/** Stands for an octet that does not begin a valid UTF-8 sequence (RFC 3629, section 4). */
export type NotUtf8 = 'not UTF-8'

type Low8 = '8' | '9'
type HighA = 'A' | 'B'

/**
 * Extracts the text after a percent-encoded octet whose first digit is in `High`. The result is `false` if `Text` does
 * not begin with such an octet.
 */
type AfterTail<Text, High extends string> = Text extends `%${infer First}${infer Second}${infer Rest}`
  ? Uppercase<First> extends High
    ? Second extends Hexdig
      ? Rest
      : false
    : false
  : false

type AfterTails<Text, High extends string = Low8 | HighA> = AfterTail<AfterTail<Text, High>, Low8 | HighA>

/**
 * Evaluates to the text after a UTF-8 sequence (RFC 3629, section 4) whose first octet has been read, or to `false` if
 * the sequence is incomplete or invalid. `First` and `Second` are the digits of the first octet.
 */
type AfterUtf8<First extends string, Second extends string, Rest extends string> = First extends 'C' | 'D'
  ? [First, Second] extends ['C', '0' | '1']
    ? false
    : AfterTail<Rest, Low8 | HighA>
  : First extends 'E'
    ? AfterTails<Rest, Second extends '0' ? HighA : Second extends 'D' ? Low8 : Low8 | HighA>
    : First extends 'F'
      ? Second extends '0' | '1' | '2' | '3' | '4'
        ? AfterTail<
            AfterTails<Rest, Second extends '0' ? '9' | HighA : Second extends '4' ? '8' : Low8 | HighA>,
            Low8 | HighA
          >
        : false
      : false

/**
 * The octet with the given digits, and the text after that octet. CR and LF together count as one octet, because
 * neither may occur alone in a body.
 */
type Encoded<First extends string, Second extends string, Rest extends string> = First extends
  | '8'
  | '9'
  | HighA
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  ? AfterUtf8<First, Second, Rest> extends infer After extends string
    ? [Utf8, After]
    : [NotUtf8, Rest]
  : [First, Second] extends ['0', 'D']
    ? Rest extends `%0${'A' | 'a'}${infer After}`
      ? ['%0D%0A', After]
      : ['%0D', Rest]
    : [`%${First}${Second}`, Rest]

/**
 * Extracts the first octet of a string and the text after that octet. The octet is `%` if the string begins with a `%`
 * that is not followed by two hexadecimal digits, and `''` if the string is empty.
 */
export type TakeOctet<Text extends string> = Text extends `${infer Char}${infer After}`
  ? Char extends '%'
    ? After extends `${infer First}${infer Second}${infer Rest}`
      ? First | Second extends Hexdig
        ? Encoded<Uppercase<First>, Uppercase<Second>, Rest>
        : ['%', After]
      : ['%', After]
    : [Char, After]
  : ['', '']
