/** The messages about routes, shared by the run time and the types. */

/** The rule for each route of a table. */
export const ROUTE_RULE =
  "a route is '/' and whole segments, none . or .., each name once: {name}, last {+name} or {/name*}, then {?name}, {&name}, {#name}"

/** The problem of a route that matches the same paths as another. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

/** The problem of a route that matches the same paths as another. */
export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`

/** The rule for two routes of a table. */
export const DIFFERENT_PATHS = 'no two routes may match the same path'
