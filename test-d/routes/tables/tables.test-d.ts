import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type Dispatch,
  defineRoutes,
  dispatcher,
  type Handlers,
  matchRoute,
  type Route,
  type RouteError,
  routeMatcher,
  type TableMatch,
} from 'uri-ts/routes'
import { type ExtractError, int, template, withCodecs } from 'uri-ts/template'

const small = defineRoutes({ home: '/', user: withCodecs({ id: int })(template('/users/{id}')) })
type Small = typeof small

// The match of a reference
expectType<'home' | 'user'>((null! as TableMatch<Small>).route)
declare const match: TableMatch<Small>
if (match.route === 'user') expectType<number>(match.params.id)
expectAssignable<Handlers<Small, 1, string>>({
  home: () => '',
  user: ({ id }: { id: number }, one: 1) => `${id + one}`,
})
expectNotAssignable<Handlers<Small, 1, string>>({ home: () => '' })
expectNotAssignable<Handlers<Small, 1, string>>({ home: () => 1, user: () => '' })
expectType<Either<ExtractError, { id: number }>>(matchRoute(small.user)('/users/7'))
expectAssignable<Either<ExtractError, { readonly b: string }>>(matchRoute(null! as Route<'/a/{b}'>)('/a/1'))
const compiled = routeMatcher(small)
if (compiled._tag === 'Left') expectType<RouteError>(compiled.left)
if (compiled._tag === 'Right') expectType<Either<ExtractError, TableMatch<Small>>>(compiled.right('/'))
const dispatch = dispatcher(small)<null, 1>({ home: () => 1, user: () => 1 })
if (dispatch._tag === 'Right') expectType<Either<ExtractError, 1>>(dispatch.right('/', null))

// A table of routes
const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}',
  file: '/files{/path*}',
  raw: '/raw/{+path}',
})

const matcher = routeMatcher(routes)
if (matcher._tag === 'Right') {
  const found = matcher.right('/')
  if (found._tag === 'Right' && found.right.route === 'user') expectType<number>(found.right.params.id)
  if (found._tag === 'Right' && found.right.route === 'file') expectType<readonly string[]>(found.right.params.path)
}
expectError(dispatcher(routes)<number, string>({ home: () => '' }))
dispatcher(routes)<number, string>({
  home: (params, context) => {
    // biome-ignore lint/complexity/noBannedTypes: a route without variables has no parameters
    expectType<{}>(params)
    expectType<number>(context)
    return ''
  },
  user: ({ id }) => `${id + 1}`,
  posts: ({ id, page = '1', tag = [] }) => id + page + tag.join(),
  file: ({ path }) => path.join(),
  raw: ({ path }) => path,
})

// The context may be left out if no handler asks for one
declare const plain: Dispatch<unknown, number>
declare const asking: Dispatch<string, number>
expectType<Either<ExtractError, number>>(plain('/'))
plain('/', 1)
asking('/', 'a')
expectError(asking('/'))
expectError(asking('/', 1))
