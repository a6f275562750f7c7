/** The messages about routes. The same messages are used at run time and by the compiler. */

/** The part of a message that says what is wrong with a pattern. This part follows the invalid character. */
export const NOT_ALLOWED = 'is not allowed'

/**
 * The message of `defineRoutes` for a string that is not a route. The message is separate, so that a bundle that only
 * creates links does not contain the other rules.
 */
export const ROUTE_RULE = "write '/users/{id}', '/files/{+path}' or '/search{?q}'"

/**
 * The messages that say what a route must be. A route is a template. The only characters that a template can contain
 * but a path cannot are brackets.
 */
export const RULE_BY_REASON = {
  'not-absolute': "a route begins with '/'",
  authority: "browsers read '//' as the beginning of a host",
  character: 'write %5B and %5D, and no % beside a variable',
  'dot-segment': 'browsers resolve . and ..',
  express: 'write {name} or {+rest}',
  parameter: 'write {name}, text between two, or {+name} at the end',
  'wildcard-not-last': '{+name} is last',
  'same-parameter': 'names differ',
  tail: 'after a path come {?a,b}, or ?a=b{&c}, but no {?a:3} and no fragment',
  variables: 'a route has at most 10000 variables',
} as const

/** The rule that the prefix of a table must follow. */
export const PREFIX_RULE = "write '/users/{id}' as a prefix"

/**
 * The reason why a string is not a pattern.
 *
 * @category Router
 */
export type PatternReason = keyof typeof RULE_BY_REASON | 'pct-encoded'

/** The message of `showReason` without the name of the route, for literal arguments. */
export type RouteMessage<
  Rule extends string,
  Found extends string,
  Offset extends string,
> = `${Found} ${typeof NOT_ALLOWED} at offset ${Offset}; ${Rule}`

/** The part of a message about a route that matches the same paths as another route. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

/** Returns the part of a message about a route that matches the same paths as another route. */
export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`

/** The rule that any two routes in a table must follow. */
export const DIFFERENT_PATHS = 'paths differ'
