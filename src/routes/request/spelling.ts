import { isUnitIn, UNRESERVED } from '../../core/grammar/character-table'
import { findUnit, PERCENT, QUESTION, SLASH } from '../../core/grammar/code-units'
import { isRawDotSegment } from '../../core/grammar/dot-segment'
import { octetAt } from '../../core/grammar/percent-encoded'
import { normalizeOctets } from '../../core/percent/normalize'
import { LONE_PERCENT } from '../query/decode-text'
import { isPctEncodedAt } from '../router/characters'
import type { RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'

/**
 * Returns the offset of the first percent-encoded octet that represents an unreserved character (RFC 3986, section
 * 6.2.2.2), or `end` if there is no such octet.
 */
const encodedUnreservedAt = (text: string, start: number, end: number): number => {
  let at = start
  for (;;) {
    at = findUnit(text, at, end, PERCENT)
    if (at === end || (isPctEncodedAt(text, at, end) && isUnitIn(octetAt(text, at), UNRESERVED))) return at
    at++
  }
}

/** Returns the offset of the first dot segment in a path, or `end` if there is no dot segment. */
const dotSegmentAt = (text: string, start: number, end: number): number => {
  for (let at = start; at < end; ) {
    const next = findUnit(text, at, end, SLASH)
    if (isRawDotSegment(text, at, next)) return at
    at = next + 1
  }
  return end
}

/**
 * Returns the offset at which a path first deviates from normal form (RFC 3986, section 6.2.2), or -1 if the whole path
 * is in normal form. Allocates nothing.
 */
export const notNormalAt = (text: string, start: number, end: number): number => {
  const pathEnd = findUnit(text, start, end, QUESTION)
  const at = Math.min(encodedUnreservedAt(text, start, pathEnd), dotSegmentAt(text, start, pathEnd))
  return at < pathEnd ? at : -1
}

/**
 * Returns the offset of the first character at which the part of `text` from `start` to `end` differs from `literal`.
 * Returns -1 if there is no difference.
 */
const differenceAt = (text: string, start: number, end: number, literal: string): number => {
  if (end - start === literal.length && text.startsWith(literal, start)) return -1
  let length = 0
  while (start + length < end && text.charCodeAt(start + length) === literal.charCodeAt(length)) length++
  return start + length
}

/**
 * Returns the first offset at which a target's path differs from the path of a link to the route at `index`. Returns -1
 * if there is no difference. The two paths can differ in a literal, in the encoding of an unreserved character, or in a
 * slash at the start of a wildcard's value. The most recent search must have found the route at `index`. Allocates
 * nothing.
 */
export const otherSpellingAt = (
  { routes, spans, trie }: RequestReader<unknown>,
  index: number,
  text: string,
  start: number,
): number => {
  const { literals } = routes[index] as RequestRoute<unknown>
  let at = start
  for (const [slot, literal] of literals.entries()) {
    const isLast = slot === literals.length - 1
    const end = isLast ? (trie.ends[0] as number) : (spans[2 * slot] as number)
    const different = differenceAt(text, at, end, literal)
    if (different >= 0) return different
    if (isLast) break
    at = spans[2 * slot + 1] as number
    const wrong = text.charCodeAt(end) === SLASH ? end : encodedUnreservedAt(text, end, at)
    if (wrong < at) return wrong
  }
  return -1
}

/** Matches a string that browsers read as the start of an authority. */
const AUTHORITY = /^\/[/\\]/

/**
 * Returns the target with its path in the spelling of a link to the route at `index`. The query does not change.
 * Returns `undefined` if a browser would read the beginning of the path as a host, or if a wildcard's value begins with
 * a slash. In a link, a wildcard's value never begins with a slash. Uses the results of the most recent search, as
 * `otherSpellingAt` does. Allocates the result.
 */
export const linkedTarget = (
  { routes, spans, trie }: RequestReader<unknown>,
  index: number,
  text: string,
  end: number,
): string | undefined => {
  const { literals } = routes[index] as RequestRoute<unknown>
  let path = `/${literals[0]}`
  for (let slot = 0; slot < literals.length - 1; slot++) {
    const from = spans[2 * slot] as number
    if (text.charCodeAt(from) === SLASH) return undefined
    // Each lone `%` is encoded first so that the characters after it are not read as hexadecimal digits.
    const raw = text.slice(from, spans[2 * slot + 1]).replace(LONE_PERCENT, '%25')
    path += normalizeOctets(raw, 0, raw.length) + literals[slot + 1]
  }
  return AUTHORITY.test(path) ? undefined : path + text.slice(trie.ends[0], end)
}
