import { DIGIT as DIGITS, HEXDIG as HEXDIGS, UNRESERVED as UNRESERVEDS } from '../../grammar/characters'
import { LITERALS as LITERALS_OF_ASCII, POSITIVE_DIGIT as POSITIVE_DIGITS, VARCHAR as VARCHARS } from './characters'

/** One bit per character class of `grammar.ts`. */
export const UNRESERVED = 1
/** `unreserved / reserved` (1.5) */
export const URI = 2
export const VARCHAR = 4
export const HEXDIG = 8
export const DIGIT = 16
export const POSITIVE_DIGIT = 32

const PERCENT = 37

/** The classes of the characters of ASCII; no other character is in any. */
const CLASSES = new Uint8Array(128)

const pack = (characters: string, mask: number): void => {
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i)
    CLASSES[code] = (CLASSES[code] as number) | mask
  }
}

pack(UNRESERVEDS, UNRESERVED)
pack(LITERALS_OF_ASCII, URI)
pack(VARCHARS, VARCHAR)
pack(HEXDIGS, HEXDIG)
pack(DIGITS, DIGIT)
pack(POSITIVE_DIGITS, POSITIVE_DIGIT)

/** Whether the character at `index` is in one of the classes of `mask`; false beyond the end. Allocates nothing. */
export const isIn = (text: string, index: number, mask: number): boolean => {
  const code = text.charCodeAt(index)
  return code < 128 && ((CLASSES[code] as number) & mask) !== 0
}

/** The end of the longest run of characters in `mask` that begins at `start`. Allocates nothing. */
export const scanRun = (text: string, start: number, mask: number): number => {
  const end = text.length
  let index = start
  while (index < end) {
    const code = text.charCodeAt(index)
    if (code > 127 || ((CLASSES[code] as number) & mask) === 0) return index
    index++
  }
  return index
}

/** Whether `pct-encoded = "%" HEXDIG HEXDIG` (1.5) stands at `index`. Allocates nothing. */
export const isPctEncodedAt = (text: string, index: number): boolean =>
  text.charCodeAt(index) === PERCENT && isIn(text, index + 1, HEXDIG) && isIn(text, index + 2, HEXDIG)
