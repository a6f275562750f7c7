import type { AnyView } from '../model/view'
import { encode } from '../percent/encode'
import { equalsOctets, octetAt } from '../grammar/percent-encoded'
import { firstPair, keyEnd, pairEnd } from './query-cursor'
import { segmentEnd } from './segments'

const PERCENT = 37
const AMPERSAND = 38
const MINUS = 45
const ZERO = 48
const SLASH = 47
const EQUALS = 61

/**
 * Whether the path is `expected`, character by character: case counts, and nothing is decoded.
 *
 * Allocates: nothing, once `expected` is given.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { pathEquals } from 'uri-ts/http'
 *
 * assert.equal(pathEquals('/over/there')(view(uri('http://a/over/there?q'))), true)
 * assert.equal(pathEquals('/over')(view(uri('http://a/over/there?q'))), false)
 *
 * @category Reading
 * @since 0.1.0
 */
export const pathEquals =
  (expected: string) =>
  (view: AnyView): boolean =>
    view.pathEnd - view.pathStart === expected.length && view.text.startsWith(expected, view.pathStart)

const encodeSegment = encode('segment')

/**
 * Whether the path is absolute and its segments are, decoded, those given: no more and no fewer, so that `['']` is `/` and
 * `['a', '']` is `/a/`. Dot segments are segments like others.
 *
 * Allocates: nothing, once the segments are given.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { matchSegments } from 'uri-ts/http'
 *
 * const isMe = matchSegments(['users', 'me'])
 * assert.equal(isMe(view(uri('http://a/users/m%65?q'))), true)
 * assert.equal(isMe(view(uri('http://a/users/me/'))), false)
 *
 * @category Reading
 * @since 0.1.0
 */
export const matchSegments = (segments: ReadonlyArray<string>): ((view: AnyView) => boolean) => {
  const expected = segments.map(encodeSegment)
  return (view) => {
    let slash = view.pathStart
    for (let i = 0; i < expected.length; i++) {
      const segment = expected[i] as string
      if (slash === view.pathEnd || view.text.charCodeAt(slash) !== SLASH) return false
      const end = segmentEnd(view, slash + 1)
      if (!equalsOctets(view.text, slash + 1, end, segment, 0, segment.length)) return false
      slash = end
    }
    return slash === view.pathEnd
  }
}

const encodeKey = encode('queryPart')

/** Whether the key that starts at `start` is, decoded, `key`: for keys that are percent-encoded somewhere. */
const isEncodedKey = (view: AnyView, start: number, key: string): boolean => {
  const encoded = encodeKey(key)
  const end = keyEnd(view, start, pairEnd(view, start))
  return equalsOctets(view.text, start, end, encoded, 0, encoded.length)
}

/**
 * Where the value starts of the first pair of the query whose key is, decoded, `key`; -1 where there is none. It ends at
 * `queryValueEnd`, and is raw. Where there is no `=`, it is empty.
 *
 * Allocates: nothing, unless `key` has to be encoded to be compared with one that is: it holds more than letters, digits
 * and `-._~!$'()*,;:@/?`.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { queryLookup, queryValueEnd } from 'uri-ts/http'
 *
 * const parsed = view(uri('http://a/?p%61ge=12&q'))
 * const start = queryLookup(parsed, 'page')
 * assert.equal(parsed.text.slice(start, queryValueEnd(parsed, start)), '12')
 * assert.equal(queryLookup(parsed, 'size'), -1)
 *
 * @category Reading
 * @since 0.1.0
 */
export const queryLookup = (view: AnyView, key: string): number => {
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

/**
 * Where the value ends that starts where `queryLookup` says: at `&`, or with the query.
 *
 * Allocates: nothing.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { queryLookup, queryValueEnd } from 'uri-ts/http'
 *
 * const parsed = view(uri('http://a/?b=1&c'))
 * assert.equal(queryValueEnd(parsed, queryLookup(parsed, 'b')), 13)
 *
 * @category Reading
 * @since 0.1.0
 */
export const queryValueEnd: (view: AnyView, start: number) => number = pairEnd

/** The octet that stands at `index`, percent-encoded or not. */
const octetIn = (text: string, index: number): number =>
  text.charCodeAt(index) === PERCENT ? octetAt(text, index) : text.charCodeAt(index)

const widthAt = (text: string, index: number): number => (text.charCodeAt(index) === PERCENT ? 3 : 1)

/**
 * The value of the first pair whose key is, decoded, `key`, as a whole number: digits, with `-` before them or not, and no
 * further from 0 than `Number.MAX_SAFE_INTEGER`; undefined for anything else.
 *
 * Allocates: nothing, as `queryLookup`; a number of more than 31 bits may be an object to the engine.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { queryInt } from 'uri-ts/http'
 *
 * const parsed = view(uri('http://a/?page=12&size=1e3&from=-5'))
 * assert.equal(queryInt(parsed, 'page'), 12)
 * assert.equal(queryInt(parsed, 'size'), undefined)
 * assert.equal(queryInt(parsed, 'from'), -5)
 *
 * @category Reading
 * @since 0.1.0
 */
export const queryInt = (view: AnyView, key: string): number | undefined => {
  const start = queryLookup(view, key)
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
