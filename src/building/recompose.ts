/**
 * What a reference is built from: raw components, those that are absent undefined or left out. The authority is given
 * by its parts; `authority` itself counts where there is no `host`, so that `components(view)` fits.
 *
 * @category Building
 */
export interface Parts {
  readonly scheme?: string | undefined
  readonly authority?: string | undefined
  readonly userinfo?: string | undefined
  readonly host?: string | undefined
  readonly port?: string | undefined
  readonly path?: string | undefined
  readonly query?: string | undefined
  readonly fragment?: string | undefined
}

/** A component with the delimiters that stand beside it, nothing where it is absent. */
const delimited = (before: string, text: string | undefined, after: string): string =>
  text === undefined ? '' : before + text + after

/** `authority = [ userinfo "@" ] host [ ":" port ]` (3.2) of its parts, undefined where there is none. */
const recomposeAuthority = ({ authority, userinfo, host, port }: Parts): string | undefined =>
  host === undefined ? authority : delimited('', userinfo, '@') + host + delimited(':', port, '')

/** A path whose first segment holds a `:`, so that it would be read as a scheme (4.2). */
export const COLON_FIRST = /^[^/:]*:/

/** A path that no authority precedes, guarded by `/.` if it begins with `//` and would be read as one (3.3). */
export const guardSlashes = (path: string): string => (path.startsWith('//') ? `/.${path}` : path)

/**
 * The path, guarded if it would be read as something else: by `/.`, or by `./` before a first segment with `:` that no
 * scheme precedes (4.2).
 */
const guarded = (path: string, hasScheme: boolean, hasAuthority: boolean): string => {
  if (hasAuthority) return path
  if (path.startsWith('/')) return guardSlashes(path)
  return !hasScheme && COLON_FIRST.test(path) ? `./${path}` : path
}

/** The path without the `/.` that guards a `//`: what it means, wherever an authority or a base comes before it. */
export const unguarded = (path: string): string => (path.startsWith('/.//') ? path.slice(2) : path)

/**
 * Component recomposition (5.3): joins raw components into the text of a reference, without checking them. Components
 * of a view give back its text. A path that would be read as an authority or a scheme is guarded by `/.` or `./` in
 * front (4.2). For components that nothing has proved, use `fromComponents`.
 *
 * Allocates: the text.
 *
 * @example
 * import { recompose } from 'uri-ts'
 *
 * recompose({ scheme: 'http', host: 'a', port: '80', path: '/b', query: '' }) //=> 'http://a:80/b?'
 * recompose({ scheme: 'urn', path: '//b' }) //=> 'urn:/.//b'
 *
 * @category Building
 */
export const recompose = (parts: Parts): string => {
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
