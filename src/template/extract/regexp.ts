import type { Program, Token } from './compile'
import type { Step } from './match-deterministic'
import { isStopAt, NONE } from './terminators'

/**
 * The maximum length of a template for which `patternOf` returns a regular expression. Engines reject patterns with
 * millions of characters or thousands of groups.
 */
export const LONGEST = 1000

const ASCII = /* @__PURE__ */ Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit))

/** Escapes every code unit of a string so that, in a regular expression, the result matches exactly that string. */
export const escapeLiteral = (text: string): string =>
  text.replace(/[\s\S]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns a pattern that matches all ASCII characters up to the next stop character. */
const runOf = (stops: number, until: number): string =>
  `[${escapeLiteral(ASCII.filter((character) => !isStopAt(character, 0, stops, until)).join(''))}]*`

/** Returns a group that matches either a character in `first` followed by `run`, or the empty string. */
const optional = (first: string, run: string): string => `((?:[${escapeLiteral(first)}]${run})?)`

/** Returns the pattern for a token. The pattern is a group, unless the token is a literal. */
const sourceOf = (token: Token): string => {
  switch (token.kind) {
    case 'literal':
      return escapeLiteral(token.text)
    case 'value':
      return `(${runOf(token.stops, token.until)})`
    case 'list': {
      const run = runOf(token.stops, token.until)
      return token.first === NONE ? `(${run})` : optional(String.fromCharCode(token.first), run)
    }
    case 'pairs':
      return optional(String.fromCharCode(token.first, token.orFirst), runOf(token.stops, token.until))
    case 'fragment':
      return optional('#', runOf(0, NONE))
  }
}

/**
 * Returns a regular expression with a group for each token that is not a literal. Returns `undefined` if a token has
 * several possible ends, or if the template is too long. Each repeated character class excludes the character that may
 * follow the repetition. Matching therefore needs no backtracking and takes linear time.
 */
export const patternOf = (text: string, { tokens, isWalkable }: Program): RegExp | undefined =>
  isWalkable && text.length <= LONGEST ? new RegExp(`^${tokens.map(sourceOf).join('')}$`) : undefined

/** Matches a string against a regular expression and writes the end of each token to `ends`. */
export const cutByPattern = (pattern: RegExp, steps: readonly Step[], text: string, ends: Int32Array): boolean => {
  const parts = pattern.exec(text)
  if (parts === null) return false
  let end = 0
  let part = 1
  for (let i = 0; i < steps.length; i++) {
    const { units } = steps[i] as Step
    end += units.length === 0 ? (parts[part++] as string).length : units.length
    ends[i] = end
  }
  return true
}
