import type { UriError } from './uri-error'

/** What begins an authority, also as people mistype it. */
const SLASHES = /[/\\]{2}/
const AUTHORITY_END = /[/?#]/

/** Returns where userinfo may start in the text of an error, or -1. The text of a `BuildError` is one component. */
const userinfoStart = ({ _tag, text, component }: UriError): number => {
  const isAuthority = component === 'userinfo' || component === 'host' || component === 'port'
  if (_tag === 'BuildError' && isAuthority) return 0
  const slashes = text.search(SLASHES)
  return slashes < 0 ? -1 : slashes + 2
}

/**
 * Returns where the userinfo from `start` ends. The text is wrong, so this is a guess, which hides too much rather than too
 * little: a raw `/`, `?` or `#` in a password ends the authority, and what is before it looks like a port.
 */
const userinfoEnd = ({ _tag, text, component }: UriError, start: number): number => {
  if (_tag === 'BuildError' && component === 'userinfo') return text.length
  const length = text.slice(start).search(AUTHORITY_END)
  const authority = length < 0 ? text.slice(start) : text.slice(start, start + length)
  const at = authority.lastIndexOf('@')
  if (at >= 0) return start + at
  const isCutPassword = (component === 'host' || component === 'port') && /^[^[]*:/.test(authority)
  return isCutPassword ? text.lastIndexOf('@') : start
}

/**
 * Hides the userinfo in the text of an error, for logs: writes `*` for each of its characters, except the one that is
 * wrong. So the offset is still right, and `showReason` gives the same sentence. Takes every error of this library. As the
 * text is wrong, this hides what looks like userinfo, which may be more than the userinfo.
 *
 * `showError` and the JSON of a `ParseError` and a `BuildError` are redacted like this. `error.text` is the whole text.
 *
 * Allocates: the error and its text. If there is no userinfo, returns the same error.
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
  const { text, offset } = error
  const start = userinfoStart(error)
  const end = start < 0 ? start : userinfoEnd(error, start)
  if (end <= start) return error
  const hidden = '*'.repeat(end - start)
  const shown = offset >= start && offset < end ? text.charAt(offset) : ''
  const split = shown === '' ? hidden.length : offset - start
  const redacted = hidden.slice(0, split) + shown + hidden.slice(split + shown.length)
  return { ...error, text: text.slice(0, start) + redacted + text.slice(end) }
}

/** An error of a reference. Its JSON is redacted, because errors end in logs. */
export class ReferenceFailure<Tag extends string, In extends string, Why extends string> implements UriError {
  readonly _tag: Tag
  readonly text: string
  readonly offset: number
  readonly component: In
  readonly reason: Why

  constructor(tag: Tag, text: string, offset: number, component: In, reason: Why) {
    this._tag = tag
    this.text = text
    this.offset = offset
    this.component = component
    this.reason = reason
  }

  /** Returns the form for logs. Allocates: as `redactError`. */
  toJSON(): UriError {
    return redactError(this)
  }
}
