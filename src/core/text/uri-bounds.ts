/* This file contains the functions that find the start and end of URIs in prose (RFC 3986, appendix C). */
import { ALPHA, IPV_FUTURE, isIn, QUERY, SCHEME, scanRun } from '../grammar/character-table'
import { isPctEncodedAt } from '../grammar/percent-encoded'

/** Matches the schemes for which bare URIs are found even without `//`. */
const OPAQUE = /^(mailto|urn|tel)$/i

/**
 * Matches the schemes for which browsers skip any number of slashes before the host. For example, browsers read
 * `http:///a` as `http://a`.
 */
const SLASHES_SKIPPED = /^(?:https?|wss?|ftp)$/i

const SLASHES = /\/*/y

/** Matches an HTML entity that ends the URI before it: the entity for `<`, `>`, a quotation mark or a space. */
const ENTITY = /&(?:[lg]t|quot|apos|nbsp|#3[49]);/y

/** Matches the rest of a word that is skipped because it contains no URI. */
const REST = /[^\s<>"`)\]}|]*/y

/**
 * Matches the next `@` and everything before it, unless white space, `/`, `?` or `#` comes first. Browsers read
 * everything before the `@` as userinfo.
 */
const AT_AHEAD = /[^\s/?#@]*@/y

/** Lists the characters that can follow a URI as punctuation in prose or as emphasis marks in Markdown. */
const PUNCTUATION = ".,;:!?'*_~("

/**
 * Lists the punctuation that never belongs to the URI before it, even if quotation marks or brackets enclose both the
 * URI and the punctuation.
 */
const ENCLOSED_PUNCTUATION = ".;:?'("

/**
 * Lists the quotation marks and brackets that may enclose a URI. Each opening mark is followed by its closing mark.
 * U+0022 and the ASCII brackets need not be listed, because `wordEnd` stops at their closing marks anyway.
 */
const MARKS =
  "''\u201c\u201d\u2018\u2019\u201e\u201c\u00ab\u00bb\u2039\u203a\uff08\uff09\u300c\u300d\u300e\u300f\u3010\u3011\u300a\u300b"

/** Lists all the quotation marks and brackets that may enclose a URI, including those in ASCII. */
const ENCLOSING = /* @__PURE__ */ MARKS.concat('""``()[]{}<>')

const closingMark = (marks: string, mark: string): string => {
  const index = mark === '' ? -1 : marks.indexOf(mark)
  return index % 2 === 0 ? marks.charAt(index + 1) : ''
}

/** Matches a sticky `pattern` at `index`, and returns the end of the match, or 0 if the pattern does not match. */
const matchEnd = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index
  pattern.test(text)
  return pattern.lastIndex
}

/**
 * Reads the run of URI characters that begins at `start`, and returns the end of the run. The run ends before a second
 * `#`, an unmatched `)`, the character in `close`, an HTML entity that `ENTITY` matches, or a `%` that does not begin a
 * percent-encoded octet.
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

/** Returns the end of a word whose authority begins at `start`. The host may be an IP literal. */
const hierarchicalEnd = (text: string, start: number, close: string): number => {
  const end = wordEnd(text, start, close)
  const isHost = end === start || (text.charAt(end - 1) === '@' && hostZoneEnd(text, start, end) === end)
  if (!isHost || text.charAt(end) !== '[') return end
  const literalEnd = scanRun(text, end + 1, text.length, IPV_FUTURE)
  return text.charAt(literalEnd) === ']' ? wordEnd(text, literalEnd + 1, close) : end
}

/**
 * Returns the offset of the first `/`, `?` or `#` between `start` and `end`, or `end` if there is none. The authority
 * ends there.
 */
const hostZoneEnd = (text: string, start: number, end: number): number => {
  let index = start
  while (index < end && !'/?#'.includes(text.charAt(index))) index++
  return index
}

/**
 * Returns whether a host can end at `index`. If the host is followed by an unexpected character, the author probably
 * meant a different host, as in `ex\u00e4mple.com`, `api.{region}.example.com`, `example[.]com`, `example%.com` or
 * `example\.com`. U+FEFF is invisible, so it does not end a host even though it matches `\s`.
 */
const isHostEnd = (text: string, index: number, close: string): boolean => {
  const char = text.charAt(index)
  if (char === '\\') return !'.-'.includes(text.charAt(index + 1) || ' ')
  return char === close || (char < '\x80' ? !/[{[%]/.test(char) : char !== '\ufeff' && char.trim() === '')
}

/**
 * Returns whether the text from `start` to `end` is directly enclosed in quotation marks or brackets. A `\` that
 * escapes the closing mark is skipped.
 */
const isEnclosed = (text: string, start: number, end: number): boolean => {
  const close = text.charAt(text.charAt(end) === '\\' ? end + 1 : end)
  return close !== '' && closingMark(ENCLOSING, text.charAt(start - 1)) === close
}

/** Returns the end of a URI in prose. Punctuation at the end of a word is not part of the URI. */
const proseEnd = (text: string, start: number, wordEnd: number): number => {
  const punctuation = isEnclosed(text, start, wordEnd) ? ENCLOSED_PUNCTUATION : PUNCTUATION
  let end = wordEnd
  while (end > start && punctuation.includes(text.charAt(end - 1))) end--
  return end
}

/**
 * Returns the start and end of a bare URI, and the index from which to continue searching. The scheme starts at `from`
 * or later, and ends at `colon`. If no URI is found, the start equals the end.
 */
export const bareBounds = (
  text: string,
  from: number,
  colon: number,
): readonly [start: number, end: number, next: number] => {
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

/** Matches a dot or any other character that an ASCII host name or an IPv4 address may contain. */
const HOST_PART = /[a-z\d.-]/i

/**
 * A host without a scheme may follow white space, an opening bracket or quotation mark, or one of the characters in
 * `BEFORE_HOST`. A host cannot begin directly after a letter, because the host would then be part of a longer word.
 */
const BEFORE_HOST = ',;|>*([{<"'

/**
 * Returns the start and end of a word that might begin with a host, and the index from which to continue searching. The
 * first dot in the word is at `dot`. If the word cannot begin with a host, the start equals the end.
 */
export const suffixBounds = (
  text: string,
  from: number,
  dot: number,
): readonly [start: number, end: number, next: number] => {
  let start = dot
  while (start > from && HOST_PART.test(text.charAt(start - 1))) start--
  const before = text.charAt(start - 1)
  const close = closingMark(MARKS, before)
  const next = Math.max(hierarchicalEnd(text, start, close), dot + 1)
  const hostEnd = hostZoneEnd(text, start, next)
  const isWord = start < dot && (before.trim() === '' || close !== '' || BEFORE_HOST.includes(before))
  const isWhole = hostEnd < next || isHostEnd(text, next, close)
  const isAddress = text.slice(start, hostEnd).includes('@') || matchEnd(AT_AHEAD, text, next) > 0
  if (!isWord || !isWhole || isAddress) return [dot, dot, Math.max(matchEnd(REST, text, next), next)]
  return [start, proseEnd(text, start, next), next]
}
