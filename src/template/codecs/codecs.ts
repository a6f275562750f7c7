import type { Codec } from './codec'
import { codecBy } from './codec-error'

const ifText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Accepts arbitrary strings and does not change them. Use `text` for `queryReader` keys that need no other codec.
 * `encode` throws a `TypeError` for a value that is not a string.
 *
 * Allocates the `Either` that `decode` returns, and an error if decoding fails. `encode` does not allocate.
 *
 * @example
 * import { text } from 'uri-ts/template'
 *
 * text.decode('a b') //=> { _tag: 'Right', right: 'a b' }
 *
 * @category Codecs
 */
export const text: Codec<string> = /* @__PURE__ */ codecBy('a text is a string', ifText, ifText)

/**
 * Creates a codec for the numbers that `isValid` accepts. The codec writes numbers as `String` does, so `-0` becomes
 * `0`.
 */
const numbers = (rule: string, writeRule: string, isValid: (value: unknown) => boolean): Codec<number> =>
  codecBy(
    rule,
    (text) => {
      const value = Number(text)
      return isValid(value) && String(value) === text ? value : undefined
    },
    (value) => (isValid(value) ? String(value) : undefined),
    writeRule,
  )

/**
 * Encodes and decodes safe integers in decimal notation without leading zeros. Throws a `TypeError` instead of encoding
 * a number that is not a safe integer.
 *
 * Allocates the string that `encode` returns. `decode` allocates the `Either`, a string for comparison and, if decoding
 * fails, the error.
 *
 * @example
 * import { int } from 'uri-ts/template'
 *
 * int.decode('42') //=> { _tag: 'Right', right: 42 }
 * int.decode('042')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const int: Codec<number> = /* @__PURE__ */ numbers(
  'an integer is digits without leading zeros, and at most 9007199254740991',
  'pass an integer as a number, such as 7',
  (value) => Number.isSafeInteger(value),
)

/**
 * Encodes and decodes finite numbers in the notation that `String` uses: for example, `0.5` and `1e-7`, but not `.5`,
 * `1.0` or `NaN`. `decode` accepts only one spelling of each number. `encode` throws a `TypeError` for a value that is
 * not a finite number.
 *
 * Allocates the string that `encode` returns. `decode` allocates the `Either`, a string for comparison and, if decoding
 * fails, the error.
 *
 * @example
 * import { number } from 'uri-ts/template'
 *
 * number.decode('1.5') //=> { _tag: 'Right', right: 1.5 }
 * number.decode('1.50')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const number: Codec<number> = /* @__PURE__ */ numbers(
  'a number is finite, and written as JavaScript writes it',
  'pass a finite number, such as 0.5',
  (value) => Number.isFinite(value),
)

/**
 * Converts between booleans and the strings `true` and `false`. `encode` throws a `TypeError` for a value that is not a
 * boolean.
 *
 * Allocates the `Either` that `decode` returns, and an error if decoding fails. `encode` does not allocate.
 *
 * @example
 * import { bool } from 'uri-ts/template'
 *
 * bool.decode('true') //=> { _tag: 'Right', right: true }
 * bool.decode('1')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const bool: Codec<boolean> = /* @__PURE__ */ codecBy<boolean>(
  'a boolean is true or false',
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  (value) => (value === true ? 'true' : value === false ? 'false' : undefined),
  'pass a boolean, true or false',
)

/** Formats a date as `toISOString` does. Returns `undefined` if the argument is not a valid date. */
export const isoText = (date: unknown): string | undefined =>
  date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined

/**
 * Encodes and decodes dates in the format of `Date.prototype.toISOString`: in UTC, with milliseconds, and with a sign
 * and six digits for years before 0 or after 9999. Refuses dates without a time, such as the `2024-02-29` that `<input
 * type="date">` sends. Throws a `TypeError` instead of encoding an invalid date.
 *
 * Allocates the string that `encode` returns. `decode` allocates the `Either`, a string for comparison, and the date or
 * the error.
 *
 * @example
 * import { isoDate } from 'uri-ts/template'
 *
 * isoDate.encode(new Date(0)) //=> '1970-01-01T00:00:00.000Z'
 * isoDate.decode('1970-01-01')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const isoDate: Codec<Date> = /* @__PURE__ */ codecBy(
  'a date is the text of toISOString, such as 2024-02-29T12:00:00.000Z',
  (text) => {
    const date = new Date(text)
    return isoText(date) === text ? date : undefined
  },
  isoText,
  'pass a valid Date',
)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const ifUuid = (text: unknown): string | undefined => (typeof text === 'string' && UUID.test(text) ? text : undefined)

/**
 * Accepts UUIDs (RFC 9562, section 4) in upper or lower case. Throws a `TypeError` instead of encoding a string that is
 * not a UUID.
 *
 * Allocates the `Either` that `decode` returns, and an error if decoding fails. `encode` does not allocate.
 *
 * @example
 * import { uuid } from 'uri-ts/template'
 *
 * uuid.decode('f81d4fae-7dec-11d0-a765-00a0c91e6bf6')._tag //=> 'Right'
 * uuid.decode('f81d4fae')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const uuid: Codec<string> = /* @__PURE__ */ codecBy(
  'a UUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12',
  ifUuid,
  ifUuid,
)

/**
 * Creates a codec that accepts only the given strings. The codec throws a `TypeError` instead of encoding any other
 * string.
 *
 * Allocates the codec. Throws a `TypeError` if the strings are passed as a list instead of as separate arguments.
 *
 * @example
 * import { oneOf } from 'uri-ts/template'
 *
 * oneOf('asc', 'desc').decode('asc') //=> { _tag: 'Right', right: 'asc' }
 * oneOf('asc', 'desc').decode('up')._tag //=> 'Left'
 *
 * @category Codecs
 */
export const oneOf = <const Texts extends readonly string[]>(...texts: Texts): Codec<Texts[number]> => {
  for (const text of texts) {
    if (typeof text !== 'string') throw new TypeError("oneOf: pass strings, as in oneOf('asc', 'desc')")
  }
  const ifKnown = (text: string): string | undefined => texts.find((known) => known === text)
  return codecBy(`a value is one of ${texts.join(', ')}`, ifKnown, ifKnown)
}
