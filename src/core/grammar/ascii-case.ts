import { lowerCaseUnit } from './code-units'

/** Compares `text` from `start` to `end` with `expected`, ignoring the case of ASCII letters. Allocates nothing. */
export const equalsIgnoringCase = (text: string, start: number, end: number, expected: string): boolean => {
  if (end - start !== expected.length) return false
  for (let i = 0; i < expected.length; i++) {
    if (lowerCaseUnit(text.charCodeAt(start + i)) !== lowerCaseUnit(expected.charCodeAt(i))) return false
  }
  return true
}
