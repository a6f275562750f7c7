/** What is wrong with routes, and what is expected of them, written once for the run time and for the types. */

/** What is expected of each route of a table. */
export const ROUTE_RULE =
  "a route begins with '/', and no segment is . or ..; its variables are whole segments, {name}, or the last ones, {+name} and {/name*}, each of another name; {?name}, or {&name} after a literal query, and {#name} may follow"

/** What is wrong with a route that matches the same paths as another. */
export type SamePaths<Other extends string> = `matches the same paths as ${Other}`

/** What is wrong with a route that matches the same paths as another. */
export const samePaths = <Other extends string>(other: Other): SamePaths<Other> => `matches the same paths as ${other}`

/** What is expected of two routes. */
export const DIFFERENT_PATHS = 'no two routes may match the same path'
