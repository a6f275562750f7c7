/** Tests the functions that check arguments. Arguments are checked because JavaScript callers can pass any value. */
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ownOption, requireKnown, requireOneOf } from '../../../src/core/errors/require-known'
import { requireBytes, requireText } from '../../../src/core/errors/require-text'

it('requireBytes returns a Uint8Array, also a Buffer and one of another realm', () => {
  for (const bytes of [new Uint8Array(2), Buffer.from('a'), runInNewContext('new Uint8Array(2)')])
    expect(requireBytes(bytes)).toBe(bytes)
})

it.each([
  new Int8Array(2),
  new Uint8ClampedArray(2),
  new DataView(new ArrayBuffer(2)),
  new ArrayBuffer(2),
  { [Symbol.toStringTag]: 'Uint8Array' },
  [1],
])('requireBytes refuses %o', (value) => {
  expect(() => requireBytes(value as never)).toThrow(new TypeError('it is not a Uint8Array'))
})

it('requireText returns a string, and refuses what could turn into one', () => {
  expect(requireText('')).toBe('')
  for (const value of [[], new String('a'), 5, null, undefined])
    expect(() => requireText(value as never)).toThrow(new TypeError('the value is not a string'))
})

describe('options', () => {
  it('are copied', () => {
    const options = { a: 1 }
    expect(requireKnown(options, ['a', 'b'])).toEqual({ a: 1 })
    expect(requireKnown(options, ['a', 'b'])).not.toBe(options)
  })

  it('have only the names that are known', () => {
    expect(() => requireKnown({ a: 1, c: 2 }, ['a', 'b'])).toThrow(
      new TypeError("'c' is not an option: the options are a, b"),
    )
  })

  it.each([[[]], [new Map()], [new URL('http://a/')], [new Date()], [5], ['a'], [null], [undefined], [() => 1]])(
    'are not %o',
    (value) => {
      expect(() => requireKnown(value as never, ['a', 'b'])).toThrow(new TypeError('options are an object with a, b'))
    },
  )

  it('do not include what is inherited', () => {
    expect(ownOption({ a: 1 }, 'a')).toBe(1)
    expect(ownOption(Object.create({ a: 1 }) as { a: number }, 'a')).toBeUndefined()
  })

  it('have one of some values, or none', () => {
    expect(() => requireOneOf('a', 'x', ['x', 'y'])).not.toThrow()
    expect(() => requireOneOf('a', undefined, ['x', 'y'])).not.toThrow()
    for (const value of ['z', null, ['x']])
      expect(() => requireOneOf('a', value, ['x', 'y'])).toThrow(new TypeError("the option 'a' is one of x, y"))
  })
})
