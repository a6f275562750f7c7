import { isUnitIn, UNRESERVED } from '../core/grammar/character-table'
import { isPctEncodedAt, octetAt } from '../core/grammar/percent-encoded'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from '../core/model/brands'
import { requireView, type View } from '../core/model/view'
import { isBidiFormatting } from './bidi'
import type { AbsoluteIri, IrelativeRef, Iri, IriReference } from './brands'
import { isIriPoint } from './characters'
import { viewIri } from './parse'

/** Maps the type of a URI reference to the type of the IRI reference that `fromUri` returns. */
export type IriOf<U extends UriReference> = U extends AbsoluteUri
  ? AbsoluteIri
  : U extends Uri
    ? Iri
    : U extends RelativeRef
      ? IrelativeRef
      : IriReference

/** Maps the type of a view to the type of the converted view. If `V` is a union, the result is a union of views. */
type FromUri<V extends View> = V extends View ? View<IriOf<V['text']>> : never

/**
 * Returns the number of octets in a UTF-8 sequence that begins with `lead` (RFC 3629, section 3), or 0 if there is no
 * such sequence.
 */
const lengthOf = (lead: number): number => {
  if (lead < 0x80) return 1
  if (lead < 0xc2) return 0
  if (lead < 0xe0) return 2
  if (lead < 0xf0) return 3
  return lead < 0xf5 ? 4 : 0
}

/**
 * Maps the length of a UTF-8 sequence to the smallest code point that the sequence may encode. A sequence that is
 * longer than necessary is not valid UTF-8.
 */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]

/**
 * Returns whether UTF-8 can encode a code point. UTF-8 can encode neither surrogates nor code points above U+10FFFF.
 */
const isScalar = (point: number): boolean => point < 0xd800 || (point > 0xdfff && point < 0x110000)

/**
 * Returns the code point of the percent-encoded UTF-8 sequence (RFC 3629) at `index`, or -1 if the sequence is invalid.
 * All octets of the sequence must be percent-encoded. Allocates nothing.
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

/** Returns the number of octets in the UTF-8 encoding of a code point. */
const octetsIn = (point: number): number => {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/**
 * Returns whether a percent-encoded character may be decoded. Characters that change the direction of other characters
 * must stay encoded, and so must delimiters.
 */
const isDecoded = (point: number, isQuery: boolean): boolean =>
  point < 0x80
    ? isUnitIn(point, UNRESERVED)
    : isIriPoint(point, isQuery) && !isBidiFormatting(String.fromCodePoint(point))

/**
 * Decodes the percent-encoded characters that an IRI may contain unencoded. Allocates the result, or returns the view's
 * text if there is nothing to decode.
 */
const decodedText = ({ text, pathEnd, queryEnd }: View): string => {
  let decoded = ''
  let start = 0
  let next = 0
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', next)) {
    const point = pointAt(text, index)
    next = index + 3
    if (point < 0 || !isDecoded(point, index > pathEnd && index < queryEnd)) continue
    decoded += text.slice(start, index) + String.fromCodePoint(point)
    next = index + 3 * octetsIn(point)
    start = next
  }
  return decoded + text.slice(start)
}

/**
 * Converts a URI reference to an IRI reference (RFC 3987, section 3.2). Decodes percent-encoded octets that represent
 * unreserved characters. `fromUri` also decodes the percent-encoded UTF-8 of non-ASCII characters where an IRI may
 * contain them. Octets that are not valid UTF-8 do not change. Delimiters, `%`, and characters that change the
 * direction of text (RFC 3987, section 4.1) stay percent-encoded. Private-use characters are decoded only in a query.
 *
 * `toUri` reverses `fromUri`, except that unreserved characters stay decoded and that the case of percent-encoded
 * octets may differ. The original URI and the URI after both conversions have the same normal form (see `normalize`).
 * `fromUri` does not decode Punycode (`xn--`).
 *
 * Allocates the returned view and its text. If there is nothing to decode, returns `view` instead. The running time is
 * linear in the length of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { fromUri } from 'uri-ts/iri'
 *
 * fromUri(view('http://www.example.org/D%C3%BCrst')).text //=> 'http://www.example.org/Dürst'
 * fromUri(view('http://www.example.org/D%FCrst%2F')).text //=> 'http://www.example.org/D%FCrst%2F'
 *
 * @category Conversion
 */
export const fromUri = <V extends View>(view: V): FromUri<V> => {
  const text = decodedText(requireView(view))
  return (text === view.text ? view : viewIri(text as string as IriReference)) as FromUri<V>
}
