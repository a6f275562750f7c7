/* This file contains `suspiciousUserinfo`, which finds passwords and misleading userinfo. */
import { mappedName } from '../../core/components/host-name'
import { ALPHA, DIGIT, isUnitIn } from '../../core/grammar/character-table'
import { DOT, PERCENT } from '../../core/grammar/code-units'
import { octetAt } from '../../core/grammar/percent-encoded'
import { inetAton } from '../../core/ip/inet-aton'
import { authorityStart } from '../../core/model/bounds'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { decodeByEngine } from '../../core/percent/decode'
import { addFinding, NO_FINDINGS } from './finding'

/**
 * The reason why userinfo is suspicious (RFC 3986, section 7.6):
 *
 * - `host-like`: part of the userinfo looks like a host, so people may mistake that part for the URI's host. A
 *   host-like part is `localhost`, a sequence of labels with dots between them, or an address written as one number,
 *   such as `2130706433`. A host-like part may be percent-encoded and may be anywhere in the userinfo. Every character
 *   that looks like a dot, or that NFKC or UTS 46 maps to a dot, counts as a dot.
 * - `encoded-delimiter`: a URI delimiter is percent-encoded (`%40`, `%3A`, `%2F`, `%5C`, `%3F`, `%23`, `%5B`, `%5D`),
 *   so the decoded userinfo seems to end at the delimiter.
 * - `password`: the userinfo contains a password in plain text (RFC 3986, section 3.2.1).
 *
 * @category Guards
 */
export type SuspiciousUserinfoKind = 'host-like' | 'encoded-delimiter' | 'password'

const DELIMITERS = ':/\\?#[]@'

/**
 * Matches the characters that Unicode considers confusable with a dot (UTS 39), except those that NFKC maps to a dot.
 * Also matches the middle dot and characters that resemble it, such as the bullet.
 */
const LIKE_A_DOT = /[\xb7\u0660\u0701\u0702\u06f0\u2022\u2027\u2219\u22c5\u30fb\ua4f8\ua60e]|\u{10a50}|\u{1d16d}/gu

/**
 * Matches a non-ASCII character in percent-encoded UTF-8, any other percent-encoded octet, or text that is not encoded.
 */
const PIECE =
  /%(?:[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-4](?:%[89ab][\da-f]){3}|[\da-f]{2})|[^%]+/gi

/** Userinfo that has been decoded and mapped in the same way as a host name. */
interface Seen {
  readonly text: string
  /** For each code unit in `text`, the offset at which the corresponding character begins in the original userinfo. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const asSeen = (encoded: string): Seen => {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { 0: piece, index } of encoded.matchAll(PIECE)) {
    const isEncoded = piece.charCodeAt(0) === PERCENT
    const decoded = decodeByEngine(piece) ?? String.fromCharCode(octetAt(piece, 0))
    const part = isEncoded ? mappedName(decoded.replace(LIKE_A_DOT, '.')) : piece
    for (let i = 0; i < part.length; i++) {
      starts.push(isEncoded ? index : index + i)
      ends.push(isEncoded ? index + piece.length : index + i + 1)
    }
    text += part
  }
  return { text, starts, ends }
}

const HYPHEN = 0x2d
const UNDERSCORE = 0x5f

/** Returns whether a code unit is allowed in host labels by DNS or occurs in them in practice. */
const isLabelUnit = (unit: number): boolean =>
  unit >= 0x80 || unit === HYPHEN || unit === UNDERSCORE || isUnitIn(unit, ALPHA | DIGIT)

const labelEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && isLabelUnit(text.charCodeAt(index))) index++
  return index
}

/** Returns the end of the sequence of dot-separated labels that begins at `start`. */
const labelsEnd = (text: string, start: number): number => {
  let end = labelEnd(text, start)
  while (end > start && text.charCodeAt(end) === DOT) {
    const next = labelEnd(text, end + 1)
    if (next === end + 1) break
    end = next
  }
  return end
}

/**
 * The smallest number that counts as an address. A number below `LEAST_ADDRESS`, such as `1` (0.0.0.1), is more likely
 * to be a user name than an address.
 */
const LEAST_ADDRESS = 0x1000000

const isHost = (labels: string): boolean =>
  labels.includes('.') ||
  labels.toLowerCase() === 'localhost' ||
  inetAton(labels, 0, labels.length, true) >= LEAST_ADDRESS ||
  inetAton(labels, 0, labels.length, false) >= LEAST_ADDRESS

type Findings = ReadonlyArray<Finding<SuspiciousUserinfoKind>>

/** Adds a finding for each host-like part of the userinfo. `from` is the offset at which the userinfo starts. */
const addHosts = (findings: Findings, userinfo: string, from: number): Findings => {
  const { text, starts, ends } = asSeen(userinfo)
  let all = findings
  for (let start = 0; start < text.length; ) {
    const end = labelsEnd(text, start)
    if (end > start && isHost(text.slice(start, end))) {
      all = addFinding(all, 'host-like', from + (starts[start] as number), from + (ends[end - 1] as number))
    }
    start = end + 1
  }
  return all
}

/**
 * Finds userinfo that makes a URI seem to lead to another host, or that contains a password (see
 * `SuspiciousUserinfoKind`).
 *
 * Allocates nothing if there is no userinfo. Otherwise, allocates the decoded userinfo, two offsets for each of its
 * characters, and the findings.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { suspiciousUserinfo } from 'uri-ts/http'
 *
 * const seemsCnn = view('ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm')
 * suspiciousUserinfo(seemsCnn) //=> [{ kind: 'host-like', start: 6, end: 21 }]
 * suspiciousUserinfo(view('ftp://me@10.0.0.1/')) //=> []
 *
 * @category Guards
 */
export const suspiciousUserinfo = (view: UriView): ReadonlyArray<Finding<SuspiciousUserinfoKind>> => {
  if (requireView(view).userinfoEnd < 0) return NO_FINDINGS
  const start = authorityStart(view)
  const userinfo = view.text.slice(start, view.userinfoEnd)
  let findings = addHosts(NO_FINDINGS, userinfo, start)
  for (let index = userinfo.indexOf('%'); index >= 0; index = userinfo.indexOf('%', index + 3)) {
    if (DELIMITERS.includes(String.fromCharCode(octetAt(userinfo, index)))) {
      findings = addFinding(findings, 'encoded-delimiter', start + index, start + index + 3)
    }
  }
  const colon = userinfo.indexOf(':')
  const hasPassword = colon >= 0 && colon + 1 < userinfo.length
  return hasPassword ? addFinding(findings, 'password', start + colon + 1, view.userinfoEnd) : findings
}
