import { ALPHA, DIGIT, isIn, QUERY, scanRun } from '../../grammar/character-table'
import { CLOSE_BRACKET, HASH, OPEN_BRACKET } from '../../grammar/code-units'

const LOW_LINE = 0x5f

/** Whether a code unit is allowed in `literals` (2.1) but not in a `query`. */
const isOutsideQuery = (unit: number): boolean => unit === HASH || unit === OPEN_BRACKET || unit === CLOSE_BRACKET

/** The end of the run of `unreserved / reserved` (1.5) that begins at `start`. Allocates nothing. */
export const scanLiteralRun = (text: string, start: number): number => {
  const end = text.length
  let index = scanRun(text, start, end, QUERY)
  while (index < end && isOutsideQuery(text.charCodeAt(index))) index = scanRun(text, index + 1, end, QUERY)
  return index
}

/** Whether a `varchar` (2.3) that is not percent-encoded is at `index`. Allocates nothing. */
export const isVarcharAt = (text: string, index: number): boolean =>
  index < text.length && (isIn(text, index, ALPHA | DIGIT) || text.charCodeAt(index) === LOW_LINE)
