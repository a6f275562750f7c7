import type { ControlNames } from './control-characters'

/**
 * Determines whether the compiler knows every character in `Text`. The result is `false` if `Text` is `string` or
 * contains placeholders. For a union, the result is `true` if at least one member is a literal.
 */
export type IsLiteral<Text extends string> = Record<never, unknown> extends { [Key in Text]: unknown } ? false : true

/**
 * Determines whether `Type` is `any`. The intersection of `Type` and `'other'` accepts `'any'` only if `Type` is `any`.
 * `IsAny` tests strings instead of numbers, because for a type parameter that extends `string`, the compiler would
 * evaluate a condition about numbers too early.
 */
export type IsAny<Type> = 'any' extends 'other' & Type ? true : false

/** Matches a number. The text of a number consists of digits, signs, dots and letters. */
export type NumberPlaceholder = `${number}` | `${bigint}`

/** Lists the printable ASCII characters that a URI cannot contain. */
export type PrintableRefusedChar = ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}'

/**
 * Lists the non-ASCII white space characters. The compiler accepts white space as `${number}`, because JavaScript
 * converts white space to 0.
 */
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

/** Non-ASCII white space, and the ASCII characters that a URI cannot contain. */
export type RefusedChar = PrintableRefusedChar | keyof ControlNames | WhiteSpace
