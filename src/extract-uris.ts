import type { Uri } from './brand'
import { isIn, QUERY, SCHEME } from './mask'
import { parseUri } from './uri'
import type { View } from './view'

/**
 * A URI that `extractUris` found, and where it stands in the text, without its delimiters.
 *
 * @category Display
 * @since 0.1.0
 */
export interface ExtractedUri {
  readonly start: number
  readonly end: number
  readonly uri: View<Uri>
}

const WHITE_SPACE = /\s+/g
const URL_PREFIX = /^URL:/i

/** The schemes that need no `//` after them to be seen where nothing delimits a URI. */
const OPAQUE: ReadonlySet<string> = new Set(['mailto', 'urn', 'tel'])

/** The first index from `start` on at which one of `characters` stands, or the length of `text`. */
const findAny = (text: string, start: number, characters: string): number => {
  let index = start
  while (index < text.length && !characters.includes(text.charAt(index))) index++
  return index
}

const extracted = (text: string, start: number, end: number): ExtractedUri | undefined => {
  const parsed = parseUri(text)
  return parsed._tag === 'Right' ? { start, end, uri: parsed.right } : undefined
}

/** `<...>`, with white space anywhere and maybe `URL:` in front. */
const extractAngled = (text: string, open: number): ExtractedUri | undefined => {
  const end = findAny(text, open + 1, '<>')
  const content = text
    .slice(open + 1, end)
    .replace(WHITE_SPACE, '')
    .replace(URL_PREFIX, '')
  return text[end] === '>' ? extracted(content, open + 1, end) : undefined
}

/** `"..."` */
const extractQuoted = (text: string, open: number): ExtractedUri | undefined => {
  const end = findAny(text, open + 1, '"')
  return end < text.length ? extracted(text.slice(open + 1, end), open + 1, end) : undefined
}

/** Where a URI in prose ends: before the punctuation of the sentence, and before a `)` that nothing in it opens. */
const proseEnd = (text: string, start: number, wordEnd: number): number => {
  let open = 0
  for (let index = start; index < wordEnd; index++) {
    if (text[index] === '(') open++
    if (text[index] === ')') open--
  }
  let end = wordEnd
  for (; end > start; end--) {
    const last = text.charAt(end - 1)
    if (last === ')' && open < 0) open++
    else if (!".,;:!?'".includes(last)) break
  }
  return end
}

/** Where the scheme that ends at `colon` starts, no earlier than `from`. */
const schemeStart = (text: string, from: number, colon: number): number => {
  let start = colon
  while (start > from && isIn(text, start - 1, SCHEME)) start--
  return start
}

/** Where the run of characters ends that may stand in a URI. */
const wordEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && (isIn(text, index, QUERY) || '#%[]'.includes(text.charAt(index)))) index++
  return index
}

/**
 * Finds the URIs in a text for people (Appendix C): between `<` and `>`, where white space is taken out and `URL:`
 * before them; between double quotes; and bare, where they have a `//` or are mailto, urn or tel, without punctuation
 * that ends them. Only valid ones are found.
 *
 * Allocates: the array, the views, and parts of the text. Time is linear in the length of `text`.
 *
 * @example
 * import { extractUris } from 'uri-ts'
 *
 * const text = 'See "http://www.w3.org/Addressing/", <URL:ftp://foo.example.com/\n  rfc/>, or http://a/(b).'
 * assert.deepEqual(
 *   extractUris(text).map(({ uri }) => uri.text),
 *   ['http://www.w3.org/Addressing/', 'ftp://foo.example.com/rfc/', 'http://a/(b)']
 * )
 *
 * @category Display
 * @since 0.1.0
 */
export const extractUris = (text: string): ReadonlyArray<ExtractedUri> => {
  const found: ExtractedUri[] = []
  let from = 0
  const take = (uri: ExtractedUri | undefined, closing: number, next: number): void => {
    if (uri !== undefined) found.push(uri)
    from = uri === undefined ? next : uri.end + closing
  }
  for (let index = findAny(text, 0, '<":'); index < text.length; index = findAny(text, from, '<":')) {
    if (text[index] === '<') take(extractAngled(text, index), 1, index + 1)
    else if (text[index] === '"') take(extractQuoted(text, index), 1, index + 1)
    else {
      const start = schemeStart(text, from, index)
      const isBare = text.startsWith('//', index + 1) || OPAQUE.has(text.slice(start, index).toLowerCase())
      // A word is tried once, so that time stays linear.
      const end = isBare ? wordEnd(text, index) : index + 1
      const proper = isBare ? proseEnd(text, start, end) : start
      take(extracted(text.slice(start, proper), start, proper), 0, end)
    }
  }
  return found
}
