/** Implements a slow router that compares every route with the whole path and returns the best match. */
import type { RouteEntry } from 'uri-ts/routes'

export interface Found {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
}

/** Decodes each percent-encoded octet separately. For example, `%2F` becomes `/`, and `%C3` becomes `Ã`. */
const octets = (text: string): string =>
  text.replace(/%([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const isDots = (segment: string): boolean => ['.', '..'].includes(octets(segment))

const isRest = (segment: string): boolean => segment.startsWith('{+')
const isParameter = (segment: string): boolean => segment.startsWith('{') && !isRest(segment)

/**
 * Returns a rank by which more specific routes sort first. Segments are compared from left to right. A literal segment
 * takes precedence over a parameter, which takes precedence over a variable for the rest of the path.
 */
const rank = ({ pattern }: RouteEntry): string =>
  pattern
    .slice(1)
    .split('/')
    .map((segment) => (isRest(segment) ? '2' : isParameter(segment) ? '1' : '0'))
    .join('')

const paramsOf = ({ pattern }: RouteEntry, path: string): Record<string, string> | undefined => {
  const wanted = pattern.slice(1).split('/')
  const given = path.slice(1).split('/')
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    if (isRest(segment)) {
      if (given.length < wanted.length) return undefined
      const rest = given.slice(index)
      if (rest.some(isDots)) return undefined
      params[segment.slice(2, -1)] = rest.join('/')
      return params
    }
    const text = given[index]
    if (text === undefined) return undefined
    if (isParameter(segment)) {
      if (text === '' || isDots(text)) return undefined
      params[segment.slice(1, -1)] = text
    } else if (octets(segment) !== octets(text)) return undefined
  }
  return given.length === wanted.length ? params : undefined
}

export const findSlowly = (routes: readonly RouteEntry[], path: string): Found | undefined =>
  routes
    .flatMap((route) => {
      const params = path.startsWith('/') ? paramsOf(route, path) : undefined
      return params === undefined ? [] : [{ name: route.name, params, rank: rank(route) }]
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ name, params }) => ({ name, params }))[0]

/** Returns whether two patterns match the same paths. */
export const isSamePattern = (a: string, b: string): boolean => {
  const shape = (pattern: string): string =>
    JSON.stringify(
      pattern.split('/').map((segment) => (isRest(segment) ? 2 : isParameter(segment) ? 1 : `=${octets(segment)}`)),
    )
  return shape(a) === shape(b)
}
