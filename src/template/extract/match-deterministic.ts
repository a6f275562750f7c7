import type { Variable } from '../syntax/model'
import type { Program } from './compile'
import { isStopAt, NONE } from './terminators'

/**
 * A token that has been prepared for `walk`. All `Step` objects have the same properties in the same order so that V8
 * can read the properties quickly.
 */
export interface Step {
  /** The code units of a literal. For a token that is not a literal, the array is empty. */
  readonly units: readonly number[]
  readonly variable: Variable | undefined
  /** A code unit that can begin the token, or `NONE` if the token is a literal or can begin with any code unit. */
  readonly first: number
  /** The other code unit that can begin the token, or the value of `first` if there is none. */
  readonly orFirst: number
  /** An array that contains 1 at the index of each ASCII character that ends the token. */
  readonly ends: Uint8Array
}

const NO_UNITS: readonly number[] = []
const NO_ENDS = /* @__PURE__ */ new Uint8Array(0)

const unitsOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0))

/** Returns a table of the characters that end a run. */
const endsOf = (stops: number, until: number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, unit) => Number(isStopAt(String.fromCharCode(unit), 0, stops, until)))

const HASH_UNIT = 0x23

/** Prepares the tokens of a program for `walk`. Allocates the steps. */
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
      return { units: unitsOf(token.text), variable: undefined, first: NONE, orFirst: NONE, ends: NO_ENDS }
    }
    const [stops, until] = kind === 'fragment' ? [0, NONE] : [token.stops, token.until]
    const first = kind === 'fragment' ? HASH_UNIT : kind === 'value' ? NONE : token.first
    const orFirst = kind === 'pairs' ? token.orFirst : first
    const variable = kind === 'value' ? token.variable : undefined
    return { units: NO_UNITS, variable, first, orFirst, ends: tableOf(stops, until) }
  })
}

/**
 * Finds the ends of the tokens, from left to right. A token must not have more than one possible end. Returns -1 if the
 * text matches, and otherwise the offset at which it stops matching. Allocates nothing.
 */
export const walk = (steps: readonly Step[], text: string, ends: Int32Array): number => {
  const { length } = text
  let index = 0
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Step
    const { units } = step
    const count = units.length
    if (count > 0) {
      if (count > length - index) return index
      // Literals are compared from the end, because many literals begin with the same characters.
      for (let at = count - 1; at >= 0; at--) if (text.charCodeAt(index + at) !== units[at]) return index
      index += count
    } else if (index < length) {
      const { first, ends: table } = step
      const unit = first === NONE ? first : text.charCodeAt(index)
      if (unit === first || unit === step.orFirst) {
        if (unit !== NONE) index++
        for (; index < length; index++) {
          const next = text.charCodeAt(index)
          if (next > 127 || table[next] !== 0) break
        }
      }
    }
    ends[i] = index
  }
  return index === length ? -1 : index
}
