import { expressionOf } from '../core/errors/format-error'
import { hostStart } from '../core/model/bounds'
import type { Finding } from '../core/model/finding'
import { requireView } from '../core/model/view'
import type { IriView } from './brands'

/**
 * A problem with the direction of characters in an IRI (RFC 3987, section 4). In the following list, a part is the text
 * between two delimiters:
 *
 * - `bidi-formatting`: the character changes the direction of other characters. An IRI must not contain bidirectional
 *   formatting characters (RFC 3987, section 4.1).
 * - `bidi-mixed`: the character is the first in its part to differ in direction from the characters before it. A part
 *   should not contain both left-to-right and right-to-left characters (RFC 3987, section 4.2, rule 1).
 * - `bidi-edge`: the part contains a right-to-left character, but its first or last character is not right-to-left. A
 *   part that contains right-to-left characters should begin and end with a right-to-left character (RFC 3987, section
 *   4.2).
 *
 * @category Guards
 */
export type BidiKind = 'bidi-formatting' | 'bidi-mixed' | 'bidi-edge'

/**
 * A character whose direction may make an IRI look like a different IRI.
 *
 * @category Guards
 */
export interface BidiFinding extends Finding<BidiKind> {
  /** The character's code point and, for a formatting character, its abbreviation, as in `U+202E (RLO)`. */
  readonly character: string
}

/**
 * Maps each bidirectional formatting character to its Unicode abbreviation. RFC 3987, section 4.1, lists LRM, RLM, LRE,
 * RLE, PDF, LRO and RLO. Unicode added ALM, LRI, RLI, FSI and PDI after the publication of RFC 3987.
 */
const FORMATTING: Readonly<Record<string, string>> = {
  '\u061c': 'ALM',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
}

/**
 * Returns whether a character is forbidden in IRIs because it changes the direction of other characters (RFC 3987,
 * section 4.1).
 */
export const isBidiFormatting = (character: string): boolean => character in FORMATTING

const FORMATTING_CHARACTER = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Matches the parts of an IRI between delimiters (RFC 3987, section 4.2). A dot is a delimiter only in a host, where it
 * separates labels.
 */
const PART = /[^:/?#[\]@!$&'()*+,;=]+/g

/** Matches a character in a Unicode block for right-to-left scripts (Unicode Standard Annex 9, table 4). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Matches a letter. In an engine that does not support `\p{L}`, matches any non-ASCII character. */
const LETTER = /* @__PURE__ */ expressionOf('\\p{L}')

const isLetter = (character: string): boolean => /[A-Za-z]/.test(character) || character.search(LETTER) >= 0

const isRightToLeft = (character: string): boolean => RIGHT_TO_LEFT.test(character)

const nameOf = (character: string): string => {
  const point = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
  const name = FORMATTING[character]
  return name === undefined ? `U+${point}` : `U+${point} (${name})`
}

const find = (kind: BidiKind, character: string, start: number): BidiFinding => ({
  kind,
  start,
  end: start + character.length,
  character: nameOf(character),
})

/** Returns the first direction problem in a part that begins at `start`, or `undefined` if there is none. */
const findInPart = (part: string, start: number): BidiFinding | undefined => {
  if (!RIGHT_TO_LEFT.test(part)) return undefined
  let offset = start
  let direction: boolean | undefined
  let last = ''
  for (const character of part) {
    const isRtl = isRightToLeft(character)
    if (isRtl || isLetter(character)) {
      direction ??= isRtl
      if (direction !== isRtl) return find('bidi-mixed', character, offset)
    } else if (offset === start) return find('bidi-edge', character, offset)
    last = character
    offset += character.length
  }
  return isRightToLeft(last) ? undefined : find('bidi-edge', last, offset - last.length)
}

/**
 * Finds the characters whose direction may make an IRI look like a different IRI (RFC 3987, sections 4.1 and 4.2).
 * Functions such as `parseIri` accept these characters, because the grammar allows them. The text between two
 * delimiters, and each label in a host, should contain characters of only one direction. Does not decode
 * percent-encoded octets, so `%D7%90` counts as ASCII characters, not as a Hebrew letter.
 *
 * Allocates the returned array, its findings, and a string for each part of the text.
 *
 * @example
 * import { bidiFindings, isIri, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'http://example.org/\u202egpj.exe'
 * if (isIri(text)) bidiFindings(viewIri(text))[0]?.character //=> 'U+202E (RLO)'
 *
 * @category Guards
 */
export const bidiFindings = (view: IriView): ReadonlyArray<BidiFinding> => {
  const { text, hostEnd } = requireView(view)
  const findings: BidiFinding[] = []
  for (const { 0: character, index } of text.matchAll(FORMATTING_CHARACTER)) {
    findings.push(find('bidi-formatting', character, index))
  }
  const start = hostStart(view)
  for (const { 0: part, index } of text.matchAll(PART)) {
    let offset = index
    const isLabels = index >= start && index < hostEnd
    for (const label of isLabels ? part.split('.') : [part]) {
      const found = findInPart(label, offset)
      if (found !== undefined) findings.push(found)
      offset += label.length + 1
    }
  }
  return findings
}
