import type { CheckNextJs, NextJsPath } from '../../../types/routes/frameworks/next-js-path'
import { encodeLiterals } from '../../template/syntax/literals'
import type { ReadableRoute } from '../links/route'
import { NO_OPTIONAL, NOT_EMPTY } from './messages'
import { notWritten, type Part, pathParts } from './path-parts'
import { NEXT_JS } from './syntaxes'
import { writePath } from './write-path'

/**
 * Converts a route's path to the path of a folder, relative to `app`. The Next.js 16 App Router expects the route's
 * page in this folder. For example, `/users/{id}{?page}` becomes `/users/[id]`. Next.js cannot express an empty
 * segment, a slash at the end, a variable that is not a whole segment, or `{/name}`. Nor can Next.js express a literal
 * that contains `%5F` or begins with `(` or `@`. The compiler refuses every path that Next.js cannot express. If the
 * path contains only ASCII characters, the result has an exact literal type. Non-ASCII characters are percent-encoded.
 * At the start of a segment, `%5F` replaces `_`, because Next.js ignores folders whose names begin with `_`. Next.js
 * matches every target that the route matches and that spells the literals as the result does. There are two
 * exceptions: targets in which the value of `{+name}` is empty, and targets in which the value of `{+name}` or
 * `{/name*}` contains an empty segment.
 *
 * Allocates the result and the parts of the path. Throws a `TypeError` if Next.js cannot express the path and the
 * compiler has not checked the route.
 *
 * @example
 * import { defineRoutes, toNextJs } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', docs: '/docs{/path*}' })
 * toNextJs(site.user) //=> '/users/[id]'
 * toNextJs(site.file) //=> '/files/[...path]'
 * toNextJs(site.docs) //=> '/docs/[[...path]]'
 *
 * @category Frameworks
 */
export const toNextJs = <Text extends string>(checked: CheckNextJs<Text>): NextJsPath<Text> => {
  const route = checked as ReadableRoute<Text, unknown>
  const written = writePath(route, NEXT_JS)
  const { text, offset, operator, isList } = pathParts(route, NEXT_JS.router).at(-1) as Part
  if (operator === '/' && !isList) throw notWritten(route, NEXT_JS.router, offset, NO_OPTIONAL)
  if (/.\/$/.test(written)) throw notWritten(route, NEXT_JS.router, offset + text.length - 1, NOT_EMPTY)
  return encodeLiterals(written).replaceAll('/_', '/%5F') as NextJsPath<Text>
}
