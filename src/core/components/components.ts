import { absoluteEnd, authorityStart, fragmentStart, portStart, queryStart, startOfHost } from '../model/bounds'
import { type AnyView, requireView } from '../model/view'
import type { ComponentsOf } from './literal-results'

/**
 * A reference's components as strings. An absent component is `undefined`, and an empty component is `''`.
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
 * Returns all the raw components as a plain object.
 *
 * Allocates the returned object, and a slice for each component that is present.
 *
 * @example
 * import { components, view } from 'uri-ts'
 *
 * components(view('foo://example.com:8042/over/there?name=ferret#nose')) //=> {
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
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd, queryEnd } = requireView(view)
  const end = absoluteEnd(view)
  const all: Components = {
    scheme: schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    authority: hostEnd < 0 ? undefined : text.slice(authorityStart(view), pathStart),
    userinfo: userinfoEnd < 0 ? undefined : text.slice(authorityStart(view), userinfoEnd),
    host: hostEnd < 0 ? undefined : text.slice(startOfHost(view), hostEnd),
    port: hostEnd < 0 || hostEnd === pathStart ? undefined : text.slice(portStart(view), pathStart),
    path: text.slice(pathStart, pathEnd),
    query: queryEnd < 0 ? undefined : text.slice(queryStart(view), queryEnd),
    fragment: end === text.length ? undefined : text.slice(fragmentStart(view)),
  }
  return all as ComponentsOf<V['text'], Components>
}
