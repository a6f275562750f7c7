import { type ParseError, parseError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import { left } from '../fp/either'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'

/**
 * Parses a suffix reference (4.5), such as people type into an address bar: puts `scheme` and `://` before it. Do not
 * use it for links in documents: there, `www.w3.org/a` is a relative path.
 *
 * Allocates: as `parseUri`.
 * Fails: as `parseUri`, with the offset in `text`; if `scheme` is wrong, with the offset in the whole URI.
 *
 * @example
 * import { parseSuffix } from 'uri-ts/text'
 *
 * const parsed = parseSuffix('https')('www.w3.org/Addressing/')
 * if (parsed._tag === 'Right') parsed.right.text //=> 'https://www.w3.org/Addressing/'
 *
 * @category Parsing
 */
export const parseSuffix =
  (scheme: string) =>
  (text: string): Either<ParseError, View<Uri>> => {
    const prefix = `${scheme}://`
    const parsed = parseUri(prefix + text)
    if (parsed._tag === 'Right') {
      const { schemeEnd } = parsed.right
      return schemeEnd === scheme.length ? parsed : left(parseError(prefix + text, schemeEnd, 'scheme', 'character'))
    }
    const { offset, component, reason } = parsed.left
    return offset < prefix.length ? parsed : left(parseError(text, offset - prefix.length, component, reason))
  }
