/** The messages about routes, shared by the run time and the types. */

/** Says what is wrong with a pattern, after the character that is wrong. */
export const PROBLEM_BY_REASON = {
  'not-absolute': 'does not begin a path',
  character: 'is not allowed',
  'pct-encoded': 'is not followed by two hexadecimal digits',
  'dot-segment': 'begins a dot segment',
  express: 'is not allowed',
  parameter: 'is not allowed',
  'rest-not-last': 'does not begin the last segment',
  'same-parameter': 'begins a variable whose name is taken',
  tail: 'is not allowed',
  prefix: 'is not allowed',
} as const

/** Says what a pattern should be. */
export const RULE_BY_REASON = {
  'not-absolute': "a route begins with '/'",
  character: "a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets",
  'pct-encoded': 'a percent sign itself is written %25',
  'dot-segment': 'browsers resolve . and .. before they ask',
  express: 'write {name} for a segment and {+name} for the rest, or call fromExpress',
  parameter: 'a variable of a path is a whole segment, {name}, or the last one, {+name}',
  'rest-not-last': '{+name} takes all that is left',
  'same-parameter': 'variables have different names',
  tail: 'after a path come {?a,b}, or ?a=b{&c}, and then {#name}',
  prefix: "a prefix is whole segments, and ends before the '/' of its routes",
} as const

/**
 * The reason why a text is not a pattern.
 *
 * @category Router
 */
export type PatternReason = keyof typeof RULE_BY_REASON

/** The sentence of `showReason` without the name of the route, for literal arguments. */
export type RouteMessage<
  Why extends PatternReason,
  Found extends string,
  Offset extends string,
> = `${Found} ${(typeof PROBLEM_BY_REASON)[Why]} at offset ${Offset}; ${(typeof RULE_BY_REASON)[Why]}`

/** The problem of a route that matches the same paths as another. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

/** The problem of a route that matches the same paths as another. */
export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`

/** The rule for two routes of a table. */
export const DIFFERENT_PATHS = 'no two routes may match the same path'
