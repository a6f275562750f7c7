import { isIn, QUERY, SCHEME } from '../grammar/character-table'
import type { Uri } from '../model/brands'
import { parseUri } from '../model/parse'
import type { View } from '../model/view'

/**
 * A URI that `findUris` found, and its start and end in the text, without its delimiters.
 *
 * @category Display
 */
export interface FoundUri {
  readonly start: number
  readonly end: number
  readonly uri: View<Uri>
}

const WHITE_SPACE = /\s+/g
const URL_PREFIX = /^URL:/i

/** The schemes whose bare URIs are found without `//`. */
const OPAQUE = /^(mailto|urn|tel)$/i

/** Returns the end of a URI in prose: before punctuation, and before a `)` that has no `(` in the URI. */
const proseEnd = (text: string, start: number, wordEnd: number): number => {
  const word = text.slice(start, wordEnd)
  let open = word.split('(').length - word.split(')').length
  let end = wordEnd
  for (; end > start; end--) {
    const last = text.charAt(end - 1)
    if (last === ')' && open < 0) open++
    else if (!".,;:!?'".includes(last)) break
  }
  return end
}

/** Returns the end of the run of characters that a URI can have. */
const wordEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && (isIn(text, index, QUERY) || '#%[]'.includes(text.charAt(index)))) index++
  return index
}

/**
 * Returns the start and end of a bare URI whose scheme ends at `colon` and starts at `from` or later, and the index at
 * which to search on.
 */
const bareBounds = (text: string, from: number, colon: number): readonly [start: number, end: number, next: number] => {
  let start = colon
  while (start > from && isIn(text, start - 1, SCHEME)) start--
  const isBare = text.startsWith('//', colon + 1) || OPAQUE.test(text.slice(start, colon))
  if (!isBare) return [colon, colon, colon + 1]
  const next = wordEnd(text, colon)
  return [start, proseEnd(text, start, next), next]
}

/**
 * Finds the valid URIs in prose (Appendix C):
 *
 * - between `<` and `>`, after removing white space and a prefix `URL:`;
 * - between double quotes;
 * - bare, if the scheme is followed by `//`, or is mailto, urn or tel, without the punctuation after them.
 *
 * Allocates: the array, the views and parts of the text. Takes linear time.
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
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const { 1: angled, 2: quoted, index } = mark
    const content = quoted ?? angled?.replace(WHITE_SPACE, '').replace(URL_PREFIX, '')
    const isBare = content === undefined
    // Never search the same text again: that keeps time linear.
    const [start, end, next] = isBare ? bareBounds(text, from, index) : [index + 1, marks.lastIndex - 1, index + 1]
    const parsed = parseUri(content ?? text.slice(start, end))
    if (parsed._tag === 'Right') found.push({ start, end, uri: parsed.right })
    from = parsed._tag === 'Left' ? next : isBare ? end : end + 1
    marks.lastIndex = from
  }
  return found
}
