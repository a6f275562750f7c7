import { replaceHost } from '../core/building/splice'
import { componentError } from '../core/building/validate'
import { host } from '../core/components/accessors'
import { Failure } from '../core/errors/failures'
import type { UriError } from '../core/errors/uri-error'
import { attempt } from '../core/fp/attempt'
import type { Either } from '../core/fp/either'
import { left, right } from '../core/fp/either'
import { toUndefined } from '../core/fp/option'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from '../core/model/brands'
import { view as viewUri } from '../core/model/parse'
import { requireView, type View } from '../core/model/view'
import { encodeReserved, NOT_ASCII } from '../core/percent/encode'
import { HOST_KIND, SPANS } from '../core/scanner/spans'
import type { AbsoluteIri, IrelativeRef, Iri, IriReference, IriView } from './brands'
import { fromUri } from './from-uri'
import { DOMAIN_NAME, REFUSED_BY_TO_ASCII } from './messages'

/** Maps the type of an IRI reference to the type of the URI reference that `toUri` returns. */
export type UriOfIri<I extends IriReference> = I extends UriReference
  ? I
  : I extends AbsoluteIri
    ? AbsoluteUri
    : I extends Iri
      ? Uri
      : I extends IrelativeRef
        ? RelativeRef
        : UriReference

/** Maps the type of a view to the type of the converted view. If `V` is a union, the result is a union of views. */
export type ToUri<V extends IriView> = V extends IriView ? View<UriOfIri<V['text']>> : never

/**
 * Converts an IRI reference to the URI reference that identifies the same resource (RFC 3987, section 3.1).
 * Percent-encodes the UTF-8 octets of all non-ASCII characters, including the characters in the host. Because all
 * delimiters are ASCII and do not change, the result is the same whether a reference is resolved before or after the
 * conversion.
 *
 * Allocates the returned view and its text. If all the characters are ASCII, returns `view` itself instead of a new
 * view. The running time is linear in the length of the text.
 *
 * @example
 * import { isIri, toUri, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'http://résumé.example.org/é'
 * if (isIri(text)) toUri(viewIri(text)).text //=> 'http://r%C3%A9sum%C3%A9.example.org/%C3%A9'
 *
 * @category Conversion
 */
export const toUri = <V extends IriView>(view: V): ToUri<V> => {
  const text = encodeReserved(requireView(view).text)
  return (text === view.text ? view : viewUri(text as UriReference)) as ToUri<V>
}

/**
 * Reports that an IRI's host has no ASCII form. `text` is the host, and `offset` is the index of its first non-ASCII
 * character.
 *
 * @category Conversion
 */
export interface HostError extends UriError {
  readonly _tag: 'HostError'
  readonly component: 'host'
  readonly reason: 'to-ascii'
}

const hostError = (text: string): HostError =>
  new Failure('HostError', text, text.search(NOT_ASCII), 'host', 'to-ascii', REFUSED_BY_TO_ASCII, DOMAIN_NAME)

/**
 * Converts an IRI reference to a URI reference as `toUri` does, but writes the host as a domain name in ASCII (RFC
 * 3987, section 3.1, step 2). If the decoded host contains non-ASCII characters, `toAsciiUri` passes the host to
 * `toASCII`, which must convert all non-ASCII labels to Punycode (`xn--`). In Node, pass `domainToASCII` from
 * `node:url` as `toASCII`. Use `toAsciiUri` only for schemes whose hosts are domain names.
 *
 * Allocates the returned `Either`, in addition to the objects that `toUri`, `fromUri` and `toASCII` allocate. Fails if
 * `toASCII` throws, or if its result is empty or is not a host.
 *
 * @example
 * import { domainToASCII } from 'node:url'
 * import { isIri, toAsciiUri, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'http://résumé.example.org/é'
 * const converted = isIri(text) ? toAsciiUri(domainToASCII)(viewIri(text)) : undefined
 * if (converted?._tag === 'Right') converted.right.text //=> 'http://xn--rsum-bpad.example.org/%C3%A9'
 *
 * @category Conversion
 */
export const toAsciiUri =
  (toASCII: (host: string) => string) =>
  <V extends IriView>(view: V): Either<HostError, ToUri<V>> => {
    const uri = toUri(view)
    const name = toUndefined<string>(host(fromUri(uri as View)))
    if (name === undefined || !NOT_ASCII.test(name)) return right(uri)
    const ascii = attempt(toASCII, name)
    if (!ascii || componentError('host', ascii) !== undefined) return left(hostError(name))
    return right(replaceHost(uri as View, ascii, SPANS[HOST_KIND]) as ToUri<V>)
  }
