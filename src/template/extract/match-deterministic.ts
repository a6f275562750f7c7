import type { Program, Token } from './compile'
import { hasPairs, pairsEnd } from './read-pairs'
import { NONE, runEnd } from './terminators'

/** The end of the token at `index`, which must have only one possible end; -1 if the token does not match. */
export const endOf = (token: Token, text: string, index: number): number => {
  switch (token.kind) {
    case 'literal':
      return text.startsWith(token.text, index) ? index + token.text.length : -1
    case 'value':
      return runEnd(text, index, token.stops, token.until)
    case 'list':
      return token.first < 0 || text.charCodeAt(index) === token.first
        ? runEnd(text, index, token.stops, token.until)
        : index
    case 'pairs':
      return hasPairs(token, text, index) ? pairsEnd(token, text, index) : index
    case 'fragment':
      return text.charAt(index) === '#' ? runEnd(text, index, 0, NONE) : index
  }
}

/**
 * Finds the end of each token, from left to right, if each has only one possible end. Returns -1, or the offset at
 * which the text stops being an expansion. Allocates: nothing.
 */
export const walk = ({ tokens }: Program, text: string, ends: Int32Array): number => {
  let index = 0
  for (let i = 0; i < tokens.length; i++) {
    const end = endOf(tokens[i] as Token, text, index)
    if (end < 0) return index
    ends[i] = end
    index = end
  }
  return index === text.length ? -1 : index
}
