import { removeDotSegments } from 'uri-ts'
import { encodePieces, repairPath } from '../../shared/src/encode'

/** Writes groups of an IPv6 address without leading zeros; `''` if something is not a hexadecimal digit. */
const stringArrayToHexStripped = (digits: readonly string[]): string => {
  const text = digits.join('')
  return /^[\da-f]*$/i.test(text) ? text.replace(/^0+/, '') : ''
}

/** Percent-encodes what the function `escape` of JavaScript encodes, and keeps what is percent-encoded. */
const escapePreservingEscapes = (text: string): string => encodePieces(text, /[^A-Za-z\d*+\-./@_]/gu)

export = { escapePreservingEscapes, normalizePathEncoding: repairPath, removeDotSegments, stringArrayToHexStripped }
