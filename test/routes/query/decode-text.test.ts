import { describe, expect, it } from 'vitest'
import {
  decodeText,
  FORM_ENCODED,
  offsetOfWrongOctet,
  PERCENT_ENCODED,
  RAW,
} from '../../../src/routes/query/decode-text'
import { rulesOf } from '../../../src/routes/query/policy'
import { encodedKey, queryPlan } from '../../../src/routes/query/query-plan'
import { QUERY_PART, QUERY_PART_SENT, SEGMENT, SEGMENT_SENT } from '../../../src/routes/router/characters'

describe('decodeText', () => {
  it.each([
    ['', '', ''],
    ['ab', 'ab', 'ab'],
    ['a+b+', 'a+b+', 'a b '],
    ['a%2Bb+%20', 'a+b+ ', 'a+b  '],
    ['%C3%A9%c3%a9', 'éé', 'éé'],
    ['%', '%', '%'],
    ['%4', '%4', '%4'],
    ['%4g%41', '%4gA', '%4gA'],
    ['%g4%41', '%g4A', '%g4A'],
    ['%%41%', '%A%', '%A%'],
    ['%%c3%A9', '%é', '%é'],
    ['%+%41', '%+A', '% A'],
    ['%FF', undefined, undefined],
    ['%E2%82', undefined, undefined],
    ['%%FF', undefined, undefined],
    ['+%FF', undefined, undefined],
  ])('reads %j', (raw, plain, form) => {
    expect(decodeText(raw, PERCENT_ENCODED)).toBe(plain)
    expect(decodeText(raw, RAW)).toBe(raw)
    expect(decodeText(raw, FORM_ENCODED)).toBe(form)
  })
})

it.each([
  ['', -1],
  ['a%41%', -1],
  ['a%4g%zz', -1],
  ['%FF', 0],
  ['a%C3%A9%FF', 7],
  ['%%c3%a9%%FF', 8],
  ['%4g%E2%82', 3],
])('the first wrong octet of %j is at %i', (raw, offset) => {
  expect(offsetOfWrongOctet(raw)).toBe(offset)
})

describe('the rules of a policy', () => {
  const tolerant = { isTolerant: true, segmentMask: SEGMENT_SENT, queryMask: QUERY_PART_SENT }
  const strict = { isTolerant: false, segmentMask: SEGMENT, queryMask: QUERY_PART }

  it.each([
    [undefined, { ...tolerant, encoding: FORM_ENCODED }],
    [{}, { ...tolerant, encoding: FORM_ENCODED }],
    [{ form: true }, { ...tolerant, encoding: FORM_ENCODED }],
    [{ form: false }, { ...tolerant, encoding: PERCENT_ENCODED }],
    [{ query: 'tolerant' }, { ...tolerant, encoding: FORM_ENCODED }],
    [{ query: 'strict' }, { ...strict, encoding: PERCENT_ENCODED }],
    [
      { query: 'strict', form: true },
      { ...strict, encoding: FORM_ENCODED },
    ],
  ] as const)('%j', (policy, should) => {
    expect(rulesOf(policy)).toMatchObject(should)
  })
})

it.each([
  ['q', 0],
  ['%71', 0],
  ['q%20r', 1],
  ['q+r', 1],
  ['%71%20r', 1],
  ['%FF', 2],
  ['%ff', 2],
  ['%71%72', -1],
  ['', -1],
])('the number of the key %j is %i', (raw, key) => {
  const plan = queryPlan(['q', 'q%20r', '%FF'], [false, false, false], 0)
  expect(encodedKey(plan, raw, rulesOf())).toBe(key)
  const isForm = raw.includes('+')
  expect(encodedKey(plan, raw, rulesOf({ form: false }))).toBe(isForm ? -1 : key)
})
