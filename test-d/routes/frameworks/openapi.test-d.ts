/**
 * Tests the types that convert between route tables and the `paths` interface that openapi-typescript generates. The
 * interface in this file is a shortened version of one that openapi-typescript 7.13 generated.
 */
import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import { defineRoutes, defineRoutesUnder, type PathsOf, type RoutesOfPaths, route } from 'uri-ts/routes'
import { csv, int, isoDate, oneOf } from 'uri-ts/template'

interface operations {
  getUser: {
    parameters: {
      query: { page: number; tag?: string[]; sort?: 'asc' | 'desc' }
      header?: never
      path: { id: number }
      cookie?: never
    }
  }
}

interface paths {
  '/': { parameters: { query?: never; header?: never; path?: never; cookie?: never }; put?: never }
  '/users/{id}': {
    parameters: { query?: never; header?: never; path: { id: number }; cookie?: never }
    get: operations['getUser']
    put?: never
    delete: { parameters: { query?: { force?: boolean }; path: { id: number } } }
  }
  '/files/{name}.{ext}': { get: { parameters: { path: { name: string; ext: string } } } }
}

const api = defineRoutes({
  '/': '/',
  '/users/{id}': route('/users/{id}{?page,tag*,sort,force}', { id: int }),
  '/files/{name}.{ext}': '/files/{name}.{ext}',
}) satisfies RoutesOfPaths<paths>

/** The table `api` with a different route for `/users/{id}`. */
type Checked<Route> = Omit<typeof api, '/users/{id}'> & { readonly '/users/{id}': Route }
const routes = {
  plain: defineRoutes({ a: '/users/{id}' }).a,
  literal: defineRoutes({ a: '/users/{id}?v=1{&page}' }).a,
  name: defineRoutes({ a: '/users/{user}' }).a,
  path: defineRoutes({ a: '/user/{id}' }).a,
  longer: defineRoutes({ a: '/users/{id}/more{?page}' }).a,
}
expectAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof routes.plain>)
expectAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof routes.literal>)
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof routes.name>)
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof routes.path>)
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof routes.longer>)
// A list in a query must be exploded or must have a codec.
const others = {
  list: defineRoutes({ a: '/users/{id}{?tag}' }).a,
  csv: defineRoutes({ a: route('/users/{id}{?tag}', { tag: csv() }) }).a,
  date: defineRoutes({ a: route('/users/{id}', { id: isoDate }) }).a,
  narrow: defineRoutes({ a: route('/users/{id}{?sort}', { sort: oneOf('asc') }) }).a,
  wide: defineRoutes({ a: route('/users/{id}{?sort}', { sort: oneOf('asc', 'desc', 'none') }) }).a,
}
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof others.list>)
expectAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof others.csv>)
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof others.date>)
expectNotAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof others.narrow>)
expectAssignable<RoutesOfPaths<paths>>(null! as Checked<typeof others.wide>)
// A table that lacks a route for a path is not assignable to `RoutesOfPaths`.
expectNotAssignable<RoutesOfPaths<paths>>(null! as Omit<typeof api, '/'>)

type Site = PathsOf<typeof site>
const site = defineRoutes({
  user: route('/users/{id}{?page,tag*,since,ids}', { id: int, page: int, since: isoDate, ids: csv(int) }),
  docs: '/docs{/page}',
  lang: '{/lang}{?q}',
  files: ['/files', { one: '/{name}.{ext}', all: '{/path*}', rest: '/raw/{+rest}{?v}' }],
})
expectType<
  | '/'
  | '/users/{id}'
  | '/docs'
  | '/docs/{page}'
  | '/{lang}'
  | '/files/{name}.{ext}'
  | '/files{/path*}'
  | '/files/raw/{+rest}{?v}'
>(null! as keyof Site)
expectType<{
  readonly parameters: {
    path: { id: number }
    query?: {
      page?: number | undefined
      tag?: readonly string[] | undefined
      since?: string | undefined
      ids?: readonly number[] | undefined
    }
  }
}>(null! as Site['/users/{id}'])
expectType<{ readonly parameters: { path?: never; query?: never } }>(null! as Site['/docs'])
expectType<{ readonly parameters: { path: { page: string }; query?: never } }>(null! as Site['/docs/{page}'])
expectType<{ readonly parameters: { path: { lang: string }; query?: { q?: string | undefined } } }>(
  null! as Site['/{lang}'],
)
expectType<{ readonly parameters: { path: { name: string; ext: string }; query?: never } }>(
  null! as Site['/files/{name}.{ext}'],
)
expectType<"path: '{' cannot be written for OpenAPI at offset 6; a path parameter contains no slash">(
  null! as Site['/files{/path*}']['~refused'],
)
expectType<"path: '{' cannot be written for OpenAPI at offset 11; a path parameter contains no slash">(
  null! as Site['/files/raw/{+rest}{?v}']['~refused'],
)

const tenants = defineRoutesUnder('/{tenant}')({ user: '/users/{id}' })
expectType<{ readonly parameters: { path: { tenant: string; id: string }; query?: never } }>(
  null! as PathsOf<typeof tenants>['/{tenant}/users/{id}'],
)

// The comparison in `docs/frameworks.md` finds the paths without a route and the routes without a path.
expectType<never>(null! as Exclude<keyof PathsOf<typeof api>, keyof paths>)
expectType<'/docs' | '/docs/{page}' | '/{lang}'>(null! as Exclude<keyof Site, keyof paths | `/files${string}`>)
