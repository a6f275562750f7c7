/* The functions in this file convert an error to one or more lines of text, and escape unprintable characters. */
import type { Either } from '../fp/either'
import { ownProperties } from '../fp/own'
import { hidePassword } from './hide-password'
import { END_OF_TEXT, expectedOf, meantBy, NON_ASCII, problemOf, VALUE } from './messages'
import { redactError, requireError } from './redact-error'
import type { UriError } from './uri-error'

/** `showCaret` prints at most `WINDOW` characters before the caret, and at most `2 * WINDOW` characters in total. */
const WINDOW = 36

/**
 * Matches control characters, format characters, surrogates, unassigned characters, private-use characters and line
 * separators.
 */
const NOT_PRINTABLE = '[\\p{C}\\u2028\\u2029]'

/**
 * Matches any character that is not a printable ASCII character. In engines that do not support `\p{…}`, `NOT_ASCII`
 * replaces `NOT_PRINTABLE`, so more characters are escaped.
 */
export const NOT_ASCII = /[^\x20-\x7e]/gu

export const expressionOf = (source: string): RegExp => {
  try {
    return new RegExp(source, 'gu')
  } catch {
    return NOT_ASCII
  }
}

const notPrintable = /* @__PURE__ */ expressionOf(NOT_PRINTABLE)

const hex = (point: number): string => point.toString(16).padStart(4, '0')

const escapeCharacter = (character: string): string => {
  const digits = hex(character.codePointAt(0) as number)
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`
}

/**
 * Returns the name that an error message uses for the character at `offset`. The name of a printable ASCII character is
 * the character in quotes, and the name of a control character is its code point. All non-ASCII characters have the
 * same name.
 *
 * Allocates the name.
 */
export const showFound = (text: string, offset: number): string => {
  if (offset >= text.length) return END_OF_TEXT
  const unit = text.charCodeAt(offset)
  if (unit > 0x7f) return NON_ASCII
  const isControl = unit < 0x20 || unit === 0x7f
  return isControl ? `U+${hex(unit).toUpperCase()}` : `'${text.charAt(offset)}'`
}

/**
 * Escapes the characters that a terminal or a log viewer would interpret, and the characters that would be invisible.
 * Allocates the result.
 */
export const printable = (text: string): string => text.replace(notPrintable, escapeCharacter)

/** Hides any password in a string, escapes unprintable characters, and encloses the result in single quotes. */
export const quoteText = (text: string): string => `'${printable(hidePassword(text))}'`

export type ErrorPlace = Omit<UriError, '_tag' | 'reason'>

/**
 * Formats an error as `showReason` does, but with the caller's wording and without escapes. `fault` replaces the part
 * of the message that describes the problem.
 */
export const sentenceOf = (error: ErrorPlace, problem: string, expected: string, fault?: string): string => {
  const { field, component, text, offset, sentence } = ownProperties(error)
  const wrong = fault ?? `${showFound(text, offset)} ${problem} at offset ${offset}`
  return (field === undefined ? '' : `${field}: `) + (sentence ?? `${component}: ${wrong}; ${expected}`)
}

/**
 * Formats an error as a one-line message that gives the component, the invalid character, the problem, the offset, and
 * the expected syntax. Accepts every error that this library returns. Escapes the characters that `showError` escapes,
 * because the message may contain arbitrary strings, such as field names and codecs' messages.
 *
 * Allocates the message. Throws a `TypeError` for an `Either` or any other value that is not an error.
 *
 * @example
 * import { parseUri, showReason } from 'uri-ts'
 *
 * const parsed = parseUri('http://example.com:8o')
 * if (parsed._tag === 'Left') showReason(parsed.left) //=> "port: 'o' is not allowed at offset 20; a port is digits"
 *
 * @category Errors
 */
export const showReason = (failure: UriError): string => {
  const error = ownProperties(requireError(failure))
  const { component, reason, problem = problemOf(reason) } = error
  const meant = reason === 'scheme-missing' && meantBy(error.text)
  const expected = error.expected ?? (meant || expectedOf(component, reason))
  const fault = reason === 'not-text' ? `${VALUE} ${problem}` : undefined
  const message = sentenceOf(error, problem, expected, fault)
  // If no route matches, the message contains the path itself instead of the words `the path`. However, if the error's
  // text contains an `@`, it may include a password, so the message keeps the words `the path`.
  const sentence =
    reason === 'mismatch' && !error.text.includes('@')
      ? message.replace(/the path$/, (words) => error.text.slice(error.offset, 2 * WINDOW).split(/[?#]/, 1)[0] || words)
      : message
  return (error.problem ?? error.expected ?? error.field) ? printable(sentence) : sentence
}

/**
 * Returns two lines: the text, and a caret under the character at `offset`. Escapes control characters, invisible
 * format characters and lone surrogates on both sides of the caret. If the text is long, shortens it to the part around
 * the caret.
 *
 * Allocates the lines.
 */
export const showCaret = (text: string, offset: number): string => {
  const start = offset > WINDOW ? offset - WINDOW : 0
  const end = start + 2 * WINDOW
  const before = `${start > 0 ? '…' : ''}${printable(text.slice(start, offset))}`
  const after = `${printable(text.slice(offset, end))}${end < text.length ? '…' : ''}`
  return `${before}${after}\n${' '.repeat(before.length)}^`
}

/**
 * Formats an error as three lines: the text, a caret under the offset, and the message that `showReason` returns.
 * Accepts every error that this library returns. Escapes control characters, invisible format characters and lone
 * surrogates. Hides userinfo in the same way as `redactError`. If the text is long, shortens it to the part around the
 * caret.
 *
 * Allocates the lines. Throws in the same cases as `showReason`.
 *
 * @example
 * import { parseUri, showError } from 'uri-ts'
 *
 * const parsed = parseUri('http://example.com:8o')
 * const lines = parsed._tag === 'Left' ? showError(parsed.left).split('\n') : []
 * lines[0] //=> 'http://example.com:8o'
 * lines[1] //=> '                    ^'
 * lines[2] //=> "port: 'o' is not allowed at offset 20; a port is digits"
 *
 * @category Errors
 */
export const showError = (error: UriError): string => {
  const reason = showReason(error)
  return `${showCaret(redactError(error).text, error.offset)}\n${reason}`
}

/**
 * Returns an `Either`'s value. If the `Either` contains an error, `orThrow` throws a `TypeError` with the message that
 * `showReason` returns. The message does not contain the invalid text, because that text may contain a password.
 *
 * Allocates nothing if the `Either` contains a value. Throws a `TypeError` for a value that is not an `Either`.
 *
 * @example
 * import { host, orThrow, parseUri } from 'uri-ts'
 *
 * const text: string = 'http://example.com/'
 * host(orThrow(parseUri(text))) //=> { _tag: 'Some', value: 'example.com' }
 *
 * @category Results
 */
export const orThrow = <A>(either: Either<UriError, A>): A => {
  if (either?._tag === 'Right') return either.right
  throw new TypeError(either?._tag === 'Left' ? showReason(either.left) : 'the value is not an Either')
}
