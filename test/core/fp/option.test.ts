import { describe, expect, it } from 'vitest'
import { none, orUndefined, some, toUndefined } from '../../../src/core/fp/option'

it('an Option is None, or Some with a value', () => {
  expect(none).toEqual({ _tag: 'None' })
  expect(some(undefined)).toStrictEqual({ _tag: 'Some', value: undefined })
})

it('its value is that of Some, or undefined', () => {
  expect([toUndefined(some(0)), toUndefined(none)]).toEqual([0, undefined])
  expect([orUndefined(some(0)), orUndefined(none)]).toEqual([0, undefined])
})

describe('what is not an Option', () => {
  it.each([undefined, null, 5, 'Some', {}, { _tag: 'Right', right: 5 }])('%o', (value) => {
    expect(() => orUndefined(value as never)).toThrow(new TypeError('the value is not an Option'))
  })
})
