/**
 * The functions in this file adapt route handlers to frameworks. The adapters do not import the frameworks. Each
 * adapter accepts any value with the members that it uses.
 */
import { showReason } from '../../core/errors/format-error'
import type { Route, RouteTaken } from '../links/route'
import { behindFramework, type RequestPolicy } from '../query/policy'
import { matchRoute } from '../tables/match-route'
import { type RefusedTarget, routeHandler } from './route-handler'

/**
 * `honoHandler` and `honoParams` use only these members of a Hono context.
 *
 * @category Frameworks
 */
export interface HonoContext {
  readonly req: { readonly url: string }
  readonly env?: unknown
  readonly text: (text: string, status: RefusedTarget['status']) => unknown
}

/**
 * Returns a Hono request's target in a form that `routeHandler` and `dispatcher` can read. On Node, the result is the
 * target that the server received. On other platforms, and for `app.request` in tests, the result is the path and query
 * of `c.req.url`.
 *
 * Allocates the returned string, except on Node.
 *
 * @example
 * import { Hono } from 'hono'
 * import { defineRoutes, dispatcher, honoTarget } from 'uri-ts/routes'
 *
 * const dispatch = dispatcher(defineRoutes({ user: '/users/{id}' }))({ user: ({ id }) => id })
 * const app = new Hono().all('*', (c) => {
 *   const answer = dispatch(c.req.method, honoTarget(c))
 *   return answer._tag === 'Right' ? c.text(answer.right) : c.notFound()
 * })
 * typeof app.fetch //=> 'function'
 *
 * @category Frameworks
 */
export const honoTarget = ({ env, req: { url } }: Pick<HonoContext, 'env' | 'req'>): string =>
  // Index 8 is after the slashes in `http://` and `https://`, so the search finds the slash that begins the path.
  (env as { incoming?: { url?: string } } | undefined)?.incoming?.url ?? url.slice(url.indexOf('/', 8))

/** Responds with an error's status and message. */
const refuseInHono = (error: RefusedTarget, c: HonoContext): unknown => c.text(showReason(error), error.status)

/**
 * Creates a callback that reads a route's values. Pass the callback to Hono's `validator('param', …)`. Later handlers
 * get the route's values from `c.req.valid('param')`. You can combine the callback with other validators. If the route
 * does not match the request-target, the response has the status and the message of the resulting `MatchError`.
 *
 * Allocates the same kinds of objects as `matchRoute` does.
 *
 * @example
 * import { Hono } from 'hono'
 * import { validator } from 'hono/validator'
 * import { defineRoutes, honoParams, route, toHono } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: route('/users/{id}', { id: int }) })
 * const app = new Hono().get(toHono(site.user), validator('param', honoParams(site.user)), (c) =>
 *   c.text(`user ${c.req.valid('param').id + 1}`),
 * )
 * typeof app.fetch //=> 'function'
 *
 * @category Frameworks
 */
export const honoParams = <Text extends string, Of>(
  route: Route<Text, Of>,
  policy?: RequestPolicy,
): ((value: unknown, c: HonoContext) => RouteTaken<Text, Of>) => {
  const match = matchRoute(route, behindFramework(policy))
  return (_value, c) => {
    const read = match(honoTarget(c))
    // If the callback returns a response, `validator` sends the response instead of storing a value.
    return read._tag === 'Right' ? read.right : (refuseInHono(read.left as RefusedTarget, c) as never)
  }
}

/**
 * A `HonoAnswer` is the function that `honoHandler` returns for a route. If you call the `HonoAnswer` with only a
 * handler, it returns a Hono handler. If you call the `HonoAnswer` with a context and a callback, the callback receives
 * the route's values and handles the request.
 *
 * @category Frameworks
 */
export interface HonoAnswer<Params> {
  <C extends HonoContext, A>(handle: (params: Params, c: C) => A): (c: C) => A
  <A>(c: HonoContext, handle: (params: Params) => A): A
}

/**
 * Creates Hono handlers that receive a route's decoded values. To keep the types that a validator such as
 * `@hono/zod-validator` gives to the context, write a Hono handler that calls the function returned by `honoHandler`.
 * If the route does not match the request-target, the response has the status and the message of the resulting
 * `MatchError`.
 *
 * Allocates the same kinds of objects as `matchRoute` does. Throws a `TypeError` if the handler is not a function.
 *
 * @example
 * import { type Context, Hono } from 'hono'
 * import { validator } from 'hono/validator'
 * import { defineRoutes, honoHandler, route, toHono } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: route('/users/{id}', { id: int }) })
 * const user = honoHandler(site.user)
 * const named = validator('query', ({ name }) => ({ name: String(name) }))
 * const app = new Hono()
 *   .get(toHono(site.user), named, (c) => user(c, ({ id }) => c.text(`${id + 1} is ${c.req.valid('query').name}`)))
 *   .delete(toHono(site.user), user(({ id }, c: Context) => c.text(`${id}`)))
 * typeof app.fetch //=> 'function'
 *
 * @category Frameworks
 */
export const honoHandler = <Text extends string, Of>(
  route: Route<Text, Of>,
  policy: RequestPolicy = {},
): HonoAnswer<RouteTaken<Text, Of>> =>
  routeHandler({ target: (c: HonoContext) => honoTarget(c), refuse: refuseInHono, policy })(route) as never

/**
 * `expressHandler` and `fastifyHandler` use only these members of a request.
 *
 * @category Frameworks
 */
export interface WithOriginalUrl {
  readonly originalUrl: string
}

/** Passes an error to Express's error handler. */
type Next = (error?: unknown) => void

/**
 * An `ExpressAnswer` is the function that `expressHandler` returns for a route. If you call the `ExpressAnswer` with
 * only a handler, it returns an Express handler. If you call the `ExpressAnswer` with a request, a response, `next` and
 * a callback, the callback receives the route's values and handles the request.
 *
 * @category Frameworks
 */
export interface ExpressAnswer<Params> {
  <Request extends WithOriginalUrl, Response, A>(
    handle: (params: Params, request: Request, response: Response, next: (error?: unknown) => void) => A,
  ): (request: Request, response: Response, next: (error?: unknown) => void) => A | undefined
  <A>(
    request: WithOriginalUrl,
    response: unknown,
    next: (error?: unknown) => void,
    handle: (params: Params) => A,
  ): A | undefined
}

/**
 * Creates Express handlers that receive a route's decoded values, followed by the arguments from Express. To keep the
 * types that Express gives to the arguments, write an Express handler that calls the function returned by
 * `expressHandler`. The arguments of this call are the Express handler's arguments, followed by a callback that
 * receives the route's values. If the route does not match the request-target, Express's error handler receives the
 * resulting `MatchError`, which contains the `status` for the response.
 *
 * Allocates the same kinds of objects as `matchRoute` does. Throws a `TypeError` if the handler is not a function.
 *
 * @example
 * import { defineRoutes, expressHandler } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}' })
 * const user = expressHandler(site.user)(({ id }, _request, response: { send: (text: string) => string }) =>
 *   response.send(id),
 * )
 * user({ originalUrl: '/users/a%20b' }, { send: (text) => text }, () => {}) //=> 'a b'
 *
 * @category Frameworks
 */
export const expressHandler = <Text extends string, Of>(
  route: Route<Text, Of>,
  policy: RequestPolicy = {},
): ExpressAnswer<RouteTaken<Text, Of>> =>
  routeHandler({
    target: (request: WithOriginalUrl, _response: unknown, _next: Next) => request.originalUrl,
    refuse: (error, _request, _response, next): void => next(error),
    policy,
  })(route) as never

/**
 * `fastifyHandler` uses only these members of a reply.
 *
 * @category Frameworks
 */
export interface WithCode {
  readonly code: (status: number) => { readonly send: (body: string) => unknown }
}

/**
 * A `FastifyAnswer` is the function that `fastifyHandler` returns for a route. If you call the `FastifyAnswer` with
 * only a handler, it returns a Fastify handler. If you call the `FastifyAnswer` with a request, a reply and a callback,
 * the callback receives the route's values and handles the request.
 *
 * @category Frameworks
 */
export interface FastifyAnswer<Params> {
  <Request extends WithOriginalUrl, Reply extends WithCode, A>(
    handle: (params: Params, request: Request, reply: Reply) => A,
  ): (request: Request, reply: Reply) => A
  <A>(request: WithOriginalUrl, reply: WithCode, handle: (params: Params) => A): A
}

/**
 * Creates Fastify handlers that receive a route's decoded values, followed by the request and the reply. To keep the
 * types that Fastify gives to the arguments, write a Fastify handler that calls the function returned by
 * `fastifyHandler`. The arguments of this call are the Fastify handler's arguments, followed by a callback that
 * receives the route's values. If the route does not match the request-target, the response has the status and the
 * message of the resulting `MatchError`.
 *
 * Allocates the same kinds of objects as `matchRoute` does. Throws a `TypeError` if the handler is not a function.
 *
 * @example
 * import { defineRoutes, fastifyHandler } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}' })
 * const user = fastifyHandler(site.user)(({ id }) => id)
 * const reply = { code: () => ({ send: (body: string) => body }) }
 * user({ originalUrl: '/users/a%20b' }, reply) //=> 'a b'
 *
 * @category Frameworks
 */
export const fastifyHandler = <Text extends string, Of>(
  route: Route<Text, Of>,
  policy: RequestPolicy = {},
): FastifyAnswer<RouteTaken<Text, Of>> =>
  routeHandler({
    target: (request: WithOriginalUrl, _reply: WithCode) => request.originalUrl,
    refuse: (error, _request, reply) => reply.code(error.status).send(showReason(error)),
    policy,
  })(route) as never
