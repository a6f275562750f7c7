import { isPctEncodedAt, octetAt } from '../grammar/percent-encoded'

/** The number of octets of a character in UTF-8, by the first of them (RFC 3629, 3); 0 if none begins with it. */
const lengthOf = (lead: number): number => {
  if (lead < 0x80) return 1
  if (lead < 0xc2) return 0
  if (lead < 0xe0) return 2
  if (lead < 0xf0) return 3
  return lead < 0xf5 ? 4 : 0
}

/** The first code point that needs so many octets. A longer form of a smaller one is not UTF-8. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]

/** The code points that UTF-8 does not have: the halves of pairs, and what is beyond the last plane. */
const isScalar = (point: number): boolean => point < 0xd800 || (point > 0xdfff && point < 0x110000)

/**
 * Returns the code point of the character whose octets in UTF-8 (RFC 3629) begin with the `pct-encoded` at `index`, or -1 if they
 * are not those of a character. It has as many `pct-encoded` as UTF-8 has octets for it. Allocates nothing.
 */
export const pointAt = (text: string, index: number): number => {
  const lead = octetAt(text, index)
  const length = lengthOf(lead)
  if (length < 2) return length === 1 ? lead : -1
  let point = lead & (0x7f >> length)
  for (let next = index + 3; next < index + 3 * length; next += 3) {
    const octet = isPctEncodedAt(text, next, text.length) ? octetAt(text, next) : 0
    if ((octet & 0xc0) !== 0x80) return -1
    point = (point << 6) | (octet & 0x3f)
  }
  return point >= (LEAST[length] as number) && isScalar(point) ? point : -1
}

/** Returns the number of octets of a code point in UTF-8. */
export const octetsIn = (point: number): number => {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
