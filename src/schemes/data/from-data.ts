import { requireKnown } from '../../core/errors/require-known'
import { requireBytes, requireText } from '../../core/errors/require-text'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { QUERY, UNRESERVED } from '../../core/grammar/character-table'
import { view } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { encodeExcept, LONE_SURROGATE, NOT_ASCII } from '../../core/percent/encode'
import { encodeBase64 } from './base64'
import { type DataUriError, dataUriError } from './data-uri-error'
import type { DataUriComponent } from './messages'
import type { DataUri } from './parse-data-uri'
import { scanType, tokenEnd } from './scan-media-type'

/**
 * The data's media type and the parameters of that type.
 *
 * @category Data
 */
export interface MediaTypeOptions {
  /**
   * The media type, such as `image/png`. If `mediaType` is absent, no media type is written, and the default,
   * `text/plain`, applies.
   */
  readonly mediaType?: string | undefined
  /** The parameters, such as `{ charset: 'utf-8' }`. Their values are percent-encoded in the data URI. */
  readonly parameters?: { readonly [attribute: string]: string } | undefined
}

/** Returns the error for a parameter, or `undefined` if the parameter is valid. */
const parameterError = (attribute: string, value: string): Either<DataUriError, never> | undefined => {
  const end = tokenEnd(attribute, 0)
  if (end === 0 || end < attribute.length) return dataUriError(attribute, end, 'attribute')
  const half = requireText(value).search(LONE_SURROGATE)
  return value === '' || half >= 0 ? dataUriError(value, Math.max(half, 0), 'value') : undefined
}

/** Returns `data:`, followed by the media type and its parameters. */
const headerOf = (options: MediaTypeOptions): Either<DataUriError, string> => {
  const { mediaType = '', parameters = {} } = requireKnown(options, ['mediaType', 'parameters'])
  const end = requireText(mediaType) === '' ? 0 : scanType(`${mediaType},`, 0)
  if (end !== mediaType.length) {
    return typeof end === 'number'
      ? dataUriError(mediaType, end, 'subtype')
      : dataUriError(mediaType, end.end, end.fault as DataUriComponent)
  }
  let header = `data:${mediaType}`
  for (const [attribute, value] of Object.entries(parameters)) {
    const fault = parameterError(attribute, value)
    if (fault !== undefined) return fault
    header += `;${attribute}=${encodeExcept(value, UNRESERVED)}`
  }
  return right(header)
}

/**
 * Creates a data URI that contains octets in base64. To read the octets from the URI, use `decodeDataBytes`.
 *
 * Allocates the returned `Either`, its view and the view's text. Throws a `TypeError` for an unknown option, and for a
 * value that is not a `Uint8Array`. Fails if the media type or a parameter is invalid. The error's `text` is the
 * invalid media type, parameter name or parameter value.
 *
 * @example
 * import { fromDataBytes } from 'uri-ts/schemes'
 *
 * const made = fromDataBytes({ mediaType: 'image/gif' })(Uint8Array.of(71, 73, 70))
 * if (made._tag === 'Right') made.right.text //=> 'data:image/gif;base64,R0lG'
 *
 * @category Data
 */
export const fromDataBytes =
  (options: MediaTypeOptions) =>
  (octets: Uint8Array): Either<DataUriError, View<DataUri>> => {
    const header = headerOf(options)
    return header._tag === 'Left'
      ? header
      : right(view(`${header.right};base64,${encodeBase64(requireBytes(octets))}` as DataUri))
  }

/** Returns the value of the `charset` parameter, or `undefined` if there is no such parameter. */
const charsetOf = (options: MediaTypeOptions): string | undefined =>
  Object.entries(ownProperties(options).parameters ?? {}).find(
    ([attribute]) => attribute.toLowerCase() === 'charset',
  )?.[1]

/**
 * Creates a data URI that contains a string. The string is encoded as UTF-8 and then percent-encoded. Writes
 * `;charset=utf-8` if the string is not ASCII and no charset is given. To read the string from the URI, use
 * `decodeDataText`.
 *
 * Allocates the returned `Either`, its view and the view's text. Throws a `TypeError` if an option is unknown, or if
 * `text`, the media type or a parameter's value is not a string. Fails in every case in which `fromDataBytes` fails.
 * Also fails at a lone surrogate. A charset causes an error unless it is UTF-8 or, for an ASCII string, US-ASCII.
 *
 * @example
 * import { fromDataText } from 'uri-ts/schemes'
 *
 * const made = fromDataText({ mediaType: 'text/html' })('<p>50%')
 * if (made._tag === 'Right') made.right.text //=> 'data:text/html,%3Cp%3E50%25'
 *
 * @category Data
 */
export const fromDataText =
  (options: MediaTypeOptions) =>
  (text: string): Either<DataUriError, View<DataUri>> => {
    const header = headerOf(options)
    if (header._tag === 'Left') return header
    const half = requireText(text).search(LONE_SURROGATE)
    if (half >= 0) return dataUriError(text, half, 'charset')
    const first = text.search(NOT_ASCII)
    const charset = charsetOf(options)?.toLowerCase()
    if (charset !== undefined && charset !== 'utf-8' && (charset !== 'us-ascii' || first >= 0)) {
      return dataUriError(text, Math.max(first, 0), 'charset')
    }
    const added = first >= 0 && charset === undefined ? ';charset=utf-8' : ''
    return right(view(`${header.right}${added},${encodeExcept(text, QUERY)}` as DataUri))
  }
