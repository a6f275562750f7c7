/* This file defines the syntax that header fields share: tokens, spaces and quoted strings (RFC 9110, section 5.6). */
import { ALPHA, DIGIT, isUnitIn } from '../../core/grammar/character-table'
import { BACKSLASH, QUOTE } from '../../core/grammar/code-units'

/** Lists the characters in `tchar` (RFC 9110, section 5.6.2) that are neither letters nor digits. */
const TOKEN_MARKS = "!#$%&'*+-.^_`|~"

/**
 * Matches the characters that would end the field or a C string, and that a field value therefore must not contain (RFC
 * 9110, section 5.5).
 */
const FORBIDDEN = /[\r\n\0]/

/**
 * Returns the offset of the first character that a field value must not contain, or -1 if there is no such character.
 */
export const forbiddenAt = (text: string): number => text.search(FORBIDDEN)

/** Returns whether a code unit is a `tchar` (RFC 9110, section 5.6.2). */
export const isTchar = (unit: number): boolean =>
  isUnitIn(unit, ALPHA | DIGIT) || (unit < 0x80 && TOKEN_MARKS.includes(String.fromCharCode(unit)))

/**
 * Reads a token, which consists of one or more `tchar` characters (RFC 9110, section 5.6.2). Returns the end of the
 * token, or `start` if there is no token.
 */
export const tokenEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && isTchar(text.charCodeAt(index))) index++
  return index
}

/** Reads optional white space: `OWS = *( SP / HTAB )` (RFC 9110, section 5.6.3). Returns the end of the white space. */
export const skipBlanks = (text: string, start: number): number => {
  let index = start
  while (text[index] === ' ' || text[index] === '\t') index++
  return index
}

/** Returns the offset at which a string's trailing spaces and tabs begin. */
export const trimmedEnd = (text: string, start: number, end: number): number => {
  let index = end
  while (index > start && (text[index - 1] === ' ' || text[index - 1] === '\t')) index--
  return index
}

/**
 * Returns the offset of the closing quote of the quoted string (RFC 9110, section 5.6.4) that begins at `start`, or the
 * length of the text if there is no closing quote.
 */
export const closingQuote = (text: string, start: number): number => {
  let index = start + 1
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1
  return Math.min(index, text.length)
}

/**
 * Returns the text between two quotes, without the backslash in each `quoted-pair` (RFC 9110, section 5.6.4). Allocates
 * the result.
 */
export const unquote = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/\\([\s\S]?)/g, '$1')
