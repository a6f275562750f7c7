import { expectError, expectType } from 'tsd'
import {
  defineRoutes,
  type ExpressPath,
  type FastifyPath,
  type HonoPath,
  toExpress,
  toFastify,
  toHono,
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

expectType<string>(null! as ExpressPath<'/café'>)
expectType<'/café'>(null! as FastifyPath<'/café'>)
expectType<'/café'>(null! as HonoPath<'/café'>)
expectType<'/a' | '/:b'>(null! as ExpressPath<'/a' | '/{b}'>)
expectType<string>(null! as ExpressPath<string>)
expectType<never>(null! as HonoPath<'/{name}.{ext}'>)
