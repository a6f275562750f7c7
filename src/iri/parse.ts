import type { Narrowed, PossibleText } from '../../types/core/model/possible-text'
import type { CheckIriReference, IriOfText } from '../../types/iri/checked-literals'
import type { BuildError } from '../core/errors/build-error'
import { type ParseError, parseError } from '../core/errors/parse-error'
import { requireText } from '../core/errors/require-text'
import type { Either, Left } from '../core/fp/either'
import { left, right } from '../core/fp/either'
import { hashOffset, syntaxError } from '../core/model/parse'
import { type View, viewFromSpans } from '../core/model/view'
import { SCHEME_END, SPANS } from '../core/scanner/spans'
import type { AbsoluteIri, CheckedIri, IrelativeRef, Iri, IriReference } from './brands'
import { isIprivate } from './characters'
import { PRIVATE_USE, UCSCHAR } from './messages'
import { scanIri } from './scan'

/** Returns whether RFC 3987 replaces RFC 3986's rule for a component. */
export const hasIriRule = (component: string): boolean => /^(userinfo|host|path|query|fragment)$/.test(component)

/** Adds an explanation to an error that is about a non-ASCII character. Modifies the error in place and returns it. */
export const iriError = <E extends ParseError | BuildError>(error: E): E => {
  const { text, component, reason, offset } = error
  if (reason === 'character' && hasIriRule(component) && text.charCodeAt(offset) > 0x7f) {
    const explained: { expected?: string } = error
    explained.expected = isIprivate(text.codePointAt(offset) as number) ? PRIVATE_USE : UCSCHAR
  }
  return error
}

const fail = (text: string, failure: number): Left<ParseError> => left(iriError(syntaxError(text, failure).left))

/**
 * Parses an IRI reference: `IRI-reference = IRI / irelative-ref` (RFC 3987, section 2.2). The view's `_tag` shows
 * whether the reference has a scheme. The `_tag` is the same as that of the corresponding URI reference.
 *
 * Allocates the returned `Either` and its view, which together occupy 136 bytes. For an ASCII string,
 * `parseIriReference` fails exactly when `parseUriReference` does, with the same messages. If a non-ASCII character is
 * not allowed at its position, the message is specific to IRIs.
 *
 * @example
 * import { host, query } from 'uri-ts'
 * import { parseIriReference } from 'uri-ts/iri'
 *
 * const parsed = parseIriReference('//例え.jp/a?é')
 * if (parsed._tag === 'Right') host(parsed.right) //=> { _tag: 'Some', value: '例え.jp' }
 * if (parsed._tag === 'Right') query(parsed.right) //=> { _tag: 'Some', value: 'é' }
 *
 * @category Parsing
 */
export const parseIriReference = (text: string): Either<ParseError, View<Iri> | View<IrelativeRef>> => {
  const end = scanIri(text, SPANS)
  return end >= 0 ? right(viewFromSpans(text, SPANS) as View<Iri> | View<IrelativeRef>) : fail(text, end)
}

/**
 * Parses an IRI: `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, section 2.2).
 *
 * Allocates the returned `Either` and its view. Fails whenever `parseIriReference` fails. If there is no scheme,
 * `parseIri` fails at offset 0.
 *
 * @example
 * import { parseIri } from 'uri-ts/iri'
 *
 * parseIri('http://www.example.org/Dürst')._tag //=> 'Right'
 * parseIri('/Dürst')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseIri = (text: string): Either<ParseError, View<Iri>> => {
  const end = scanIri(text, SPANS)
  if (end < 0) return fail(text, end)
  return SPANS[SCHEME_END] < 0
    ? left(parseError(text, 0, 'scheme', 'scheme-missing'))
    : right(viewFromSpans(text, SPANS))
}

/**
 * Parses an IRI without a fragment: `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]` (RFC 3987, section 2.2).
 *
 * Allocates the returned `Either` and its view. Fails whenever `parseIri` fails. If there is a fragment,
 * `parseAbsoluteIri` fails at the `#`.
 *
 * @example
 * import { parseAbsoluteIri } from 'uri-ts/iri'
 *
 * parseAbsoluteIri('http://example.org/é')._tag //=> 'Right'
 * parseAbsoluteIri('http://example.org/é#ü')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseAbsoluteIri = (text: string): Either<ParseError, View<AbsoluteIri>> => {
  const parsed = parseIri(text)
  if (parsed._tag === 'Left') return parsed
  const hash = hashOffset(SPANS)
  if (hash === text.length) return parsed as Either<ParseError, View<AbsoluteIri>>
  return left(parseError(text, hash, 'fragment', 'fragment-present'))
}

/**
 * Parses a relative IRI reference: `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, section
 * 2.2).
 *
 * Allocates the returned `Either` and its view. Fails whenever `parseIriReference` fails. If there is a scheme,
 * `parseIrelativeRef` fails at the `:` after the scheme.
 *
 * @example
 * import { parseIrelativeRef } from 'uri-ts/iri'
 *
 * parseIrelativeRef('../é')._tag //=> 'Right'
 * parseIrelativeRef('urn:é')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseIrelativeRef = (text: string): Either<ParseError, View<IrelativeRef>> => {
  const end = scanIri(text, SPANS)
  if (end < 0) return fail(text, end)
  const schemeEnd = SPANS[SCHEME_END]
  return schemeEnd < 0
    ? right(viewFromSpans(text, SPANS))
    : left(parseError(text, schemeEnd, 'scheme', 'scheme-present'))
}

/**
 * Returns whether `text` is an IRI reference: `IRI-reference = IRI / irelative-ref` (RFC 3987, section 2.2). Returns
 * `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isIriReference } from 'uri-ts/iri'
 *
 * isIriReference('//例え.jp?q') //=> true
 * isIriReference('a b') //=> false
 *
 * @category Refinements
 */
export const isIriReference = <Value>(
  text: PossibleText<Value, 'isIriReference'>,
): text is Narrowed<Value, IriReference> => scanIri(text as string, SPANS) >= 0

/**
 * Returns whether `text` is an IRI: `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]` (RFC 3987, section
 * 2.2). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isIri } from 'uri-ts/iri'
 *
 * isIri('http://ƒøø.ßår/?∂éœ=πîx#πîüx') //=> true
 * isIri('/∂éœ') //=> false
 *
 * @category Refinements
 */
export const isIri = <Value>(text: PossibleText<Value, 'isIri'>): text is Narrowed<Value, Iri> =>
  scanIri(text as string, SPANS) >= 0 && SPANS[SCHEME_END] >= 0

/**
 * Returns whether `text` is an IRI without a fragment: `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]` (RFC 3987,
 * section 2.2). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isAbsoluteIri } from 'uri-ts/iri'
 *
 * isAbsoluteIri('http://example.org/é') //=> true
 * isAbsoluteIri('http://example.org/é#') //=> false
 *
 * @category Refinements
 */
export const isAbsoluteIri = <Value>(
  text: PossibleText<Value, 'isAbsoluteIri'>,
): text is Narrowed<Value, AbsoluteIri> => isIri(text as unknown) && hashOffset(SPANS) === (text as string).length

/**
 * Returns whether `text` is a relative IRI reference: `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]`
 * (RFC 3987, section 2.2). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isIrelativeRef } from 'uri-ts/iri'
 *
 * isIrelativeRef('../é') //=> true
 * isIrelativeRef('é:b') //=> false
 *
 * @category Refinements
 */
export const isIrelativeRef = <Value>(
  text: PossibleText<Value, 'isIrelativeRef'>,
): text is Narrowed<Value, IrelativeRef> => scanIri(text as string, SPANS) >= 0 && SPANS[SCHEME_END] < 0

/**
 * Creates the view of a literal that the compiler checks, or of a string that has already been checked. An invalid
 * literal does not compile. Passing a value of type `string` causes a compile error. To check a string, use
 * `parseIriReference`.
 *
 * Untyped callers can pass any value. `viewIri` throws a `TypeError` for a string that is not an IRI reference, and for
 * a value that is not a string.
 *
 * Allocates the returned view, which occupies 96 bytes.
 *
 * @example
 * import { path } from 'uri-ts'
 * import { isIri, viewIri } from 'uri-ts/iri'
 *
 * path(viewIri('http://example.org/é')) //=> '/é'
 *
 * const text: string = 'http://example.org/é'
 * if (isIri(text)) path(viewIri(text)) //=> '/é'
 *
 * @category Model
 */
export const viewIri: {
  <I extends IriReference>(iri: I): View<I>
  <const Text extends string>(literal: CheckIriReference<Text>): View<IriOfText<Text>>
  // The last overload repeats the first, because the compiler prints the last overload in messages. The compiler also
  // uses the last overload for inference, for instance when `viewIri` is passed to `map`.
  <I extends CheckedIri<'a literal, or a text that parseIriReference or isIriReference has checked'>>(iri: I): View<I>
} = (iri: unknown): View<never> => {
  const text = requireText(iri as string)
  if (scanIri(text, SPANS) >= 0) return viewFromSpans(text, SPANS)
  throw new TypeError('the text is not an IRI reference: call parseIriReference')
}
