import { AMPERSAND, EQUALS, PERCENT } from '../../core/grammar/code-units'
import { isPctEncodedAt, isUnitOf } from '../router/characters'
import { FORM_ENCODED, RAW } from './decode-text'
import type { RequestRules } from './policy'
import { encodedKey, FIRSTS, type QueryPlan } from './query-plan'
import { findsNothing, PLUS, scanQuery } from './scan-target'

/** `readQuery` returns `QUERY_MALFORMED` if the query contains a character that is not allowed. */
export const QUERY_MALFORMED = -1

/** With a strict policy, `readQuery` returns `QUERY_AMBIGUOUS` for a repeated key whose values do not form a list. */
export const QUERY_AMBIGUOUS = -2

/** `NOT_PLAIN` matches `%` and every character that a query cannot contain. `NOT_PLAIN_FORM` also matches `+`. */
const NOT_PLAIN = /[^!$&-;=?-Z_a-z~]/g
const NOT_PLAIN_FORM = /[^!$&-*,-;=?-Z_a-z~]/g

/**
 * For a query of at least `LONG` characters, two passes are faster than one. The first pass applies a regular
 * expression, and the second pass reads each pair.
 */
const LONG = 48

/**
 * Returns whether a query extends to the end of the text and contains only allowed characters that stand for
 * themselves. Allocates nothing.
 */
const isPlainText = (text: string, start: number, end: number, encoding: number): boolean =>
  end === text.length && findsNothing(encoding === FORM_ENCODED ? NOT_PLAIN_FORM : NOT_PLAIN, text, start)

/** `readQuery` uses only these members of a request reader. */
interface Room {
  readonly rules: RequestRules
  readonly spans: Int32Array
  readonly trie: { readonly encoded: Uint8Array }
}

/** Returns the end of the key that begins at `start`. */
export const keyEnd = (text: string, start: number, end: number): number => {
  let index = start
  while (index < end && text.charCodeAt(index) !== EQUALS && text.charCodeAt(index) !== AMPERSAND) index++
  return index
}

const pairEnd = (text: string, start: number, end: number): number => {
  const next = text.indexOf('&', start)
  return next === -1 ? end : next
}

/**
 * Checks the characters of the query that begins at `start`, and writes the span of each key's value. If a key occurs
 * in no pair, the span of its value begins with -1. If `plan` is `undefined`, `readQuery` checks only the characters.
 * Records which values must be decoded. Adds each list member to `members` as four numbers: the key, the start, the end
 * and the encoding. Returns the number of keys that were found. Returns `QUERY_MALFORMED` or `QUERY_AMBIGUOUS` if the
 * query is refused.
 *
 * Allocates only if the query contains a list member, or if a key contains `%` or `+`.
 */
export const readQuery = (
  { rules, spans, trie }: Room,
  plan: QueryPlan | undefined,
  text: string,
  start: number,
  limit: number,
  members: number[],
): number => {
  // `| 0` tells V8 that `limit` is an integer, and `text.length` tells V8 that `text` is a string.
  const end = Math.min(limit | 0, text.length)
  if (plan === undefined) return scanQuery(rules, text, start, end) < end ? QUERY_MALFORMED : 0
  const { table, slot, count, isList } = plan
  const { queryMask: mask, isTolerant, encoding } = rules
  const isPlain = end - start >= LONG && isPlainText(text, start, end, encoding)
  let found = 0
  let isAmbiguous = false
  for (let i = 0; i < count; i++) spans[2 * (slot + i)] = -1
  for (let index = start | 0; ; index++) {
    // 1. Find the key and the start of its value.
    let key = -1
    let howEncoded = RAW
    let at = index
    let from = index
    if (index < end) {
      const first = text.charCodeAt(index)
      let entry = table[first & FIRSTS] as number
      let isOther = first === PERCENT || first === PLUS
      while (entry !== 0) {
        const last = table[entry + 2] as number
        let position = entry + 3
        let after = index
        while (position < last && after < end && text.charCodeAt(after) === table[position]) {
          position++
          after++
        }
        const stop = after < end ? text.charCodeAt(after) : AMPERSAND
        if (position === last && (stop === EQUALS || stop === AMPERSAND)) {
          key = table[entry] as number
          at = stop === EQUALS ? after + 1 : after
          from = at
          break
        }
        if (stop === PERCENT || stop === PLUS) isOther = true
        entry = table[entry + 1] as number
      }
      if (isOther && key < 0) {
        const after = keyEnd(text, index, end)
        key = encodedKey(plan, text.slice(index, after), rules)
        howEncoded = encoding
        from = after + 1
      }
    }
    // 2. Find the end of the value.
    if (isPlain) at = pairEnd(text, at, end)
    else {
      for (;;) {
        while (at < end && isUnitOf(text.charCodeAt(at), mask)) at++
        if (at >= end) break
        const unit = text.charCodeAt(at)
        if (unit === AMPERSAND) break
        if (unit === PLUS) {
          at++
          howEncoded = encoding
        } else if (unit !== PERCENT) return QUERY_MALFORMED
        else if (isPctEncodedAt(text, at, end)) {
          at += 3
          howEncoded = encoding
        } else if (isTolerant) at++
        else return QUERY_MALFORMED
      }
    }
    // 3. Read the value.
    if (key >= 0) {
      const place = 2 * (slot + key)
      from = Math.min(from, at)
      if (isList[key] === true) members.push(key, from, at, howEncoded)
      else if (spans[place] === -1) {
        spans[place] = from
        spans[place + 1] = at
        trie.encoded[slot + key] = howEncoded
        found++
      } else if (!isTolerant) isAmbiguous = true
    }
    if (at >= end) return isAmbiguous ? QUERY_AMBIGUOUS : found
    index = at
  }
}
