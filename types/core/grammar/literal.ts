import type { ControlNames } from './control-characters'

/** Whether the compiler knows every character of `Text`. This is false if `Text` is `string` or has placeholders. */
export type IsLiteral<Text extends string> = Record<never, unknown> extends { [Key in Text]: unknown } ? false : true

/**
 * Whether `Type` is `any`, the only type whose intersection with another type is not narrower. Both sides are strings.
 * With a number, the compiler would reduce the intersection with a type parameter that extends string before it knows
 * the type.
 */
export type IsAny<Type> = 'any' extends 'other' & Type ? true : false

/** A placeholder for a number: one or more signs, digits, dots and letters. */
export type NumberPlaceholder = `${number}` | `${bigint}`

/** The printable ASCII characters that no URI contains. */
export type PrintableRefusedChar = ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}'

/** White space outside ASCII. The compiler accepts white space as `${number}`, because JavaScript converts it to 0. */
type WhiteSpace =
  | '\xa0'
  | '\u1680'
  | '\u2000'
  | '\u2001'
  | '\u2002'
  | '\u2003'
  | '\u2004'
  | '\u2005'
  | '\u2006'
  | '\u2007'
  | '\u2008'
  | '\u2009'
  | '\u200a'
  | '\u2028'
  | '\u2029'
  | '\u202f'
  | '\u205f'
  | '\u3000'
  | '\ufeff'

/** The ASCII characters that no URI contains, and white space outside ASCII. */
export type RefusedChar = PrintableRefusedChar | keyof ControlNames | WhiteSpace
