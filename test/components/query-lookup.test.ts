import * as O from 'fp-ts/Option'
import { type AnyView, hasPath, hasSegments, isUri, parseUriReference, rawQueryValue, segments, view } from 'uri-ts'
import { integerValue, pairEnd, valueStart } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { generateReference } from '../refimpl/generate'
import { pick, randomFrom } from '../refimpl/random'

const parsed = (text: string): AnyView => (isUri(text) ? view(text) : expect.fail(text))

describe('pathEquals', () => {
  it.each([
    ['http://a/b?c', '/b', true],
    ['http://a/b', '/b/', false],
    ['http://a/b/', '/b', false],
    ['http://a/%62', '/b', false],
    ['http://a', '', true],
    ['http://a/c', '/b', false],
  ])('%s %s: %s', (text, path, is) => {
    expect(hasPath(path)(parsed(text))).toBe(is)
  })
})

describe('matchSegments', () => {
  it.each([
    ['http://a/users/me', ['users', 'me'], true],
    ['http://a/users/m%65?x', ['users', 'me'], true],
    ['http://a/users/me/', ['users', 'me'], false],
    ['http://a/users', ['users', 'me'], false],
    ['http://a/users/you', ['users', 'me'], false],
    ['http://a/', [''], true],
    ['http://a/', [], false],
    ['http://a', [], true],
    ['http://a', [''], false],
    ['http://a//', ['', ''], true],
    ['http://a/b%2Fc', ['b/c'], true],
    ['http://a/b/c', ['b/c'], false],
    ['http://a/caf%c3%a9', ['café'], true],
    ['http://a/%2525', ['%25'], true],
    ['urn:a', ['a'], false],
    ['urn:a/b', ['b'], false],
  ])('%s %j: %s', (text, literal, is) => {
    expect(hasSegments(literal)(parsed(text))).toBe(is)
  })

  it('agrees with segments, decoded', () => {
    const random = randomFrom(1)
    for (let run = 0; run < 5000; run++) {
      const reference = parseUriReference(generateReference(random))
      if (reference._tag === 'Left') continue
      const [first, ...rest] = segments(reference.right)
      if (first !== '' && first !== undefined) continue
      if (rest.some((segment) => segment.includes('%'))) continue
      expect(hasSegments(rest)(reference.right)).toBe(true)
      expect(hasSegments([...rest, 'x'])(reference.right)).toBe(false)
    }
  })
})

describe('queryLookup', () => {
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
    ['http://a/?', '', undefined],
    ['http://a/', 'page', undefined],
    ['http://a/?pag=1&pages=2#page=3', 'page', undefined],
  ])('%s %s: %s', (text, key, value) => {
    const of = parsed(text)
    const start = valueStart(of, key)
    expect(start < 0 ? undefined : text.slice(start, pairEnd(of, start))).toBe(value)
  })

  it('agrees with lookup', () => {
    const random = randomFrom(1)
    const make = (): string =>
      Array.from({ length: random(8) }, () => pick(random, [...'ab=&&=', '%61', '%26'])).join('')
    for (let run = 0; run < 5000; run++) {
      const of = parsed(`http://h/?${make()}`)
      const key = pick(random, ['a', 'b', '', 'ab', '&'])
      const start = valueStart(of, key)
      const value = start < 0 ? O.none : O.some(of.text.slice(start, pairEnd(of, start)))
      expect([of.text, key, value]).toEqual([of.text, key, rawQueryValue(key)(of)])
    }
  })
})

describe('queryInt', () => {
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
  ])('%s: %s', (value, number) => {
    expect(integerValue(parsed(`http://a/?b&n=${value}&n=3`), 'n')).toBe(number)
  })

  it('is undefined where the key is absent', () => {
    expect(integerValue(parsed('http://a/?b=1'), 'n')).toBeUndefined()
  })
})
