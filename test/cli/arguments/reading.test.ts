import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalTextOf } from '../../../src/cli/arguments/forms'
import { readerOf } from '../../../src/cli/arguments/reading'
import { host, path, query } from '../../../src/core/components/accessors'
import { normalize } from '../../../src/core/equivalence/normalize'
import { normalizeForScheme } from '../../../src/core/equivalence/normalize-for-scheme'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import { RUNS } from '../../support/law'

const asTarget = readerOf({ kind: 'request-target' })
const asTolerant = readerOf({ kind: 'request-target', tolerant: true })

test.each([
  ['//evil.test/x', 'origin-form', '//evil.test/x'],
  ['/a?b', 'origin-form', '/a'],
  ['http://a.test/b', 'absolute-form', '/b'],
  ['a.test:443', 'authority-form', ''],
  ['*', 'asterisk-form', '*'],
])('%s is read in %s', (text, form, expected) => {
  const reading = asTarget(text)
  if (reading._tag === 'Left') throw new Error(reading.left.reason)
  expect(reading.right.form).toBe(form)
  expect(path(reading.right.view)).toBe(expected)
})

test.each(['//evil.test/x', '//evil.test/|', '/.//evil.test/%', '///evil.test'])('%s names no host', (text) => {
  const reading = asTolerant(text)
  if (reading._tag === 'Left') throw new Error(reading.left.reason)
  expect(host(reading.right.view)._tag).toBe('None')
  expect(path(reading.right.view).startsWith('/')).toBe(true)
})

test.each([
  ['/a|b?c=50%', '/a%7Cb', 'c=50%25'],
  ['/a?b=%zz', '/a', 'b=%25zz'],
  ['//evil.test/|?%', '//evil.test/%7C', '%25'],
])('what browsers send is percent-encoded: %s', (text, expectedPath, expectedQuery) => {
  expect(asTarget(text)._tag).toBe('Left')
  const reading = asTolerant(text)
  if (reading._tag === 'Left') throw new Error(reading.left.reason)
  expect(path(reading.right.view)).toBe(expectedPath)
  expect(query(reading.right.view)).toEqual({ _tag: 'Some', value: expectedQuery })
})

test.each(['/a#b', 'not a target', ''])('tolerance does not accept %j, and the error is that of the text', (text) => {
  expect(asTolerant(text)).toEqual(asTarget(text))
  expect(asTolerant(text)._tag).toBe('Left')
})

test.each([
  ['//Evil.test/a/../%7ex', '//Evil.test/~x'],
  ['/a//../b', '/a/b'],
  ['/..//evil.test', '//evil.test'],
  ['A.test:80', 'a.test:80'],
  ['HTTP://A.test:80/', 'http://a.test/'],
  ['*', '*'],
])('the normal form of %s is %s, with the rules of schemes', (text, expected) => {
  const reading = asTarget(text)
  if (reading._tag === 'Left') throw new Error(reading.left.reason)
  expect(normalTextOf(reading.right, normalizeForScheme(schemeRules))).toBe(expected)
})

test('the normal form of an origin-form is an origin-form in normal form', () => {
  const segment = fc.constantFrom('', '.', '..', 'a', '%7e', '%2E%2e', 'evil.test', '|', '%', ':')
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
      const reading = asTolerant(`/${segments.join('/')}`)
      if (reading._tag === 'Left') throw new Error(reading.left.reason)
      const normal = normalTextOf(reading.right, normalize)
      const again = asTarget(normal)
      if (again._tag === 'Left') throw new Error(again.left.reason)
      expect(again.right.form).toBe('origin-form')
      expect(normalTextOf(again.right, normalize)).toBe(normal)
    }),
    { numRuns: RUNS },
  )
})
