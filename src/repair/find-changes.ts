import type { Component } from '../core/errors/messages'
import { FRAGMENT, isIn, PATH, QUERY, USERINFO } from '../core/grammar/character-table'
import { findUnit, HASH, QUESTION } from '../core/grammar/code-units'
import { isPctEncodedAt } from '../core/grammar/percent-encoded'
import { encodeExcept } from '../core/percent/encode'
import { findAuthorityEnd, scanScheme } from '../core/scanner/scan'
import type { Change } from './changes'

/** Returns whether the character at `index` may stay unencoded in a component that ends at `end`. */
type IsKept = (text: string, index: number, end: number) => boolean

/** Creates a function that keeps percent-encoded octets and the characters in `mask`. */
const keepsClass =
  (mask: number): IsKept =>
  (text, index, end) =>
    isIn(text, index, mask) || isPctEncodedAt(text, index, end)

/**
 * The delimiters that stay unencoded in userinfo. If userinfo contains such a delimiter, programs disagree about which
 * part of the authority is the host.
 */
const AUTHORITY_DELIMITERS = '@[]\\'

/**
 * Keeps the delimiters in `AUTHORITY_DELIMITERS`, and the characters that may occur in `userinfo = *( unreserved /
 * pct-encoded / sub-delims / ":" )` (RFC 3986, section 3.2.1).
 */
const keepsInUserinfo: IsKept = (text, index, end) =>
  isIn(text, index, USERINFO) || isPctEncodedAt(text, index, end) || AUTHORITY_DELIMITERS.includes(text.charAt(index))

/**
 * In hosts and ports, keeps ASCII characters unencoded, so that only non-ASCII characters are percent-encoded (RFC
 * 3986, section 3.2.2).
 */
const keepsInHost: IsKept = (text, index) => text.charCodeAt(index) < 0x80

/** The mask with which `encodeExcept` percent-encodes every character. */
const NOTHING = 0

/** Reads `text` from `start` to `end` and adds a change for each run of characters that must be encoded. */
const addChanges = (
  changes: Change[],
  text: string,
  start: number,
  end: number,
  component: Component,
  isKept: IsKept,
): void => {
  for (let index = start; index < end; index++) {
    if (isKept(text, index, end)) continue
    const from = index
    while (index < end && !isKept(text, index, end)) index++
    const replacement = encodeExcept(text.slice(from, index), NOTHING)
    changes.push({ start: from, end: index, component, replacement })
  }
}

/** Adds to `changes` the changes that an authority needs, and returns the end of the authority. */
const addInAuthority = (changes: Change[], text: string, start: number): number => {
  const end = findAuthorityEnd(text, start)
  const at = text.slice(start, end).lastIndexOf('@')
  const hostStart = start + at + 1
  addChanges(changes, text, start, hostStart - 1, 'userinfo', keepsInUserinfo)
  addChanges(changes, text, hostStart, end, 'host', keepsInHost)
  return end
}

/**
 * Splits a string into components and finds the runs of characters that must be percent-encoded. The delimiters are
 * those in the standard regular expression (RFC 3986, appendix B). The running time is linear in the length of the
 * string.
 */
export const findChanges = (text: string): ReadonlyArray<Change> => {
  const changes: Change[] = []
  const start = scanScheme(text) + 1
  const pathStart = text.startsWith('//', start) ? addInAuthority(changes, text, start + 2) : start
  const hash = findUnit(text, pathStart, text.length, HASH)
  const question = findUnit(text, pathStart, hash, QUESTION)
  addChanges(changes, text, pathStart, question, 'path', keepsClass(PATH))
  addChanges(changes, text, question + 1, hash, 'query', keepsClass(QUERY))
  addChanges(changes, text, hash + 1, text.length, 'fragment', keepsClass(FRAGMENT))
  return changes
}
