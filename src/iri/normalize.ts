import { haveSameNormalForm } from '../core/equivalence/equality'
import { normalize } from '../core/equivalence/normalize'
import type { UriReference } from '../core/model/brands'
import { view as viewUri } from '../core/model/parse'
import type { View } from '../core/model/view'
import { decodeUnreserved } from '../core/percent/decode'
import type { AnotherIri, IriReference, IriView } from './brands'
import { fromUri } from './from-uri'
import { viewIri } from './parse'
import { toUri } from './to-uri'

const uriOf = (view: IriView): View => toUri(view) as View

/**
 * Returns the normal form of an IRI reference (RFC 3987, 5.3.2). First normalizes in the same way as `normalize`, and
 * then decodes percent-encoded octets in the same way as `fromUri`. Therefore, ASCII letters in the host are in lower
 * case, other letters stay unchanged, and a character that changes the direction of other characters is
 * percent-encoded.
 *
 * The function is idempotent, and the URI of its result is in normal form: `toUri(normalizeIri(iri))` is
 * `normalize(toUri(iri))`. The function does not compose characters (see `normalizeIriNFC`).
 *
 * Allocates the view and its text, and the view and the text of the URI.
 *
 * @example
 * import { isIri, normalizeIri, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'HTTP://Example.org/./%C3%A9/%7euser'
 * if (isIri(text)) normalizeIri(viewIri(text)).text //=> 'http://example.org/é/~user'
 *
 * @category Normalization
 */
export const normalizeIri = <V extends IriView>(view: V): AnotherIri<V> =>
  fromUri(normalize(uriOf(view)) as View) as View<IriReference> as AnotherIri<V>

/**
 * Matches a `pct-encoded`, or the text between delimiters, because composing a mark with a delimiter or a digit would
 * change the structure.
 */
const PCT_ENCODED_OR_RUN = /%..|[^%:/?#[\]@!$&'()*+,;=]+/g

/** Matches the ASCII characters that NFC produces from other characters, except unreserved characters. */
const DELIMITER = /[;`]/g

const composed = (part: string): string =>
  part.startsWith('%') ? part : part.normalize('NFC').replace(DELIMITER, encodeURIComponent)

/** Composes characters as in NFC. If there is nothing to compose, returns the same view. */
const viewComposed = (view: IriView): IriView => {
  const text = view.text.replace(PCT_ENCODED_OR_RUN, composed)
  return text === view.text ? view : viewIri(text as IriReference)
}

/**
 * Returns the normal form of an IRI reference with characters in Unicode's form NFC (RFC 3987, 5.3.2.2). Does the same
 * as `normalizeIri`, and also replaces a letter and the accent after it with a single character, if Unicode has such a
 * character. Servers may treat the two forms as different names, so use this function only if you know that they mean
 * the same.
 *
 * Two references whose decoded strings are canonically equivalent have the same normal form. The function is
 * idempotent.
 *
 * Allocates what `normalizeIri` allocates, up to three times.
 *
 * @example
 * import { isIri, normalizeIriNFC, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'http://example.org/re\u0301sume\u0301'
 * if (isIri(text)) normalizeIriNFC(viewIri(text)).text //=> 'http://example.org/résumé'
 *
 * @category Normalization
 */
export const normalizeIriNFC = <V extends IriView>(view: V): AnotherIri<V> => {
  // Characters are composed before the case of the host is changed, because an `A` and the ring after it form one
  // non-ASCII letter.
  const decoded = fromUri(viewUri(decodeUnreserved(uriOf(view).text) as UriReference) as View) as IriView
  const normalized: IriView = normalizeIri<IriView>(viewComposed(decoded))
  // Characters are composed again, because Unicode has an `h` with a macron below it only in lower case.
  const again = viewComposed(normalized)
  return (again === normalized ? normalized : normalizeIri(again)) as AnotherIri<V>
}

/**
 * Returns whether two IRI references have the same normal form (RFC 3987, 5.3.2). For the URIs of the two references,
 * `equalsNormalized` returns the same result.
 *
 * Allocates what `toUri` and `normalize` allocate.
 *
 * @example
 * import { isIri, equalsIri, viewIri } from 'uri-ts/iri'
 *
 * const [a, b]: string[] = ['http://example.org/é', 'HTTP://example.org/%c3%a9']
 * if (isIri(a) && isIri(b)) equalsIri(viewIri(a))(viewIri(b)) //=> true
 *
 * @category Comparison
 */
export const equalsIri =
  (that: IriView) =>
  (view: IriView): boolean =>
    haveSameNormalForm(uriOf(view), uriOf(that))
