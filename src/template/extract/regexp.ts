import type { Program, Token } from './compile'
import { isStopAt } from './terminators'

/** Longer templates are walked: engines refuse patterns of millions of characters, or of thousands of groups. */
export const LONGEST = 1000

const ASCII = /* @__PURE__ */ Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit))

/** A text as a pattern. */
export const escaped = (text: string): string =>
  text.replace(/[\s\S]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A run: the characters that do not end it. */
const runOf = (stops: number, until: number): string =>
  `[${escaped(ASCII.filter((character) => !isStopAt(character, 0, stops, until)).join(''))}]*`

/** What begins with one of the characters of `first`, or is absent. */
const optional = (first: string, run: string): string => `((?:[${escaped(first)}]${run})?)`

/** A token as a pattern: a group, but for a literal. */
const sourceOf = (token: Token): string => {
  switch (token.kind) {
    case 'literal':
      return escaped(token.text)
    case 'value':
      return `(${runOf(token.stops, token.until)})`
    case 'list': {
      const run = runOf(token.stops, token.until)
      return token.first < 0 ? `(${run})` : optional(String.fromCharCode(token.first), run)
    }
    case 'pairs':
      return optional(String.fromCharCode(token.first, token.orFirst), runOf(token.stops, token.until))
    case 'fragment':
      return optional('#', runOf(0, -1))
  }
}

/**
 * A pattern with a group for each token that is no literal, where each token has but one possible end; else undefined, and
 * for a template that is too long. No run holds what may follow it, so that the engine never finds a second way to read a
 * text: time is linear.
 */
export const patternOf = (text: string, { tokens, isBounded, isUndecidable }: Program): RegExp | undefined =>
  isBounded && !isUndecidable && text.length <= LONGEST ? new RegExp(`^${tokens.map(sourceOf).join('')}$`) : undefined
