/* Functions that join raw components into a string (5.3), and functions that keep a path from being misread. */
import { requireRecord } from '../errors/require-known'
import { isGuardedAt } from '../grammar/dot-segment'

/**
 * The raw components that a reference is built from. An absent component is undefined or omitted. A port may be a
 * number. `userinfo`, `host` and `port` make up the authority. `authority` contains all three of them. `fromComponents`
 * refuses an `authority` that contradicts the other three properties, and accepts the result of `components`.
 * `recompose` uses `authority` only if there is no `host`.
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

/** Components whose port is text. */
export interface TextParts extends Parts {
  readonly port?: string | undefined
}

/**
 * An object in which every component is undefined. The object provides the defaults for components that are not own
 * properties.
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

/** If a port is a number, converts the number to text. Returns any other value unchanged. */
export const portText = <Port>(port: Port | number): Port | string => (typeof port === 'number' ? String(port) : port)

/**
 * Returns all the components and all the other own properties of the parts. Converts the port to text. Reads each
 * property once.
 * Allocates the copy.
 */
export const ownParts = (parts: Parts): TextParts => {
  const { port, ...others } = {
    ...NO_PARTS,
    ...requireRecord(parts, "the parts are an object of components, such as { scheme: 'http', host: 'example.com' }"),
  }
  return { ...others, port: portText(port) }
}

/*
 * A guard is a short prefix that keeps a path from being misread. If there is no authority, a parser would read a path
 * that begins with `//` as an authority (3.3), unless `/.` precedes the path. If there is no scheme, a parser would
 * read a first segment with `:` as a scheme (4.2), unless `./` precedes the path. If there is an authority, a parser
 * would read the start of a rootless path as the end of the authority (3.3), unless `/` precedes the path (see also
 * 5.2.3).
 */

/** Matches a path whose first segment has a `:`. */
export const COLON_FIRST = /^[^/:]*:/

/** Adds the `/.` guard to a path that begins with `//`. There must be no authority before the path. */
export const guardSlashes = (path: string): string => (path.startsWith('//') ? `/.${path}` : path)

/** Removes the `/.` guard. If the path follows an authority or a base, it means the same without the guard. */
export const unguarded = (path: string): string => (isGuardedAt(path, 0) ? path.slice(2) : path)

/** Adds the guard to a path that needs one. */
export const guarded = (path: string, hasScheme: boolean, hasAuthority: boolean): string => {
  if (path === '' || path.startsWith('/')) return hasAuthority ? path : guardSlashes(path)
  if (hasAuthority) return `/${path}`
  return !hasScheme && COLON_FIRST.test(path) ? `./${path}` : path
}

const delimited = (before: string, text: string | undefined, after: string): string =>
  text === undefined ? '' : before + text + after

/** Joins an `authority = [ userinfo "@" ] host [ ":" port ]` (3.2). Uses `authority` if there is no host. */
export const recomposeAuthority = ({ authority, userinfo, host, port }: TextParts): string | undefined =>
  host === undefined ? authority : delimited('', userinfo, '@') + host + delimited(':', port, '')

/**
 * Joins raw components into the text of a reference (5.3), without checking them. `fromComponents` checks them. If the
 * path would be read as an authority, as a scheme (4.2) or as the end of the authority (3.3), it is prefixed with `/.`,
 * `./` or `/`. Components that are each valid therefore keep their meaning, and a path never changes the host. For the
 * components of a view, the result is the text of the view. `userinfo` and `port` are left out if there is no `host`.
 *
 * Allocates the text.
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
 * Like `recompose`, but requires an object with every component as an own property, even the components that are
 * undefined.
 */
export const joinParts = (parts: TextParts): string => {
  const { scheme, path = '', query, fragment } = parts
  const authority = recomposeAuthority(parts)
  return (
    delimited('', scheme, ':') +
    delimited('//', authority, '') +
    guarded(path, scheme !== undefined, authority !== undefined) +
    delimited('?', query, '') +
    delimited('#', fragment, '')
  )
}
