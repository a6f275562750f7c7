/* The functions in this file find URIs in prose (RFC 3986, appendix C). */
import type { CheckSchemeName } from '../../../types/core/text/scheme-literal'
import { requireKnown } from '../errors/require-known'
import { requireText } from '../errors/require-text'
import type { Either } from '../fp/either'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'
import { parseSuffix } from './suffix'
import { bareBounds, suffixBounds } from './uri-bounds'

/**
 * A URI that `findUris` found, together with its position in the text. The part between `start` and `end` is the URI
 * without delimiters, a `URL:` prefix or surrounding white space. If the URI contains line breaks, that part includes
 * them.
 *
 * @category Display
 */
export interface FoundUri {
  readonly start: number
  readonly end: number
  readonly uri: View<Uri>
}

/**
 * The options for `uriFinder`.
 *
 * @category Display
 */
export interface UriFinderOptions<Scheme extends string = string> {
  /**
   * Returns whether a name is a host. The library calls `isHost` for each word that contains a dot, such as
   * `www.example.com` or `e.g`. `isHost` receives the name exactly as it is written in the text.
   */
  readonly isHost: (host: string) => boolean
  /** The scheme to add to each word that begins with an accepted host. By default, `scheme` is `https`. */
  readonly scheme?: CheckSchemeName<Scheme>
}

const SPACES = /\s+/g
const LINE_BREAK = /[\r\n]/

/**
 * Matches the scheme and the colon of a URI that directly follows `<`. Also matches the prefix `URL:`, which Appendix C
 * of RFC 3986 mentions.
 */
const BEGINNING = /^[a-z][a-z\d+.-]*:/i

/** Matches the text between `<` and the URI. The pattern always matches at index 0, because the match may be empty. */
const LEADING = /\s*(?:URL:\s*)?/i

/**
 * Returns the URI between the angle brackets. If the URI begins directly after the `<`, line breaks in the URI are
 * ignored.
 */
const joinLines = (content: string, uri: string): string =>
  BEGINNING.test(content) ? uri.replace(SPACES, (spaces) => (LINE_BREAK.test(spaces) ? '' : ' ')) : uri

/**
 * Returns the start and end of the URI in angle brackets, and the index at which the search continues if the URI is
 * invalid.
 */
const angledBounds = (content: string, from: number): readonly [start: number, end: number, next: number] => {
  const start = LEADING.exec(content)?.[0].length as number
  return [from + start, from + Math.max(start, content.trimEnd().length), from]
}

/** Returns whether the URI contains more than its scheme and the `:` or `://` after the scheme. */
const hasMoreThanScheme = ({ text, schemeEnd, hostEnd }: View<Uri>): boolean =>
  text.length > schemeEnd + (hostEnd < 0 ? 1 : 3)

/** Returns the host of a URI that has no userinfo. */
const hostOf = ({ text, schemeEnd, hostEnd }: View<Uri>): string => text.slice(schemeEnd + 3, hostEnd)

interface SuffixReader {
  readonly parse: (text: string) => Either<unknown, View<Uri>>
  readonly isHost: (host: string) => boolean
}

const findAll = (text: string, suffix?: SuffixReader): ReadonlyArray<FoundUri> => {
  const found: FoundUri[] = []
  const marks = suffix ? /<([^<>]*)>|"([^"]*)"|[:.]/g : /<([^<>]*)>|"([^"]*)"|:/g
  let from = 0
  for (let mark = marks.exec(requireText(text)); mark !== null; mark = marks.exec(text)) {
    const { 1: angled, 2: quoted, index } = mark
    const inner = index + 1
    const isBare = (angled ?? quoted) === undefined
    const reader = mark[0] === '.' ? suffix : undefined
    // No part of the text is searched more than a fixed number of times, so the running time is linear.
    const [start, end, next] = isBare
      ? (reader ? suffixBounds : bareBounds)(text, from, index)
      : angled === undefined
        ? [inner, marks.lastIndex - 1, inner]
        : angledBounds(angled, inner)
    const content = text.slice(start, end)
    // Most text between quotes or angle brackets does not begin with a scheme.
    const parsed = reader
      ? content !== ''
        ? reader.parse(content)
        : undefined
      : content.includes(':')
        ? parseUri(angled === undefined ? content : joinLines(angled, content))
        : undefined
    const isFound =
      parsed?._tag === 'Right' && (reader ? reader.isHost(hostOf(parsed.right)) : hasMoreThanScheme(parsed.right))
    if (isFound) found.push({ start, end, uri: parsed.right })
    from = isFound ? (isBare ? end : marks.lastIndex) : next
    marks.lastIndex = from
  }
  return found
}

/**
 * Finds the valid URIs in prose (RFC 3986, appendix C). A URI may appear in one of three forms:
 *
 * - The URI is between `<` and `>`. The result excludes a `URL:` prefix and any white space around the URI. If a URI
 *   begins directly after the `<`, line breaks in the URI are ignored, and so is the white space around them.
 * - The URI is between double quotes.
 * - The URI is bare, and its scheme is followed by `//` or is one of `mailto`, `urn` and `tel`. Punctuation and
 *   brackets after a bare URI are excluded. If the URI is directly enclosed in brackets or quotation marks, as in
 *   `(http://a/b_)`, only `.`, `:`, `;`, `?`, `'` and `(` at its end are excluded.
 *
 * A bare URI ends before a character that no URI can contain, such as `ä` or `{`. A bare URI also ends before a second
 * `#` or before a `%` that is not followed by two hexadecimal digits. If the URI would end inside its host, or if an
 * `@` follows the host, the whole word that contains the URI is ignored. The guard `whatwgDifference` from
 * `uri-ts/http` reports URIs in which browsers and this library read different hosts, such as `http:///a` and
 * `http://0x7f.1/`.
 *
 * Allocates the returned array, the views, and slices of the text. The running time is linear in the length of the
 * text. Storing the text of a found URI keeps the whole input in memory, because engines slice strings without copying
 * them. To copy the text of a found URI, call `structuredClone(uri.text)`.
 *
 * @example
 * import { findUris } from 'uri-ts/text'
 *
 * const text = 'See "http://www.w3.org/Addressing/", <URL:ftp://foo.example.com/\n  rfc/>, or http://a/(b).'
 * findUris(text).map(({ uri }) => uri.text) //=> [
 * //   'http://www.w3.org/Addressing/',
 * //   'ftp://foo.example.com/rfc/',
 * //   'http://a/(b)',
 * //   ]
 *
 * @category Display
 */
export const findUris = (text: string): ReadonlyArray<FoundUri> => findAll(text)

/**
 * Returns a function that finds the same URIs as `findUris`, and also finds words such as `www.example.com/a` that
 * begin with a host accepted by `isHost`. For a word without a scheme, `uri` includes a scheme, although the text
 * between `start` and `end` does not. A host is ignored if it is part of an e-mail address, or if it is not at the
 * beginning of a word. A dot at the end of a word is treated as punctuation.
 *
 * Allocates the same kinds of objects as `findUris`, plus each host's name. The running time is linear in the
 * length of the text. Throws a `TypeError` if an option is unknown, if `isHost` is missing, or if `scheme` contains a
 * dot or is not a scheme. If a literal `scheme` is invalid, the compiler reports the `TypeError`'s message.
 *
 * @example
 * import { uriFinder } from 'uri-ts/text'
 *
 * const find = uriFinder({ isHost: (host) => host.startsWith('www.') || host.endsWith('.com') })
 * find('See www.example.org/a, or example.com.').map(({ uri }) => uri.text) //=> ['https://www.example.org/a', 'https://example.com']
 *
 * @category Display
 */
export const uriFinder = <const Scheme extends string>(
  options: UriFinderOptions<Scheme>,
): ((text: string) => ReadonlyArray<FoundUri>) => {
  const { isHost, scheme = 'https' } = requireKnown(options, ['isHost', 'scheme'])
  if (typeof isHost !== 'function') throw new TypeError("the option 'isHost' is a function of a host")
  const suffix = { parse: parseSuffix(scheme as string), isHost }
  return (text) => findAll(text, suffix)
}
