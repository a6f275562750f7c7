import type { Codecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'
import { wrongLiteral } from '../../template/syntax/wrong-literal'
import type { HostSyntax, ReadPatterns } from '../hosts/host-syntax'
import { DIFFERENT_PATHS, NOT_ALLOWED, RULE_BY_REASON, samePaths } from '../patterns/messages'
import { MOST_VARIABLES, type Pattern, parsePattern } from '../patterns/parse-pattern'
import { readSegment } from '../patterns/segment'
import { noteShape, type Shapes } from '../patterns/shape'

/**
 * Matches a route. A route is a path with an optional query. The query is either `{?name}` or a list of literal pairs,
 * such as `?a=b`. An expression `{&name}` may follow literal pairs. The path ends where a query or a fragment begins,
 * or at the end of the text. A prefix modifier is not allowed, because a link would contain only the beginning of the
 * value. A fragment is not allowed, because a request never contains one.
 */
const ROUTE = /^([\s\S]*?)(?=\{?[?#]|$)(?:\{\?[^}:]*\}|\?[^#{&=]*=[^#{&]*(?:&[^#{&=]*=[^#{&]*|\{&[^}:]*\})*)?/

/**
 * Matches `{/name}` or `{/name*}` at the end of a path. `{/name}` stands for an optional segment, and `{/name*}` stands
 * for any remaining segments.
 */
const OPTIONAL = /\{\/([^{},:*]+)(\*?)\}$/

/** Matches the characters that the path of a valid template may contain but a segment may not. */
const BRACKET = /[[\]]/

/**
 * Removes a pattern's last segment, which must be a single variable. Does not change the pattern's `text`. The path `/`
 * has one segment, which is empty.
 */
const withoutLast = ({ text, segments, names }: Pattern): Pattern => ({
  text,
  segments: segments.length > 1 ? segments.slice(0, -1) : [readSegment('')],
  names: names.slice(0, -1),
})

/**
 * Creates the error to throw for an invalid string in a table. The error has the same message as the `RouteError` for
 * the string. Allocates the error.
 */
export const wrongRoute = (
  component: string,
  text: string,
  offset: number,
  expected: string,
  problem: string = NOT_ALLOWED,
): TypeError => wrongLiteral({ text, offset, component, problem, expected })

/**
 * Returns a template's patterns. If a template's path ends with `{/name}` or `{/name*}`, there are two patterns, the
 * first of which omits the last segment. The path begins at `start`. `names` contains the names of the variables in the
 * host. Throws if the template is not a valid route. If the template is a string literal, the `RouteFault` type reports
 * at compile time the mistakes that `patternsIn` reports at run time.
 */
const patternsIn: ReadPatterns = (name, text, codecs, names, start = 0) => {
  const [read, path] = ROUTE.exec(text.slice(start)) as unknown as [string, string]
  const whole = path.replace(OPTIONAL, (_, variable, list) => `/{${list && '+'}${variable}}`)
  const parsed = parsePattern(whole, BRACKET, codecs, names)
  if (parsed._tag === 'Left') {
    const [offset, reason] = parsed.left
    throw wrongRoute(name, text, start + offset, RULE_BY_REASON[reason as keyof typeof RULE_BY_REASON])
  }
  const end = start + read.length
  if (end < text.length) throw wrongRoute(name, text, end, RULE_BY_REASON.tail)
  return path === whole ? [parsed.right] : [withoutLast(parsed.right), parsed.right]
}

/**
 * Returns a route's patterns and records their shapes in `shapes`. Allocates the patterns. Throws if the route is
 * invalid or conflicts with an earlier route.
 */
export const routePatterns = (
  shapes: Shapes,
  name: string,
  template: Template<string, unknown>,
  onHost: HostSyntax | undefined,
): readonly Pattern[] => {
  const read = onHost?.parse(patternsIn) ?? patternsIn
  const patterns = read(name, template.text, template.codecs as Codecs | undefined)
  const beyond = template.variables[MOST_VARIABLES]
  if (beyond !== undefined) throw wrongRoute(name, template.text, beyond.offset, RULE_BY_REASON.variables)
  for (const pattern of patterns) {
    const other = noteShape(shapes, pattern, name)
    if (other !== undefined) throw wrongRoute(name, template.text, 0, DIFFERENT_PATHS, samePaths(other))
  }
  return patterns
}
