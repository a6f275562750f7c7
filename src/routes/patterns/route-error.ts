import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { DIFFERENT_NAMES, DIFFERENT_PATHS, type PatternReason, SAME_NAME, samePaths } from './messages'

/**
 * The name and the pattern of a route in a router.
 *
 * @category Router
 */
export interface RouteEntry<Name extends string = string, Pattern extends string = string> {
  readonly name: Name
  readonly pattern: Pattern
}

/**
 * The reason why routes cannot be compiled. `conflict` and `same-name` concern two routes, and all other reasons
 * concern a single pattern.
 *
 * @category Router
 */
export type RouteReason = PatternReason | 'prefix' | 'same-name' | 'conflict' | 'not-text'

/**
 * Explains why routes cannot be compiled. The error concerns the first route that is invalid or conflicts with an
 * earlier route. `text` is the pattern or the template of the route that the error concerns.
 *
 * @category Router
 */
export interface RouteError extends UriError {
  readonly _tag: 'RouteError'
  /** The route's name. */
  readonly component: string
  readonly reason: RouteReason
  readonly problem: string
  readonly expected: string
  /** The name of the earlier route if the reason is `conflict` or `same-name`, and `undefined` otherwise. */
  readonly other: string | undefined
}

export const routeError = (
  { name, pattern }: RouteEntry,
  offset: number,
  reason: RouteReason,
  problem: string,
  expected: string,
  other?: string,
): RouteError => Object.assign(new Failure('RouteError', pattern, offset, name, reason, problem, expected), { other })

export const conflictError = (entry: RouteEntry, other: string): RouteError =>
  routeError(entry, 0, 'conflict', samePaths(other), DIFFERENT_PATHS, other)

export const sameNameError = (entry: RouteEntry): RouteError =>
  routeError(entry, 0, 'same-name', SAME_NAME, DIFFERENT_NAMES, entry.name)
