/* Finding the URIs in prose (Appendix C). */
import { requireText } from '../errors/require-text'
import { ALPHA, IPV_FUTURE, isIn, QUERY, SCHEME, scanRun } from '../grammar/character-table'
import { isPctEncodedAt } from '../grammar/percent-encoded'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'

/**
 * A URI that `findUris` found, and where it starts and ends in the text. The text between them is the URI, without delimiters, a
 * prefix `URL:` and the white space around them; it includes any line breaks in the URI.
 *
 * @category Display
 */
export interface FoundUri {
  readonly start: number
  readonly end: number
  readonly uri: View<Uri>
}

const SPACES = /\s+/g
const LINE_BREAK = /[\r\n]/

/** The beginning of a URI directly after `<`, with a prefix that Appendix C mentions. */
const BEGINNING = /^(?:URL:\s*)?[a-z][a-z\d+.-]*:/i

/** The text to skip before the URI between `<` and `>`. */
const LEADING = /^\s*(?:URL:\s*)?/i

/** The schemes whose bare URIs are found without `//`. */
const OPAQUE = /^(mailto|urn|tel)$/i

/** The schemes in which browsers skip all slashes before the host: they read `http:///a` as `http://a`. */
const SLASHES_SKIPPED = /^(?:https?|wss?|ftp)$/i

const SLASHES = /\/*/y

/** What ends a URI in the text of a web page: `<`, `>`, a quotation mark or a space, as HTML writes them. */
const ENTITY = /&(?:[lg]t|quot|apos|nbsp|#3[49]);/y

/** The part of a word that remains if its URI is not reported. */
const REST = /[^\s<>"`)\]}|]*/y

/** An `@` in the part of a word that may say where the URI leads: browsers read everything before it as userinfo. */
const AT_AHEAD = /[^\s/?#@]*@/y

/** Punctuation that ends prose, or emphasis in Markdown. */
const PUNCTUATION = ".,;:!?'*_~("

/** Punctuation that ends prose or begins something else, even inside marks that directly surround the URI. */
const ENCLOSED_PUNCTUATION = ".;:?'("

/** Marks before a URI, each followed by the mark that ends it. No URI contains U+0022 or ASCII brackets. */
const MARKS =
  "''\u201c\u201d\u2018\u2019\u201e\u201c\u00ab\u00bb\u2039\u203a\uff08\uff09\u300c\u300d\u300e\u300f\u3010\u3011\u300a\u300b"

/** All marks that may stand around a URI. */
const ENCLOSING = MARKS.concat('""``()[]{}<>')

/** Returns the closing mark for `mark`, or an empty text. */
const closingMark = (marks: string, mark: string): string => {
  const index = mark === '' ? -1 : marks.indexOf(mark)
  return index % 2 === 0 ? marks.charAt(index + 1) : ''
}

/** Returns the end of what `pattern`, which is sticky, matches at `index`; 0 if it does not match. */
const matchEnd = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index
  pattern.test(text)
  return pattern.lastIndex
}

/**
 * Returns the end of the characters that a URI can have: before a `%` without two hexadecimal digits, a second `#`, a `)` that
 * has no `(`, and `close`.
 */
const wordEnd = (text: string, start: number, close: string): number => {
  let depth = 0
  let hasFragment = false
  let index = start
  for (; index < text.length; index++) {
    const char = text.charAt(index)
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth < 0 || char === close || (char === '&' && matchEnd(ENTITY, text, index) > 0)) break
    if (isIn(text, index, QUERY)) continue
    if (char === '#' && !hasFragment) hasFragment = true
    else if (!isPctEncodedAt(text, index, text.length)) break
  }
  return index
}

/** Returns the end of a word, which may have an IP-literal at the beginning of its host. The authority begins at `start`. */
const hierarchicalEnd = (text: string, start: number, close: string): number => {
  const end = wordEnd(text, start, close)
  const isHost = end === start || (text.charAt(end - 1) === '@' && hostZoneEnd(text, start, end) === end)
  if (!isHost || text.charAt(end) !== '[') return end
  const literalEnd = scanRun(text, end + 1, text.length, IPV_FUTURE)
  return text.charAt(literalEnd) === ']' ? wordEnd(text, literalEnd + 1, close) : end
}

/** Returns the end of the part of a word that says where the URI leads: before the first `/`, `?` or `#`. */
const hostZoneEnd = (text: string, start: number, end: number): number => {
  let index = start
  while (index < end && !'/?#'.includes(text.charAt(index))) index++
  return index
}

/**
 * Returns whether a host may end at `index`. If anything else cuts it off, the text names a different host: `ex\u00e4mple.com`,
 * `api.{region}.example.com`, `example[.]com`, `example%.com`, `example\.com`. U+FEFF is invisible, though it is white space.
 */
const isHostEnd = (text: string, index: number, close: string): boolean => {
  const char = text.charAt(index)
  if (char === '\\') return !'.-'.includes(text.charAt(index + 1) || ' ')
  return char === close || (char < '\x80' ? !/[{[%]/.test(char) : char !== '\ufeff' && char.trim() === '')
}

/** Returns whether two marks stand directly around a part of the text. A `\` before the second escapes it. */
const isEnclosed = (text: string, start: number, end: number): boolean => {
  const close = text.charAt(text.charAt(end) === '\\' ? end + 1 : end)
  return close !== '' && closingMark(ENCLOSING, text.charAt(start - 1)) === close
}

/** Returns the end of a URI in prose: before punctuation. */
const proseEnd = (text: string, start: number, wordEnd: number): number => {
  const punctuation = isEnclosed(text, start, wordEnd) ? ENCLOSED_PUNCTUATION : PUNCTUATION
  let end = wordEnd
  while (end > start && punctuation.includes(text.charAt(end - 1))) end--
  return end
}

/**
 * Returns the start and end of a bare URI whose scheme ends at `colon` and starts at `from` or later, and the index at
 * which to search on. The start is the end if there is none.
 */
const bareBounds = (text: string, from: number, colon: number): readonly [start: number, end: number, next: number] => {
  let start = colon
  while (start > from && isIn(text, start - 1, SCHEME)) start--
  while (start < colon && !isIn(text, start, ALPHA)) start++
  const scheme = text.slice(start, colon)
  const isHierarchical = text.startsWith('//', colon + 1)
  if (start === colon || !(isHierarchical || OPAQUE.test(scheme))) return [colon, colon, colon + 1]
  const bodyStart = colon + (isHierarchical ? 3 : 1)
  const close = closingMark(MARKS, text.charAt(start - 1))
  const next = (isHierarchical ? hierarchicalEnd : wordEnd)(text, bodyStart, close)
  const end = proseEnd(text, start, next)
  const zoneStart = SLASHES_SKIPPED.test(scheme) ? matchEnd(SLASHES, text, bodyStart) : bodyStart
  const isCut = hostZoneEnd(text, zoneStart, next) === next
  const isHostAbsent = zoneStart === next && zoneStart > bodyStart
  const isUserinfo = (): boolean =>
    text.charAt(end - 1) === '@' || (isHierarchical && matchEnd(AT_AHEAD, text, next) > 0)
  if (isCut && (isHostAbsent || !isHostEnd(text, next, close) || isUserinfo())) {
    return [colon, colon, Math.max(matchEnd(REST, text, next), next)]
  }
  return [start, end, next]
}

/** Returns the URI in angle brackets. Line breaks in it are ignored if it begins directly after the `<`. */
const joined = (content: string, uri: string): string =>
  BEGINNING.test(content) ? uri.replace(SPACES, (spaces) => (LINE_BREAK.test(spaces) ? '' : ' ')) : uri

/** Returns the start and end of the URI in angle brackets, and the index at which to search on if it is wrong. */
const angledBounds = (content: string, from: number): readonly [start: number, end: number, next: number] => {
  const start = LEADING.exec(content)?.[0].length as number
  return [from + start, from + Math.max(start, content.trimEnd().length), from]
}

/** Returns whether anything follows the scheme, `:` and `//`. */
const hasMoreThanScheme = ({ text, schemeEnd, hostEnd }: View<Uri>): boolean =>
  text.length > schemeEnd + (hostEnd < 0 ? 1 : 3)

/**
 * Finds the valid URIs in prose (Appendix C):
 *
 * - between `<` and `>`, without white space at the ends and a prefix `URL:`; line breaks in a URI that begins directly
 *   after the `<` are ignored, with the white space beside them;
 * - between double quotes;
 * - bare, if the scheme is followed by `//`, or is mailto, urn or tel, without the punctuation and brackets after them. If
 *   marks stand directly around it, as in `(http://a/b_)`, only `.`, `:`, `;` and `?` at its end are left out.
 *
 * A bare URI ends before a character that no URI has, such as `ä` or `{`, before a `%` without two hexadecimal digits, and before
 * a second `#`. If that cuts off the host, or an `@` follows the host, the whole word is ignored: browsers read the same host as
 * every URI that is found.
 *
 * Allocates: the array, the views and parts of the text. Takes linear time. Keeps alive: the whole text, as long as the text of a
 * found URI is kept, because engines slice a text without copying it. `structuredClone(uri.text)` copies it.
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
export const findUris = (text: string): ReadonlyArray<FoundUri> => {
  const found: FoundUri[] = []
  const marks = /<([^<>]*)>|"([^"]*)"|:/g
  let from = 0
  for (let mark = marks.exec(requireText(text)); mark !== null; mark = marks.exec(text)) {
    const { 1: angled, 2: quoted, index } = mark
    const inner = index + 1
    const isBare = (angled ?? quoted) === undefined
    // Never search the same text again: that keeps time linear.
    const [start, end, next] = isBare
      ? bareBounds(text, from, index)
      : angled === undefined
        ? [inner, marks.lastIndex - 1, inner]
        : angledBounds(angled, inner)
    const content = text.slice(start, end)
    // Most text between quotes or angle brackets has no scheme.
    const parsed = content.includes(':')
      ? parseUri(angled === undefined ? content : joined(angled, content))
      : undefined
    const isFound = parsed?._tag === 'Right' && hasMoreThanScheme(parsed.right)
    if (isFound) found.push({ start, end, uri: parsed.right })
    from = isFound ? (isBare ? end : marks.lastIndex) : next
    marks.lastIndex = from
  }
  return found
}
