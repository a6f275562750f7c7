/**
 * This file contains messages about routes. Both the library (at run time) and the compiler (for literals) report these
 * messages.
 */

/** In a message about a pattern, `NOT_ALLOWED` follows the invalid character. */
export const NOT_ALLOWED = 'is not allowed'

/**
 * For a string that is not a route, `defineRoutes` throws an error that contains `ROUTE_RULE`. The rule is a separate
 * constant so that a program that only creates links can be bundled without `RULE_BY_REASON`.
 */
export const ROUTE_RULE = "write '/users/{id}', '/files/{+path}' or '/search{?q}'"

/**
 * Maps each reason to a message that describes a valid route. The rule for `character` mentions brackets, because a
 * template may contain them but a path may not.
 */
export const RULE_BY_REASON = {
  'not-absolute': "a route begins with '/'",
  character: 'write {id} for [id], %5B and %5D for brackets, and no % beside a variable',
  'dot-segment': 'browsers resolve . and ..',
  express: 'write {name} or {+rest}',
  parameter: 'write {name}, text between two, or {+name} at the end',
  'wildcard-not-last': '{+name} is last',
  'same-parameter': 'names differ',
  tail: 'after a path come {?a,b}, or ?a=b{&c}, but no {?a:3} and no fragment',
  variables: 'a route has at most 10000 variables',
} as const

/**
 * The rules that the compiler checks. Only the compiler uses the rule `authority`. At run time, if a path begins with
 * `//`, `defineRoutes` throws an error that contains `ROUTE_RULE`.
 */
export type PatternRules = typeof RULE_BY_REASON & {
  readonly authority: "browsers read '//' as the beginning of a host"
}

/** The problem (`SAME_NAME`) and the rule (`DIFFERENT_NAMES`) in the message about two routes with the same name. */
export const SAME_NAME = 'begins a second pattern of one name'
export const DIFFERENT_NAMES = 'names are different'

/** Suggests a valid prefix for a table. */
export const PREFIX_RULE = "write '/users/{id}' as a prefix"

/** The rule for a route's host. */
export const HOST_RULE = "a host is lower-case labels such as '//{tenant}.example.com', and its last label is a name"

/** The rule for the value of a variable in a host. */
export const LABEL_RULE = 'a label of a host is one or more of a-z, 0-9, - and _'

/**
 * The reason why a string is not a pattern.
 *
 * @category Router
 */
export type PatternReason = keyof typeof RULE_BY_REASON | 'authority' | 'pct-encoded'

/** The message that `showReason` returns for an invalid literal, without the route's name. */
export type RouteMessage<
  Rule extends string,
  Found extends string,
  Offset extends string,
> = `${Found} ${typeof NOT_ALLOWED} at offset ${Offset}; ${Rule}`

/** A message stating that a route matches the same paths as another route. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`

/** The rule that any two routes in a table must follow. */
export const DIFFERENT_PATHS = 'paths differ'
