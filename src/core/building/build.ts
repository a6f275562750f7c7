/* The functions in this file check the caller's raw components and build references from them. */
import { components } from '../components/components'
import { type BuildError, buildError } from '../errors/build-error'
import { COMPONENTS } from '../errors/messages'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import type { RelativeRef, Uri, UriReference } from '../model/brands'
import { view as viewText } from '../model/parse'
import { requireView, type View } from '../model/view'
import { joinParts, NO_PARTS, ownParts, type Parts, recomposeAuthority, type TextParts } from './recompose'
import { replacePath } from './splice'
import { authorityError, componentError } from './validate'

/** Returns an error for a rootless path, which must not follow an authority (RFC 3986, section 3.3). */
const rootlessError = (path: string): BuildError | undefined =>
  path === '' || path.startsWith('/') ? undefined : buildError(path, 0, 'path', 'path-rootless')

/** Returns an error if there is userinfo or a port but no host, or if a rootless path follows an authority. */
const structureError = (parts: TextParts): BuildError | undefined => {
  const { authority, userinfo, host, port, path = '' } = parts
  if (host === undefined) {
    if (userinfo !== undefined) return buildError(userinfo, 0, 'userinfo', 'authority-missing')
    if (port !== undefined) return buildError(port, 0, 'port', 'authority-missing')
    if (authority === undefined) return undefined
  }
  return rootlessError(path)
}

const AUTHORITY_PARTS = ['userinfo', 'host', 'port'] as const

/**
 * Returns the error for an authority that contradicts the given userinfo, host or port. For example, the caller may
 * have changed `authority` but not `host`. The error describes the part that contradicts the authority. The authority
 * and each given part must be valid.
 */
const contradiction = (parts: TextParts, authority: string): BuildError => {
  const others = components(viewText(`//${authority}` as RelativeRef))
  const component = AUTHORITY_PARTS.find((name) => parts[name] !== others[name]) as 'host'
  return buildError(parts[component] ?? '', 0, component, 'authority-differs')
}

const firstComponentError = (changes: TextParts): BuildError | undefined => {
  const parts = { ...NO_PARTS, ...changes }
  for (const component of COMPONENTS) {
    const text = parts[component]
    const error = text === undefined ? undefined : componentError(component, text)
    if (error !== undefined) return error
  }
  const { authority, host } = parts
  if (authority === undefined || (host !== undefined && recomposeAuthority(parts) === authority)) return undefined
  return authorityError(authority) ?? (host === undefined ? undefined : contradiction(parts, authority))
}

/** Builds a view from components that have already been checked individually. */
const build = <U extends UriReference>(parts: TextParts): Either<BuildError, View<U>> => {
  const error = structureError(parts)
  return error === undefined ? right(viewText(joinParts(parts) as U)) : left(error)
}

/** Replaces components of a view with components that have already been checked individually. */
export const rebuild = <U extends UriReference>(view: View, changes: TextParts): Either<BuildError, View<U>> =>
  build({ ...components(view), ...changes })

/** Checks `path`, then replaces the view's path with it. */
export const setPath = <U extends UriReference>(view: View, path: string): Either<BuildError, View<U>> => {
  const error = requireView(view).hostEnd < 0 ? undefined : rootlessError(path)
  return error === undefined ? right(replacePath(view, path)) : left(error)
}

/**
 * Checks raw components. If they are valid, replaces the corresponding components of a view with the raw components.
 */
export const change = <U extends UriReference>(view: View, changes: TextParts): Either<BuildError, View<U>> => {
  const error = firstComponentError(changes)
  return error === undefined ? rebuild(view, changes) : left(error)
}

/**
 * Builds a reference from raw components (RFC 3986, section 5.3). Checks each component against its rule, so no
 * component can change where another component begins or ends. Parsing the result produces exactly the same components,
 * unless the path needs a prefix. A path that would otherwise be read as an authority is prefixed with `/.`, and a path
 * that would otherwise be read as a scheme is prefixed with `./` (see `recompose`).
 *
 * Allocates the returned `Either`, its view and the view's text. Fails if a component is invalid, if it requires a
 * component that is missing, or if it contradicts `authority`. Also fails if a rootless path follows an authority. The
 * error's `text` is the component at fault, and the error's `offset` is an index into that component. If a JavaScript
 * caller passes a component whose value is neither a string nor a port number (for example, `null`), the reason is
 * `not-text`. If the caller passes a property that is not a component (for example, `protocol`), the reason is
 * `component-unknown`, and `text` is the property's name. Throws a `TypeError` for a `URL`, a `Map`, `null`, or any
 * other argument that is not a plain object.
 *
 * @example
 * import { fromComponents, showReason } from 'uri-ts'
 *
 * const built = fromComponents({ scheme: 'http', host: 'a', path: '/b', query: 'c' })
 * if (built._tag === 'Right') built.right.text //=> 'http://a/b?c'
 *
 * const failed = fromComponents({ scheme: 'http', host: 'h', port: '80@b' })
 * if (failed._tag === 'Left') showReason(failed.left) //=> "port: '@' is not allowed at offset 2; a port is digits"
 *
 * @category Building
 */
export const fromComponents = (parts: Parts): Either<BuildError, View<Uri> | View<RelativeRef>> => {
  // Each property is read only once, because a getter could return a different value after the check.
  const given = ownParts(parts)
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(NO_PARTS, name))
  if (unknown !== undefined) return left(buildError(unknown, 0, 'scheme', 'component-unknown'))
  const error = firstComponentError(given)
  return error === undefined ? (build(given) as Either<BuildError, View<Uri> | View<RelativeRef>>) : left(error)
}
