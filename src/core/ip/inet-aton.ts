/* The functions in this file read IPv4 addresses as the C function `inet_aton` does. */
import { DOT, ZERO } from '../grammar/code-units'

const LOWER_A = 0x61
const LOWER_X = 0x78
const CASE_BIT = 0x20

const isSpace = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13)

/** Returns the value of a digit in a base of up to 16. Returns 16 or more for a character that is not a digit. */
const digitValue = (unit: number): number => {
  const digit = unit - ZERO
  if (digit >= 0 && digit <= 9) return digit
  const letter = (unit | CASE_BIT) - LOWER_A + 10
  return letter >= 10 ? letter : 16
}

const TOO_LARGE = 0x100000000

/**
 * Returns the value that `inet_aton` assigns to the text of `name` between `start` and `end`. The result is an integer
 * from 0 to 0xffffffff, or -1 if that text is not an address. Allocates nothing.
 *
 * For `inet_aton`, an address consists of one to four parts. A part that begins with `0x` is hexadecimal, any other
 * part that begins with `0` is octal, and all other parts are decimal. The last part of an address fills the remaining
 * octets (RFC 3986, section 7.4). `inetAton` accepts every notation that at least one common implementation of
 * `inet_aton` accepts. As in glibc, white space ends the address, and any text after the white space is ignored. As the
 * WHATWG URL standard specifies, the address may end with a dot, and `0x` alone means 0. If `isOctal` is `false`,
 * leading zeros are ignored, as in many libraries.
 */
export const inetAton = (name: string, start: number, end: number, isOctal: boolean): number => {
  let value = 0
  let index = start
  for (let parts = 1; parts <= 4; parts++) {
    if (index === end || digitValue(name.charCodeAt(index)) > 9) return -1
    let base = 10
    if (name.charCodeAt(index) === ZERO && index + 1 < end) {
      if ((name.charCodeAt(index + 1) | CASE_BIT) === LOWER_X) {
        base = 16
        index += 2
      } else if (isOctal) base = 8
    }
    let part = 0
    for (; index < end; index++) {
      const digit = digitValue(name.charCodeAt(index))
      if (digit >= base) break
      part = Math.min(part * base + digit, TOO_LARGE)
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
