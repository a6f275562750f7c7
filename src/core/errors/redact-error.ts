import type { UriError } from './uri-error'

/**
 * Matches what looks like the beginning of an authority, up to the next delimiter. An authority begins after two
 * slashes, or after a scheme that browsers know and any number of slashes. Browsers read a backslash as a slash, and
 * skip tabs and line breaks.
 */
const AUTHORITY = /(?:[\\/][\t\r\n]*[\\/]|\b[fhw][pst\t\r\n]+:)[\\/\t\r\n]*([^/?#]*)/gi

/**
 * Matches what looks like a host and a port. Unless the port is valid, the text may be part of a password with a raw
 * `/`, `?` or `#`.
 */
const HOST_AND_PORT = /[^@[\\/?#:]*:(\d*[\\/?#])?/y

/** Matches two slashes before any userinfo. */
const SLASHES = /^[^@]*[\\/]{2}/

/** Returns the replacement for a secret that starts at an offset. */
export type Hide = (secret: string, start: number) => string

/** Replaces each character with `*`, except the character at an offset. All characters keep their positions. */
export const starsExcept =
  (offset: number): Hide =>
  (secret, start) =>
    secret.replace(/[\s\S]/g, (unit, index) => (start + index === offset ? unit : '*'))

/**
 * Hides what looks like userinfo wherever an authority begins. The function rarely reads a part of the text twice, so
 * its time is linear.
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
    // The slash that ends this authority may begin another authority, if a backslash precedes it.
    let next = AUTHORITY.lastIndex
    while (next > start && '\\\t\r\n'.includes(text.charAt(next - 1))) next--
    AUTHORITY.lastIndex = Math.max(next, from)
  }
  return shown + text.slice(from)
}

/** Hides what looks like userinfo in the text of an error. Allocates the error, a plain object, and its text. */
export const hideUserinfo = <E extends UriError>(error: E, hide: Hide): E => {
  const { _tag, text, component } = error
  const place = ['userinfo', 'host', 'port'].indexOf(component)
  const isBuilt = _tag === 'BuildError'
  if (isBuilt && place === 0) return { ...error, text: hide(text, 0) }
  // The text of a `BuildError` is a component, or an authority without its slashes. The text of another error may also
  // lack slashes.
  const prefix = place < 0 || (!isBuilt && SLASHES.test(text)) ? '' : '//'
  const shown = hideIn(prefix + text, place > 0, (secret, start) => hide(secret, start - prefix.length))
  return { ...error, text: shown.slice(prefix.length) }
}

/**
 * Hides the userinfo in the text of an error, for use in logs. Replaces each character of the userinfo with `*`, except
 * the invalid one. The offset stays correct, and `showReason` returns the same message. Accepts every error of this
 * library. Because the text is invalid, the function hides whatever RFC 3986 or a browser, which reads `\` as `/`,
 * might treat as userinfo. The function may therefore hide more than the userinfo.
 *
 * Does not hide the values of a query. Use `redactErrorKeys` from `uri-ts/text` to hide them. `showError` prints the
 * redacted text. The JSON form of a `ParseError` or `BuildError` omits the text. The JSON form of the error that
 * `redactError` returns contains the redacted text. The `text` of the original error is always the whole string.
 *
 * Allocates the error, a plain object, and its text.
 *
 * @example
 * import { parseUri, redactError } from 'uri-ts'
 *
 * const parsed = parseUri('http://me:se cret@example.com/')
 * if (parsed._tag === 'Left') redactError(parsed.left).text //=> 'http://***** ****@example.com/'
 *
 * @category Errors
 */
export const redactError = <E extends UriError>(error: E): E => hideUserinfo(error, starsExcept(error.offset))
