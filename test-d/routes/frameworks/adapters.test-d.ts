import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from 'hono'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type CodedRoute,
  defineRoutes,
  type ExpressAnswer,
  expressHandler,
  type FastifyAnswer,
  fastifyHandler,
  type HonoAnswer,
  type HonoContext,
  honoHandler,
  honoParams,
  honoTarget,
  type MatchError,
  type RefusedTarget,
  type RouteAnswer,
  route,
  routeHandler,
  type TableEntry,
  type WithCode,
  type WithOriginalUrl,
} from 'uri-ts/routes'
import { type Codec, int } from 'uri-ts/template'

const site = defineRoutes({ user: route('/users/{id}{?page}', { id: int, page: int }), home: '/' })

interface User {
  id: number
  page?: number | undefined
}

// Each framework's types have the members that the library's adapter requires.
expectAssignable<HonoContext>(null! as Context)
expectAssignable<WithOriginalUrl>(null! as ExpressRequest)
expectAssignable<WithOriginalUrl>(null! as FastifyRequest)
expectAssignable<WithCode>(null! as FastifyReply)
expectNotAssignable<HonoContext>({ req: { url: '/' } })
expectNotAssignable<WithOriginalUrl>({ url: '/' })
expectNotAssignable<WithCode>(null! as ExpressResponse)

const params = honoParams(site.user)
expectAssignable<User>(params({}, null! as Context))
expectType<number>(params({}, null! as HonoContext).id)
expectError(params({}, { req: { url: '/' } }))
expectError(params({}, null! as HonoContext).name)
honoParams(site.home, { spelling: 'refuse' })
expectError(honoParams('/users/{id}'))

const inHono = honoHandler(site.user)
expectAssignable<HonoAnswer<User>>(inHono)
expectType<string>(inHono(null! as Context, (user) => `${user.id + 1}`))
expectType<(c: Context) => Context>(inHono((_user, c: Context) => c))
expectError(inHono({ req: { url: '/' } }, () => ''))
expectError(inHono(null! as Context, ({ name }) => name))
expectType<string>(honoTarget(null! as Context))
expectError(honoTarget('/'))

// The function that `expressHandler` creates from a handler has all the parameters of the handler except the first.
const shown = expressHandler(site.user)((user, request: ExpressRequest, response: ExpressResponse, next) => {
  expectType<number>(user.id)
  expectType<number | undefined>(user.page)
  expectType<(error?: unknown) => void>(next)
  return response.send(request.method)
})
expectType<
  (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => ExpressResponse | undefined
>(shown)
expectError(expressHandler(site.user)(({ name }) => name))
expectError(expressHandler(site.user)((_user, request: { url: string }) => request.url))
expectError(expressHandler('/users/{id}'))

const replied = fastifyHandler(site.user)((user, request: FastifyRequest, reply: FastifyReply) => {
  expectType<number>(user.id)
  return reply.send(request.method)
})
expectType<(request: FastifyRequest, reply: FastifyReply) => FastifyReply>(replied)
expectError(fastifyHandler(site.user)(({ name }) => name))
expectError(fastifyHandler(site.user)((_user, _request: FastifyRequest, reply: ExpressResponse) => reply.send('')))

const inExpress = expressHandler(site.user)
expectAssignable<ExpressAnswer<User>>(inExpress)
expectType<number | undefined>(
  inExpress(
    { originalUrl: '/' },
    null! as ExpressResponse,
    () => {},
    ({ id }) => id,
  ),
)
const inFastify = fastifyHandler(site.user)
expectAssignable<FastifyAnswer<User>>(inFastify)
expectType<number>(inFastify({ originalUrl: '/' }, null! as FastifyReply, ({ id }) => id))
const handle = routeHandler({ target: (url: string) => url, refuse: () => false })
expectAssignable<RouteAnswer<User, [string], boolean>>(handle(site.user))
expectType<number | boolean>(handle(site.user)('/', ({ id }) => id))

// Hono accepts an error's status without a cast.
expectAssignable<MatchError>(null! as RefusedTarget)
expectNotAssignable<RefusedTarget>(null! as MatchError)
expectType<308 | 400 | 404>(null! as RefusedTarget['status'])
routeHandler({
  target: (c: Context) => c.req.path,
  refuse: (error, c) => {
    expectType<RefusedTarget>(error)
    return c.text(error.reason, error.status)
  },
})

// The value that `route` returns can be an entry in a table.
const coded = route('/users/{id}', { id: int })
expectType<CodedRoute<'/users/{id}', { readonly id: Codec<number> }>>(coded)
expectType<'RouteEntry'>(coded._tag)
expectType<'/users/{id}'>(coded.source)
expectType<Codec<number>>(coded.codecs.id)
expectAssignable<CodedRoute>(coded)
expectAssignable<TableEntry>(coded)
expectNotAssignable<CodedRoute>('/users/{id}')
expectError(coded.codecs.name)
