import { isInPctEncoded } from '../../grammar/percent-encoded'
import type { Program, Token } from './compile'
import { hasPairs, pairsEnd } from './read-pairs'
import { isStopAt, NONE, runEnd } from './terminators'

/** A set of offsets: 1 at each member. */
type Offsets = Uint8Array

/** A token that may end at any offset of a run. */
type RunToken = Extract<Token, { kind: 'value' | 'list' }>

const isRun = (token: Token): token is RunToken => token.kind === 'value' || token.kind === 'list'

/** The code unit that begins a nonempty run, or -1 if any may. */
const firstOf = (token: RunToken): number => (token.kind === 'list' ? token.first : -1)

/** Adds the ends of a run from each of `from`: every offset up to a stop, except within a percent-encoded octet. */
const reachRun = (token: RunToken, text: string, from: Offsets, to: Offsets): void => {
  const first = firstOf(token)
  let limit = -1
  for (let index = 0; index <= text.length; index++) {
    const begins = from[index] === 1 && (first === NONE || text.charCodeAt(index) === first)
    if (begins && index > limit) limit = runEnd(text, index, token.stops, token.until)
    if (from[index] === 1 || (index <= limit && !isInPctEncoded(text, index))) to[index] = 1
  }
}

/** A token that has one end for each start. */
type FixedToken = Exclude<Token, RunToken>

/** The end of the token at `index`; -1 if the token does not match. */
const endOf = (token: FixedToken, text: string, index: number): number => {
  switch (token.kind) {
    case 'literal':
      return text.startsWith(token.text, index) ? index + token.text.length : -1
    case 'pairs':
      return pairsEnd(token, text, index)
    case 'fragment':
      return runEnd(text, index, 0, NONE)
  }
}

/** Whether pairs or a fragment begin at `index`. */
const beginsAt = (token: FixedToken, text: string, index: number): boolean =>
  token.kind === 'pairs' ? hasPairs(token, text, index) : text.charAt(index) === '#'

/**
 * Returns the end of a token that has one end for each start. Pairs and fragments that begin before a known end have
 * the same end; reusing it keeps the time linear.
 */
const endsOf = (token: FixedToken, text: string): ((index: number) => number) => {
  if (token.kind === 'literal') return (index) => endOf(token, text, index)
  let known = -1
  return (index) => {
    if (!beginsAt(token, text, index)) return index
    if (index >= known) known = endOf(token, text, index)
    return known
  }
}

/** The possible ends of a token that begins at one of `from`. */
const reach = (token: Token, text: string, from: Offsets): Offsets => {
  const to = new Uint8Array(text.length + 1)
  if (isRun(token)) {
    reachRun(token, text, from, to)
    return to
  }
  const endFrom = endsOf(token, text)
  for (let index = 0; index <= text.length; index++) {
    const end = from[index] === 1 ? endFrom(index) : -1
    if (end >= 0) to[end] = 1
  }
  return to
}

/** Removes from `from` the offsets from which a run cannot end in `to`. Going backwards, it passes each stop once. */
const keepRun = (token: RunToken, text: string, from: Offsets, to: Offsets): void => {
  const first = firstOf(token)
  let nearest = Number.POSITIVE_INFINITY
  let limit = text.length
  for (let index = text.length; index >= 0; index--) {
    const isStop = index === text.length || isStopAt(text, index, token.stops, token.until)
    if (isStop) limit = index
    const isBegun = first === NONE || text.charCodeAt(index) === first
    const leads = to[index] === 1 || (isBegun && nearest <= limit)
    if (to[index] === 1) nearest = index
    if (!leads) from[index] = 0
  }
}

/** Removes from `from` the offsets from which a token cannot end in `to`. */
const keep = (token: Token, text: string, from: Offsets, to: Offsets): void => {
  if (isRun(token)) {
    keepRun(token, text, from, to)
    return
  }
  const endFrom = endsOf(token, text)
  for (let index = 0; index <= text.length; index++) {
    const end = from[index] === 1 ? endFrom(index) : -1
    if (to[end] !== 1) from[index] = 0
  }
}

/** Whether there is one way to read a text; otherwise the token with two ends, or the offset of the mismatch. */
export type Reachability =
  | { readonly kind: 'unique' }
  | { readonly kind: 'ambiguous'; readonly token: number; readonly offset: number }
  | { readonly kind: 'mismatch'; readonly offset: number }

/**
 * Finds the end of each token by following all ways to read the text at once. From left to right it collects the
 * offsets that can be reached; from right to left it keeps those that lead to the end. If one offset per token is left,
 * there is one way. Time is linear in the text for each token. Allocates: a byte for each character and token.
 */
export const unique = ({ tokens }: Program, text: string, ends: Int32Array): Reachability => {
  const layers: Offsets[] = [new Uint8Array(text.length + 1).fill(1, 0, 1)]
  for (const token of tokens) {
    const layer = reach(token, text, layers.at(-1) as Offsets)
    if (!layer.includes(1)) return { kind: 'mismatch', offset: (layers.at(-1) as Offsets).indexOf(1) }
    layers.push(layer)
  }
  const last = layers.at(-1) as Offsets
  if (last[text.length] !== 1) return { kind: 'mismatch', offset: last.lastIndexOf(1) }
  last.fill(0, 0, text.length)
  for (let i = tokens.length - 1; i >= 0; i--) {
    keep(tokens[i] as Token, text, layers[i] as Offsets, layers[i + 1] as Offsets)
  }
  for (let i = 0; i < tokens.length; i++) {
    const layer = layers[i + 1] as Offsets
    const end = layer.indexOf(1)
    if (layer.lastIndexOf(1) !== end) return { kind: 'ambiguous', token: i, offset: ends[i - 1] ?? 0 }
    ends[i] = end
  }
  return { kind: 'unique' }
}
