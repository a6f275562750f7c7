import { afterEach, expect, it } from 'vitest'
import { ownProperties, ownValue } from '../../../src/core/fp/own'

const prototype: { inherited?: string } = Object.prototype

afterEach(() => {
  delete prototype.inherited
})

it('only own properties are read', () => {
  prototype.inherited = 'x'
  expect(ownValue({ a: 1 }, 'a')).toBe(1)
  expect(ownValue({ a: 1 } as Record<string, number>, 'inherited')).toBeUndefined()
  expect(ownValue({ a: 1 } as Record<string, number>, 'toString')).toBeUndefined()
  const { a, inherited } = ownProperties<{ a: number; inherited?: string }>({ a: 1 })
  expect([a, inherited]).toEqual([1, undefined])
})
