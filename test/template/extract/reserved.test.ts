/** Tests the values of `{+x}` and `{#x}`, whose expansions keep reserved characters and percent-encoded octets. */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expandUnknown, extract, template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { parsed, RUNS, SEED } from '../../support/template-setup'

const read = (text: string, reference: string, reserved?: 'decoded' | 'raw'): unknown => {
  const values = extract(parsed(text), { reserved })(reference)
  return E.isRight(values) ? values.right : `${values.left.reason} at ${values.left.offset}`
}

const write = (text: string, values: object): string => {
  const made = expandUnknown(parsed(text))(values)
  if (E.isLeft(made)) throw made.left
  return made.right
}

describe('a percent-encoded octet in a value of {+x} or {#x}', () => {
  it.each([
    ['file:///{+path}', 'file:///a%20b.txt', { path: 'a b.txt' }],
    ['file:///{+path}', 'file:///caf%C3%A9/%23%3F%5B%5D%25.md', { path: 'café/#?[]%.md' }],
    ['file:///{+path}', 'file:///a%2520b', { path: 'a%20b' }],
    ['file:///{+path}', 'file:///a/b?c#d', { path: 'a/b?c#d' }],
    ['/a{#f}', '/a#x%20y', { f: 'x y' }],
    ['/{+list*}', '/a%2Cb', { list: ['a,b'] }],
    ['/{+x:3}', '/%C3%A9%20', { x: 'é ' }],
    ['/{+x:3}', '/%C3%A9%20z', 'ambiguous at 1'],
    ['/{+x}', '/%FF', 'utf-8 at 1'],
    ['/{+x}', '/a%4', 'pct-encoded at 2'],
    ['/{+x}', '/a%', 'pct-encoded at 2'],
  ])('is decoded by default: %s reads %s', (text, reference, values) => {
    expect(read(text, reference)).toEqual(values)
    expect(read(text, reference, 'decoded')).toEqual(values)
  })

  it.each([
    ['file:///{+path}', 'file:///a%20b.txt', { path: 'a%20b.txt' }],
    ['/{+x}/{y}', '/%2F/%2F', { x: '%2F', y: '/' }],
    ['/{+x}', '/%FF', { x: '%FF' }],
    ['/{+x}', '/a%4', 'pct-encoded at 2'],
    ['/a{#f}', '/a#%41', { f: '%41' }],
    ['/{+list*}', '/a%2Cb', { list: ['a%2Cb'] }],
    ['/{+x:2}', '/%C3%A9', { x: '%C3%A9' }],
    ['/{+x:2}', '/%C3%A9%20', 'ambiguous at 1'],
  ])('is kept if values are raw: %s reads %s', (text, reference, values) => {
    expect(read(text, reference, 'raw')).toEqual(values)
  })

  // If a variable occurs once with `+` or `#` and once without an operator, the occurrence without an operator
  // determines the variable's value.
  it.each([
    ['/{+x}/{x}', { x: 'a b' }],
    ['/{+x}/{x}', { x: 'a%20b' }],
    ['/{x}/{+x}', { x: 'a%20b' }],
    ['/{x}{#x}', { x: '%2F%41' }],
    ['/{+x:3}/{x}', { x: 'a%20bcd' }],
    ['/{x}/{+x:3}', { x: 'é%C3%A9%41%42' }],
    ['/{+x:2}/{x:20}', { x: '%41%42%43' }],
  ])('is what the other occurrence says: %s with %j', (text, values) => {
    for (const reserved of ['decoded', 'raw'] as const)
      expect(read(text, write(text, values), reserved)).toEqual(values)
  })

  it.each([
    ['/{+x}/{x}', '/a%20b/c', 'ambiguous at 1'],
    ['/{+x}/{x}', '/ab/c', 'mismatch at 4'],
    ['/{x}/{+x}', '/a/c', 'mismatch at 3'],
    ['/{+x}/{+x}', '/%2F/%2F', { x: '/' }],
    ['/{+x}/{+x}', '/%2F/%3F', 'ambiguous at 5'],
  ])('must agree with the other occurrence: %s from %s', (text, reference, values) => {
    expect(read(text, reference)).toEqual(values)
  })

  it('refuses another way to read', () => {
    expect(() => extract(template('/{+x}'), { reserved: 'encoded' } as never)).toThrow(
      "the option 'reserved' is one of decoded, raw",
    )
  })

  const names = fc.string({ unit: 'grapheme' })
  const pieces = fc.constantFrom('a', '/', ' ', '%', '%20', '%2F', '%41', '%C3%A9', 'é', '#', '?', '[', '.', '25', '😀')
  const hostile = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(''))

  it('every value without one is read back', () => {
    fc.assert(
      fc.property(fc.oneof(names, hostile), (path) => {
        fc.pre(!/%[\dA-F]{2}/i.test(path))
        for (const text of ['file:///{+path}', '/a{#path}']) expect(read(text, write(text, { path }))).toEqual({ path })
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('every text is written again from its raw values', () => {
    fc.assert(
      fc.property(hostile, (path) => {
        const text = write('file:///{+path}', { path })
        const values = read('file:///{+path}', text, 'raw')
        expect(write('file:///{+path}', values as object)).toBe(text)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})
