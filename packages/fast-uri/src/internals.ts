import { encodePieces } from '../../shared/src/encode'

/**
 * Joins the digits of an IPv6 group, omitting leading zeros. Returns `''` if any of the characters is not a hexadecimal
 * digit.
 */
export const stringArrayToHexStripped = (digits: readonly string[]): string => {
  const text = digits.join('')
  return /^[\da-f]*$/i.test(text) ? text.replace(/^0+/, '') : ''
}

/**
 * Percent-encodes the characters that JavaScript's `escape` encodes. Octets that are already percent-encoded stay
 * encoded, but their hexadecimal digits are converted to upper case.
 */
export const escapePreservingEscapes = (text: string): string => encodePieces(text, /[^A-Za-z\d*+\-./@_]/gu)
