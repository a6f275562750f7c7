import { isInPctEncoded } from '../../core/grammar/percent-encoded'
import type { Program, Token } from './compile'
import { hasPairs, pairsEnd } from './read-pairs'
import { isStopAt, NONE, runEnd } from './terminators'

type Offsets = Int32Array

/**
 * The maximum product of the number of tokens and the number of characters. At the limit, trying every possible
 * interpretation takes 32 MB of memory and about 800 million steps.
 */
export const MOST_WAYS = 0x10000000

const offsetsUpTo = (length: number): Offsets => new Int32Array((length >> 5) + 1)

const has = (offsets: Offsets, index: number): boolean => ((offsets[index >> 5] as number) & (1 << (index & 31))) !== 0

const add = (offsets: Offsets, index: number): void => {
  offsets[index >> 5] = (offsets[index >> 5] as number) | (1 << (index & 31))
}

const remove = (offsets: Offsets, index: number): void => {
  offsets[index >> 5] = (offsets[index >> 5] as number) & ~(1 << (index & 31))
}

/** Returns the smallest offset in a set, or -1 if the set is empty. */
const firstIn = (offsets: Offsets): number => {
  const word = offsets.findIndex((bits) => bits !== 0)
  return word < 0 ? -1 : 32 * word + 31 - Math.clz32((offsets[word] as number) & -(offsets[word] as number))
}

/** Returns the largest offset in a set, which must not be empty. */
const lastIn = (offsets: Offsets): number => {
  let word = offsets.length - 1
  while (offsets[word] === 0) word--
  return 32 * word + 31 - Math.clz32(offsets[word] as number)
}

/** A token that can end at any offset up to a stop character. The text that such a token matches is called a run. */
type RunToken = Extract<Token, { kind: 'value' | 'list' }>

const isRun = (token: Token): token is RunToken => token.kind === 'value' || token.kind === 'list'

/** Returns the code unit with which every nonempty run begins, or -1 if a run may begin with any code unit. */
const firstOf = (token: RunToken): number => (token.kind === 'list' ? token.first : -1)

/**
 * For each run that begins at an offset in `from`, adds to the set `to` every offset at which the run can end. Each
 * offset up to the next stop character is a possible end, unless the offset is inside a percent-encoded octet.
 */
const reachRun = (token: RunToken, text: string, from: Offsets, to: Offsets): void => {
  const first = firstOf(token)
  let limit = -1
  for (let index = 0; index <= text.length; index++) {
    const isIn = has(from, index)
    const begins = isIn && (first === NONE || text.charCodeAt(index) === first)
    if (begins && index > limit) limit = runEnd(text, index, token.stops, token.until)
    if (isIn || (index <= limit && !isInPctEncoded(text, index))) add(to, index)
  }
}

/** A token whose start determines its end. */
type FixedToken = Exclude<Token, RunToken>

/** Returns the end of the token at `index`, or -1 if the token does not match. */
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

/** Returns whether a fragment or a list of pairs begins at `index`. */
const beginsAt = (token: FixedToken, text: string, index: number): boolean =>
  token.kind === 'pairs' ? hasPairs(token, text, index) : text.charAt(index) === '#'

/**
 * Returns a function that finds the end of a token. A list of pairs that begins inside an earlier list has the same end
 * as that list. The function reuses the end of the earlier list so that the total time is linear.
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

/** Returns the possible ends of a token that begins at one of the offsets in `from`. */
const reach = (token: Token, text: string, from: Offsets): Offsets => {
  const to = offsetsUpTo(text.length)
  if (isRun(token)) {
    reachRun(token, text, from, to)
    return to
  }
  const endFrom = endsOf(token, text)
  for (let index = 0; index <= text.length; index++) {
    const end = has(from, index) ? endFrom(index) : -1
    if (end >= 0) add(to, end)
  }
  return to
}

/**
 * Keeps an offset in the set `from` only if a run that begins at that offset can end at an offset in `to`. A backward
 * loop visits each character only once.
 */
const keepRun = (token: RunToken, text: string, from: Offsets, to: Offsets): void => {
  const first = firstOf(token)
  let nearest = Number.POSITIVE_INFINITY
  let limit = text.length
  for (let index = text.length; index >= 0; index--) {
    const isStop = index === text.length || isStopAt(text, index, token.stops, token.until)
    if (isStop) limit = index
    const isBegun = first === NONE || text.charCodeAt(index) === first
    const leads = has(to, index) || (isBegun && nearest <= limit)
    if (has(to, index)) nearest = index
    if (!leads) remove(from, index)
  }
}

/** Keeps an offset in the set `from` only if the token can begin at that offset and end at an offset in `to`. */
const keep = (token: Token, text: string, from: Offsets, to: Offsets): void => {
  if (isRun(token)) {
    keepRun(token, text, from, to)
    return
  }
  const endFrom = endsOf(token, text)
  for (let index = 0; index <= text.length; index++) {
    const end = has(from, index) ? endFrom(index) : -1
    if (end < 0 || !has(to, end)) remove(from, index)
  }
}

/**
 * The result of `unique`: the text has exactly one interpretation, the text is too long, a token has several possible
 * ends, or the text stops matching at `offset`.
 */
export type Reachability =
  | { readonly kind: 'unique' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'ambiguous'; readonly token: number; readonly offset: number }
  | { readonly kind: 'mismatch'; readonly offset: number }

/**
 * Finds the end of each token by trying all interpretations of the text in parallel. A pass from left to right collects
 * the offsets that can be reached from the start. A pass from right to left then removes the offsets that cannot lead
 * to the end. If only one offset remains for each token, the text can be read in only one way. For each token, the
 * running time is linear in the length of the text. Allocates one bit for each combination of a character and a token.
 */
export const unique = ({ tokens }: Program, text: string, ends: Int32Array): Reachability => {
  if (text.length * tokens.length > MOST_WAYS) return { kind: 'too-long' }
  const start = offsetsUpTo(text.length)
  add(start, 0)
  const layers: Offsets[] = [start]
  for (const token of tokens) {
    const layer = reach(token, text, layers.at(-1) as Offsets)
    if (firstIn(layer) < 0) return { kind: 'mismatch', offset: firstIn(layers.at(-1) as Offsets) }
    layers.push(layer)
  }
  const last = layers.at(-1) as Offsets
  if (!has(last, text.length)) return { kind: 'mismatch', offset: lastIn(last) }
  last.fill(0)
  add(last, text.length)
  for (let i = tokens.length - 1; i >= 0; i--) {
    keep(tokens[i] as Token, text, layers[i] as Offsets, layers[i + 1] as Offsets)
  }
  for (let i = 0; i < tokens.length; i++) {
    const layer = layers[i + 1] as Offsets
    const end = firstIn(layer)
    if (lastIn(layer) !== end) return { kind: 'ambiguous', token: i, offset: ends[i - 1] ?? 0 }
    ends[i] = end
  }
  return { kind: 'unique' }
}
