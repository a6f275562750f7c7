/*
 * The functions in this file join raw components into a string (RFC 3986, section 5.3), and add prefixes to paths that
 * could be misread.
 */
import { requireRecord } from '../errors/require-known'
import { isGuardedAt } from '../grammar/dot-segment'

/**
 * The raw components from which a reference is built. An absent component is `undefined` or omitted. A port may be a
 * number. `authority` combines `userinfo`, `host` and `port`. `fromComponents` accepts the result of `components`, but
 * refuses an `authority` that contradicts `userinfo`, `host` or `port`. `recompose` uses `authority` only if there is
 * no `host`.
 *
 * @category Building
 */
export interface Parts {
  readonly scheme?: string | undefined
  readonly authority?: string | undefined
  readonly userinfo?: string | undefined
  readonly host?: string | undefined
  readonly port?: string | number | undefined
  readonly path?: string | undefined
  readonly query?: string | undefined
  readonly fragment?: string | undefined
}

export interface TextParts extends Parts {
  readonly port?: string | undefined
}

/**
 * An object in which every component is `undefined`. It prevents omitted components from being read from
 * `Object.prototype`.
 */
export const NO_PARTS: TextParts = {
  scheme: undefined,
  authority: undefined,
  userinfo: undefined,
  host: undefined,
  port: undefined,
  path: undefined,
  query: undefined,
  fragment: undefined,
}

/** Converts a numeric port to a string and returns any other value unchanged. */
export const portText = <Port>(port: Port | number): Port | string => (typeof port === 'number' ? String(port) : port)

/**
 * Returns a copy of `parts` without inherited properties. In the copy, an omitted component is `undefined`, and a
 * numeric port is a string. Reads each property once. Allocates the copy.
 */
export const ownParts = (parts: Parts): TextParts => {
  const { port, ...others } = {
    ...NO_PARTS,
    ...requireRecord(parts, "the parts are an object of components, such as { scheme: 'http', host: 'example.com' }"),
  }
  return { ...others, port: portText(port) }
}

/*
 * A guard is a short prefix that keeps a path from being misread. If there is no authority, a path that begins with
 * `//` needs the guard `/.`, because an authority would otherwise begin at the `//` (RFC 3986, section 3.3). If there
 * is no scheme, a path whose first segment contains `:` needs the guard `./`, because a scheme would otherwise end at
 * the `:` (RFC 3986, section 4.2). After an authority, a rootless path needs the guard `/`, because the path would
 * otherwise be read as part of the authority (RFC 3986, section 3.3).
 */

/** Matches a path whose first segment contains a `:`. */
export const COLON_FIRST = /^[^/:]*:/

/** Adds the `/.` guard to a path that begins with `//`. The path's reference must not contain an authority. */
export const guardSlashes = (path: string): string => (path.startsWith('//') ? `/.${path}` : path)

/** Removes the `/.` guard, which is not needed after an authority or in a comparison of two paths. */
export const removeGuard = (path: string): string => (isGuardedAt(path, 0) ? path.slice(2) : path)

/** Adds a guard to a path that needs one. */
export const addGuard = (path: string, hasScheme: boolean, hasAuthority: boolean): string => {
  if (path === '' || path.startsWith('/')) return hasAuthority ? path : guardSlashes(path)
  if (hasAuthority) return `/${path}`
  return !hasScheme && COLON_FIRST.test(path) ? `./${path}` : path
}

const surround = (before: string, text: string | undefined, after: string): string =>
  text === undefined ? '' : before + text + after

/**
 * Joins the parts of an authority: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). If there
 * is no host, returns the argument's `authority`.
 */
export const recomposeAuthority = ({ authority, userinfo, host, port }: TextParts): string | undefined =>
  host === undefined ? authority : surround('', userinfo, '@') + host + surround(':', port, '')

/**
 * Joins raw components, without checking them, into the text of a reference (RFC 3986, section 5.3). To check the
 * components, use `fromComponents`. A path is prefixed with `/.` if it would otherwise be read as an authority, with
 * `./` if it would be read as a scheme, and with `/` if it would be read as part of the preceding authority (RFC 3986,
 * sections 3.3 and 4.2). The prefix prevents an RFC 3986 parser from reading any part of the path as a host. If the
 * components come from the view of a URI reference, the result equals the view's text. If `host` is absent, both
 * `userinfo` and `port` are ignored.
 *
 * Allocates the result.
 *
 * @example
 * import { recompose } from 'uri-ts'
 *
 * recompose({ scheme: 'http', host: 'a', port: '80', path: '/b', query: '' }) //=> 'http://a:80/b?'
 * recompose({ scheme: 'urn', path: '//b' }) //=> 'urn:/.//b'
 * recompose({ scheme: 'http', host: 'a', path: 'b' }) //=> 'http://a/b'
 *
 * @category Building
 */
export const recompose = (parts: Parts): string => joinParts(ownParts(parts))

/**
 * Works like `recompose`, but requires every component to be an own property of `parts`, even if the component is
 * `undefined`.
 */
export const joinParts = (parts: TextParts): string => {
  const { scheme, path = '', query, fragment } = parts
  const authority = recomposeAuthority(parts)
  return (
    surround('', scheme, ':') +
    surround('//', authority, '') +
    addGuard(path, scheme !== undefined, authority !== undefined) +
    surround('?', query, '') +
    surround('#', fragment, '')
  )
}
