import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import { hasScheme } from '../../core/components/comparisons'
import type { ParseError } from '../../core/errors/parse-error'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { Uri } from '../../core/model/brands'
import { parseUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { type DataUriError, dataUriError } from './data-uri-error'
import { scanMediaType } from './scan-media-type'

/**
 * A checked data URI (RFC 2397, section 3), with or without a fragment. If `Text` is a literal, the compiler knows the
 * exact string.
 *
 * @category Data
 */
export type DataUri<Text extends string = string> = Uri<Text> & { readonly '~data': true }

const isData = /* @__PURE__ */ hasScheme('data')

/**
 * Parses a data URI: `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data` (RFC 2397, section 3). The data URI may
 * have a fragment (RFC 3986, section 3.5). The media type and the parameters consist of RFC 2045 tokens. A parameter's
 * value must not be empty, but may contain percent-encoded octets. `parseDataUri` does not decode anything. To decode
 * the data, use `decodeDataBytes` or `decodeDataText`.
 *
 * Allocates the `Either` and the view. Fails in the same cases as `parseUri`. Also fails, at offset 0, if the scheme is
 * not `data`. If the media type is invalid, the error is at the first character that is not allowed, or at the position
 * where a comma is missing.
 *
 * @example
 * import { parseDataUri } from 'uri-ts/schemes'
 *
 * parseDataUri('data:text/plain;charset=utf-8,caf%C3%A9')._tag //=> 'Right'
 * const parsed = parseDataUri('data:text,a')
 * if (parsed._tag === 'Left') parsed.left.offset //=> 9
 *
 * @category Data
 */
export const parseDataUri = (text: string): Either<ParseError | DataUriError, View<DataUri>> => {
  const parsed = parseUri(text)
  if (parsed._tag === 'Left') return parsed
  if (!isData(parsed.right)) return dataUriError(text, 0, 'scheme')
  const { end, fault } = scanMediaType(text, parsed.right.schemeEnd + 1)
  return fault === undefined ? right(parsed.right as View as View<DataUri>) : dataUriError(text, end, fault)
}

/**
 * Returns whether a value is a data URI that `parseDataUri` accepts.
 *
 * Allocates a temporary view, or a temporary error if the value is not a data URI.
 *
 * @example
 * import { isDataUri } from 'uri-ts/schemes'
 *
 * isDataUri('data:,') //=> true
 * isDataUri('data:') //=> false
 *
 * @category Data
 */
export const isDataUri = <Value>(text: PossibleText<Value, 'isDataUri'>): text is Narrowed<Value, DataUri> =>
  parseDataUri(text as string)._tag === 'Right'
