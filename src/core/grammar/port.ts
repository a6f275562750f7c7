import { ZERO } from './code-units'

const MAX_PORT = 0xffff

/**
 * Returns the value of the port between `start` and `end` (`port = *DIGIT`; RFC 3986, section 3.2.3). Returns -1 if the
 * port is empty or greater than 65535. Allocates nothing.
 */
export const portValueIn = (text: string, start: number, end: number): number => {
  let value = start < end ? 0 : -1
  for (let index = start; index < end; index++) {
    value = value * 10 + text.charCodeAt(index) - ZERO
    if (value > MAX_PORT) return -1
  }
  return value
}
