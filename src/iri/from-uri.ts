import { isUnitIn, UNRESERVED } from '../grammar/character-table'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from '../model/brands'
import type { View } from '../model/view'
import { isBidiFormatting } from './bidi'
import type { AbsoluteIri, IrelativeRef, Iri, IriReference } from './brands'
import { isIriPoint } from './characters'
import { viewIri } from './parse'
import { octetsIn, pointAt } from './utf-8'

/** The kind of IRI reference that a kind of URI reference becomes. */
type IriOf<U extends UriReference> = U extends AbsoluteUri
  ? AbsoluteIri
  : U extends Uri
    ? Iri
    : U extends RelativeRef
      ? IrelativeRef
      : IriReference

/** The view of the IRI of `V`: a union of views for a union. */
type FromUri<V extends View> = V extends View ? View<IriOf<V['text']>> : never

/** Returns whether a percent-encoded character may be written as it is: not if it delimits, or changes the direction of others. */
const isDecoded = (point: number, isQuery: boolean): boolean =>
  point < 0x80
    ? isUnitIn(point, UNRESERVED)
    : isIriPoint(point, isQuery) && !isBidiFormatting(String.fromCodePoint(point))

/** Decodes what an IRI may have as it is. Allocates: the text; if there is nothing to decode, returns the same string. */
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
 * Converts a URI reference to an IRI reference (RFC 3987, 3.2): decodes percent-encoded octets that are the UTF-8 of characters
 * which an IRI may have there, and those of unreserved characters. Octets that are not UTF-8 stay as they are, and so do
 * percent-encoded delimiters, `%`, and characters that change the direction of others (4.1). Private-use characters are
 * decoded in a query only.
 *
 * `toUri` is the inverse, up to the case of percent-encoded octets and to percent-encoded unreserved characters: `normalize`
 * makes both results the same. Punycode (`xn--`) stays as it is.
 *
 * Allocates: the view and its text; if there is nothing to decode, returns the same view. Time is linear.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { fromUri } from 'uri-ts/iri'
 *
 * fromUri(view(uri('http://www.example.org/D%C3%BCrst'))).text //=> 'http://www.example.org/Dürst'
 * fromUri(view(uri('http://www.example.org/D%FCrst%2F'))).text //=> 'http://www.example.org/D%FCrst%2F'
 *
 * @category Conversion
 */
export const fromUri = <V extends View>(view: V): FromUri<V> => {
  const text = decodedText(view)
  return (text === view.text ? view : viewIri(text as string as IriReference)) as FromUri<V>
}
