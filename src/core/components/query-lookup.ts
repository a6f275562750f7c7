/* The functions in this file find query pairs by their keys. */
import { requireText } from '../errors/require-text'
import { QUERY_PART } from '../grammar/character-table'
import { AMPERSAND, EQUALS, PERCENT, ZERO } from '../grammar/code-units'
import { decodedAt, equalsOctets, widthAt } from '../grammar/octet-cursor'
import { requireView, type UriView } from '../model/view'
import { encodeExcept } from '../percent/encode'
import { ampersandAt, firstPair, keyEnd, pairEnd } from './query-cursor'

const MINUS = 45

/**
 * Percent-encodes a key or a value. Keys are compared in encoded form, because any key that a caller passes can be
 * encoded, but some keys in queries cannot be decoded.
 */
export const encodePart = (data: string): string => encodeExcept(requireText(data), QUERY_PART)

/** Returns whether the key between `start` and `end` represents the same octets as `encodedKey`. Allocates nothing. */
export const isKey = (view: UriView, start: number, end: number, encodedKey: string): boolean =>
  equalsOctets(view.text, start, end, encodedKey, 0, encodedKey.length)

/**
 * Works like `isKey`, but treats `+` in the query key as a space. Allocates a slice that contains the query key. If the
 * query key contains a `+`, also allocates a copy of the slice.
 */
export const isFormKey = (view: UriView, start: number, end: number, encodedKey: string): boolean => {
  const key = view.text.slice(start, end)
  if (!key.includes('+')) return isKey(view, start, end, encodedKey)
  const spaced = key.replaceAll('+', '%20')
  return equalsOctets(spaced, 0, spaced.length, encodedKey, 0, encodedKey.length)
}

/**
 * Returns the start of the raw value of the first pair whose decoded key is `key`, or -1 if no pair has that key. Call
 * `pairEnd` to find the end of the value. If the pair contains no `=`, the value is empty.
 *
 * Allocates nothing in most cases. Allocates a percent-encoded copy of `key` if a query key contains a `%` and `key`
 * contains characters other than letters, digits and `-._~!$'()*,;:@/?`.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { pairEnd, valueStart } from 'uri-ts/scan'
 *
 * const parsed = view('http://a/?p%61ge=12&q')
 * const start = valueStart(parsed, 'page')
 * parsed.text.slice(start, pairEnd(parsed, start)) //=> '12'
 * valueStart(parsed, 'size') //=> -1
 *
 * @category Query
 */
export const valueStart = (view: UriView, key: string): number => {
  const { text, queryEnd } = requireView(view)
  let start = firstPair(view)
  while (start <= queryEnd) {
    let index = start
    // After the loop, `unit` is the code unit that ended the loop, or `&` if the loop reached the end of the query.
    let unit = AMPERSAND
    for (; index < queryEnd; index++) {
      unit = text.charCodeAt(index)
      if (unit === EQUALS || unit === AMPERSAND || unit === PERCENT || unit !== key.charCodeAt(index - start)) break
      unit = AMPERSAND
    }
    // Encoding `key` allocates memory, so `key` is encoded only if a query key contains a `%`.
    if (unit === PERCENT) {
      const end = keyEnd(view, index, pairEnd(view, index))
      if (isKey(view, start, end, encodePart(key))) {
        return text.charCodeAt(end) === EQUALS ? end + 1 : end
      }
    }
    if (index - start === key.length && unit === EQUALS) return index + 1
    if (index - start === key.length && unit === AMPERSAND) return index
    start = ampersandAt(view, index) + 1
  }
  return -1
}

/**
 * Returns, as an integer, the value of the first pair whose decoded key is `key`. Returns `undefined` if no pair has
 * the key, or if the value is not an integer. An integer consists of digits with an optional leading `-`, and its
 * absolute value does not exceed `Number.MAX_SAFE_INTEGER`.
 *
 * Allocates the same kinds of objects as `valueStart`. JavaScript engines may allocate an object for a number with more
 * than 31 bits.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { integerValue } from 'uri-ts/scan'
 *
 * const parsed = view('http://a/?page=12&size=1e3&from=-5')
 * integerValue(parsed, 'page') //=> 12
 * integerValue(parsed, 'size') //=> undefined
 * integerValue(parsed, 'from') //=> -5
 *
 * @category Query
 */
export const integerValue = (view: UriView, key: string): number | undefined => {
  const start = valueStart(view, key)
  if (start < 0) return undefined
  const { text } = view
  const end = pairEnd(view, start)
  const isNegative = decodedAt(text, start) === MINUS
  let index = isNegative ? start + widthAt(text, start) : start
  if (index === end) return undefined
  let number = 0
  for (; index < end; index += widthAt(text, index)) {
    const digit = decodedAt(text, index) - ZERO
    if (digit < 0 || digit > 9) return undefined
    number = number * 10 + digit
    if (number > Number.MAX_SAFE_INTEGER) return undefined
  }
  return isNegative ? 0 - number : number
}
