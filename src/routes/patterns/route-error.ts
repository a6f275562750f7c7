/**
 * A route as data: a name, and a literal pattern.
 *
 * @category Router
 */
export interface RouteEntry<Name extends string = string, Pattern extends string = string> {
  readonly name: Name
  readonly pattern: Pattern
}

/** What is wrong with a pattern at the offset of an error, for each reason. */
const FAULT = {
  'not-absolute': "a pattern begins with '/'",
  character: "a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets",
  'pct-encoded': "a percent sign is followed by two hexadecimal digits; '%' itself is written %25",
  'dot-segment': 'a segment that is . or .. cannot be data, so that nothing would match it',
  parameter: 'a parameter is a whole segment, {name}, or the last one, {+name}',
  'rest-not-last': 'a parameter {+name} takes the rest of the path, so that nothing can follow it',
  'same-parameter': 'another parameter of this pattern has the same name',
  'same-name': 'another route has the same name',
  conflict: 'another route matches the same paths',
} as const

/**
 * Why routes cannot be compiled.
 *
 * @category Router
 */
export type RouteReason = keyof typeof FAULT

/**
 * Why routes cannot be compiled, and where: the first route that is wrong, or is in conflict with one before it.
 *
 * @category Router
 */
export interface RouteError {
  readonly _tag: 'RouteError'
  /** The route, as it was given. */
  readonly route: RouteEntry
  /** The index in its pattern, in UTF-16 code units, of what is wrong. */
  readonly offset: number
  readonly reason: RouteReason
  /** The route before it that matches the same paths, or has the same name. */
  readonly other: RouteEntry | undefined
}

/** Builds the one shape of error. Allocates: one object. */
export const routeError = (
  route: RouteEntry,
  offset: number,
  reason: RouteReason,
  other?: RouteEntry | undefined,
): RouteError => ({ _tag: 'RouteError', route, offset, reason, other })

const quoted = ({ name, pattern }: RouteEntry): string => `route ${JSON.stringify(name)} (${JSON.stringify(pattern)})`

/**
 * One sentence: which route, at which offset, and what is asked for; where two routes are in conflict, both.
 *
 * Allocates: the sentence.
 *
 * @example
 * import { compileRouter, showRouteError } from 'uri-ts/routes'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(
 *   E.mapLeft(showRouteError)(compileRouter({ user: '/users/{id}', account: '/users/{name}' })),
 *   E.left('route "account" ("/users/{name}") at offset 0: another route matches the same paths, route "user" ("/users/{id}")')
 * )
 *
 * @category Router
 */
export const showRouteError = ({ route, offset, reason, other }: RouteError): string => {
  const rival = other === undefined ? '' : `, ${quoted(other)}`
  return `${quoted(route)} at offset ${offset}: ${FAULT[reason]}${rival}`
}
