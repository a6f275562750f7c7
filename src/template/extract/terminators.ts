import { GEN_DELIMS, SUB_DELIMS, UNRESERVED } from '../../grammar/characters'

/** Characters that end the run of a value, a bit for each. What stands nowhere in a URI, or in brackets only, always does. */
export const SLASH = 1
export const QUESTION = 2
export const HASH = 4
export const AMPERSAND = 8
export const SEMICOLON = 16
export const COMMA = 32
const REFUSED = 64

const BITS: Readonly<Record<string, number>> = {
  '/': SLASH,
  '?': QUESTION,
  '#': HASH,
  '&': AMPERSAND,
  ';': SEMICOLON,
  ',': COMMA,
}

const STOPS = new Uint8Array(128).fill(REFUSED)
for (const character of `${UNRESERVED}${SUB_DELIMS}${GEN_DELIMS}%`) {
  STOPS[character.charCodeAt(0)] = BITS[character] ?? 0
}

/** The bit of a character; 0 where it has none. */
export const stopOf = (character: string): number => BITS[character] ?? 0

/** Whether the character at `index` ends a run: it is in `stops`, or `until`. Allocates nothing. */
export const isStopAt = (text: string, index: number, stops: number, until: number): boolean => {
  const code = text.charCodeAt(index)
  return code > 127 || code === until || ((STOPS[code] as number) & (stops | REFUSED)) !== 0
}

/** The end of the run that begins at `start`. Allocates nothing. */
export const runEnd = (text: string, start: number, stops: number, until: number): number => {
  let index = start
  while (index < text.length && !isStopAt(text, index, stops, until)) index++
  return index
}

/** Whether a boundary at `index` would cut a `pct-encoded` in two. Allocates nothing. */
export const isInTriplet = (text: string, index: number): boolean =>
  text.charCodeAt(index - 1) === 37 || text.charCodeAt(index - 2) === 37
