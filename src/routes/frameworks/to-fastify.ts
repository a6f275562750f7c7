import type { CheckFastify, FastifyPath } from '../../../types/routes/frameworks/fastify-path'
import type { ReadableRoute } from '../links/route'
import { ENCODED, NO_DOT, NO_LIST, SEPARATOR, WILDCARD } from './messages'
import { notWritten, type Part, pathParts } from './path-parts'

/** Matches the characters that have a special meaning in Fastify and are therefore not allowed in a literal. */
const REFUSED = /[%*]/

/** Matches a character that Fastify allows after a variable. */
const SEPARATED = /^[-./]/

/** An error's offset within a part of a path, and the advice for the error message. */
type Fault = readonly [offset: number, advice: string]

const faultInLiteral = (text: string, isAfterVariable: boolean): Fault | undefined => {
  const found = text.search(REFUSED)
  if (isAfterVariable && !SEPARATED.test(text)) return [0, SEPARATOR]
  return found < 0 ? undefined : [found, text.charAt(found) === '%' ? ENCODED : WILDCARD]
}

const faultIn = ({ text, name, isList, offset }: Part, isAfterVariable: boolean): Fault | undefined => {
  if (name === undefined) return faultInLiteral(text, isAfterVariable)
  if (isList && offset > 0) return [0, NO_LIST]
  return name.includes('.') ? [0, NO_DOT] : undefined
}

/**
 * Converts a route's path to the syntax that Fastify 5 and find-my-way use. In Fastify syntax, `/users/{id}{?page}`
 * becomes `/users/:id`, and a variable that matches the rest of a path becomes `*`. Fastify cannot express a variable
 * name that contains a dot, a literal that contains `*` or a percent-encoded octet, or a list of segments after a
 * literal. Nor can it express a literal that follows a variable and begins with a character other than `/`, `.` or `-`.
 * The compiler refuses every path that Fastify cannot express. If the result is used as a path, Fastify matches every
 * target that the original route matches. Fastify also matches targets that contain `.` or `..` segments, and targets
 * in which a variable next to a literal is empty.
 *
 * Allocates the result and the parts of the path. If the compiler has not checked the route, throws a `TypeError` for a
 * path that Fastify cannot express.
 *
 * @example
 * import { defineRoutes, toFastify } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', year: '/blog{/year}' })
 * toFastify(site.user) //=> '/users/:id'
 * toFastify(site.file) //=> '/files/*'
 * toFastify(site.year) //=> '/blog/:year?'
 *
 * @category Frameworks
 */
export const toFastify = <Text extends string>(checked: CheckFastify<Text>): FastifyPath<Text> => {
  const route = checked as ReadableRoute<Text, unknown>
  let written = ''
  let isAfterVariable = false
  for (const part of pathParts(route, 'Fastify')) {
    const { text, name, operator, isList, offset } = part
    const fault = faultIn(part, isAfterVariable)
    if (fault !== undefined) throw notWritten(route, 'Fastify', offset + fault[0], fault[1])
    isAfterVariable = name !== undefined
    if (name === undefined) written += text.replaceAll(':', '::')
    else if (operator === '+') written += '*'
    else if (isList) written += '/*'
    else written += operator === '/' ? `/:${name}?` : `:${name}`
  }
  return written as FastifyPath<Text>
}
