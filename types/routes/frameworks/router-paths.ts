/** The types in this file compute paths in the syntaxes that `src/routes/frameworks/syntaxes.ts` describes. */
import type { REACT_ROUTER, ROU3, TANSTACK_ROUTER, URL_PATTERN } from '../../../src/routes/frameworks/syntaxes'
import type { Check, OnHost, PathOf } from './path-of'
import type { WrittenPath } from './written-path'

type React<Text extends string> = WrittenPath<typeof REACT_ROUTER, PathOf<Text>>

/**
 * Computes a route's path in React Router syntax from the route's template. The result is `never` if React Router
 * cannot express the path.
 *
 * @category Frameworks
 */
export type ReactRouterPath<Text extends string> = Text extends Text ? Extract<React<Text>, string> : never

/** Evaluates to the route, or to an error type that explains why React Router cannot express the route's path. */
export type CheckReactRouter<Text extends string> = Text extends `//${string}`
  ? OnHost<(typeof REACT_ROUTER)['router']>
  : Check<(typeof REACT_ROUTER)['router'], Text, React<Text>>

type TanStack<Text extends string> = WrittenPath<typeof TANSTACK_ROUTER, PathOf<Text>>

/**
 * Computes a route's path in TanStack Router syntax from the route's template. The result is `never` if TanStack Router
 * cannot express the path.
 *
 * @category Frameworks
 */
export type TanStackRouterPath<Text extends string> = Text extends Text ? Extract<TanStack<Text>, string> : never

/** Evaluates to the route, or to an error type that explains why TanStack Router cannot express the route's path. */
export type CheckTanStackRouter<Text extends string> = Text extends `//${string}`
  ? OnHost<(typeof TANSTACK_ROUTER)['router']>
  : Check<(typeof TANSTACK_ROUTER)['router'], Text, TanStack<Text>>

type Rou3<Text extends string> = WrittenPath<typeof ROU3, PathOf<Text>>

/**
 * Computes a route's path in rou3 syntax from the route's template. The result is `never` if rou3 cannot express the
 * path.
 *
 * @category Frameworks
 */
export type Rou3Path<Text extends string> = Text extends Text ? Extract<Rou3<Text>, string> : never

/** Evaluates to the route, or to an error type that explains why rou3 cannot express the route's path. */
export type CheckRou3<Text extends string> = Text extends `//${string}`
  ? OnHost<(typeof ROU3)['router']>
  : Check<(typeof ROU3)['router'], Text, Rou3<Text>>

type Pattern<Text extends string> = WrittenPath<typeof URL_PATTERN, PathOf<Text>>

/**
 * Computes a route's path in `URLPattern` syntax from the route's template. The result is `never` if `URLPattern`
 * cannot express the path.
 *
 * @category Frameworks
 */
export type UrlPatternPath<Text extends string> = Text extends Text ? Extract<Pattern<Text>, string> : never

/** Evaluates to the route, or to an error type that explains why `URLPattern` cannot express the route's path. */
export type CheckUrlPattern<Text extends string> = Text extends `//${string}`
  ? OnHost<(typeof URL_PATTERN)['router']>
  : Check<(typeof URL_PATTERN)['router'], Text, Pattern<Text>>
