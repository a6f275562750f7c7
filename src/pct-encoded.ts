import { HEXDIG, isIn, scanRun } from './mask'

const PERCENT = 37

/** Whether `pct-encoded = "%" HEXDIG HEXDIG` (2.1) stands at `index`. Allocates nothing. */
export const isPctEncodedAt = (text: string, index: number, end: number): boolean =>
  index + 2 < end &&
  text.charCodeAt(index) === PERCENT &&
  isIn(text, index + 1, HEXDIG) &&
  isIn(text, index + 2, HEXDIG)

/**
 * The end of `*( mask / pct-encoded )` from `start`: at `end`, at a character outside the classes of `mask`, or at a
 * `%` that two hexadecimal digits do not follow. Allocates nothing.
 */
export const scanEncodedRun = (text: string, start: number, end: number, mask: number): number => {
  let index = scanRun(text, start, end, mask)
  while (isPctEncodedAt(text, index, end)) index = scanRun(text, index + 3, end, mask)
  return index
}
