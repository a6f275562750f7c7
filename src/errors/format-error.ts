import { END_OF_TEXT, expectedOf, NON_ASCII, problemOf } from './messages'
import type { UriError } from './uri-error'

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
 */
export const showFound = (text: string, offset: number): string => {
  if (offset >= text.length) return END_OF_TEXT
  const code = text.charCodeAt(offset)
  if (code > 0x7f) return NON_ASCII
  const isControl = code < 0x20 || code === 0x7f
  return isControl ? `U+${hex(code).toUpperCase()}` : `'${text.charAt(offset)}'`
}

/** The sentence of an error that carries both halves of it: `showReason` without the messages of references. */
export const sentenceOf = (error: UriError & { readonly problem: string; readonly expected: string }): string => {
  const { text, offset, component, problem, expected, field } = error
  const part = field === undefined ? component : `${field}: ${component}`
  return `${part}: ${showFound(text, offset)} ${problem} at offset ${offset}; ${expected}`
}

/**
 * One sentence: what was found, in which component, at which offset, and what the grammar expects there. Takes every
 * error of this library.
 *
 * Allocates: the sentence.
 *
 * @example
 * import { parseUri, showReason } from 'uri-ts'
 *
 * const parsed = parseUri('http://example.com:8o')
 * assert.ok(parsed._tag === 'Left')
 * showReason(parsed.left) //=> "port: 'o' is not allowed at offset 20; a port is digits"
 *
 * @category Errors
 */
export const showReason = (error: UriError): string => {
  const { component, reason } = error
  return sentenceOf({ problem: problemOf(reason), expected: expectedOf(component, reason), ...error })
}

/**
 * Two lines: the text, and a caret under the offset. Control characters, invisible format characters and lone
 * surrogates are escaped; a text that is too long for a line is cut around the caret.
 *
 * Allocates: the lines.
 */
export const showCaret = (text: string, offset: number): string => {
  const start = offset > WINDOW ? offset - WINDOW : 0
  const end = start + 2 * WINDOW
  const before = `${start > 0 ? '…' : ''}${text.slice(start, offset)}`
  const after = `${text.slice(offset, end)}${end < text.length ? '…' : ''}`
  return `${before}${after.replace(NOT_PRINTABLE, escaped)}\n${' '.repeat(before.length)}^`
}

/**
 * Three lines: the text, a caret under the offset, and the sentence of `showReason`. Takes every error of this library.
 * Control characters, invisible format characters and lone surrogates are escaped; a long text is cut around the caret.
 *
 * Allocates: the lines.
 *
 * @example
 * import { parseUri, showError } from 'uri-ts'
 *
 * const parsed = parseUri('http://example.com:8o')
 * assert.ok(parsed._tag === 'Left')
 * showError(parsed.left).split('\n') //=> ['http://example.com:8o', '                    ^', "port: 'o' is not allowed at offset 20; a port is digits"]
 *
 * @category Errors
 */
export const showError = (error: UriError): string => `${showCaret(error.text, error.offset)}\n${showReason(error)}`
