import type { UriError } from './uri-error'

/** What looks like userinfo, also after the slashes that people mistype, or without slashes. */
const USERINFO = /(?:\/\/|^\s*(?:https?|wss?|ftp):[\\/\t\r\n]{0,9}|^[a-z]+:\\\\)([^/?#]*)@/i

/** Userinfo whose password has a raw `/`, `?` or `#`: the text before it looks like a host and a port, which may be one. */
const CUT_USERINFO = /^[^/]*\/\/([^[/?#:]*:(\d*[/?#])?[\s\S]*)@/

/** Slashes before any userinfo. */
const SLASHES = /^[^@]*\/\//

/** Returns what is written for a secret that starts at an offset. */
export type Hide = (secret: string, start: number) => string

/** Writes `*` for each character, except the one at an offset, so that the others keep their places. */
export const starsExcept =
  (offset: number): Hide =>
  (secret, start) =>
    secret.replace(/[\s\S]/g, (unit, index) => (start + index === offset ? unit : '*'))

/** Hides what looks like userinfo in the text of an error. Allocates: the error, a plain object, and its text. */
export const hideUserinfo = <E extends UriError>(error: E, hide: Hide): E => {
  const { _tag, text, component } = error
  const place = ['userinfo', 'host', 'port'].indexOf(component)
  const isBuilt = _tag === 'BuildError'
  // The text of a `BuildError` is a component, or an authority without its slashes; others may have no slashes either.
  const whole = place < 0 || (!isBuilt && SLASHES.test(text)) ? text : `//${text}`
  const cut = CUT_USERINFO.exec(whole)
  const match = USERINFO.exec(whole) ?? (place > 0 || !cut?.[2] ? cut : null)
  const isAll = isBuilt && place === 0
  const hidden = isAll ? text : match?.[1]
  if (hidden === undefined) return { ...error }
  const end = isAll || match === null ? text.length : match.index + match[0].length - 1 - whole.length + text.length
  const start = end - hidden.length
  return { ...error, text: text.slice(0, start) + hide(hidden, start) + text.slice(end) }
}

/**
 * Hides the userinfo in the text of an error, for logs: writes `*` for each of its characters, except the one that is
 * wrong. So the offset is still right, and `showReason` gives the same sentence. Takes every error of this library. As the
 * text is wrong, this hides what looks like userinfo, which may be more than the userinfo.
 *
 * Does not hide the values of a query: see `redactErrorKeys` of `uri-ts/text`. `showError` prints this form. The JSON of a
 * `ParseError` or `BuildError` has no text at all; that of the result of `redactError` has the redacted one. `error.text` is
 * always the whole text.
 *
 * Allocates: the error, a plain object, and its text.
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
