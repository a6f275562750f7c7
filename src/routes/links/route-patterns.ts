import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Codecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'
import { NOT_ALLOWED, PREFIX_RULE } from '../patterns/messages'
import { type Pattern, type PatternProblem, parsePattern } from '../patterns/parse-pattern'
import { conflictError, patternError, type RouteError, routeError } from '../patterns/route-error'
import { noteShape, type Shapes } from '../patterns/shape'

/**
 * A route: its path, which is the part before a query or a fragment; then `{?name}`, or a literal query with `{&name}` in
 * it; and then `{#name}` or a literal fragment.
 */
const ROUTE = /^([^?#{]*(?:\{(?![?#])[^?#{]*)*)(?:\{\?[^}]*\}|\?[^#{]*(?:\{&[^}]*\}[^#{]*)*)?(?:(?:\{#[^}]*\}|#)[^{]*)?/

/** `{/name}` or `{/name*}` at the end of a path: the next segment or the remaining segments, if any. */
const OPTIONAL = /\{\/([^{},:*]+)(\*?)\}$/

/** A pattern without its last segment, which is a parameter. */
const withoutLast = ({ text, segments, names }: Pattern): Pattern => ({
  text: text.slice(0, text.lastIndexOf('/')) || '/',
  segments: segments.slice(0, -1),
  names: names.slice(0, -1),
})

/**
 * The patterns of a path. A path that ends in `{/name}` or `{/name*}` has two; the first matches if there are no more
 * segments.
 */
const patternsOf = (path: string, codecs: Codecs | undefined): Either<PatternProblem, readonly Pattern[]> => {
  const whole = path.replace(OPTIONAL, (_, name, list) => `/{${list && '+'}${name}}`)
  const pattern = parsePattern(whole, codecs)
  if (pattern._tag === 'Left') return pattern
  return right(whole === path ? [pattern.right] : [withoutLast(pattern.right), pattern.right])
}

/**
 * The patterns of a template. This function decides if a template is a route; the type `RouteFault` decides it for
 * literals.
 */
const patternsIn = (text: string, codecs?: Codecs): Either<PatternProblem, readonly Pattern[]> => {
  const [read, path] = ROUTE.exec(text) as unknown as [string, string]
  const patterns = patternsOf(path, codecs)
  return patterns._tag === 'Right' && read.length < text.length ? left([read.length, 'tail']) : patterns
}

/** What no prefix has: a slash at the end, a query, a fragment, or a variable that takes what follows. */
const NOT_PREFIX = /\/$|\{?[?#]|\{[+/]/

/** Why no routes can be under a prefix, which is a template; the type `PrefixFault` says it for literals. */
export const prefixError = (prefix: string): RouteError | undefined => {
  const entry = { name: 'prefix', pattern: prefix }
  const patterns = patternsIn(prefix)
  if (patterns._tag === 'Left') return patternError(entry, patterns.left)
  const end = prefix.search(NOT_PREFIX)
  return end < 0 ? undefined : routeError(entry, end, 'prefix', NOT_ALLOWED, PREFIX_RULE)
}

/** Templates by the names of their routes. */
export type RouteTemplates = ReadonlyArray<
  readonly [name: string, route: { readonly template: Template<string, unknown> }]
>

/**
 * The patterns of each route of a table, in order. Allocates: the patterns. Fails: with the first route that is wrong
 * or conflicts with an earlier one.
 */
export const routePatterns = (leaves: RouteTemplates): Either<RouteError, ReadonlyArray<readonly Pattern[]>> => {
  const shapes: Shapes = new Map()
  const all: Array<readonly Pattern[]> = []
  for (const [name, { template }] of leaves) {
    const entry = { name, pattern: template.text }
    const patterns = patternsIn(template.text, template.codecs as Codecs | undefined)
    if (patterns._tag === 'Left') return left(patternError(entry, patterns.left))
    for (const pattern of patterns.right) {
      const other = noteShape(shapes, pattern, name)
      if (other !== undefined) return left(conflictError(entry, other))
    }
    all.push(patterns.right)
  }
  return right(all)
}
