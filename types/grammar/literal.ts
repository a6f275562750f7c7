import type { Control } from './control-characters'

/** Whether a text is known to its last character: a template with holes is no literal, nor is `string`. */
export type IsLiteral<Text extends string> = Record<never, unknown> extends { [Key in Text]: unknown } ? false : true

/** What stands where a number is spliced into a template: signs, digits, dots and letters, and at least one of them. */
export type NumberHole = `${number}` | `${bigint}`

/** The characters of ASCII that can be printed, but stand nowhere in a URI. */
export type PrintableRefusedChar = ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}'

/** What JavaScript takes for white space outside ASCII, and the compiler therefore for the number 0. */
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

/** Characters that stand nowhere in a URI: all of ASCII that do not, and those outside that look like numbers. */
export type RefusedChar = PrintableRefusedChar | keyof Control | WhiteSpace
