/* The functions in this file find userinfo, and values that their keys mark as secret, in URIs, log lines and JSON. */

import { hideUserinfo } from '../errors/redact-error'
import { octetsOf } from '../grammar/percent-encoded'
import { alignMarks, withoutEscapes } from './json-escapes'
import type { IsSecret } from './secret-keys'

/**
 * Matches a delimiter, a key (if any), and everything up to the next delimiter. The start of the string counts as a
 * delimiter.
 */
const PART = /([?&#;]|^)(?:([^?&#;=]*)=)?([^?&#;]*)/g

/** Matches JSON text up to and including its last opening quote. */
const BEFORE_KEY = /^.*[[{,:]\s*\\*"/s

/**
 * Matches the end of a URI in a log line. A URI ends before the HTTP version, before the next `key=`, or at a closing
 * quote or `>`.
 */
const END_IN_LOG = / (?=http\/\d|[a-z_][\w.-]*=)|[">](?=[\s,;)\]}]|$)/i

/** Matches the beginning of a line whose first word, such as `GET` or `failed:`, is not part of a URI. */
const BEGINS_WITH_WORD = /^[^\s/?#&=]+\s/

/**
 * Matches a JSON key and the colon after it, or a key and the `=` after it. Except at the beginning of the text, a key
 * before `=` must follow white space, an opening bracket, a quote, `,` or `|`. At the beginning of the text, a key
 * before `=` is matched only if its value is in quotes. In JSON that is inside a string, backslashes precede the
 * quotes.
 */
const KEY = /"([^"\\=]+)(\\*)"\s*:|(^(?=[\w.-]+=["'])|[\s"'([{<,|])([a-z_][\w.-]*)=/gi

const SPACE = /\s*/y

/** Matches the quote that begins a value. */
const QUOTE = /(\\*)(["'])/y

/**
 * Matches the end of an unquoted value in a log line: white space or a closing quote. `END_OF_WORD` does not match the
 * value itself, because matching the value would require a repeated alternation, and V8 cannot repeat an alternation
 * millions of times.
 */
const END_OF_WORD = /\s|"(?=[\s,;)\]}]|$)/g

/**
 * Matches white space, `&` or a closing quote: the end of an unquoted value whose key is not preceded by white space.
 */
const END_OF_WORD_IN_QUERY = /[\s&]|"(?=[\s,;)\]}]|$)/g

/** Matches a number in JSON. */
export const NUMBER = /-?\d[\d.e+-]*/iy

/**
 * Returns how many characters of `value` belong to a URI in a log line, or -1 if the URI does not end inside `value`.
 * Spaces and quotes at the beginning of `value` belong to the URI.
 */
const lengthInLog = (value: string, hasWord: boolean): number => {
  const start = Math.max(0, value.search(/[^ "]/))
  const rest = value.slice(start)
  let length = rest.search(END_IN_LOG)
  if (length < 0 && hasWord) length = rest.search(/\s/)
  return length < 0 ? length : start + length
}

/**
 * Returns the offset of the quote that ends a value or, if backslashes escape that quote, the offset of the first of
 * those backslashes. A quote may be part of the value if more backslashes precede it than precede the opening quote. If
 * JSON strings contain JSON, the number of backslashes before a quote is 1 at the first level of nesting, then 3, 7, 15
 * and so on. Any other positive number of backslashes is rounded up to the next number in this series. This rounding
 * limits how many values can overlap, so the running time is linear in the length of the text. The character before
 * `from` must not be a backslash.
 */
export const quotedEnd = (text: string, from: number, quote: string, backslashes: number): number => {
  const level = 2 ** (32 - Math.clz32(backslashes))
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let start = at
    while (text.charAt(start - 1) === '\\') start--
    if (((at - start) & level) === 0) return Math.max(start, at - level + 1)
  }
  return text.length
}

/** Matches a sticky pattern at an offset. Returns the end of the match, or the offset if there is no match. */
export const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

/**
 * Returns the start of a global pattern's first match at or after an offset, or the length of the text if there is no
 * match.
 */
const startOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

/** Marks a hidden character. */
const HIDDEN = 1

/**
 * The lowest value that marks a hidden number in JSON. A hidden number is replaced with a mask in quotes so that the
 * JSON remains valid. If `n` backslashes must precede each of these quotes, the number's mark is `HIDDEN_NUMBER + n`.
 */
const HIDDEN_NUMBER = 2

const MAX_MARK = 255

/**
 * In JSON and in pairs with `=`, marks the value of each key for which `isSecret` returns `true`. Also searches marked
 * values for keys, because a log field whose text ends with ` key=` makes the next field look like that key's value.
 */
const markPairs = (text: string, isSecret: IsSecret, hidden: Uint8Array): void => {
  let markedTo = 0
  let wordEnd = 0
  for (const match of text.matchAll(KEY)) {
    const [{ length }, jsonKey, escapes, before, key = jsonKey as string] = match
    if (!isSecret(key)) continue
    const isJson = jsonKey !== undefined
    const keyEnd = match.index + length
    let start = isJson ? endOf(SPACE, text, keyEnd) : keyEnd
    let end: number
    let mark = HIDDEN
    QUOTE.lastIndex = start
    const opening = QUOTE.exec(text)
    if (opening === null && isJson) {
      end = endOf(NUMBER, text, start)
      mark = Math.min(HIDDEN_NUMBER + (escapes as string).length, MAX_MARK)
    } else if (opening === null) {
      // Every value in a word extends to the end of the word, which is computed only once.
      if (start >= wordEnd)
        wordEnd = startOf((before as string).trim() === '' ? END_OF_WORD : END_OF_WORD_IN_QUERY, text, start)
      end = wordEnd
    } else {
      const [quoted, backslashes, quote] = opening as unknown as [string, string, string]
      end = quotedEnd(text, start + quoted.length, quote, backslashes.length)
      // In JSON, the quotes around a value are not hidden.
      if (isJson) start += quoted.length
      else end = endOf(QUOTE, text, end)
    }
    hidden.fill(mark, Math.max(start, markedTo), end)
    markedTo = Math.max(markedTo, end)
  }
}

/**
 * Marks the values of the keys for which `isSecretKey` returns `true`. A value may contain `;`. In a query, a value may
 * also contain `?`. In a fragment, a value may also contain `?` and `#`. Any other delimiter ends a value. If `isLog`
 * is true, a value also ends where a URI in a log line would end.
 */
const markValues = (text: string, isSecretKey: IsSecret, isLog: boolean, hidden: Uint8Array): void => {
  const hasWord = BEGINS_WITH_WORD.test(text)
  let isSecret = false
  let continues = ';'
  for (const match of text.matchAll(PART)) {
    const [part, delimiter, key, rest] = match as unknown as [string, string, string | undefined, string]
    const isContinued: boolean = isSecret && continues.includes(delimiter)
    isSecret = isContinued || (key !== undefined && isSecretKey(octetsOf(key.replace(BEFORE_KEY, ''))))
    if (delimiter === '#') continues = ';?#'
    else if (delimiter === '?' && continues === ';') continues = ';?'
    if (!isSecret) continue
    const value = isContinued ? part : rest
    const start = match.index + part.length - value.length
    const length: number = isLog ? lengthInLog(value, hasWord) : -1
    isSecret = length < 0
    hidden.fill(HIDDEN, start, start + (isSecret ? value.length : length))
  }
}

/** Marks the secrets in a string. Does not recognize escaped keys or escaped delimiters. */
const markSecrets = (
  text: string,
  component: string,
  isSecret: IsSecret,
  isLog: boolean,
  isPart: boolean,
): Uint8Array => {
  const hidden = new Uint8Array(text.length)
  markPairs(text, isSecret, hidden)
  const mark = (secret: string, start: number): string => {
    hidden.fill(HIDDEN, start, start + secret.length)
    return secret
  }
  hideUserinfo(text, component, mark, isPart)
  markValues(text, isSecret, isLog, hidden)
  return hidden
}

/**
 * Finds the secrets in a string. Returns an array with one element for each UTF-16 code unit: a mark if the code unit
 * must be hidden, and 0 otherwise. Marks secrets without replacing them, because replacing a secret could remove the
 * delimiter or the key of another secret. Finds secrets even if their keys or delimiters are escaped, as in
 * `token\u003dx1`. `component` is the component in which the string is invalid, or `scheme` if the string is valid. If
 * `isLog` is true, a value ends where a URI in a log line would end. `isPart` has the same meaning as in
 * `hideUserinfo`.
 */
export const findSecrets = (
  text: string,
  component: string,
  isSecret: IsSecret,
  isLog: boolean,
  isPart = false,
): Uint8Array => {
  const hidden = markSecrets(text, component, isSecret, isLog, isPart)
  const shorter = withoutEscapes(text)
  if (shorter !== text) {
    const marks = markSecrets(shorter, component, isSecret, isLog, isPart)
    alignMarks(text, marks, (mark, from, to) => hidden.fill(mark, from, to))
  }
  return hidden
}

/** Returns the characters from `start` to `end`. In the result, `mask` replaces each run of hidden characters. */
export const maskSecrets = (text: string, hidden: Uint8Array, mask: string, start: number, end: number): string => {
  let shown = ''
  for (let from = start, to = start; from < end; from = to) {
    const mark = hidden[from] as number
    do to++
    while (to < end && hidden[to] === mark)
    const quote = mark < HIDDEN_NUMBER ? '' : `${'\\'.repeat(mark - HIDDEN_NUMBER)}"`
    shown += mark === 0 ? text.slice(from, to) : quote + mask + quote
  }
  return shown
}
