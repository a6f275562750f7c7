import * as grammar from './characters'

/** One bit per character class of `grammar.ts`. A mask is any number of them, joined by `|`. */
export const ALPHA = 1
export const DIGIT = 2
export const HEXDIG = 4
export const SCHEME = 8
export const REG_NAME = 16
export const USERINFO = 32
export const SEGMENT_NZ_NC = 64
export const PATH = 128
export const QUERY = 256
export const IPV6_ADDRESS = 512
export const UNRESERVED = 1024
export const PCHAR = 2048
export const QUERY_PART = 4096
export const FRAGMENT = QUERY
export const IPV_FUTURE = USERINFO

/**
 * Whether a code unit is in one of the classes of `mask`. Allocates nothing.
 *
 * The table has 64 K entries, so that no code unit is out of bounds and the optimiser drops the bound check; only the
 * first 128 are ever non-zero. It is in a closure, because bundlers make a module's `const` a `var`, and the optimiser
 * knows the address of a constant alone.
 */
export const isCodeIn = /* @__PURE__ */ (() => {
  const classes = new Uint16Array(0x10000)
  const inOrderOfBits = [
    grammar.ALPHA,
    grammar.DIGIT,
    grammar.HEXDIG,
    grammar.SCHEME,
    grammar.REG_NAME,
    grammar.USERINFO,
    grammar.SEGMENT_NZ_NC,
    grammar.PATH,
    grammar.QUERY,
    grammar.IPV6_ADDRESS,
    grammar.UNRESERVED,
    grammar.PCHAR,
    grammar.QUERY_PART,
  ]
  inOrderOfBits.forEach((characters, bit) => {
    for (const character of characters) {
      const code = character.charCodeAt(0)
      classes[code] = (classes[code] as number) | (1 << bit)
    }
  })
  return (code: number, mask: number): boolean => ((classes[code] as number) & mask) !== 0
})()

/** Whether the code unit at `index`, which must be inside `text`, is in one of the classes of `mask`. Allocates nothing. */
export const isIn = (text: string, index: number, mask: number): boolean => isCodeIn(text.charCodeAt(index), mask)

/** The end of the longest run of characters in `mask` that begins at `start`. Allocates nothing. */
export const scanRun = (text: string, start: number, end: number, mask: number): number => {
  let index = start
  while (index < end && isIn(text, index, mask)) index++
  return index
}
