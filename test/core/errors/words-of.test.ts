import { describe, expect, it } from 'vitest'
import { refusedValue, wordsOf } from '../../../src/core/errors/words-of'

describe('wordsOf', () => {
  it.each([
    ['a string', 'must be odd', 'must be odd'],
    ['an error of a codec', { expected: 'an integer is digits' }, 'an integer is digits'],
    ['an exception', new Error('must be odd'), 'must be odd'],
    ['an exception with what a log might interpret', new Error('a\u001b[2J\né'), 'a?[2J??'],
    ['an exception with a long message', new Error('a'.repeat(300)), 'a'.repeat(200)],
    ['an exception of a codec', Object.assign(new Error('b'), { expected: 'must be odd' }), 'must be odd'],
    ['an exception without a message', new Error(''), undefined],
    ['an object with a message', { message: 'must be odd' }, undefined],
    ['an expectation that is no string', { expected: 5 }, undefined],
    ['an inherited expectation', Object.create({ expected: 'must be odd' }), undefined],
    ['null', null, undefined],
    ['undefined', undefined, undefined],
    ['a number', 5, undefined],
  ])('of %s', (_, cause, words) => expect(wordsOf(cause)).toBe(words))
})

describe('refusedValue', () => {
  it.each([
    ['x', 'an integer is digits', "id: 'x' is not an integer; an integer is digits"],
    ['x', 'a uuid is 32 digits', "id: 'x' is not a uuid; a uuid is 32 digits"],
    ['x', 'a value is digits', "id: 'x' is not accepted; a value is digits"],
    ['x', 'must be odd', "id: 'x' is not accepted; must be odd"],
    ['a'.repeat(40), 'must be odd', `id: '${'a'.repeat(40)}' is not accepted; must be odd`],
    ['a'.repeat(41), 'must be odd', `id: '${'a'.repeat(40)}…' is not accepted; must be odd`],
  ])('%s: %s', (text, rule, message) => expect(refusedValue('id', { text }, rule)).toBe(message))

  it('needs the value and the rule', () => {
    expect(refusedValue('id', { text: 'x' }, undefined)).toBeUndefined()
    for (const cause of [{ text: 5 }, {}, Object.create({ text: 'x' }), null, undefined, 'x'])
      expect(refusedValue('id', cause, 'must be odd')).toBeUndefined()
  })
})
