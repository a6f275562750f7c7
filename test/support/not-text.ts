import { viewOf } from './corpus'

/**
 * Lists values that JavaScript callers might pass instead of a string. A value with a `length` of 0 can be mistaken for
 * an empty string.
 */
export const NOT_TEXT: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['NaN', Number.NaN],
  ['a boolean', true],
  ['a bigint', 10n],
  ['a symbol', Symbol('http://a/')],
  ['an empty list', []],
  ['a list of a text', ['http://a/']],
  ['an object', {}],
  ['an object of length 0', { length: 0 }],
  ['an object that writes a text', { length: 9, toString: () => 'http://a/' }],
  ['a boxed string', Object('http://a/')],
  ['a function', () => {}],
  ['a URL', new URL('http://a/')],
  ['a view', viewOf('http://a/')],
]
