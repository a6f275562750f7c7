import type { CheckParameterName } from '../../../types/schemes/data/parameter-name'
import { requireText } from '../../core/errors/require-text'
import { none, type Option, some } from '../../core/fp/option'
import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { requireView, type View } from '../../core/model/view'
import { NOT_AN_ATTRIBUTE } from './messages'
import type { DataUri } from './parse-data-uri'
import { type Header, scanMediaType, tokenEnd, valueEnd } from './scan-media-type'

/** Returns the offset at which the media type begins. */
const start = (view: View<DataUri>): number => requireView(view).schemeEnd + 1

/** Returns the length of the media type, not counting its parameters. */
const typeLength = (view: View<DataUri>): number => view.text.slice(start(view)).search(/[;,]/)

/**
 * Returns the header of a data URI. The data begins one character after the header's `end`. Allocates the header.
 */
export const header = (view: View<DataUri>): Header => scanMediaType(requireView(view).text, start(view))

/**
 * Returns a data URI's media type, such as `image/png`, in lower case and without parameters. Returns `text/plain` if
 * there is no media type (RFC 2397, section 2).
 *
 * Allocates the result.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { dataUri, mediaType } from 'uri-ts/schemes'
 *
 * mediaType(view(dataUri('data:Image/SVG+xml;charset=utf-8,'))) //=> 'image/svg+xml'
 * mediaType(view(dataUri('data:,'))) //=> 'text/plain'
 *
 * @category Data
 */
export const mediaType = (view: View<DataUri>): string => {
  const from = start(view)
  const length = typeLength(view)
  return length === 0 ? 'text/plain' : view.text.slice(from, from + length).toLowerCase()
}

/**
 * Returns the raw value of the first media type parameter with the given name. Use `decode` to decode the value.
 * Ignores the name's case. If a data URI contains neither a media type nor a charset, the charset defaults to
 * `US-ASCII` (RFC 2397, section 2).
 *
 * Allocates the `Option` and the value. Throws a `TypeError` if `name` is not a token (RFC 2045, section 5.1). A
 * literal that is not a token does not compile, and the compiler prints the `TypeError`'s message.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { dataUri, mediaTypeParameter } from 'uri-ts/schemes'
 *
 * mediaTypeParameter('charset')(view(dataUri('data:text/plain;charset=utf-8,'))) //=> { _tag: 'Some', value: 'utf-8' }
 * mediaTypeParameter('charset')(view(dataUri('data:image/png,'))) //=> { _tag: 'None' }
 *
 * @category Data
 */
export const mediaTypeParameter = <const Name extends string>(
  name: CheckParameterName<Name>,
): ((view: View<DataUri>) => Option<string>) => {
  const wanted = requireText(name as string).toLowerCase()
  if (wanted === '' || tokenEnd(wanted, 0) < wanted.length)
    throw new TypeError(`mediaTypeParameter: ${JSON.stringify(name)} ${NOT_AN_ATTRIBUTE}`)
  return (view) => {
    const { text } = requireView(view)
    const from = start(view)
    for (let index = from + typeLength(view); text.startsWith(';', index); ) {
      const end = tokenEnd(text, index + 1)
      const last = valueEnd(text, end + 1)
      const isFound = text.startsWith('=', end) && equalsIgnoringCase(text, index + 1, end, wanted)
      if (isFound) return some(text.slice(end + 1, last))
      index = last
    }
    return wanted === 'charset' && /[;,]/.test(text.charAt(from)) ? some('US-ASCII') : none
  }
}

/**
 * Returns whether the data in a data URI is encoded in base64.
 *
 * Allocates a temporary object.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { dataUri, hasBase64 } from 'uri-ts/schemes'
 *
 * hasBase64(view(dataUri('data:;base64,AA=='))) //=> true
 *
 * @category Data
 */
export const hasBase64 = (view: View<DataUri>): boolean => header(view).isBase64
