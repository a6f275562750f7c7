/** Tests that a failing value shrinks to the smallest value that still fails. */
import * as fc from 'fast-check'
import * as arbitraries from 'uri-ts/fast-check'
import { expect, test } from 'vitest'
import { template } from '../../../src/template/syntax/checked-template'

const smallest = <Value>(arbitrary: fc.Arbitrary<Value>, isFine: (value: Value) => boolean): unknown => {
  const { counterexample } = fc.check(fc.property(arbitrary, isFine), { numRuns: 10_000, seed: 3986 })
  return counterexample?.[0]
}

const never = () => false

test.each([
  ['scheme', arbitraries.anyScheme(), 'a'],
  ['userinfo', arbitraries.anyUserinfo(), ''],
  ['host', arbitraries.anyHost(), ''],
  ['port', arbitraries.anyPort(), ''],
  ['authority', arbitraries.anyAuthority(), ''],
  ['IPv4address', arbitraries.anyIPv4Address(), '0.0.0.0'],
  ['IPv6address', arbitraries.anyIPv6Address(), '::'],
  ['segment', arbitraries.anySegment(), ''],
  ['path', arbitraries.anyPath(), ''],
  ['query', arbitraries.anyQuery(), ''],
  ['fragment', arbitraries.anyFragment(), ''],
  ['URI', arbitraries.anyUri(), 'a:'],
  ['absolute-URI', arbitraries.anyAbsoluteUri(), 'a:'],
  ['relative-ref', arbitraries.anyRelativeRef(), ''],
  ['URI-reference', arbitraries.anyUriReference(), ''],
  ['http-URI', arbitraries.anyHttpUri(), 'http://a'],
])('%s shrinks to the smallest text', (_, arbitrary, expected) => {
  expect(smallest<string>(arbitrary, never)).toBe(expected)
})

test.each([
  ['a fragment', arbitraries.anyUriReference(), /#/, '#'],
  ['a percent-encoded octet', arbitraries.anyQuery(), /%/, '%00'],
  ['an IP literal', arbitraries.anyUriReference(), /\[/, '//[::]'],
  ['a port', arbitraries.anyAuthority(), /^[^[]*:\d/, ':0'],
  ['a dot segment', arbitraries.anyHttpUri(), /\/\.\.(\/|$)/, 'http://a/..'],
  ['a blank', arbitraries.mutantOf(arbitraries.anyUriReference()), / /, ' '],
])('a text with %s shrinks to nothing else', (_, arbitrary, pattern, expected) => {
  expect(smallest<string>(arbitrary, (text) => !pattern.test(text))).toBe(expected)
})

test('templates and values shrink', () => {
  const optional = arbitraries.anyVariables(template('{?a,b}'))
  expect(smallest(arbitraries.anyTemplate(), ({ text }) => !text.includes('{'))).toMatchObject({ text: '{a}' })
  expect(smallest(optional, never)).toEqual({})
  expect(smallest(optional, ({ b }) => typeof b !== 'string')).toEqual({ b: '' })
})

test.each([
  ['URI', arbitraries.anyUri(), 'a:'],
  ['relative-ref', arbitraries.anyRelativeRef(), ''],
  ['URI-reference', arbitraries.anyUriReference(), ''],
  ['http-URI', arbitraries.anyHttpUri(), 'http://a'],
])('%s shrinks to the smallest text from every seed', (_, arbitrary: fc.Arbitrary<string>, expected) => {
  const smallestOf = (seed: number) => fc.check(fc.property(arbitrary, never), { seed }).counterexample?.[0]
  expect(new Set(Array.from({ length: 200 }, (_, seed) => smallestOf(seed)))).toEqual(new Set([expected]))
})
