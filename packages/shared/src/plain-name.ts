/**
 * Each flag is a class of ASCII characters. The loop in `plainness` combines the flags of all the characters in a name.
 */
const OTHER = 1
const UPPER = 2
const HYPHEN = 4

/** Contains the classes of the ASCII characters. Browsers do not encode letters, digits, `-`, `.` and `_`. */
const CLASSES = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[A-Z]/.test(character)) return UPPER
  if (character === '-') return HYPHEN
  return /[a-z\d._]/.test(character) ? 0 : OTHER
})

const DOT = 0x2e

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/**
 * Returns whether the last label begins with a digit. If the last label begins with a digit, browsers may treat the
 * name as an address.
 */
const isLastNumeric = (text: string, start: number, end: number): boolean => {
  let index = text.charCodeAt(end - 1) === DOT ? end - 1 : end
  while (index > start && text.charCodeAt(index - 1) !== DOT) index--
  return isDigit(text.charCodeAt(index))
}

export const NOT_PLAIN = 0
export const PLAIN = 1
export const PLAIN_UPPER = 2

/**
 * Determines whether browsers leave the name from `start` to `end` unchanged, except for its case. Browsers leave a
 * name unchanged unless its last label begins with a digit or one of its labels is in Punycode. Returns `PLAIN_UPPER`
 * for a plain name that contains upper-case letters, `PLAIN` for any other plain name, and `NOT_PLAIN` otherwise.
 * Allocates nothing.
 */
export const plainness = (text: string, start: number, end: number): number => {
  let found = start < end ? 0 : OTHER
  for (let index = start; index < end; index++) {
    const unit = text.charCodeAt(index)
    found |= unit < 128 ? (CLASSES[unit] as number) : OTHER
  }
  if ((found & OTHER) !== 0 || isLastNumeric(text, start, end)) return NOT_PLAIN
  // Every Punycode label contains `--`.
  if ((found & HYPHEN) !== 0 && text.slice(start, end).includes('--')) return NOT_PLAIN
  return (found & UPPER) === 0 ? PLAIN : PLAIN_UPPER
}

/** Returns whether browsers leave a name unchanged, except for its case. */
export const isPlainName = (name: string): boolean => plainness(name, 0, name.length) !== NOT_PLAIN
