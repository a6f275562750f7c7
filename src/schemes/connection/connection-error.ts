import { ReferenceFailure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { EXPECTED_BY_COMPONENT, MESSAGE_BY_REASON } from './messages'

/**
 * The name of the invalid part of a connection URI.
 *
 * @category Errors
 */
export type ConnectionComponent = keyof typeof EXPECTED_BY_COMPONENT

/**
 * The reason why a string is not a connection URI.
 *
 * @category Errors
 */
export type ConnectionReason = keyof typeof MESSAGE_BY_REASON

/**
 * Describes why a string is not a connection URI, and where the error is. In `text`, `*` replaces each character of the
 * password and of the parameter values. The only exception is the character at `offset`, if it is a `%`, a space or a
 * delimiter that must be percent-encoded. Printing the error therefore never reveals a secret. If the string does not
 * begin with a scheme and `://`, `*` replaces every character except the first.
 *
 * @category Errors
 */
export interface ConnectionError extends UriError {
  readonly _tag: 'ConnectionError'
  readonly component: ConnectionComponent
  readonly reason: ConnectionReason
}

const maskText = (text: string): string => '*'.repeat(text.length)

/**
 * Hides the value in a `name=value` pair. Hides the whole string if it contains no `=`, because all of it may be
 * secret.
 */
const withoutValue = (pair: string): string => {
  const start = pair.indexOf('=') + 1
  return pair.slice(0, start) + maskText(pair.slice(start))
}

/** Matches the start of a URI that has an authority. */
const START = /^[a-z][a-z\d+.-]*:\/\//i

/**
 * Hides parameter values and anything that may be a password. Text that follows the first `:` or `%3A` after `//` and
 * precedes the last `@` may be a password. If that text contains a `?` or a `#`, the `@` may be part of a parameter, so
 * `withoutSecrets` hides everything after the colon. If neither an `@` nor a port follows the colon, `withoutSecrets`
 * hides everything after the colon. If `text` does not begin with a scheme and `://`, `withoutSecrets` hides all of it,
 * because it may have another format, such as `host=a password=b`. The result has the same length as `text`.
 */
export const withoutSecrets = (text: string): string => {
  const start = START.exec(text)?.[0].length
  if (start === undefined) return maskText(text)
  const delimiter = /:|%3a/i.exec(text.slice(start))
  const at = text.lastIndexOf('@')
  let shown = text
  if (delimiter !== null) {
    const from = start + delimiter.index + delimiter[0].length
    const isPort = /^\d{0,5}(?:[,/?#]|$)/.test(text.slice(from, from + 6))
    const isWhole = at > from ? /[?#]/.test(text.slice(from, at)) : !isPort
    const end = isWhole ? text.length : Math.max(at, from)
    shown = text.slice(0, from) + maskText(text.slice(from, end)) + text.slice(end)
  }
  const query = shown.search(/[?#]|$/) + 1
  return shown.slice(0, query) + shown.slice(query).replace(/[^&]+/g, withoutValue)
}

/** Creates a `ConnectionError`. Allocates the error and its text. */
export const connectionError = (
  text: string,
  offset: number,
  component: ConnectionComponent,
  reason: ConnectionReason,
  words: { readonly problem?: string; readonly expected?: string } = {},
): ConnectionError => {
  const expected = reason === 'character' ? { expected: EXPECTED_BY_COMPONENT[component] } : {}
  const shown = withoutSecrets(text)
  // The error's text shows the character at `offset` if that character is a delimiter, a `%`, or part of the scheme.
  // Any other character stays hidden, because it may belong to a password.
  const isNamed = reason === 'unencoded' || reason === 'pct-encoded' || reason === 'scheme'
  const found = isNamed ? shown.slice(0, offset) + text.slice(offset, offset + 1) + shown.slice(offset + 1) : shown
  return Object.assign(
    new ReferenceFailure('ConnectionError', found, offset, component, reason),
    MESSAGE_BY_REASON[reason],
    expected,
    words,
  )
}
