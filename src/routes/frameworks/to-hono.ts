import type { CheckHono, HonoPath } from '../../../types/routes/frameworks/hono-path'
import type { ReadableRoute } from '../links/route'
import { ENCODED, MARK, NOT_EMPTY, SEGMENT, VARIABLE, WILDCARD } from './messages'
import { isWhole, notWritten, pathParts } from './path-parts'

/** Matches the characters that have a special meaning in Hono and are therefore not allowed in a literal. */
const REFUSED = /[%*:]|@(?=\d)/

/** Matches a path with an empty segment. If an optional variable follows, Hono removes the empty segment. */
const EMPTY = /\/(\/|$)/

const ADVICE: Readonly<Record<string, string>> = {
  '%': ENCODED,
  '*': WILDCARD,
  ':': VARIABLE,
  '@': MARK,
}

/**
 * Converts a route's path to Hono 4 syntax. In Hono syntax, `/users/{id}{?page}` becomes `/users/:id`. Hono cannot
 * express an empty segment before `{/name}`, or a variable that is not a whole segment. Nor can it express a literal
 * that contains `:`, `*`, a percent-encoded octet, or an `@` that precedes a digit. The compiler refuses every path
 * that Hono cannot express. If the result is used as a path, Hono matches every target that the route matches, except
 * targets in which the value of a variable such as `{+path}` is empty. Hono also matches targets that contain `.` or
 * `..` segments, unless these segments are removed before Hono receives the targets.
 *
 * Allocates the result and the parts of the path. Throws a `TypeError` if Hono cannot express the path and the compiler
 * has not checked the route.
 *
 * @example
 * import { defineRoutes, toHono } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files{/path*}', raw: '/raw/{+path}' })
 * toHono(site.user) //=> '/users/:id'
 * toHono(site.file) //=> '/files/*'
 * toHono(site.raw) //=> '/raw/:path{.+}'
 *
 * @category Frameworks
 */
export const toHono = <Text extends string>(checked: CheckHono<Text>): HonoPath<Text> => {
  const route = checked as ReadableRoute<Text, unknown>
  const parts = pathParts(route, 'Hono')
  let before = ''
  /** The part of the path after `before`. Testing only this part for empty segments keeps the running time linear. */
  let written = ''
  parts.forEach(({ text, name, operator, isList, offset }, index) => {
    if (name === undefined) {
      written += text.replace(REFUSED, (found, at) => {
        throw notWritten(route, 'Hono', offset + at, ADVICE[found] as string)
      })
    } else if (isList) written += '/*'
    else {
      const isOptional = operator === '/'
      if (isOptional ? EMPTY.test(written) : !isWhole(parts[index - 1], parts[index + 1]))
        throw notWritten(route, 'Hono', offset, isOptional ? NOT_EMPTY : SEGMENT)
      if (isOptional) {
        before += written
        written = `/:${name}?`
      } else written += `:${name}${operator && '{.+}'}`
    }
  })
  return (before + written) as HonoPath<Text>
}
