import { ZERO } from './code-units'

const MAX_PORT = 0xffff

/**
 * Returns the value of the `port = *DIGIT` (3.2.3) between `start` and `end`, or -1 if the port is empty or above
 * 65535. Allocates nothing.
 */
export const portValueIn = (text: string, start: number, end: number): number => {
  let value = start < end ? 0 : -1
  for (let index = start; index < end; index++) {
    value = value * 10 + text.charCodeAt(index) - ZERO
    if (value > MAX_PORT) return -1
  }
  return value
}
