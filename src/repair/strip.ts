import { LONE_SURROGATE } from '../core/percent/encode'

const SPACE = 0x20
const TAB = 0x9
const LINE_FEED = 0xa
const CARRIAGE_RETURN = 0xd

/**
 * Returns whether browsers remove a given character from the start or end of a string. Browsers remove leading and
 * trailing spaces and ASCII control characters. Returns `false` for `NaN`, which `charCodeAt` returns if the index is
 * outside the string.
 */
const isTrimmed = (unit: number): boolean => unit <= SPACE

/** Returns whether browsers remove a given character wherever it occurs in a string. */
const isDropped = (unit: number): boolean => unit === TAB || unit === LINE_FEED || unit === CARRIAGE_RETURN

const trimmedStart = (text: string): number => {
  let index = 0
  while (isTrimmed(text.charCodeAt(index))) index++
  return index
}

const trimmedEnd = (text: string): number => {
  let index = text.length
  while (isTrimmed(text.charCodeAt(index - 1))) index--
  return index
}

/**
 * Matches a lone surrogate. Two lone surrogates must not become a pair when the characters between them are removed.
 */
const LONE_SURROGATES = /* @__PURE__ */ new RegExp(LONE_SURROGATE, 'gu')

/** Removes the characters that browsers remove before parsing a string. */
export const strip = (text: string): string => {
  const trimmed = text.slice(trimmedStart(text), trimmedEnd(text))
  return trimmed.replace(LONE_SURROGATES, '\ufffd').replace(/[\t\n\r]/g, '')
}

/** Converts an offset in the stripped text to an offset in `text`. */
export const offsetBeforeStrip = (text: string, offset: number): number => {
  let index = trimmedStart(text)
  for (let left = offset; index < text.length; index++) {
    if (isDropped(text.charCodeAt(index))) continue
    if (left === 0) break
    left--
  }
  return index
}
