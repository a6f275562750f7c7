import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import { requireView, type View } from '../../core/model/view'
import { decodeBytes, decodeIn } from '../../core/percent/decode'
import { NOT_ASCII } from '../../core/percent/encode'
import { createUtf8Decoder } from '../../core/percent/utf8'
import { decodeBase64 } from './base64'
import { type DataUriError, dataUriError } from './data-uri-error'
import { header, mediaTypeParameter } from './media-type'
import type { DataUri } from './parse-data-uri'
import type { Header } from './scan-media-type'

/** Returns the offset at which the data ends: the offset of the `#`, or the end of the text if there is no fragment. */
const dataEnd = ({ pathEnd, queryEnd }: View<DataUri>): number => Math.max(pathEnd, queryEnd)

/** Decodes base64 data that begins at `start`. */
const octetsOfBase64 = (view: View<DataUri>, start: number): Either<DataUriError, Uint8Array> => {
  const octets = decodeBase64(view.text, start, dataEnd(view))
  return typeof octets === 'number' ? dataUriError(view.text, octets, 'base64') : right(octets)
}

/**
 * Decodes the data in a data URI into octets. Base64 is decoded strictly (RFC 4648, section 4), so padding is required.
 * In all other data, percent-encoded octets are decoded. A fragment is not part of the data.
 *
 * Allocates the `Either` and the octets. The caller may change the octets. In base64 data, `decodeDataBytes` fails at
 * the first character that base64 does not allow. It also fails if padding is missing or if unused bits are not 0.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { dataUri, decodeDataBytes } from 'uri-ts/schemes'
 *
 * decodeDataBytes(view(dataUri('data:;base64,aGk='))) //=> { _tag: 'Right', right: Uint8Array.of(104, 105) }
 * decodeDataBytes(view(dataUri('data:,%FF'))) //=> { _tag: 'Right', right: Uint8Array.of(255) }
 *
 * @category Data
 */
export const decodeDataBytes = (view: View<DataUri>): Either<DataUriError, Uint8Array> => {
  const { text } = requireView(view)
  const { isBase64, end } = header(view)
  return isBase64
    ? octetsOfBase64(view, end + 1)
    : (decodeBytes(text.slice(end + 1, dataEnd(view))) as Either<never, Uint8Array>)
}

const textOfBase64 = (view: View<DataUri>, start: number): Either<DataUriError, string> => {
  const octets = octetsOfBase64(view, start)
  if (octets._tag === 'Left') return octets
  const text = createUtf8Decoder(true)(octets.right)
  return text === undefined ? dataUriError(view.text, start, 'charset') : right(text)
}

const decodeUtf8 = (view: View<DataUri>, { isBase64, end }: Header): Either<DataUriError, string> => {
  if (isBase64) return textOfBase64(view, end + 1)
  const decoded = decodeIn(view.text, end + 1, dataEnd(view), false)
  return decoded._tag === 'Left' ? dataUriError(view.text, decoded.left.offset, 'charset') : decoded
}

const charset = /* @__PURE__ */ mediaTypeParameter('charset')

/**
 * Decodes the data in a data URI into a string. The charset is US-ASCII if the `charset` parameter says so, or if there
 * is neither a media type nor a charset (RFC 2397, section 2). The charset is UTF-8 if the `charset` parameter says so,
 * or if there is a media type but no charset. Invalid UTF-8 causes an error. Charsets other than UTF-8 and US-ASCII are
 * not supported.
 *
 * Allocates the returned `Either`, the string in it, and the octets that are decoded from base64. Fails whenever
 * `decodeDataBytes` fails. Also fails if the decoded data is not valid UTF-8. The error's offset is the start of the
 * data if the charset is not supported, if data that should be ASCII contains a non-ASCII character, or if base64 data
 * is not valid UTF-8.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { dataUri, decodeDataText } from 'uri-ts/schemes'
 *
 * decodeDataText(view(dataUri('data:text/plain;charset=utf-8,caf%C3%A9'))) //=> { _tag: 'Right', right: 'café' }
 * decodeDataText(view(dataUri('data:,caf%C3%A9')))._tag //=> 'Left'
 *
 * @category Data
 */
export const decodeDataText = (view: View<DataUri>): Either<DataUriError, string> => {
  const given = charset(requireView(view))
  const name = given._tag === 'None' ? 'utf-8' : given.value.toLowerCase()
  const found = header(view)
  const refuse = () => dataUriError(view.text, found.end + 1, 'charset')
  if (name !== 'utf-8' && name !== 'us-ascii') return refuse()
  const decoded = decodeUtf8(view, found)
  return decoded._tag === 'Right' && name === 'us-ascii' && NOT_ASCII.test(decoded.right) ? refuse() : decoded
}
