/* The functions in this file read items and their parameters in structured fields (RFC 9651). */
import { DIGIT, isUnitIn } from '../../core/grammar/character-table'
import { DOT, QUOTE } from '../../core/grammar/code-units'
import { decodeByEngine } from '../../core/percent/decode'
import { isTchar } from './field-syntax'

/**
 * The value of a bare item (RFC 9651, section 3.3). A byte sequence is represented as a base64 string, and a date as a
 * Unix timestamp in seconds.
 */
export type BareValue = string | number | boolean

/** A bare item, or the position of the error if the item is invalid. */
export interface BareItem {
  readonly kind: 'string' | 'token' | 'other' | 'wrong'
  readonly value: BareValue
  /**
   * The offset of the first character of the item. For a string, `start` is the offset of the character after the
   * opening quote. If the item is invalid, `start` and `end` both equal the offset of the error.
   */
  readonly start: number
  readonly end: number
}

export interface ItemParameter {
  readonly name: string
  readonly item: BareItem
}

const itemOf = (kind: BareItem['kind'], value: BareValue, start: number, end: number): BareItem => ({
  kind,
  value,
  start,
  end,
})

const wrongAt = (offset: number): BareItem => itemOf('wrong', '', offset, offset)

const isPrintable = (unit: number): boolean => unit >= 0x20 && unit < 0x7f

/** Reads a string (RFC 9651, section 3.3.3) whose opening quote is at `start`. */
const readString = (text: string, start: number): BareItem => {
  let index = start + 1
  let from = index
  let value = ''
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    if (text[index] === '\\') {
      if (text[index + 1] !== '"' && text[index + 1] !== '\\') return wrongAt(index)
      value += text.slice(from, index)
      from = index + 1
      index += 2
    } else if (isPrintable(text.charCodeAt(index))) index++
    else return wrongAt(index)
  }
  return index < text.length ? itemOf('string', value + text.slice(from, index), start + 1, index + 1) : wrongAt(index)
}

/** Reads the display string (RFC 9651, section 3.3.8) that begins at `start`. */
const readDisplayString = (text: string, start: number): BareItem => {
  if (text[start + 1] !== '"') return wrongAt(start + 1)
  const close = text.indexOf('"', start + 2)
  if (close < 0) return wrongAt(text.length)
  const encoded = text.slice(start + 2, close)
  const wrong = encoded.search(/[^\x20-\x7e]|%(?![\da-f]{2})/)
  if (wrong >= 0) return wrongAt(start + 2 + wrong)
  const value = decodeByEngine(encoded)
  return value === undefined ? wrongAt(start + 2 + encoded.indexOf('%')) : itemOf('string', value, start + 2, close + 1)
}

const digitsEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && isUnitIn(text.charCodeAt(index), DIGIT)) index++
  return index
}

/** Reads an integer or a decimal (RFC 9651, sections 3.3.1 and 3.3.2). */
const readNumber = (text: string, start: number): BareItem => {
  const first = text[start] === '-' ? start + 1 : start
  const whole = digitsEnd(text, first)
  const isDecimal = text.charCodeAt(whole) === DOT
  const end = isDecimal ? digitsEnd(text, whole + 1) : whole
  if (whole === first || whole - first > (isDecimal ? 12 : 15)) return wrongAt(first)
  if (isDecimal && (end === whole + 1 || end > whole + 4)) return wrongAt(whole)
  return itemOf('other', Number(text.slice(start, end)), start, end)
}

/** Reads a token (RFC 9651, section 3.3.4). */
const readToken = (text: string, start: number): BareItem => {
  let index = start
  while (index < text.length && (isTchar(text.charCodeAt(index)) || ':/'.includes(text.charAt(index)))) index++
  return itemOf('token', text.slice(start, index), start, index)
}

/** Reads a byte sequence (RFC 9651, section 3.3.5) whose first colon is at `start`. */
const readBytes = (text: string, start: number): BareItem => {
  const close = text.indexOf(':', start + 1)
  const base64 = text.slice(start + 1, Math.max(close, start + 1))
  return close < 0 || /[^A-Za-z\d+/=]/.test(base64) ? wrongAt(start) : itemOf('other', base64, start, close + 1)
}

/** Reads a bare item (RFC 9651, section 4.2.3.1). Allocates the item and its value. */
export const readBareItem = (text: string, start: number): BareItem => {
  const first = text.charAt(start)
  if (first === '"') return readString(text, start)
  if (first === '%') return readDisplayString(text, start)
  if (/[-\d]/.test(first)) return readNumber(text, start)
  if (/[A-Za-z*]/.test(first)) return readToken(text, start)
  if (first === ':') return readBytes(text, start)
  if (first === '?' && /[01]/.test(text.charAt(start + 1)))
    return itemOf('other', text[start + 1] === '1', start, start + 2)
  if (first === '@') {
    const date = readNumber(text, start + 1)
    return date.kind !== 'wrong' && Number.isInteger(date.value) ? date : wrongAt(start)
  }
  return wrongAt(start)
}

/** Reads a key (RFC 9651, section 3.1.2). Returns the end of the key, or `start` if there is no key. */
const keyEnd = (text: string, start: number): number => {
  if (!/[a-z*]/.test(text.charAt(start))) return start
  let index = start + 1
  while (/[a-z\d_.*-]/.test(text.charAt(index))) index++
  return index
}

/**
 * Reads parameters (RFC 9651, section 4.2.3.2). If a name is repeated, the last parameter with that name is used.
 * Allocates the list of parameters and its members.
 */
export const readItemParameters = (
  text: string,
  start: number,
): { readonly parameters: readonly ItemParameter[]; readonly end: number; readonly isWrong: boolean } => {
  const found = new Map<string, ItemParameter>()
  const result = (end: number, isWrong: boolean) => ({ parameters: [...found.values()], end, isWrong })
  let index = start
  while (text[index] === ';') {
    index++
    while (text[index] === ' ') index++
    const end = keyEnd(text, index)
    if (end === index) return result(index, true)
    const name = text.slice(index, end)
    const item = text[end] === '=' ? readBareItem(text, end + 1) : itemOf('other', true, end, end)
    index = item.end
    if (item.kind === 'wrong') return result(index, true)
    found.set(name, { name, item })
  }
  return result(index, false)
}
