import { isCodeIn, UNRESERVED } from './mask'
import { octetAt } from './pct-encoded'
import { inOnePiece, PIECE } from './pieces'

const UPPER_A = 65
const UPPER_Z = 90
const LOWER_A = 97

/** Whether a code unit is an upper-case letter of ASCII. */
export const isUpper = (code: number): boolean => code >= UPPER_A && code <= UPPER_Z

/** Whether the `pct-encoded` at `index` has upper-case digits (6.2.2.1) and is no unreserved character (6.2.2.2). */
const isTripletNormalized = (text: string, index: number): boolean =>
  text.charCodeAt(index + 1) < LOWER_A &&
  text.charCodeAt(index + 2) < LOWER_A &&
  !isCodeIn(octetAt(text, index), UNRESERVED)

/** Whether every `pct-encoded` of `text` is in normal form. Allocates nothing. */
export const isPctNormalized = (text: string): boolean => {
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', index + 3)) {
    if (!isTripletNormalized(text, index)) return false
  }
  return true
}

/** The `pct-encoded` at `index` in normal form: one character if it is unreserved, else with upper-case digits. */
const normalizedTriplet = (text: string, index: number): string => {
  const octet = octetAt(text, index)
  return isCodeIn(octet, UNRESERVED) ? String.fromCharCode(octet) : text.slice(index, index + 3).toUpperCase()
}

/** `text` from `start` to `end` with each `pct-encoded` mapped by `triplet` and the runs between them by `run`. */
const mapRuns = (
  text: string,
  start: number,
  end: number,
  run: (text: string) => string,
  triplet: (text: string, index: number) => string,
): string => {
  let mapped = ''
  let piece = ''
  let from = start
  for (let index = text.indexOf('%', start); index >= 0 && index < end; index = text.indexOf('%', from)) {
    piece += run(text.slice(from, index)) + triplet(text, index)
    from = index + 3
    if (piece.length > PIECE) {
      mapped += inOnePiece(piece)
      piece = ''
    }
  }
  return mapped + piece + run(text.slice(from, end))
}

const same = (text: string): string => text

const lower = (text: string): string => text.toLowerCase()

const tripletAt = (text: string, index: number): string => text.slice(index, index + 3)

/** `text` from `start` to `end` with every `pct-encoded` in normal form, each decoded at most once. */
export const pctNormalized = (text: string, start: number, end: number): string =>
  mapRuns(text, start, end, same, normalizedTriplet)

/** `text` in lower case but for its `pct-encoded`. */
export const lowerCased = (text: string): string => mapRuns(text, 0, text.length, lower, tripletAt)

/** Whether no upper-case letter stands between `start` and `end` outside `pct-encoded`. Allocates nothing. */
export const isLowerCased = (text: string, start: number, end: number): boolean => {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    if (isUpper(code)) return false
    if (code === 37) index += 2
  }
  return true
}
