import { isPctEncodedAt, octetAt } from '../../core/grammar/percent-encoded'
import type { Operator } from '../syntax/operators'

/**
 * Reads the first percent-encoded octet of the UTF-8 character at `index` and returns the number of octets that must
 * follow the first.
 */
const countRest = (text: string, index: number): number => {
  const lead = octetAt(text, index)
  return lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf8 ? 3 : 0
}

const isContinuationAt = (text: string, index: number): boolean =>
  isPctEncodedAt(text, index, text.length) && '89ABab'.includes(text.charAt(index + 1))

/** Returns the offset after the character whose first octet is percent-encoded at `start`. */
const pctEncodedEnd = (text: string, start: number): number => {
  const count = countRest(text, start)
  let end = start + 3
  for (let i = 0; i < count && isContinuationAt(text, end); i++) end += 3
  return end
}

/**
 * Returns the offset of the end of the character at `index`. A character is a code point. If the operator keeps
 * percent-encoded octets, a sequence of octets that encodes a code point also counts as one character.
 */
const characterEnd = (text: string, index: number, allowsReserved: boolean): number =>
  allowsReserved && isPctEncodedAt(text, index, text.length)
    ? pctEncodedEnd(text, index)
    : index + ((text.codePointAt(index) as number) > 0xffff ? 2 : 1)

/**
 * Returns the first `maxLength` characters of a value (RFC 6570, section 2.4.1). `maxLength` is measured in code
 * points. If the operator keeps percent-encoded octets, a sequence of octets that encodes one code point counts as one
 * character (RFC 6570, section 3.2.1). Allocates the result.
 */
export const prefixOf = (text: string, maxLength: number, { allowsReserved }: Operator): string => {
  if (text.length <= maxLength) return text
  let end = 0
  for (let count = 0; count < maxLength && end < text.length; count++) end = characterEnd(text, end, allowsReserved)
  return text.slice(0, end)
}
