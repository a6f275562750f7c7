import { GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../core/grammar/characters'

/** The bit that represents `/` in a set of stop characters. A character that no URI can contain stops every value. */
export const SLASH = 1
export const QUESTION = 2
export const HASH = 4
export const AMPERSAND = 8
export const SEMICOLON = 16
export const COMMA = 32
const REFUSED = 64

/** `NONE` means that there is no code unit or that several are possible. */
export const NONE = -1

const BITS: Readonly<Record<string, number>> = {
  '/': SLASH,
  '?': QUESTION,
  '#': HASH,
  '&': AMPERSAND,
  ';': SEMICOLON,
  ',': COMMA,
}

const STOPS = /* @__PURE__ */ (() => {
  const stops = new Uint8Array(128).fill(REFUSED)
  for (const character of `${UNRESERVED}${SUB_DELIMS}${GEN_DELIMS}%`) {
    stops[character.charCodeAt(0)] = BITS[character] ?? 0
  }
  return stops
})()

/** Returns the bit for a character, or 0 if the character has no bit. */
export const stopOf = (character: string): number => BITS[character] ?? 0

/**
 * Returns whether the character at `index` is in `stops`, equals `until`, or is not allowed in a URI. Allocates
 * nothing.
 */
export const isStopAt = (text: string, index: number, stops: number, until: number): boolean => {
  const unit = text.charCodeAt(index)
  return unit > 127 || unit === until || ((STOPS[unit] as number) & (stops | REFUSED)) !== 0
}

/** Returns the end of the run that begins at `start`. Allocates nothing. */
export const runEnd = (text: string, start: number, stops: number, until: number): number => {
  let index = start
  while (index < text.length && !isStopAt(text, index, stops, until)) index++
  return index
}
