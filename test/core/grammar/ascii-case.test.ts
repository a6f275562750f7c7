import { expect, it } from 'vitest'
import { equalsIgnoringCase } from '../../../src/core/grammar/ascii-case'

it.each([
  { a: 'http', b: 'http', isEqual: true },
  { a: 'HtTp', b: 'hTtP', isEqual: true },
  { a: '[::A]', b: '[::a]', isEqual: true },
  { a: 'htt', b: 'http', isEqual: false },
  { a: 'https', b: 'http', isEqual: false },
  { a: 'httq', b: 'http', isEqual: false },
  { a: 'a@', b: 'a`', isEqual: false },
  { a: 'a[', b: 'a{', isEqual: false },
  { a: '\u212a', b: 'k', isEqual: false },
])('$a is $b, ignoring the case: $isEqual', ({ a, b, isEqual }) => {
  expect(equalsIgnoringCase(`:${a}:`, 1, 1 + a.length, b)).toBe(isEqual)
})
