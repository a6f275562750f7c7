/* This file exports functions that parse references, check them and create views of them. */
import type { CheckUriReference } from '../../../types/core/model/checked-literals'
import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { type ParseError, parseError, scanError } from '../errors/parse-error'
import { requireText } from '../errors/require-text'
import type { Either, Left } from '../fp/either'
import { left, right } from '../fp/either'
import { scan } from '../scanner/scan'
import { ERROR_OFFSET, PATH_END, QUERY_END, SCHEME_END, SPANS, type Spans } from '../scanner/spans'
import type { AbsoluteUri, Checked, ReferenceOf, RelativeRef, StringOf, Uri, UriReference } from './brands'
import { type View, viewFromSpans } from './view'

export const hashOffset = (spans: Spans): number => Math.max(spans[PATH_END], spans[QUERY_END])

/** Returns the error that describes why `scan` failed. */
export const syntaxError = (text: string, failure: number): Left<ParseError> =>
  left(scanError(typeof text === 'string' ? text : '', SPANS[ERROR_OFFSET], failure))

const schemeMissing = (text: string): Either<ParseError, never> => left(parseError(text, 0, 'scheme', 'scheme-missing'))

/**
 * Parses a URI reference: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). The view's `_tag` shows whether
 * the reference is a URI or a relative reference.
 *
 * Allocates the returned `Either` and its view, which together occupy 136 bytes. The error for an invalid string
 * contains the offset and the component of the first invalid character. If a JavaScript caller passes a value that is
 * not a string, the error's `reason` is `not-text`, and its `text` is empty.
 *
 * @example
 * import { parseUriReference } from 'uri-ts'
 *
 * const parsed = parseUriReference('../a?q')
 * if (parsed._tag === 'Right') parsed.right._tag //=> 'RelativeRef'
 *
 * @category Parsing
 */
export const parseUriReference = (text: string): Either<ParseError, View<Uri> | View<RelativeRef>> => {
  const end = scan(text, SPANS)
  return end >= 0 ? right(viewFromSpans(text, SPANS) as View<Uri> | View<RelativeRef>) : syntaxError(text, end)
}

/**
 * Parses a URI: `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3).
 *
 * Allocates the returned `Either` and its view. Fails in the same cases as `parseUriReference`. Also fails, at offset
 * 0, if there is no scheme.
 *
 * @example
 * import { parseUri } from 'uri-ts'
 *
 * parseUri('urn:example:animal:ferret:nose')._tag //=> 'Right'
 * parseUri('/over/there')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseUri = (text: string): Either<ParseError, View<Uri>> => {
  const end = scan(text, SPANS)
  if (end < 0) return syntaxError(text, end)
  return SPANS[SCHEME_END] === -1 ? schemeMissing(text) : right(viewFromSpans(text, SPANS))
}

/**
 * Parses a URI without a fragment: `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986, section 4.3).
 *
 * Allocates the returned `Either` and its view. Fails in the same cases as `parseUri`. Also fails at the `#` if there
 * is a fragment.
 *
 * @example
 * import { parseAbsoluteUri } from 'uri-ts'
 *
 * parseAbsoluteUri('http://example.com/?q')._tag //=> 'Right'
 * parseAbsoluteUri('http://example.com/#f')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseAbsoluteUri = (text: string): Either<ParseError, View<AbsoluteUri>> => {
  const end = scan(text, SPANS)
  if (end < 0) return syntaxError(text, end)
  if (SPANS[SCHEME_END] === -1) return schemeMissing(text)
  const hash = hashOffset(SPANS)
  if (hash < end) return left(parseError(text, hash, 'fragment', 'fragment-present'))
  return right(viewFromSpans(text, SPANS))
}

/**
 * Parses a relative reference: `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 4.2).
 *
 * Allocates the returned `Either` and its view. Fails in the same cases as `parseUriReference`. Also fails at the `:`
 * after a scheme.
 *
 * @example
 * import { parseRelativeRef } from 'uri-ts'
 *
 * parseRelativeRef('//example.com/a')._tag //=> 'Right'
 * parseRelativeRef('http:a')._tag //=> 'Left'
 *
 * @category Parsing
 */
export const parseRelativeRef = (text: string): Either<ParseError, View<RelativeRef>> => {
  const end = scan(text, SPANS)
  if (end < 0) return syntaxError(text, end)
  const schemeEnd = SPANS[SCHEME_END]
  if (schemeEnd !== -1) return left(parseError(text, schemeEnd, 'scheme', 'scheme-present'))
  return right(viewFromSpans(text, SPANS))
}

/**
 * Returns whether `text` is a URI reference: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). Returns
 * `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isUriReference } from 'uri-ts'
 *
 * isUriReference('//example.com?q') //=> true
 * isUriReference('a b') //=> false
 *
 * @category Refinements
 */
export const isUriReference = <Value>(
  text: PossibleText<Value, 'isUriReference'>,
): text is Narrowed<Value, UriReference> => scan(text as string, SPANS) >= 0

/**
 * Returns whether `text` is a URI: `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (RFC 3986, section 3).
 * Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isUri } from 'uri-ts'
 *
 * isUri('mailto:John.Doe@example.com') //=> true
 * isUri('/over/there') //=> false
 *
 * @category Refinements
 */
export const isUri = <Value>(text: PossibleText<Value, 'isUri'>): text is Narrowed<Value, Uri> =>
  scan(text as string, SPANS) >= 0 && SPANS[SCHEME_END] !== -1

/**
 * Returns whether `text` is a URI without a fragment: `absolute-URI = scheme ":" hier-part [ "?" query ]` (RFC 3986,
 * section 4.3). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isAbsoluteUri } from 'uri-ts'
 *
 * isAbsoluteUri('http://example.com/') //=> true
 * isAbsoluteUri('http://example.com/#') //=> false
 *
 * @category Refinements
 */
export const isAbsoluteUri = <Value>(
  text: PossibleText<Value, 'isAbsoluteUri'>,
): text is Narrowed<Value, AbsoluteUri> => isUri(text as unknown) && hashOffset(SPANS) === (text as string).length

/**
 * Returns whether `text` is a relative reference: `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (RFC
 * 3986, section 4.2). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isRelativeRef } from 'uri-ts'
 *
 * isRelativeRef('../a') //=> true
 * isRelativeRef('a:b') //=> false
 *
 * @category Refinements
 */
export const isRelativeRef = <Value>(
  text: PossibleText<Value, 'isRelativeRef'>,
): text is Narrowed<Value, RelativeRef> => scan(text as string, SPANS) >= 0 && SPANS[SCHEME_END] === -1

/**
 * Throws a `TypeError` for a value that is not a reference. Only untyped callers can pass an invalid value to `view`.
 */
const refuseText = (text: string): never => {
  requireText(text)
  throw new TypeError('the text is not a URI reference: call parseUriReference')
}

/**
 * Creates the view of a literal that the compiler checks, or of a string that has already been checked. The compiler
 * rejects an invalid literal with the message that `showReason` returns. It also rejects an argument of type `string`.
 * To check a string, use `parseUriReference`.
 *
 * Untyped callers can pass any value. Passing a value that is not a reference is a mistake in the program, so `view`
 * throws a `TypeError`.
 *
 * Allocates the view, which occupies 96 bytes.
 *
 * @example
 * import { isUri, scheme, view } from 'uri-ts'
 *
 * scheme(view('https://example.com/')) //=> { _tag: 'Some', value: 'https' }
 *
 * const text: string = 'http://example.com/'
 * if (isUri(text)) scheme(view(text)) //=> { _tag: 'Some', value: 'http' }
 *
 * @category Model
 */
export const view: {
  <U extends Checked>(uri: U): View<StringOf<U>>
  <const Text extends string>(literal: CheckUriReference<Text>): View<ReferenceOf<Text>>
  // The compiler uses the last overload in error messages and for inference, for instance when `view` is passed to
  // `map`. The last overload therefore repeats the first one.
  <U extends Checked<'a literal, or a text that parseUriReference or isUriReference has checked'>>(
    uri: U,
  ): View<StringOf<U>>
} = (text: unknown): View<never> =>
  scan(text as string, SPANS) >= 0 ? viewFromSpans(text as string, SPANS) : refuseText(text as string)
