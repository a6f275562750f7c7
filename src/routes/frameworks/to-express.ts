import type { CheckExpress, ExpressPath } from '../../../types/routes/frameworks/express-path'
import { encodeLiterals } from '../../template/syntax/literals'
import { requireRoute } from '../links/leaves'
import type { ReadableRoute } from '../links/route'
import { wrongText } from '../links/wrong-text'
import { NOT_WRITTEN, ON_HOST } from './messages'
import { type Part, splitPath } from './path-parts'

/** Matches the characters in a path that have a special meaning in Express. */
const SPECIAL = /[()+!:*]/g

/**
 * Matches a variable name that normally does not need quotes in Express. A name that matches `PLAIN` still needs quotes
 * if the character after it could be part of a name.
 */
const PLAIN = /^[A-Za-z_]\w*$/

const NAME_CHARACTER = /^[\w$]/

/**
 * Percent-encodes the non-ASCII characters in a literal, and escapes the characters that have a special meaning in
 * Express.
 */
const literalOf = (text: string): string => encodeLiterals(text).replace(SPECIAL, '\\$&')

const nameOf = (name: string, next: Part | undefined): string =>
  PLAIN.test(name) && !NAME_CHARACTER.test(next?.text ?? '') ? name : `"${name}"`

/**
 * Converts a route's path to the syntax of Express 5 and of path-to-regexp 8 and 9. In Express syntax,
 * `/users/{id}{?page}` becomes `/users/:id`. If the path contains only ASCII characters, the result has an exact
 * literal type. Non-ASCII characters are percent-encoded. If the result is used as a path, Express matches every target
 * that the route matches and that spells the literals as the result does. By default, Express also matches such a
 * target if the case of its literals is changed, or if a slash is added to the end of its path.
 *
 * Allocates the result and the parts of the path. Throws a `TypeError` if the route has a host and the compiler has not
 * checked the route.
 *
 * @example
 * import { defineRoutes, toExpress } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files{/path*}', dotted: '/{a.b}' })
 * toExpress(site.user) //=> '/users/:id'
 * toExpress(site.file) //=> '/files{/*path}'
 * toExpress(site.dotted) //=> '/:"a.b"'
 *
 * @category Frameworks
 */
export const toExpress = <Text extends string>(checked: CheckExpress<Text>): ExpressPath<Text> => {
  const { pattern } = requireRoute(checked as ReadableRoute<Text, unknown>)
  // A call to `notWritten` would add that function, which is much larger than `wrongText`, to the bundle.
  if (pattern.startsWith('//')) throw wrongText(pattern, `path: '/' ${NOT_WRITTEN} Express at offset 0; ${ON_HOST}`)
  const parts = splitPath(pattern)
  const written = parts.map(({ text, name, operator, isList, offset }, index) => {
    if (name === undefined) return literalOf(text)
    const variable = `${isList || operator === '+' ? '*' : ':'}${nameOf(name, parts[index + 1])}`
    if (operator === '') return variable
    if (operator === '+') return `{${variable}}`
    // The slash at the start of a path is never optional, because the path must not be empty.
    return offset === 0 ? `/{${variable}}` : `{/${variable}}`
  })
  return written.join('') as ExpressPath<Text>
}
