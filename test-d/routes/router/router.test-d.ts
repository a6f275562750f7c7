import type { Either } from 'fp-ts/Either'
import type { Option } from 'fp-ts/Option'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { DecodeError, UriView } from 'uri-ts'
import {
  compileRouter,
  decodeParams,
  matchPath,
  type Params,
  type Patterns,
  type RouteEntry,
  type RouteError,
  type RouteIndex,
  type RouteMatch,
  type Router,
} from 'uri-ts/routes'
import { compileEntries } from '../../../src/routes/router/router'

declare const text: string
declare const table: Patterns
declare const params: <Text extends string>() => Params<Text>

expectType<{ readonly id: string }>(params<'/users/{id}'>())
expectType<{ readonly a: string; readonly b: string }>(params<'/{a}/x/{+b}'>())
// biome-ignore lint/complexity/noBannedTypes: A pattern without parameters yields an empty object.
expectType<{}>(params<'/users'>())
expectType<{ readonly [name: string]: string }>(params<string>())
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<{ readonly [name: string]: string }>(null! as Params<any>)
expectType<{ readonly a: string } | { readonly b: string }>(null! as Params<'/{a}'> | Params<'/{b}'>)
// If the type of the pattern is a union, the type of the parameters is also a union.
expectType<{ readonly a: string } | { readonly b: string }>(null! as Params<'/{a}' | '/{b}'>)
expectError(params<'/users/{id}'>().name)
// @ts-expect-error: The type argument is not a string.
null! as Params<unknown>

expectAssignable<Patterns>({ home: '/', user: '/users/{id}' })
expectNotAssignable<Patterns>({ home: 1 })
const compiled = compileRouter({ home: '/', user: '/users/{id}', file: '/files/{+path}' })
type Table = { readonly home: '/'; readonly user: '/users/{id}'; readonly file: '/files/{+path}' }
expectType<Either<RouteError, Router<Table>>>(compiled)
expectAssignable<RouteIndex>(null! as Router<Table>)
expectType<ReadonlyArray<readonly string[]>>((null! as RouteIndex).names)
expectType<number>((null! as RouteIndex).paramCount)
expectType<Table>((null! as Router<Table>).patterns)
expectType<ReadonlyArray<RouteEntry<'home' | 'user' | 'file'>>>((null! as Router<Table>).entries)
expectType<Either<RouteError, Router>>(compileEntries([{ name: 'a', pattern: '/' }]))
expectError(compileRouter({ home: 1 }))

// An invalid literal does not compile. Strings that are not literals are checked only at run time.
compileRouter({ home: text, user: '/users/{id}' })
compileRouter(table)
compileRouter({})
expectError(compileRouter({ home: 'home' }))
expectError(compileRouter({ home: text, user: '/users/:id' }))
expectError(compileRouter({ file: '/files/{+path}/a' }))
expectError(compileRouter({ search: '/search{?q}' }))
expectError(compileRouter({ user: '/users/{id}', account: '/users/{name}' }))
expectError(compileRouter({ user: '/users/a-{id}', account: '/users/{name}-b' }))

// The name of the matched route narrows the type of the parameters.
declare const view: UriView
expectType<Option<RouteMatch<Table>>>(matchPath(null! as Router<Table>)(view))
declare const match: RouteMatch<Table>
expectType<'home' | 'user' | 'file'>(match.route)
if (match.route === 'user') expectType<{ readonly id: string }>(match.params)
if (match.route === 'file') expectType<{ readonly path: string }>(match.params)
if (match.route === 'home') expectError(match.params.id)
expectType<string>((null! as RouteMatch).route)
expectType<Either<DecodeError, { readonly id: string }>>(decodeParams(null! as { readonly id: string }))
