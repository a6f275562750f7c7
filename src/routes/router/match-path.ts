import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { Option } from '../../core/fp/option'
import { none, some } from '../../core/fp/option'
import type { UriView } from '../../core/model/view'
import { type DecodeError, decode } from '../../core/percent/decode'
import type { RouteEntry } from '../patterns/route-error'
import { findRoute } from './find-route'
import { createParams, type Patterns, type Router, requireRouter } from './router'

type NamesIn<Text extends string, Found = never> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Found | (Name extends `+${infer Plain}` ? Plain : Name)>
  : Found

/**
 * Maps the parameter names in a pattern to strings. For `'/users/{id}'`, the type is `{ readonly id: string }`. If the
 * pattern is not a literal, the type allows any property name. For a union of patterns, `Params` is the union of the
 * types for the patterns.
 *
 * @category Router
 */
export type Params<Text extends string> = string extends Text
  ? { readonly [name: string]: string }
  : Text extends Text
    ? { readonly [Name in NamesIn<Text>]: string }
    : never

/**
 * The name and the raw parameters of the route that matches a path. If you compare `route` with a name, the compiler
 * narrows the type of `params`.
 *
 * @category Router
 */
export type RouteMatch<Table extends Patterns = Patterns> = {
  readonly [Name in keyof Table]: { readonly route: Name; readonly params: Params<Table[Name]> }
}[keyof Table]

const paramsOf = (names: readonly string[], text: string, spans: Int32Array): Params<string> => {
  const params: Record<string, string> = {}
  for (let i = 0; i < names.length; i++) params[names[i] as string] = text.slice(spans[2 * i], spans[2 * i + 1])
  return params
}

/**
 * Matches a view's path against the routes of a router. Returns the name and the raw parameters of the matching route.
 * To decode the raw parameters, use `decodeParams`.
 *
 * Allocates nothing if no route matches, or if the matching route has no parameters. Otherwise, allocates the returned
 * `Option`, the match, the parameters, and one slice of the text for each parameter.
 *
 * @example
 * import { relativeRef, view } from 'uri-ts'
 * import { matchPath, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', file: '/files/{+path}' })
 * if (table._tag === 'Left') throw table.left
 * const match = matchPath(table.right)
 * match(view(relativeRef('/files/a/b'))) //=> { _tag: 'Some', value: { route: 'file', params: { path: 'a/b' } } }
 * match(view(relativeRef('/files/../b'))) //=> { _tag: 'None' }
 *
 * @category Router
 */
export const matchPath = <Table extends Patterns>(
  router: Router<Table>,
): ((view: UriView) => Option<RouteMatch<Table>>) => {
  const { entries, names } = requireRouter(router)
  const spans = createParams(router)
  const statics = entries.map(({ name }) =>
    Object.freeze(some(Object.freeze({ route: name, params: Object.freeze({}) }))),
  )
  return (view) => {
    const index = findRoute(router, view, spans)
    if (index < 0) return none
    const parameters = names[index] as readonly string[]
    if (parameters.length === 0) return statics[index] as Option<RouteMatch<Table>>
    const route = (entries[index] as RouteEntry).name
    return some({ route, params: paramsOf(parameters, view.text, spans) }) as Option<RouteMatch<Table>>
  }
}

/**
 * Decodes each parameter of a match once (see `decode`). A decoded `%2F` is a `/` that does not separate segments.
 *
 * Allocates the returned `Either`, the object in it, and the object's strings. Fails in the same cases as `decode`. The
 * error's `text` is the raw parameter.
 *
 * @example
 * import { decodeParams } from 'uri-ts/routes'
 *
 * decodeParams({ id: 'a%2Fb' }) //=> { _tag: 'Right', right: { id: 'a/b' } }
 * decodeParams({ id: '%FF' })._tag //=> 'Left'
 *
 * @category Router
 */
export const decodeParams = <Raw extends Readonly<Record<string, string>>>(params: Raw): Either<DecodeError, Raw> => {
  const decoded: Record<string, string> = {}
  for (const [name, raw] of Object.entries(params)) {
    const value = decode(raw)
    if (value._tag === 'Left') return value
    decoded[name] = value.right
  }
  return right(decoded as Raw)
}
