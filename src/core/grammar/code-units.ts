/* This file contains the UTF-16 code units of the ASCII characters that this library searches for. */
export const QUOTE = 0x22
export const HASH = 0x23
export const PERCENT = 0x25
export const AMPERSAND = 0x26
export const COMMA = 0x2c
export const DOT = 0x2e
export const SLASH = 0x2f
export const ZERO = 0x30
export const COLON = 0x3a
export const SEMICOLON = 0x3b
export const EQUALS = 0x3d
export const QUESTION = 0x3f
export const AT = 0x40
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d

/** Returns whether `index` is before `end` and the code unit at `index` is `unit`. Allocates nothing. */
export const isUnitAt = (text: string, index: number, end: number, unit: number): boolean =>
  index < end && text.charCodeAt(index) === unit

/**
 * Returns the index of the first `unit` between `start` and `end`, or `end` if `unit` does not occur. Allocates
 * nothing.
 */
export const findUnit = (text: string, start: number, end: number, unit: number): number => {
  let index = start
  while (index < end && text.charCodeAt(index) !== unit) index++
  return index
}

/**
 * Returns whether a code unit is an upper-case ASCII letter. The result of the single comparison is almost always
 * `false`, so processors predict it well. Processors would often mispredict a separate comparison, `unit >= 0x41`,
 * because hosts contain both letters and dots.
 */
export const isUpperCase = (unit: number): boolean => ((unit - 0x41) & 0xffff) < 26

/**
 * Converts an upper-case ASCII letter to lower case and leaves every other code unit unchanged. In V8, calling
 * `isUpperCase` here would make `isUrn` allocate memory.
 */
export const lowerCaseUnit = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit)
