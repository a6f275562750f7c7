/**
 * Tests the statements in `SECURITY.md` about the order of guards and normalization, about path prefixes and about
 * decoding.
 */
import { normalize, path, resolve, uri, view } from 'uri-ts'
import { ambiguousPath } from 'uri-ts/http'
import { expect, it } from 'vitest'

it('a guard finds in the original what a normal form hides', () => {
  const original = view(uri('http://a/a/%2e%2e/b'))
  expect(ambiguousPath(original)).toHaveLength(2)
  expect(ambiguousPath(normalize(original))).toEqual([])
  expect(path(normalize(original))).toBe('/b')
})

it('a prefix is compared with a normal form', () => {
  const original = view(uri('http://a/public/%2e%2e/admin'))
  expect(path(original).startsWith('/public/')).toBe(true)
  expect(path(normalize(original))).toBe('/admin')
})

it('normalize decodes once, and resolve does not decode', () => {
  expect(path(normalize(view(uri('http://a/a/%252e%252e/b'))))).toBe('/a/%252e%252e/b')
  const resolved = resolve(view(uri('http://a/x/y')))(view(uri('http://a/%2e%2e/z')))
  expect(path(resolved)).toBe('/%2e%2e/z')
})
