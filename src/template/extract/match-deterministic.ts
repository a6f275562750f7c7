import type { Variable } from '../syntax/model'
import type { Program, Token } from './compile'
import { hasPairs, pairsEnd } from './read-pairs'
import { isStopAt, NONE, runEnd } from './terminators'

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

/** A token, prepared for `walk`. All steps have the same properties, to keep property access monomorphic. */
export interface Step {
  /** The text of a literal; empty for all other tokens. */
  readonly literal: string
  /** The variable of a value. */
  readonly variable: Variable | undefined
  /** The two code units that may begin the token; `NONE` if it needs none. */
  readonly first: number
  readonly orFirst: number
  /** 1 for each ASCII character that ends the token. */
  readonly ends: Uint8Array
}

const LITERAL_ENDS = /* @__PURE__ */ new Uint8Array(0)

/** The characters that end a run, as a table. */
const endsOf = (stops: number, until: number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, unit) => Number(isStopAt(String.fromCharCode(unit), 0, stops, until)))

const HASH_UNIT = 0x23

/** Prepares the tokens of a program for `walk`. Allocates: the steps. */
export const stepsOf = ({ tokens }: Program): readonly Step[] => {
  const tables = new Map<string, Uint8Array>()
  const tableOf = (stops: number, until: number): Uint8Array => {
    const key = `${stops} ${until}`
    const table = tables.get(key) ?? endsOf(stops, until)
    tables.set(key, table)
    return table
  }
  return tokens.map((token): Step => {
    const { kind } = token
    if (kind === 'literal') {
      return { literal: token.text, variable: undefined, first: NONE, orFirst: NONE, ends: LITERAL_ENDS }
    }
    const [stops, until] = kind === 'fragment' ? [0, NONE] : [token.stops, token.until]
    const first = kind === 'fragment' ? HASH_UNIT : kind === 'value' ? NONE : token.first
    const orFirst = kind === 'pairs' ? token.orFirst : first
    const variable = kind === 'value' ? token.variable : undefined
    return { literal: '', variable, first, orFirst, ends: tableOf(stops, until) }
  })
}

/**
 * Finds the end of each token, from left to right, if each has only one possible end. Returns -1, or the offset at
 * which the text stops being an expansion. Allocates: nothing.
 */
export const walk = (steps: readonly Step[], text: string, ends: Int32Array): number => {
  let index = 0
  for (let i = 0; i < steps.length; i++) {
    const { literal, first, orFirst, ends: table } = steps[i] as Step
    if (literal !== '') {
      const end = index + literal.length
      if (end > text.length) return index
      for (let at = 0; at < literal.length; at++) {
        if (text.charCodeAt(index + at) !== literal.charCodeAt(at)) return index
      }
      index = end
    } else {
      const unit = first < 0 ? first : text.charCodeAt(index)
      if (unit === first || unit === orFirst) {
        if (unit >= 0) index++
        while (index < text.length) {
          const next = text.charCodeAt(index)
          if (next > 127 || table[next] !== 0) break
          index++
        }
      }
    }
    ends[i] = index
  }
  return index === text.length ? -1 : index
}
