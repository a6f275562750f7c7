/**
 * Tests the shortcuts that avoid building normal forms. Each row tests a boundary case of a shortcut's condition.
 * `undefined` means that the normal forms must be built.
 */
import { describe, expect, it } from 'vitest'
import { haveSameHostText } from '../../../src/core/equivalence/canonical-host'
import { compareNormal } from '../../../src/core/equivalence/compare-normal'
import { equalsForScheme } from '../../../src/core/equivalence/equals-for-scheme'
import { isRuleNeeded } from '../../../src/core/equivalence/normalize-for-scheme'
import type { SchemeRule } from '../../../src/core/equivalence/scheme-rules'
import { refOf } from '../../support/views'

describe('compareNormal', () => {
  it.each([
    ['http://a/b', 'http://a/b', true],
    ['HTTP://A/b', 'http://a/b', true],
    ['http://a/B', 'http://a/b', false],
    ['http://a/b', 'http://a/c', false],
    ['http://U@a/', 'http://u@a/', false],
    // Two strings that differ in length and contain no dot segments can be equivalent only if one of them contains
    // percent-encoded octets.
    ['http://a/b', 'http://a/bc', false],
    ['http://a/b', 'http://a/%62', true],
    ['http://a/b', 'http://a/%62c', false],
    ['http://a/%2F', 'http://a/%2f', true],
    ['http://a/%2F', 'http://a//', false],
    ['http://a%41/', 'http://aa/', true],
    ['http://a/%41', 'http://a/a', false],
    ['http://a/%41', 'http://a/%42', false],
    ['http://ab/./b', 'http://a/./b', undefined],
    // References whose paths differ may still be equivalent if one of the paths contains dot segments.
    ['http://a/./b', 'http://a/b', undefined],
    ['./bx', 'xx/b', undefined],
    ['http://a/%2e/b', 'http://a/x/bbb', undefined],
    ['%2e/b', 'x/bbb', undefined],
    ['http://a/./b?c', 'http://a/./b/c', undefined],
    // References are not equivalent if the first difference between their normal forms is outside the path, or is in a
    // path without dot segments.
    ['http://a/./b', 'http://c/./b', false],
    ['http://a/./%62', 'http://a:1/./b', false],
    ['http://a/./b?x', 'http://a/./b?y', false],
    ['http://a/./b?', 'http://a/./b#', false],
    ['http://a/b?%2e', 'http://a/c?%2e', false],
  ])('says of %s and %s: %s', (a, b, expected) => {
    expect(compareNormal(refOf(a), refOf(b))).toBe(expected)
    expect(compareNormal(refOf(b), refOf(a))).toBe(expected)
  })
})

describe('haveSameHostText', () => {
  it.each([
    ['http://A/', 'http://a/', true],
    ['http://a/', 'http://b/', false],
    ['http://ab/', 'http://a/', false],
    ['ftp://u@ab:1/', 'http://ab', true],
    ['http://a%62/', 'http://ab/', undefined],
    ['http://ab%63/', 'http://bb/', false],
    ['http://a/%41', 'http://a%2F/', false],
    ['http://u@a/', 'http://a%2F/', false],
  ])('says of %s and %s: %s', (a, b, expected) => {
    expect(haveSameHostText(refOf(a), refOf(b))).toBe(expected)
    expect(haveSameHostText(refOf(b), refOf(a))).toBe(expected)
  })
})

describe('isRuleNeeded', () => {
  it.each<readonly [text: string, rule: SchemeRule, expected: boolean]>([
    ['http://a/b', {}, false],
    ['http://a/b', { defaultPort: 80, emptyPath: '/' }, false],
    ['http://a', {}, true],
    ['http://a:1/b', {}, true],
    ['http://[::1]/b', {}, true],
    ['a:', {}, false],
    ['a:b', {}, false],
    ['a:b', { path: (path: string) => path }, true],
    ['a:b', { defaultHost: '' }, true],
  ])('says of %s and %j: %s', (text, rule, expected) => {
    expect(isRuleNeeded(refOf(text), rule)).toBe(expected)
  })
})

it('compares schemes whose rule is opaque without removing dot segments', () => {
  const isSame = equalsForScheme({ x: { isOpaque: true } })
  expect(isSame(refOf('x:a/../b'))(refOf('x:b'))).toBe(false)
  expect(isSame(refOf('x:%61'))(refOf('x:a'))).toBe(false)
  expect(isSame(refOf('x:%6a'))(refOf('X:%6A'))).toBe(true)
})
