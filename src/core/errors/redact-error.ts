import type { UriError } from './uri-error'

/** Returns the argument if it is an error, and throws a `TypeError` for any other value, such as an `Either`. */
export const requireError = <E extends UriError>(error: E): E => {
  if (typeof error?.component !== 'string') throw new TypeError('the value is not an error: pass either.left')
  return error
}

/**
 * Matches text from what looks like the beginning of an authority up to the next delimiter. An authority begins after
 * two slashes. Browsers treat a backslash as a slash, and skip tabs and line breaks. After a scheme such as `http:`,
 * browsers accept any number of slashes.
 */
const AUTHORITY = /(?:[\\/][\t\r\n]*[\\/]|\b[fhw][pst\t\r\n]+:)[\\/\t\r\n]*([^/?#]*)/gi

/**
 * Matches text that looks like a host and a colon, optionally followed by a port's digits and a slash. A match without
 * the digits and the slash may be a user name and a colon, followed by a password that contains a raw `/`, `?` or `#`.
 */
const HOST_AND_PORT = /[^@[\\/?#:]*:(\d+[\\/])?/y

const SLASHES = /^[^@]*[\\/]{2}/

export type Hide = (secret: string, start: number) => string

/** Replaces each character, except the one at the given offset, with `*`, so the length of the text does not change. */
const starsExcept =
  (offset: number): Hide =>
  (secret, start) =>
    secret.replace(/[\s\S]/g, (unit, index) => (start + index === offset ? unit : '*'))

/**
 * In each possible authority, hides the text that looks like userinfo. The running time is proportional to the length
 * of the text.
 */
const hideIn = (text: string, isPort: boolean, hide: Hide): string => {
  const lastAt = text.lastIndexOf('@')
  let shown = ''
  let from = 0
  for (let match = AUTHORITY.exec(text); match !== null; match = AUTHORITY.exec(text)) {
    const authority = match[1] as string
    const start = AUTHORITY.lastIndex - authority.length
    const at = start + authority.lastIndexOf('@')
    HOST_AND_PORT.lastIndex = at + 1
    const port = HOST_AND_PORT.exec(text)
    const isCut = port !== null && (isPort || port[1] === undefined) && lastAt >= HOST_AND_PORT.lastIndex
    const end = isCut ? lastAt : at
    if (end > start) {
      shown += text.slice(from, start) + hide(text.slice(start, end), start)
      from = end
    }
    // If a backslash precedes the slash that ends an authority, the backslash and the slash may together begin another
    // authority.
    let next = AUTHORITY.lastIndex
    while (next > start && '\\\t\r\n'.includes(text.charAt(next - 1))) next--
    AUTHORITY.lastIndex = Math.max(next, from)
  }
  return shown + text.slice(from)
}

/**
 * In an error's text, hides anything that looks like userinfo. Allocates the result. `component` is the component that
 * the error names. If `isPart` is true, the text is a single component or an authority, as in a `BuildError`. If
 * `isPart` is false, the text is a whole string, which may begin with an authority without its `//`.
 */
export const hideUserinfo = (text: string, component: string, hide: Hide, isPart: boolean): string => {
  const place = ['userinfo', 'host', 'port'].indexOf(component)
  if (isPart && place === 0) return hide(text, 0)
  const prefix = place < 0 || (!isPart && SLASHES.test(text)) ? '' : '//'
  const shown = hideIn(prefix + text, place > 0, (secret, start) => hide(secret, start - prefix.length))
  return shown.slice(prefix.length)
}

/** Returns whether an error is a `BuildError`. The text of a `BuildError` is a component. */
export const isBuildError = ({ _tag }: UriError): boolean => _tag === 'BuildError'

/**
 * Hides the userinfo in an error's text so that the error can be logged. Replaces each character of the userinfo,
 * except the invalid character, with `*`. The error's offset remains valid, and `showReason` returns the same message
 * as for the original error. Accepts every error that this library returns. An RFC 3986 parser and a browser may find
 * userinfo in different parts of an invalid string, for example because browsers treat `\` as `/`. `redactError` hides
 * both parts, and may hide more than the userinfo.
 *
 * Does not hide the values in a query. To hide them, use `redactErrorKeys` from `uri-ts/text`. For both the original
 * and the redacted error, `showError` shows the redacted text. Normally, an error's JSON form omits the `text`
 * property, but the JSON form of the redacted error includes the redacted text. The original error does not change.
 *
 * Allocates the returned error and its text. The returned error is a plain object.
 *
 * @example
 * import { parseUri, redactError } from 'uri-ts'
 *
 * const parsed = parseUri('http://me:se cret@example.com/')
 * if (parsed._tag === 'Left') redactError(parsed.left).text //=> 'http://***** ****@example.com/'
 *
 * @category Errors
 */
export const redactError = <E extends UriError>(error: E): E => {
  const { text, component, offset } = requireError(error)
  return { ...error, text: hideUserinfo(text, component, starsExcept(offset), isBuildError(error)) }
}
