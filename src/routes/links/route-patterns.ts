import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Codecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'
import { NOT_ALLOWED, PREFIX_RULE } from '../patterns/messages'
import { type Pattern, type PatternProblem, parsePattern } from '../patterns/parse-pattern'
import { conflictError, patternError, type RouteError, routeError } from '../patterns/route-error'
import { noteShape, type Shapes } from '../patterns/shape'

/** The path of a template: the part before a query or a fragment. */
const PATH_OF_TEMPLATE = /^[^?#{]*(?:\{(?![?#])[^?#{]*)*/

/** `{?name}`, or a literal query with `{&name}` in it, and then `{#name}` or a literal fragment. */
const TAIL = /^(?:\{\?[^}]*\}|\?[^#{]*(?:\{&[^}]*\}[^#{]*)*)?(?:(?:\{#[^}]*\}|#)[^{]*)?/

/** `{/name}` or `{/name*}` at the end of a path: the next segment or the remaining segments, if any. */
const OPTIONAL = /\{\/([^{},:*]+)(\*?)\}$/

const NON_ASCII = /[^\x00-\x7f]+/g

/** Percent-encodes the characters of a path that are outside ASCII. */
const encoded = (path: string): string => path.replace(NON_ASCII, encodeURI)

/** A pattern without its last segment, which is a parameter. */
const withoutLast = ({ text, segments, names }: Pattern): Pattern => ({
  text: text.slice(0, text.lastIndexOf('/')) || '/',
  segments: segments.slice(0, -1),
  names: names.slice(0, -1),
})

const pathOf = (text: string): string => (PATH_OF_TEMPLATE.exec(text) as unknown as [string])[0]

/**
 * The patterns of a path. A path that ends in `{/name}` or `{/name*}` has two; the first matches if there are no more
 * segments.
 */
const patternsOf = (path: string, codecs?: Codecs): Either<PatternProblem, readonly Pattern[]> => {
  const whole = path.replace(OPTIONAL, (_, name, list) => `/{${list && '+'}${name}}`)
  const pattern = parsePattern(encoded(whole), codecs)
  if (pattern._tag === 'Right')
    return right(whole === path ? [pattern.right] : [withoutLast(pattern.right), pattern.right])
  // The offset in `path`, whose characters may be longer if they are encoded.
  const [end, reason] = pattern.left
  let encodedEnd = 0
  let offset = 0
  for (const character of whole) {
    encodedEnd += encoded(character).length
    if (encodedEnd > end) break
    offset += character.length
  }
  return left([offset, reason])
}

/**
 * The patterns of a template. This function decides if a template is a route; the type `RouteFault` decides it for
 * literals.
 */
const patternsIn = (text: string, codecs: Codecs | undefined): Either<PatternProblem, readonly Pattern[]> => {
  const path = pathOf(text)
  const patterns = patternsOf(path, codecs)
  const tail = text.slice(path.length)
  const [read] = TAIL.exec(tail) as unknown as [string]
  return patterns._tag === 'Right' && read.length < tail.length ? left([path.length + read.length, 'tail']) : patterns
}

/** A variable that takes the rest of a path. */
const REST = /\{[+/]/

/** Why no routes can be under a prefix, which is a template; the type `PrefixFault` says it for literals. */
export const prefixError = (prefix: string): RouteError | undefined => {
  const entry = { name: 'prefix', pattern: prefix }
  const path = pathOf(prefix)
  const patterns = patternsOf(path)
  if (patterns._tag === 'Left') return patternError(entry, patterns.left)
  const rest = path.search(REST)
  if (rest >= 0) return patternError(entry, [rest, 'rest-not-last'])
  const end = path.endsWith('/') && path.length === prefix.length ? path.length - 1 : path.length
  return end < prefix.length ? routeError(entry, end, 'prefix', NOT_ALLOWED, PREFIX_RULE) : undefined
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
