import { ZERO } from './code-units'

const MAX_PORT = 0xffff

/**
 * Returns the value of the `port = *DIGIT` (3.2.3) from `start` to `end`, from 0 to 65535; -1 if it is empty or larger.
 * Allocates nothing.
 */
export const portValueIn = (text: string, start: number, end: number): number => {
  let value = start < end ? 0 : -1
  for (let index = start; index < end; index++) {
    value = value * 10 + text.charCodeAt(index) - ZERO
    if (value > MAX_PORT) return -1
  }
  return value
}
