import { toUndefined } from '../fp/option'
import type { AnyView } from '../model/view'
import { authority, fragment, host, path, port, query, scheme, userinfo } from './accessors'
import type { ComponentsOf } from './literal-results'

/**
 * The components of a reference as plain data. An absent component is undefined; an empty one is `''`.
 *
 * @category Components
 */
export interface Components {
  readonly scheme: string | undefined
  readonly authority: string | undefined
  readonly userinfo: string | undefined
  readonly host: string | undefined
  readonly port: string | undefined
  readonly path: string
  readonly query: string | undefined
  readonly fragment: string | undefined
}

/**
 * Returns all components, raw, as a plain object.
 *
 * Allocates: the object and a slice for each component that is present.
 *
 * @example
 * import { components, uri, view } from 'uri-ts'
 *
 * components(view(uri('foo://example.com:8042/over/there?name=ferret#nose'))) //=> {
 * //   scheme: 'foo',
 * //   authority: 'example.com:8042',
 * //   userinfo: undefined,
 * //   host: 'example.com',
 * //   port: '8042',
 * //   path: '/over/there',
 * //   query: 'name=ferret',
 * //   fragment: 'nose',
 * //   }
 *
 * @category Components
 */
export const components = <V extends AnyView>(view: V): ComponentsOf<V['text'], Components> => {
  const all: Components = {
    scheme: toUndefined(scheme(view)),
    authority: toUndefined(authority(view)),
    userinfo: toUndefined(userinfo(view)),
    host: toUndefined(host(view)),
    port: toUndefined(port(view)),
    path: path(view),
    query: toUndefined(query(view)),
    fragment: toUndefined(fragment(view)),
  }
  return all as ComponentsOf<V['text'], Components>
}
