import { ALPHA, DIGIT, isIn, scanRun, URI_CHARACTER } from '../../core/grammar/character-table'

const LOW_LINE = 0x5f

/**
 * Returns the end of the run of `unreserved / reserved` characters (RFC 6570, section 1.5) that begins at `start`.
 * Allocates nothing.
 */
export const scanLiteralRun = (text: string, start: number): number => scanRun(text, start, text.length, URI_CHARACTER)

/** Returns whether the character at `index` is an unencoded `varchar` (RFC 6570, section 2.3). Allocates nothing. */
export const isVarcharAt = (text: string, index: number): boolean =>
  index < text.length && (isIn(text, index, ALPHA | DIGIT) || text.charCodeAt(index) === LOW_LINE)
