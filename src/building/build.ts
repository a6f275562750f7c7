import { components } from '../components/components'
import { type BuildError, buildError } from '../errors/build-error'
import { COMPONENTS } from '../errors/messages'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import type { RelativeRef, Uri, UriReference } from '../model/brands'
import { view as viewText } from '../model/parse'
import type { View } from '../model/view'
import { type Parts, recompose } from './recompose'
import { authorityError, componentError } from './validate'

/** Userinfo and port stand only beside a host (3.2), and a rootless path only where there is no authority (3.3). */
const structureError = (parts: Parts): BuildError | undefined => {
  const { authority, userinfo, host, port, path = '' } = parts
  if (host === undefined) {
    if (userinfo !== undefined) return buildError(userinfo, 0, 'userinfo', 'authority-missing')
    if (port !== undefined) return buildError(port, 0, 'port', 'authority-missing')
    if (authority === undefined) return undefined
  }
  return path === '' || path.startsWith('/') ? undefined : buildError(path, 0, 'path', 'path-rootless')
}

/** What is wrong with each component by itself, the first first. */
const firstComponentError = (parts: Parts): BuildError | undefined => {
  for (const component of COMPONENTS) {
    const text = parts[component]
    const error = text === undefined ? undefined : componentError(component, text)
    if (error !== undefined) return error
  }
  return parts.host === undefined && parts.authority !== undefined ? authorityError(parts.authority) : undefined
}

/** The view of parts that are valid each by itself. */
const build = <U extends UriReference>(parts: Parts): Either<BuildError, View<U>> => {
  const error = structureError(parts)
  return error === undefined ? right(viewText(recompose(parts) as U)) : left(error)
}

/** The view with some components changed to others, which are valid each by itself. */
export const rebuild = <U extends UriReference>(view: View, changes: Parts): Either<BuildError, View<U>> =>
  build({ ...components(view), ...changes })

/** The view with some components changed to others, raw, which are checked first. */
export const change = <U extends UriReference>(view: View, changes: Parts): Either<BuildError, View<U>> => {
  const error = firstComponentError(changes)
  return error === undefined ? rebuild(view, changes) : left(error)
}

/**
 * Builds a reference from raw components (5.3), each of which is checked against its rule, so that none can reach over
 * into another. It parses back to exactly these components, but for a path that would be read as an authority or a
 * scheme, which gets `/.` or `./` in front (see `recompose`).
 *
 * Allocates: the `Either`, the view, and its text.
 * Fails: with the component, as it was given, and the offset in it.
 *
 * @example
 * import { fromComponents } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * E.map(String)(fromComponents({ scheme: 'http', host: 'a', path: '/b', query: 'c' })) //=> { _tag: 'Right', right: 'http://a/b?c' }
 * fromComponents({ scheme: 'http', host: 'a@b' }) //=> { _tag: 'Left', left: { _tag: 'BuildError', text: 'a@b', offset: 1, component: 'host', reason: 'character' } }
 *
 * @category Building
 */
export const fromComponents = (parts: Parts): Either<BuildError, View<Uri> | View<RelativeRef>> => {
  const error = firstComponentError(parts)
  return error === undefined ? (build(parts) as Either<BuildError, View<Uri> | View<RelativeRef>>) : left(error)
}
