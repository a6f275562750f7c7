import * as O from 'fp-ts/Option'
import { rawQueryValue } from 'uri-ts'
import { integerValue, pairEnd, valueStart } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { viewOf } from '../../support/corpus'

describe('valueStart', () => {
  it.each([
    ['http://a/?page=2', 'page', '2'],
    ['http://a/?p%61ge=2&page=3', 'page', '2'],
    ['http://a/?xpage=1&page=3', 'page', '3'],
    ['http://a/?page', 'page', ''],
    ['http://a/?page&b', 'page', ''],
    ['http://a/?page=', 'page', ''],
    ['http://a/?a=1&page==2', 'page', '=2'],
    ['http://a/?a%26b=1', 'a&b', '1'],
    ['http://a/?100%25=x', '100%', 'x'],
    ['http://a/?%C3%A9=x', 'é', 'x'],
    ['http://a/?&=x', '', ''],
    ['http://a/?=x', '', 'x'],
    ['http://a/?a=b', 'a=b', undefined],
    ['http://a/?a&b', 'a&b', undefined],
    ['http://a/?%61#=', 'a', ''],
    ['http://a/?', '', undefined],
    ['http://a/', 'page', undefined],
    ['http://a/?pag=1&pages=2#page=3', 'page', undefined],
  ])('finds in %s under %s: %s', (text, key, value) => {
    const of = viewOf(text)
    const start = valueStart(of, key)
    expect(start < 0 ? undefined : text.slice(start, pairEnd(of, start))).toBe(value)
  })

  it('agrees with rawQueryValue', () => {
    const random = randomFrom(1)
    const make = (): string =>
      Array.from({ length: random(8) }, () => pick(random, [...'ab=&&=', '%61', '%26'])).join('')
    for (let run = 0; run < 5000; run++) {
      const of = viewOf(`http://h/?${make()}`)
      const key = pick(random, ['a', 'b', '', 'ab', '&'])
      const start = valueStart(of, key)
      const value = start < 0 ? O.none : O.some(of.text.slice(start, pairEnd(of, start)))
      expect([of.text, key, value]).toEqual([of.text, key, rawQueryValue(key)(of)])
    }
  })
})

describe('integerValue', () => {
  it.each([
    ['12', 12],
    ['-5', -5],
    ['007', 7],
    ['0', 0],
    ['-0', 0],
    ['%31%32', 12],
    ['%2D1', -1],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', Number.MIN_SAFE_INTEGER],
    ['9007199254740992', undefined],
    ['9'.repeat(400), undefined],
    ['', undefined],
    ['-', undefined],
    ['%2D', undefined],
    ['+1', undefined],
    ['1e3', undefined],
    ['0x1', undefined],
    ['1.0', undefined],
    ['1%20', undefined],
    ['--1', undefined],
  ])('reads %s as %s', (value, number) => {
    expect(integerValue(viewOf(`http://a/?b&n=${value}&n=3`), 'n')).toBe(number)
  })

  it('is undefined if the key is absent', () => {
    expect(integerValue(viewOf('http://a/?b=1'), 'n')).toBeUndefined()
  })
})
