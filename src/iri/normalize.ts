import { haveSameNormalForm } from '../core/equivalence/equality'
import { normalize } from '../core/equivalence/normalize'
import { refuseMore } from '../core/errors/require-text'
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
 * Returns the normal form of an IRI reference (RFC 3987, section 5.3.2). First normalizes the reference, as `normalize`
 * does, and then decodes percent-encoded octets, as `fromUri` does. In the result, the host's ASCII letters are in
 * lower case, its other letters are unchanged, and bidirectional formatting characters are percent-encoded.
 *
 * Normalization is idempotent, and the URI that corresponds to the result is in normal form: `toUri(normalizeIri(iri))`
 * equals `normalize(toUri(iri))`. Unlike `normalizeIriNFC`, `normalizeIri` does not compose characters.
 *
 * Allocates the returned view, its text, and temporary views of the corresponding URIs.
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
 * Matches a percent-encoded octet, or the text between delimiters. If a combining mark were composed with a delimiter
 * or with the last digit of an octet, the structure of the IRI would change.
 */
const PCT_ENCODED_OR_RUN = /%..|[^%:/?#[\]@!$&'()*+,;=]+/g

/** Matches the ASCII characters, other than unreserved ones, that NFC produces from non-ASCII characters. */
const DELIMITER = /[;`]/g

/**
 * Matches a long run of combining marks. Engines use insertion sort for the marks in a run, so composing a long run
 * would take quadratic time.
 */
// biome-ignore lint/complexity/useRegexLiterals: Hermes 0.12 cannot load a literal with a Unicode property.
const MANY_MARKS = /* @__PURE__ */ new RegExp('\\p{M}{100}', 'u')

const composePart = (part: string): string =>
  part.startsWith('%') || MANY_MARKS.test(part) ? part : part.normalize('NFC').replace(DELIMITER, encodeURIComponent)

/** Composes characters as in NFC. Returns the argument if there is nothing to compose. */
const composeView = (view: IriView): IriView => {
  const text = view.text.replace(PCT_ENCODED_OR_RUN, composePart)
  return text === view.text ? view : viewIri(text as IriReference)
}

/**
 * Returns the normal form of an IRI reference, in Unicode Normalization Form C (NFC; RFC 3987, section 5.3.2.2).
 * Applies all the rules of `normalizeIri`. If Unicode defines a single character for a letter and the accent after it,
 * replaces the two with that character. A server may treat the original IRI and the normalized IRI as different, so use
 * `normalizeIriNFC` only if you know that both identify the same resource.
 *
 * Normalization is idempotent. Two references have identical normal forms if their decoded strings are canonically
 * equivalent. The only exceptions are references with a part that contains at least 100 combining marks in a row. Such
 * a part is not composed, because engines need quadratic time to compose very long runs of marks. No written language
 * uses 100 marks in a row.
 *
 * Allocates up to three times as many objects as `normalizeIri`.
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
  // Characters are composed before the host's case changes: `A` and a combining ring become `Å`. The case of `Å` does
  // not change, because `Å` is not an ASCII letter.
  const decoded = fromUri(viewUri(decodeUnreserved(uriOf(view).text) as UriReference) as View) as IriView
  const normalized: IriView = normalizeIri<IriView>(composeView(decoded))
  // Some characters, such as `h` with a macron below, have a composed form in lower case but not in upper case.
  const again = composeView(normalized)
  return (again === normalized ? normalized : normalizeIri(again)) as AnotherIri<V>
}

/**
 * Returns whether two IRI references have the same normal form (RFC 3987, section 5.3.2). `equalsIri` returns the
 * result that `equalsNormalized` returns for the corresponding URI references.
 *
 * Allocates at most what `toUri` and `normalize` allocate for the two references.
 *
 * @example
 * import { isIri, equalsIri, viewIri } from 'uri-ts/iri'
 *
 * const [a, b]: string[] = ['http://example.org/é', 'HTTP://example.org/%c3%a9']
 * if (isIri(a) && isIri(b)) equalsIri(viewIri(a))(viewIri(b)) //=> true
 *
 * @category Comparison
 */
export const equalsIri: (that: IriView) => (view: IriView) => boolean = (that, more?: unknown) => {
  refuseMore(more)
  return (view) => haveSameNormalForm(uriOf(view), uriOf(that))
}
