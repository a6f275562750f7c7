import { equalsOctets, octetAt } from '../grammar/percent-encoded'
import type { AnyView } from '../model/view'
import { encode } from '../percent/encode'
import { firstPair, keyEnd, pairEnd } from './query-cursor'

const PERCENT = 37
const AMPERSAND = 38
const MINUS = 45
const ZERO = 48
const EQUALS = 61

const encodeKey = encode('queryPart')

/** Whether the key that starts at `start` is, decoded, `key`: for keys that are percent-encoded somewhere. */
const isEncodedKey = (view: AnyView, start: number, key: string): boolean => {
  const encoded = encodeKey(key)
  const end = keyEnd(view, start, pairEnd(view, start))
  return equalsOctets(view.text, start, end, encoded, 0, encoded.length)
}

/**
 * Where the value starts of the first pair of the query whose key is, decoded, `key`; -1 where there is none. It ends at
 * `pairEnd`, and is raw. Where there is no `=`, it is empty.
 *
 * Allocates: nothing, unless `key` has to be encoded to be compared with one that is: it holds more than letters, digits
 * and `-._~!$'()*,;:@/?`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { valueStart, pairEnd } from 'uri-ts/scan'
 *
 * const parsed = view(uri('http://a/?p%61ge=12&q'))
 * const start = valueStart(parsed, 'page')
 * parsed.text.slice(start, pairEnd(parsed, start)) //=> '12'
 * valueStart(parsed, 'size') //=> -1
 *
 * @category Reading
 */
export const valueStart = (view: AnyView, key: string): number => {
  const { text, queryEnd } = view
  let start = firstPair(view)
  while (start <= queryEnd) {
    let index = start
    let code = AMPERSAND
    // What is not percent-encoded stands for itself, so that the key need be encoded only where a `%` is met.
    for (; index < queryEnd; index++) {
      code = text.charCodeAt(index)
      if (code === EQUALS || code === AMPERSAND || code === PERCENT || code !== key.charCodeAt(index - start)) break
      code = AMPERSAND
    }
    if (code === PERCENT && isEncodedKey(view, start, key)) {
      index = keyEnd(view, index, pairEnd(view, index))
      return index < queryEnd && text.charCodeAt(index) === EQUALS ? index + 1 : index
    }
    if (index - start === key.length && code === EQUALS) return index + 1
    if (index - start === key.length && code === AMPERSAND) return index
    const ampersand = text.indexOf('&', index)
    if (ampersand < 0) return -1
    start = ampersand + 1
  }
  return -1
}

/** The octet that stands at `index`, percent-encoded or not. */
const octetIn = (text: string, index: number): number =>
  text.charCodeAt(index) === PERCENT ? octetAt(text, index) : text.charCodeAt(index)

const widthAt = (text: string, index: number): number => (text.charCodeAt(index) === PERCENT ? 3 : 1)

/**
 * The value of the first pair whose key is, decoded, `key`, as a whole number: digits, with `-` before them or not, and no
 * further from 0 than `Number.MAX_SAFE_INTEGER`; undefined for anything else.
 *
 * Allocates: nothing, as `valueStart`; a number of more than 31 bits may be an object to the engine.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { integerValue } from 'uri-ts/scan'
 *
 * const parsed = view(uri('http://a/?page=12&size=1e3&from=-5'))
 * integerValue(parsed, 'page') //=> 12
 * integerValue(parsed, 'size') //=> undefined
 * integerValue(parsed, 'from') //=> -5
 *
 * @category Reading
 */
export const integerValue = (view: AnyView, key: string): number | undefined => {
  const start = valueStart(view, key)
  if (start < 0) return undefined
  const { text } = view
  const end = pairEnd(view, start)
  const isNegative = start < end && octetIn(text, start) === MINUS
  let index = isNegative ? start + widthAt(text, start) : start
  if (index === end) return undefined
  let number = 0
  for (; index < end; index += widthAt(text, index)) {
    const digit = octetIn(text, index) - ZERO
    if (digit < 0 || digit > 9) return undefined
    number = number * 10 + digit
    if (number > Number.MAX_SAFE_INTEGER) return undefined
  }
  return isNegative ? 0 - number : number
}
