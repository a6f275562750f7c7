import { type ParseError, parseError, scanError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import { scan } from '../scanner/scan'
import { createSpans, ERROR_OFFSET, PATH_END, QUERY_END, SCHEME_END, type Spans } from '../scanner/spans'
import type { AbsoluteUri, RelativeRef, Uri, UriReference } from './brands'
import { type View, viewFromSpans } from './view'

/** Written and read again within one call of a function below, with no call of foreign code between. */
const SPANS = /* @__PURE__ */ createSpans()

/** Where the fragment's `#` stands, or where the text ends. */
const fragmentStart = (spans: Spans): number => Math.max(spans[PATH_END], spans[QUERY_END])

const syntaxError = (text: string, failure: number): Either<ParseError, never> =>
  left(scanError(text, SPANS[ERROR_OFFSET], failure))

/**
 * Parses a `URI-reference = URI / relative-ref` (4.1). The `_tag` of the result tells which of the two it is.
 *
 * Allocates: the `Either` and the view, 136 bytes. Fails: with the offset of the first character that cannot stand
 * where it stands.
 *
 * @example
 * import { parseUriReference } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * const parsed = parseUriReference('../a?q')
 * E.isRight(parsed) && parsed.right._tag //=> 'RelativeRef'
 *
 * @category Parsing
 */
export const parseUriReference = (text: string): Either<ParseError, View<Uri> | View<RelativeRef>> => {
  const end = scan(text, SPANS)
  return end >= 0 ? right(viewFromSpans(text, SPANS) as View<Uri> | View<RelativeRef>) : syntaxError(text, end)
}

/**
 * Parses a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (3).
 *
 * Allocates: the `Either` and the view. Fails: as `parseUriReference`, and at offset 0 where there is no scheme.
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
  if (SPANS[SCHEME_END] < 0) return left(parseError(text, 0, 'scheme', 'scheme-missing'))
  return right(viewFromSpans(text, SPANS))
}

/**
 * Parses an `absolute-URI = scheme ":" hier-part [ "?" query ]` (4.3): a URI without a fragment.
 *
 * Allocates: the `Either` and the view. Fails: as `parseUri`, and at the `#` where there is a fragment.
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
  const parsed = parseUri(text)
  if (parsed._tag === 'Left') return parsed
  const hash = fragmentStart(SPANS)
  return hash < text.length
    ? left(parseError(text, hash, 'fragment', 'fragment-present'))
    : (parsed as Either<never, View> as Either<never, View<AbsoluteUri>>)
}

/**
 * Parses a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (4.2).
 *
 * Allocates: the `Either` and the view. Fails: as `parseUriReference`, and at the `:` where there is a scheme.
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
  if (schemeEnd >= 0) return left(parseError(text, schemeEnd, 'scheme', 'scheme-present'))
  return right(viewFromSpans(text, SPANS))
}

/**
 * Whether `text` is a `URI-reference = URI / relative-ref` (4.1).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isUriReference } from 'uri-ts'
 *
 * isUriReference('//example.com?q') //=> true
 * isUriReference('a b') //=> false
 *
 * @category Refinements
 */
export const isUriReference = (text: string): text is UriReference => scan(text, SPANS) >= 0

/**
 * Whether `text` is a `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]` (3).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isUri } from 'uri-ts'
 *
 * isUri('mailto:John.Doe@example.com') //=> true
 * isUri('/over/there') //=> false
 *
 * @category Refinements
 */
export const isUri = (text: string): text is Uri => scan(text, SPANS) >= 0 && SPANS[SCHEME_END] >= 0

/**
 * Whether `text` is an `absolute-URI = scheme ":" hier-part [ "?" query ]` (4.3).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isAbsoluteUri } from 'uri-ts'
 *
 * isAbsoluteUri('http://example.com/') //=> true
 * isAbsoluteUri('http://example.com/#') //=> false
 *
 * @category Refinements
 */
export const isAbsoluteUri = (text: string): text is AbsoluteUri => isUri(text) && fragmentStart(SPANS) === text.length

/**
 * Whether `text` is a `relative-ref = relative-part [ "?" query ] [ "#" fragment ]` (4.2).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isRelativeRef } from 'uri-ts'
 *
 * isRelativeRef('../a') //=> true
 * isRelativeRef('a:b') //=> false
 *
 * @category Refinements
 */
export const isRelativeRef = (text: string): text is RelativeRef => scan(text, SPANS) >= 0 && SPANS[SCHEME_END] < 0

/**
 * The view of a branded string. Total: the brand is the proof.
 *
 * Allocates: the view, 96 bytes.
 *
 * @example
 * import { isUri, scheme, view } from 'uri-ts'
 *
 * const text: string = 'http://example.com/'
 * if (isUri(text)) scheme(view(text)) //=> { _tag: 'Some', value: 'http' }
 *
 * @category Model
 */
export const view = <U extends UriReference>(uri: U): View<U> => {
  scan(uri, SPANS)
  return viewFromSpans(uri, SPANS)
}
