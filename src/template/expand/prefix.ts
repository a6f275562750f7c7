import { isPctEncodedAt, octetAt } from '../../grammar/percent-encoded'
import type { Operator } from '../syntax/operators'

/** How many octets follow the one that is `pct-encoded` at `index` in UTF-8, by its high bits. */
const trailing = (text: string, index: number): number => {
  const lead = octetAt(text, index)
  return lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf8 ? 3 : 0
}

const isContinuationAt = (text: string, index: number): boolean =>
  isPctEncodedAt(text, index, text.length) && '89ABab'.includes(text.charAt(index + 1))

/** The end of the octets of one character, of which the first is `pct-encoded` at `start`. */
const pctEncodedEnd = (text: string, start: number): number => {
  const count = trailing(text, start)
  let end = start + 3
  for (let i = 0; i < count && isContinuationAt(text, end); i++) end += 3
  return end
}

/** The end of the character at `index`: of a code point, or of the octets of one that stay as they are. */
const characterEnd = (text: string, index: number, allowsReserved: boolean): number =>
  allowsReserved && isPctEncodedAt(text, index, text.length)
    ? pctEncodedEnd(text, index)
    : index + ((text.codePointAt(index) as number) > 0xffff ? 2 : 1)

/**
 * The first `maxLength` characters of a value (RFC 6570, 2.4.1): code points, and where the operator leaves pct-encoded
 * octets as they are, those of one code point count as one (3.2.1). Allocates: the text.
 */
export const prefixOf = (text: string, maxLength: number, { allowsReserved }: Operator): string => {
  if (text.length <= maxLength) return text
  let end = 0
  for (let count = 0; count < maxLength && end < text.length; count++) end = characterEnd(text, end, allowsReserved)
  return text.slice(0, end)
}
