import type { BuildError } from './build-error'
import { END_OF_TEXT, message, NON_ASCII } from './messages'
import type { ParseError } from './parse-error'

/** How many characters of a long text are shown on either side of the caret. */
const WINDOW = 36

const NOT_PRINTABLE =
  /[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0001}\u{e0020}-\u{e007f}]/gu

const hex = (point: number): string => point.toString(16).padStart(4, '0')

const escaped = (character: string): string => {
  const digits = hex(character.codePointAt(0) as number)
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`
}

/**
 * The name of the character at `offset`, as a message says it: in quotes, or by number where it cannot be printed.
 *
 * Allocates: the name.
 *
 * @example
 * import { showFound } from 'uri-ts'
 *
 * assert.equal(showFound('a b', 1), "' '")
 * assert.equal(showFound('a', 1), 'the end of the text')
 *
 * @category Errors
 */
export const showFound = (text: string, offset: number): string => {
  if (offset >= text.length) return END_OF_TEXT
  const code = text.charCodeAt(offset)
  if (code > 0x7f) return NON_ASCII
  const isControl = code < 0x20 || code === 0x7f
  return isControl ? `U+${hex(code).toUpperCase()}` : `'${text.charAt(offset)}'`
}

/**
 * One sentence: what was found, in which component, at which offset, and what the grammar allows there.
 *
 * Allocates: the sentence.
 *
 * @example
 * import { parseUri, showReason } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showReason)(parseUri('http://example.com:8o')),
 *   E.left("port: 'o' is not allowed at offset 20; a port is digits")
 * )
 *
 * @category Errors
 */
export const showReason = (error: ParseError | BuildError): string =>
  message(error.component, error.reason, showFound(error.text, error.offset), error.offset)

/**
 * Two lines: the text, and a caret under the offset. Control characters, invisible format characters and lone
 * surrogates are escaped; a text that is too long for a line is cut around the caret.
 *
 * Allocates: the lines.
 *
 * @example
 * import { showCaret } from 'uri-ts'
 *
 * assert.equal(showCaret('a b', 1), 'a b\n ^')
 *
 * @category Errors
 */
export const showCaret = (text: string, offset: number): string => {
  const start = offset > WINDOW ? offset - WINDOW : 0
  const end = start + 2 * WINDOW
  const before = `${start > 0 ? '…' : ''}${text.slice(start, offset)}`
  const after = `${text.slice(offset, end)}${end < text.length ? '…' : ''}`
  return `${before}${after.replace(NOT_PRINTABLE, escaped)}\n${' '.repeat(before.length)}^`
}

/**
 * Three lines: the text, a caret under the offset, and the sentence of `showReason`. Control characters, invisible
 * format characters and lone surrogates are escaped; a text that is too long for a line is cut around the caret.
 *
 * Allocates: the lines.
 *
 * @example
 * import { parseUri, showParseError } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showParseError)(parseUri('http://example.com:8o')),
 *   E.left(
 *     [
 *       'http://example.com:8o',
 *       '                    ^',
 *       "port: 'o' is not allowed at offset 20; a port is digits"
 *     ].join('\n')
 *   )
 * )
 *
 * @category Errors
 */
export const showParseError = (error: ParseError | BuildError): string =>
  `${showCaret(error.text, error.offset)}\n${showReason(error)}`
