/* This file exports functions that check whether literals and other strings are HTTP or HTTPS URIs. */
import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import type { HttpSchemes } from '../../../types/core/model/scan-scheme-uri'
import type { CheckHttpUri } from '../../../types/core/model/uri-of'
import type { ParseError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import type { HttpUri } from './brands'
import { HTTP_SCHEMES, type SchemeOptions, scanSchemeUri } from './scan-scheme-uri'
import { parseSchemeUri, requireSchemeUri } from './uri-of'
import type { View } from './view'

/** The options for URIs that have a host and the scheme `http` or `https` (RFC 9110, section 4.2). */
export const HTTP: SchemeOptions = { schemes: HTTP_SCHEMES satisfies HttpSchemes, host: true }

/**
 * Accepts a literal that the compiler has verified to be an HTTP or HTTPS URI, with or without a fragment:
 * `http-URI = "http" "://" authority path-abempty [ "?" query ]` or `https-URI` (RFC 9110, sections 4.2.1 and 4.2.2).
 * The host must not be empty, the port must be at most 65535, and there must be no userinfo (RFC 9110, section 4.2.4).
 * The compiler rejects an invalid literal with the message that `showReason` returns. It also rejects an argument of
 * type `string`. To check a string, use `parseHttpUri`.
 *
 * Allocates a temporary view. Returns its argument. Throws a `TypeError` with the compiler's message if an invalid
 * string gets past the compiler.
 *
 * @example
 * import { httpUri } from 'uri-ts'
 *
 * httpUri('http://localhost:3000/') //=> 'http://localhost:3000/'
 *
 * @category Constants
 */
export const httpUri = <const Text extends string>(text: CheckHttpUri<Text>): HttpUri<Text> =>
  requireSchemeUri(text, HTTP)

/**
 * Parses an HTTP or HTTPS URI, with or without a fragment:
 * `http-URI = "http" "://" authority path-abempty [ "?" query ]` or `https-URI` (RFC 9110, sections 4.2.1 and 4.2.2).
 *
 * Allocates the returned `Either` and its view. Fails in the same cases as `parseUri`. Also fails at offset 0 if the
 * scheme is neither `http` nor `https`, after the scheme's `:` if `//` is missing, and at the `@` if there is userinfo
 * (RFC 9110, section 4.2.4). If the host is empty, the error's offset is the position at which the host should begin.
 * Fails at the port if it is greater than 65535. The error message describes the expected syntax. If the text looks
 * like a URI with a typo, the error message suggests a corrected URI. The suggested URI contains neither a query nor an
 * `@`.
 *
 * @example
 * import { parseHttpUri, showReason } from 'uri-ts'
 *
 * const parsed = parseHttpUri('localhost:3000')
 * const reason = parsed._tag === 'Left' ? showReason(parsed.left) : ''
 * reason //=> "scheme: 'l' is not allowed at offset 0; did you mean http://localhost:3000?"
 *
 * @category Parsing
 */
export const parseHttpUri = (text: string): Either<ParseError, View<HttpUri>> => parseSchemeUri(text, HTTP)

/**
 * Returns whether `text` is an HTTP or HTTPS URI (RFC 9110, sections 4.2.1 and 4.2.2), with or without a fragment.
 * Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isHttpUri } from 'uri-ts'
 *
 * isHttpUri('https://example.com/') //=> true
 * isHttpUri('https:///example.com') //=> false
 *
 * @category Refinements
 */
export const isHttpUri = <Value>(text: PossibleText<Value, 'isHttpUri'>): text is Narrowed<Value, HttpUri> =>
  scanSchemeUri(text as string, HTTP) >= 0
