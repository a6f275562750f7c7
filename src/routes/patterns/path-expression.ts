import { escaped, LONGEST } from '../../template/extract/regexp'
import type { Pattern, Segment } from './parse-pattern'

/** What a segment may contain that has no triplets, or more. */
const SOURCE_BY_KIND = { parameter: '[^/?]+', within: '[^/?]+', rest: '[^?]*' } as const

const sourceOf = ({ kind, shape }: Segment): string => (kind === 'literal' ? escaped(shape) : SOURCE_BY_KIND[kind])

const pathOf = ({ segments }: Pattern): string => `/${segments.map(sourceOf).join('/')}(?:\\?|$)`

/**
 * An expression that finds a route's path in each text that begins with it, has no `%` and is a target of the route. It
 * may find it in others too: the reader has the last word. It also finds each text without a slash at its beginning.
 *
 * No run contains the character that follows it, so that time is linear. Allocates: the expression, or undefined for a
 * pattern that is too long for one.
 */
export const pathExpression = (patterns: readonly Pattern[]): RegExp | undefined =>
  patterns.every(({ text }) => text.length <= LONGEST)
    ? new RegExp(`^(?:[^/]|${patterns.map(pathOf).join('|')})`)
    : undefined
