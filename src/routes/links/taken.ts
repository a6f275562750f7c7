import { isInPctEncoded } from '../../core/grammar/percent-encoded'
import type { LinkRoute } from './link-pattern'

export const DOTS = /(?:^|\/)\.\.?(?:\/|$)/

/**
 * Returns whether a string is empty or contains a dot segment. A path variable's value must be neither empty nor a dot
 * segment.
 */
export const isNoPart = (text: string): boolean => text === '' || DOTS.test(text)

/**
 * Returns the index of the last occurrence of a literal at or before `from`, or -1 if there is none. Ignores
 * occurrences that begin inside a percent-encoded octet.
 */
const lastOf = (literal: string, text: string, from: number): number => {
  let index = text.lastIndexOf(literal, from)
  while (index > 0 && isInPctEncoded(text, index)) index = text.lastIndexOf(literal, index - 1)
  return index
}

/**
 * Reads the variables in a mixed segment as the router's `readMixed` does. `readMixed` reads spans without allocating,
 * but would add 280 bytes to the bundle of a program that only creates links. Returns `undefined` if the segment does
 * not match the literals, or if a variable would be empty or a dot segment.
 */
export const readMixedText = (literals: readonly string[], text: string): readonly string[] | undefined => {
  // The literals of a mixed segment include one before the first variable and one after the last variable.
  const [first, ...others] = literals as readonly [string, ...string[]]
  const last = others.pop() as string
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last) || isInPctEncoded(text, end)) return undefined
  let rest = text.slice(first.length, end)
  const values: string[] = []
  for (const literal of others.reverse()) {
    const at = lastOf(literal, rest, rest.length - literal.length - 1)
    if (at < 0) return undefined
    values.unshift(rest.slice(at + literal.length))
    rest = rest.slice(0, at)
  }
  values.unshift(rest)
  return values.some(isNoPart) ? undefined : values
}

/**
 * Reads a wildcard's value, which consists of a path's segments from index `at` onward. Returns `undefined` if the
 * value contains a dot segment, or if the link would begin with `//`. In the value of `{+name}`, a percent-encoded
 * slash also separates segments.
 */
export const readWildcard = (
  { variables }: LinkRoute,
  parts: readonly string[],
  at: number,
): readonly [string] | undefined => {
  const rest = parts.slice(at).join('/')
  const decoded = variables.some(({ operator }) => operator === '+') ? rest.replace(/%2f/gi, '/') : rest
  // A link that begins with `//` would have an authority.
  return DOTS.test(decoded) || (at === 0 && rest.startsWith('/')) ? undefined : [rest]
}
