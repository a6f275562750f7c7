import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AnyTable,
  type Dispatch,
  type Dispatcher,
  defineRoutes,
  dispatcher,
  type Handlers,
  type MatchError,
  type MatchReason,
  matchRoute,
  type ReadableRoute,
  type RequestPolicy,
  type Route,
  type RouteHandler,
  type RouteTable,
  route,
  routeMatcher,
  routeReader,
  type TableMatch,
} from 'uri-ts/routes'
import { int } from 'uri-ts/template'

const small = defineRoutes({ home: '/', user: route('/users/{id}', { id: int }), api: ['/api', { list: '/l{?page}' }] })
type Small = typeof small

declare const match: TableMatch<Small>
expectType<'home' | 'user' | 'api.list'>(match.route)
if (match.route === 'user') expectType<number>(match.params.id)
if (match.route === 'api.list') expectType<string | undefined>(match.params.page)
expectType<string>((null! as TableMatch<RouteTable>).route)
expectType<Either<MatchError, TableMatch<Small>>>(routeMatcher(small)('/'))
expectType<TableMatch<Small> | 404 | 400>(routeReader(small, { query: 'strict' })('/'))
expectAssignable<Either<MatchError, { id: number }>>(matchRoute(small.user)('/users/7'))
expectAssignable<Either<MatchError, { readonly b: string }>>(matchRoute(null! as Route<'/a/{b}'>)('/a/1'))
expectAssignable<ReadableRoute<'/', undefined>>(small.home)
expectAssignable<AnyTable>(small)

// `routeMatcher` accepts only tables that `defineRoutes` has checked.
expectNotAssignable<AnyTable>({ home: '/' })
expectError(routeMatcher({ home: '/' }))
expectError(routeReader({ ...small, extra: '/x' }))
expectError(dispatcher({ home: '/' }))
expectType<204 | 308 | 400 | 404 | 405>((null! as MatchError).status)
expectType<string | undefined>((null! as MatchError).location)
expectType<readonly string[]>((null! as MatchError).allow)
expectType<MatchReason>((null! as MatchError).reason)
expectAssignable<MatchReason>('malformed')
expectAssignable<MatchReason>('spelling')

expectAssignable<RequestPolicy>({})
expectAssignable<RequestPolicy>({ query: 'tolerant', form: false })
expectAssignable<RequestPolicy>({ spelling: 'refuse' })
expectError(routeMatcher(small, { query: 'loose' }))
expectError(routeMatcher(small, { spelling: 'reject' }))
routeMatcher(small, { spelling: 'redirect' })
routeReader(small, { spelling: 'refuse' })
expectError(routeReader(small, { spelling: 'redirect' }))

// A handler is a function, or an object with one function for each HTTP method.
expectAssignable<RouteHandler<{ id: number }, 1>>({ get: ({ id }: { id: number }, one: 1) => id + one })
expectNotAssignable<RouteHandler<{ id: number }, 1>>({ get: 1 })
expectAssignable<Handlers<Small, 1>>({ home: () => '', user: { put: () => 1 }, api: { list: () => null } })
expectNotAssignable<Handlers<Small, 1>>({ home: () => '', user: () => '' })

// If any handler declares the type of its context, the dispatcher requires a context of that type. The result type of
// the dispatcher is the union of the handlers' result types.
interface Context {
  readonly db: string
}
const dispatch = dispatcher(small)({
  home: () => 'home',
  user: { get: ({ id }, context: Context) => id + context.db.length, put: async (_params, { db }) => db },
  api: { list: ({ page }) => page ?? null },
})
expectType<Dispatch<Context, string | number | Promise<string> | null>>(dispatch)
expectError(dispatch('GET', '/'))
const plain = dispatcher(small)({ home: () => 1, user: () => 1, api: { list: () => 1 } })
expectType<Either<MatchError, number>>(plain('GET', '/'))
plain('GET', '/', 1)
expectType<Dispatcher<typeof small>>(dispatcher(small))

const typed: Dispatch<Context, number> = dispatcher(small)({
  home: (_params, { db }) => db.length,
  user: ({ id }) => id,
  api: { list: () => 1 },
})
expectType<Either<MatchError, number>>(typed('GET', '/', { db: '' }))

expectError(dispatcher(small)({}))
expectError(dispatcher(small)({ home: () => 1, user: () => 1 }))
expectError(dispatcher(small)({ home: () => 1, user: () => 1, api: {} }))
expectError(dispatcher(small)({ home: () => 1, usr: () => 1, user: () => 1, api: { list: () => 1 } }))
expectError(dispatcher(small)({ home: () => 1, user: { gett: () => 1 }, api: { list: () => 1 } }))
expectError(dispatcher(small)({ home: () => 1, user: ({ name }) => name, api: { list: () => 1 } }))
expectError(dispatcher(small)({ home: () => 1, user: (_: { id: string }) => 1, api: { list: () => 1 } }))
expectError(dispatcher(small)({ home: 1, user: () => 1, api: { list: () => 1 } }))
