/** Tests a claim in docs/frameworks.md: the keys of `paths` in the output of openapi-typescript are templates. */
import { expectType } from 'tsd'
import { defineRoutes, type Route } from 'uri-ts/routes'

/** This type is a shortened version of the output of openapi-typescript 7. */
interface paths {
  '/users': { get: { parameters: { query?: { page?: number } } } }
  '/users/{id}': { get: { parameters: { path: { id: number } } } }
  '/health': { get: { parameters: object } }
}

const api = defineRoutes({
  users: '/users{?page}',
  user: '/users/{id}' satisfies keyof paths,
})

/** Maps a table to its paths, without their queries. */
type PathsOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Route<infer Text, infer _Of>
    ? Text extends `${infer Path}{?${string}`
      ? Path
      : Text
    : PathsOf<Table[Name]>
}[keyof Table]

expectType<'/users' | '/users/{id}'>(null! as PathsOf<typeof api>)
expectType<'/health'>(null! as Exclude<keyof paths, PathsOf<typeof api>>)
expectType<never>(null! as Exclude<PathsOf<typeof api>, keyof paths>)
// @ts-expect-error: no key of paths
'/user/{id}' satisfies keyof paths
