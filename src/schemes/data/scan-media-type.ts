import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { type DataUriComponent, TOKEN } from './messages'

/** The result of reading the header of a data URI. */
export interface Header {
  /** The offset of the comma, or the offset of the error if `fault` is not `undefined`. */
  readonly end: number
  readonly fault: DataUriComponent | undefined
  readonly isBase64: boolean
}

const headerOf = (end: number, fault: DataUriComponent | undefined, isBase64 = false): Header => ({
  end,
  fault,
  isBase64,
})

const isToken = (text: string, index: number): boolean => index < text.length && TOKEN.includes(text.charAt(index))

/** Returns the end of a possibly empty token (RFC 2045, section 5.1). */
export const tokenEnd = (text: string, start: number): number => {
  let index = start
  while (isToken(text, index)) index++
  return index
}

/**
 * Returns the end of a value. A value is a token that may contain percent-encoded octets, which the scanner has already
 * checked.
 */
export const valueEnd = (text: string, start: number): number => {
  let index = start
  while (isToken(text, index) || text.startsWith('%', index)) index++
  return index
}

const isDelimiter = (text: string, index: number): boolean => text.startsWith(';', index) || text.startsWith(',', index)

/**
 * Reads a media type, `type "/" subtype`. Returns the offset of the end of the media type or, if the media type is
 * invalid, a header that contains the offset of the error.
 */
export const scanType = (text: string, start: number): number | Header => {
  const typeEnd = tokenEnd(text, start)
  if (typeEnd === start || !text.startsWith('/', typeEnd)) return headerOf(typeEnd, 'type')
  const end = tokenEnd(text, typeEnd + 1)
  return end > typeEnd + 1 && isDelimiter(text, end) ? end : headerOf(end, 'subtype')
}

/**
 * Reads a parameter, `";" attribute "=" value`. Returns the offset of the end of the parameter. If the parameter is
 * invalid or is `;base64` followed by a comma, returns a header instead.
 */
const scanParameter = (text: string, start: number): number | Header => {
  const end = tokenEnd(text, start + 1)
  const isLast = text.startsWith(',', end)
  if (isLast && equalsIgnoringCase(text, start + 1, end, 'base64')) return headerOf(end, undefined, true)
  if (end === start + 1 || !text.startsWith('=', end)) return headerOf(end, 'attribute')
  const last = valueEnd(text, end + 1)
  return last > end + 1 && isDelimiter(text, last) ? last : headerOf(last, 'value')
}

/**
 * Reads `[ mediatype ] [ ";base64" ] ","` (RFC 2397, section 3) from `start` in a valid URI.
 *
 * Allocates the header.
 */
export const scanMediaType = (text: string, start: number): Header => {
  let next: number | Header = isDelimiter(text, start) ? start : scanType(text, start)
  while (typeof next === 'number' && text.startsWith(';', next)) next = scanParameter(text, next)
  return typeof next === 'number' ? headerOf(next, undefined) : next
}
