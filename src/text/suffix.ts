import { type ParseError, parseError } from '../errors/parse-error'
import type { Either } from '../fp/either'
import { left } from '../fp/either'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'

/**
 * Reads a suffix reference (4.5), what people write for a URI in prose and address bars: an authority and what follows
 * it, without the scheme and `//` that are to be put before it. Never for links in documents, where `www.w3.org/a` is a
 * relative path.
 *
 * Allocates: as `parseUri`. Fails: as `parseUri`, with the offset in the text that was given.
 *
 * @example
 * import { parseSuffix } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * E.map(String)(parseSuffix('https')('www.w3.org/Addressing/')) //=> { _tag: 'Right', right: 'https://www.w3.org/Addressing/' }
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
