import { PERCENT } from './code-units'
import { octetAt } from './percent-encoded'

/** Returns the octet at `index` of a valid text: decoded if it is percent-encoded (2.1), else the character. Allocates nothing. */
export const decodedAt = (text: string, index: number): number =>
  text.charCodeAt(index) === PERCENT ? octetAt(text, index) : text.charCodeAt(index)

/** Returns the number of code units of the octet at `index`: 3 if it is percent-encoded, else 1. Allocates nothing. */
export const widthAt = (text: string, index: number): number => (text.charCodeAt(index) === PERCENT ? 3 : 1)
