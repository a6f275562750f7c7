import { expect, it } from 'vitest'
import {
  isPctEncodedAt,
  isUnitOf,
  QUERY_MARK,
  QUERY_PART,
  QUERY_PART_SENT,
  SEGMENT,
  SEGMENT_SENT,
  SEPARATOR,
} from '../../../src/routes/router/characters'

it.each([
  ['SEGMENT', SEGMENT, /[A-Za-z\d\-._~!$&'()*+,;=:@]/],
  ['SEGMENT_SENT', SEGMENT_SENT, /(?![/?#%])[!-~]/],
  ['QUERY_PART', QUERY_PART, /[A-Za-z\d\-._~!$'()*,;=:@/?]/],
  ['QUERY_PART_SENT', QUERY_PART_SENT, /(?![#&+%])[!-~]/],
  ['SEPARATOR', SEPARATOR, /\//],
  ['QUERY_MARK', QUERY_MARK, /[&+]/],
  ['SEGMENT | SEPARATOR', SEGMENT | SEPARATOR, /[A-Za-z\d\-._~!$&'()*+,;=:@/]/],
  ['no class', 0, /(?!)/],
])('%s has its characters, of all code units', (_name, mask, members) => {
  const wrong: number[] = []
  for (let unit = 0; unit < 0x10000; unit++) {
    if (isUnitOf(unit, mask) !== members.test(String.fromCharCode(unit))) wrong.push(unit)
  }
  expect(wrong).toEqual([])
})

it.each([
  ['%41', 0, 3, true],
  ['x%aF', 1, 4, true],
  ['%09x', 0, 4, true],
  ['%41', 0, 2, false],
  ['%4', 0, 2, false],
  ['%', 0, 1, false],
  ['%g1', 0, 3, false],
  ['%1g', 0, 3, false],
  ['%/1', 0, 3, false],
  ['%1:', 0, 3, false],
])('in %j at %i, up to %i, is a pct-encoded: %j', (text, index, end, should) => {
  expect(isPctEncodedAt(text, index, end)).toBe(should)
})
