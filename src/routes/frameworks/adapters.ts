/** Adapters for frameworks. No framework is imported: the adapters accept anything with the members that they need. */
import { showReason } from '../../core/errors/format-error'
import type { Route, RouteTaken } from '../links/route'
import { behindFramework, type RequestPolicy } from '../query/policy'
import { matchRoute } from '../tables/match-route'
import { type RefusedTarget, routeHandler } from './route-handler'

/**
 * The part of a Hono context that `honoParams` needs.
 *
 * @category Frameworks
 */
export interface HonoContext {
  readonly req: { readonly url: string }
  readonly env?: unknown
  readonly text: (text: string, status: RefusedTarget['status']) => unknown
}

/** The target of a request behind Hono: that of Node, or of the URL, whose path begins after `https://` and the host. */
const honoTarget = ({ env, req: { url } }: HonoContext): string =>
  (env as { incoming?: { url?: string } } | undefined)?.incoming?.url ?? url.slice(url.indexOf('/', 8))

/**
 * Reads the values of a route for `validator('param', …)` of Hono. The handler then finds them in `c.req.valid('param')`, next to
 * the results of other validators. A target that the route does not match is answered with its status and a text.
 *
 * Allocates: like `matchRoute`.
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
    if (read._tag === 'Right') return read.right
    const error = read.left as RefusedTarget
    // `validator` answers with a response, and does not count it as a value.
    return c.text(showReason(error), error.status) as never
  }
}

/**
 * The part of a request that `expressHandler` and `fastifyHandler` need.
 *
 * @category Frameworks
 */
export interface WithOriginalUrl {
  readonly originalUrl: string
}

/**
 * Makes handlers of Express, which get the decoded values of a route and the arguments of Express. A target that the route does
 * not match goes to the error handler, as an error with a `status`.
 *
 * Allocates: like `matchRoute`.
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
): (<Request extends WithOriginalUrl, Response, A>(
  handle: (params: RouteTaken<Text, Of>, request: Request, response: Response, next: (error?: unknown) => void) => A,
) => (request: Request, response: Response, next: (error?: unknown) => void) => A | undefined) =>
  routeHandler({
    target: (request: WithOriginalUrl, _response: unknown, _next: (error?: unknown) => void) => request.originalUrl,
    refuse: (error, _request, _response, next): void => next(error),
    policy,
  })(route) as never

/**
 * The part of a reply that `fastifyHandler` needs.
 *
 * @category Frameworks
 */
export interface WithCode {
  readonly code: (status: number) => { readonly send: (body: string) => unknown }
}

/**
 * Makes handlers of Fastify, which get the decoded values of a route, the request and the reply. A target that the route does not
 * match is answered with its status and a text.
 *
 * Allocates: like `matchRoute`.
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
): (<Request extends WithOriginalUrl, Reply extends WithCode, A>(
  handle: (params: RouteTaken<Text, Of>, request: Request, reply: Reply) => A,
) => (request: Request, reply: Reply) => A) =>
  routeHandler({
    target: (request: WithOriginalUrl, _reply: WithCode) => request.originalUrl,
    refuse: (error, _request, reply) => reply.code(error.status).send(showReason(error)),
    policy,
  })(route) as never
