import * as characters from './characters'

/*
 * A mask is a set of character classes in one number. Each class has one bit, and `|` joins classes.
 */
export const ALPHA = 1
export const DIGIT = 2
export const HEXDIG = 4
export const SCHEME = 8
export const REG_NAME = 16
export const USERINFO = 32
export const IPV_FUTURE = USERINFO
export const SEGMENT_NZ_NC = 64
export const PATH = 128
export const QUERY = 256
export const FRAGMENT = QUERY
export const IPV6_ADDRESS = 512
export const UNRESERVED = 1024
export const PCHAR = 2048
export const QUERY_PART = 4096

/**
 * Returns whether a code unit is in one of the classes of `mask`. Allocates nothing.
 *
 * The table has an entry for each of the 65,536 code units: no index is out of bounds, so the optimiser drops the bounds
 * check. The table is in a closure, because the optimiser embeds the address of a constant only, and bundlers may turn a
 * module's `const` into a `var`.
 */
export const isUnitIn = /* @__PURE__ */ (() => {
  const classesOf = new Uint16Array(0x10000)
  const add = (mask: number, members: string): void => {
    for (let i = 0; i < members.length; i++) {
      const unit = members.charCodeAt(i)
      classesOf[unit] = (classesOf[unit] as number) | mask
    }
  }
  add(ALPHA, characters.ALPHA)
  add(DIGIT, characters.DIGIT)
  add(HEXDIG, characters.HEXDIG)
  add(SCHEME, characters.SCHEME)
  add(REG_NAME, characters.REG_NAME)
  add(USERINFO, characters.USERINFO)
  add(SEGMENT_NZ_NC, characters.SEGMENT_NZ_NC)
  add(PATH, characters.PATH)
  add(QUERY, characters.QUERY)
  add(IPV6_ADDRESS, characters.IPV6_ADDRESS)
  add(UNRESERVED, characters.UNRESERVED)
  add(PCHAR, characters.PCHAR)
  add(QUERY_PART, characters.QUERY_PART)
  return (unit: number, mask: number): boolean => ((classesOf[unit] as number) & mask) !== 0
})()

/** Returns whether the character at `index`, which must be inside `text`, is in a class of `mask`. Allocates nothing. */
export const isIn = (text: string, index: number, mask: number): boolean => isUnitIn(text.charCodeAt(index), mask)

/** Returns the end of the run of characters in `mask` that begins at `start`. Allocates nothing. */
export const scanRun = (text: string, start: number, end: number, mask: number): number => {
  let index = start
  while (index < end && isIn(text, index, mask)) index++
  return index
}
