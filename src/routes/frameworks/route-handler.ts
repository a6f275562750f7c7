import { requireKnown } from '../../core/errors/require-known'
import { refuseMore } from '../../core/errors/require-text'
import type { Either } from '../../core/fp/either'
import type { Route, RouteTaken } from '../links/route'
import { behindFramework, type RequestPolicy } from '../query/policy'
import type { MatchError } from '../request/match-error'
import { matchRoute } from '../tables/match-route'

/**
 * Describes why a route does not match a target. Frameworks accept the `status` of a `RefusedTarget` without a cast.
 *
 * @category Frameworks
 */
export interface RefusedTarget extends MatchError {
  readonly status: 308 | 400 | 404
}

/**
 * The options that tell `routeHandler` how a framework calls handlers. `Args` contains the types of a handler's
 * arguments, such as a request and a response.
 *
 * @category Frameworks
 */
export interface HandlerOptions<Args extends readonly unknown[], B> {
  /** Returns the raw request-target, which begins with `/`. */
  readonly target: (...args: Args) => string
  /**
   * Responds to a request that the route does not match. Set the status of the response to `error.status`: 400, 404 or,
   * if the policy redirects, 308.
   */
  readonly refuse: (error: RefusedTarget, ...args: Args) => B
  /**
   * The policy for reading targets. The default for `spelling` is `refuse`, because a framework's middleware for a path
   * does not recognize other spellings of that path.
   */
  readonly policy?: RequestPolicy
}

/**
 * A function that handles the requests for one route. If you call it with only a handler, it returns a handler for the
 * framework. The returned handler calls your handler with the route's values, followed by the framework's arguments. If
 * you call the function with the framework's arguments and a callback, the callback receives the route's values and
 * handles the request. The framework's arguments keep their types.
 *
 * @category Frameworks
 */
export interface RouteAnswer<Params, Args extends readonly unknown[], B> {
  <A>(handle: (params: Params, ...args: Args) => A): (...args: Args) => A | B
  <A>(...call: [...args: Args, handle: (params: Params) => A]): A | B
}

/**
 * Creates a function that accepts either a handler alone or both the framework's arguments and a callback. A single
 * argument is always a handler, because a callback always follows at least one of the framework's arguments.
 */
export const answerBy = <Params, Args extends readonly unknown[], B>(
  read: (...args: Args) => Either<MatchError, Params>,
  refuse: (error: RefusedTarget, ...args: Args) => B,
): RouteAnswer<Params, Args, B> => {
  const answer = (handle: unknown, args: Args, passed: readonly unknown[]) => {
    if (typeof handle !== 'function') throw new TypeError('the handler is not a function')
    const found = read(...args)
    return found._tag === 'Left' ? refuse(found.left as RefusedTarget, ...args) : handle(found.right, ...passed)
  }
  return ((...call: readonly unknown[]) => {
    const handle = call.at(-1)
    if (call.length > 1) return answer(handle, call.slice(0, -1) as never, [])
    if (typeof handle !== 'function') throw new TypeError('the handler is not a function')
    return (...args: Args) => answer(handle, args, args)
  }) as RouteAnswer<Params, Args, B>
}

/**
 * Creates handlers for a framework. Each handler matches the request-target against one route. Your handler receives
 * the decoded, typed values and the framework's arguments. You write the two framework-specific functions, `target` and
 * `refuse`, only once.
 *
 * Allocates the same kinds of objects as `matchRoute` does. If the route does not match the target, the created handler
 * calls `refuse` with the error from `matchRoute`. Throws a `TypeError` for an unknown option.
 *
 * @example
 * import { defineRoutes, route, routeHandler } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: route('/users/{id}', { id: int }) })
 * const handle = routeHandler({
 *   target: (request: { readonly url: string }) => request.url,
 *   refuse: ({ status }) => `${status}`,
 * })
 * const user = handle(site.user)(({ id }, request) => `${id + 1} by ${request.url}`)
 * user({ url: '/users/7' }) //=> '8 by /users/7'
 * user({ url: '/users/x' }) //=> '400'
 *
 * @category Frameworks
 */
export const routeHandler: <Args extends readonly unknown[], B>(
  options: HandlerOptions<Args, B>,
) => <Text extends string, Of>(route: Route<Text, Of>) => RouteAnswer<RouteTaken<Text, Of>, Args, B> = (
  options,
  more?: unknown,
) => {
  refuseMore(more)
  return (route, another?: unknown) => {
    refuseMore(another)
    const { target, refuse, policy } = requireKnown(options, ['target', 'refuse', 'policy'])
    const match = matchRoute(route, behindFramework(policy))
    return answerBy((...args) => match(target(...args)), refuse)
  }
}
