import { expectError, expectType } from 'tsd'
import {
  defineHostRoutes,
  defineRoutes,
  type ExpressPath,
  type FastifyPath,
  type HonoPath,
  type NextJsPath,
  type ReactRouterPath,
  type Rou3Path,
  type TanStackRouterPath,
  toExpress,
  toFastify,
  toHono,
  toNextJs,
  toReactRouter,
  toRou3,
  toTanStackRouter,
  toUrlPattern,
  type UrlPatternPath,
} from 'uri-ts/routes'
import { int, template, withCodecs } from 'uri-ts/template'

const site = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}{?page}')),
  file: '/files{/path*}',
  raw: '/raw/{+path}',
  dotted: '/dotted/{a.b}',
  colon: '/a:b',
})

expectType<'/'>(toExpress(site.home))
expectType<'/users/:id'>(toExpress(site.user))
expectType<'/files{/*path}'>(toExpress(site.file))
expectType<'/raw/{*path}'>(toExpress(site.raw))
expectType<'/dotted/:"a.b"'>(toExpress(site.dotted))
expectType<'/a\\:b'>(toExpress(site.colon))

expectType<'/users/:id'>(toFastify(site.user))
expectType<'/raw/*'>(toFastify(site.raw))
expectType<'/a::b'>(toFastify(site.colon))
expectError(toFastify(site.file))
expectError(toFastify(site.dotted))

expectType<'/users/:id'>(toHono(site.user))
expectType<'/files/*'>(toHono(site.file))
expectType<'/raw/:path{.+}'>(toHono(site.raw))
expectType<'/dotted/:a.b'>(toHono(site.dotted))
expectError(toHono(site.colon))

expectType<'/'>(toNextJs(site.home))
expectType<'/users/[id]'>(toNextJs(site.user))
expectType<'/files/[[...path]]'>(toNextJs(site.file))
expectType<'/raw/[...path]'>(toNextJs(site.raw))
expectType<'/a:b'>(toNextJs(site.colon))
expectError(toNextJs(site.dotted))
expectType<string>(null! as NextJsPath<'/café'>)
expectType<'/%5Fa/[_b]'>(null! as NextJsPath<'/_a/{_b}'>)
expectType<'/a' | '/[b]'>(null! as NextJsPath<'/a' | '/{b}'>)
expectType<never>(null! as NextJsPath<'/(group)' | '/@slot' | '/a/' | '/blog{/year}'>)
expectType<string>(null! as NextJsPath<string>)

expectType<'/users/:id'>(toReactRouter(site.user))
expectType<'/files/*'>(toReactRouter(site.file))
expectType<'/raw/*'>(toReactRouter(site.raw))
expectType<'/a:b'>(toReactRouter(site.colon))
expectError(toReactRouter(site.dotted))

expectType<'/users/$id'>(toTanStackRouter(site.user))
expectType<'/files/$'>(toTanStackRouter(site.file))
expectType<'/raw/$'>(toTanStackRouter(site.raw))
expectError(toTanStackRouter(site.dotted))
expectType<'/blog/{-$year}'>(null! as TanStackRouterPath<'/blog{/year}'>)

expectType<'/users/:id'>(toRou3(site.user))
expectType<'/files/**'>(toRou3(site.file))
expectType<'/raw/**:path'>(toRou3(site.raw))
expectType<'/a\\:b'>(toRou3(site.colon))
expectError(toRou3(site.dotted))

expectType<'/users/:id'>(toUrlPattern(site.user))
expectType<'/files{/:path(.*)}?'>(toUrlPattern(site.file))
expectType<'/raw/:path(.*)'>(toUrlPattern(site.raw))
expectType<'/a\\:b'>(toUrlPattern(site.colon))
expectError(toUrlPattern(site.dotted))

expectType<string>(null! as ExpressPath<'/café'>)
expectType<'/café'>(null! as ReactRouterPath<'/café'>)
expectType<'/{:name}.xml'>(null! as Rou3Path<'/{name}.xml'>)
expectType<'/a' | '/:b'>(null! as UrlPatternPath<'/a' | '/{b}'>)
expectType<never>(null! as ReactRouterPath<'/{name}.{ext}'>)
expectType<string>(null! as Rou3Path<string>)
expectType<'/café'>(null! as FastifyPath<'/café'>)
expectType<'/café'>(null! as HonoPath<'/café'>)
expectType<'/a' | '/:b'>(null! as ExpressPath<'/a' | '/{b}'>)
expectType<string>(null! as ExpressPath<string>)
expectType<never>(null! as HonoPath<'/{name}.{ext}' | '/a/{/b}' | '/a//b{/c}'>)
expectType<'/a/b/:c?' | '/a//*'>(null! as HonoPath<'/a/b{/c}' | '/a/{/b*}'>)

const onHost = defineHostRoutes({ a: '//{tenant}.example.com/users' })

expectError(toExpress(onHost.a))
expectError(toFastify(onHost.a))
expectError(toHono(onHost.a))
expectError(toNextJs(onHost.a))
expectError(toReactRouter(onHost.a))
expectError(toRou3(onHost.a))
expectError(toTanStackRouter(onHost.a))
expectError(toUrlPattern(onHost.a))
