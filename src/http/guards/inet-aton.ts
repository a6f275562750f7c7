const DOT = 46
const ZERO = 48

const isDigit = (code: number): boolean => code >= ZERO && code <= 57

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/** The value of a digit of any base up to 16, or 16. */
const digitValue = (code: number): number => {
  if (isDigit(code)) return code - ZERO
  const letter = (code | 32) - 87
  return letter >= 10 && letter < 16 ? letter : 16
}

const TOO_GREAT = 0x100000000

/**
 * The value that `inet_aton` gives to `name` from `start` to `end`, from 0 to 0xffffffff, or -1: one to four parts,
 * decimal, octal after `0`, hexadecimal after `0x`, the last of which fills the octets that are left (RFC 3986, 7.4).
 * It reads what any of its relatives read: white space may end the text, whatever follows (glibc), as may one dot, and
 * `0x` alone is 0 (WHATWG). Where `isOctal` is false a leading zero means nothing, as to many a library.
 * Allocates nothing.
 */
export const inetAton = (name: string, start: number, end: number, isOctal: boolean): number => {
  let value = 0
  let index = start
  for (let parts = 1; parts <= 4; parts++) {
    if (index === end || !isDigit(name.charCodeAt(index))) return -1
    let base = 10
    if (name.charCodeAt(index) === ZERO && index + 1 < end) {
      if ((name.charCodeAt(index + 1) | 32) === 120) {
        base = 16
        index += 2
      } else if (isOctal) base = 8
    }
    let part = 0
    for (; index < end; index++) {
      const digit = digitValue(name.charCodeAt(index))
      if (digit >= base) break
      part = Math.min(part * base + digit, TOO_GREAT)
    }
    const isDot = index < end && name.charCodeAt(index) === DOT
    const isLastDot = isDot && (index + 1 === end || isSpace(name.charCodeAt(index + 1)))
    if (isDot && !isLastDot) {
      if (part > 255) return -1
      value = value * 256 + part
      index++
      continue
    }
    if (index < end && !isLastDot && !isSpace(name.charCodeAt(index))) return -1
    const room = 256 ** (5 - parts)
    return part < room ? value * room + part : -1
  }
  return -1
}
