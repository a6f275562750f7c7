import { expect, it, vi } from 'vitest'

it('functions that take checked literals return their argument in a bundle', async () => {
  // Another test may have loaded the run-time checks, which a bundle does not contain.
  vi.resetModules()
  const { absoluteUri, relativeRef, uri, uriReference } = await import('../../../src/core/model/checked-literals')
  expect(uri('http://a/#b')).toBe('http://a/#b')
  expect(absoluteUri('http://a/')).toBe('http://a/')
  expect(relativeRef('../b')).toBe('../b')
  expect(uriReference('b')).toBe('b')
  expect(uri('a b' as 'http://a/')).toBe('a b')
})

it('functions that take checked literals can be replaced', async () => {
  vi.resetModules()
  const literals = await import('../../../src/core/model/checked-literals')
  const { absoluteUri, checkLiterals, relativeRef, uriReference, uris } = literals
  checkLiterals({ uri: () => 'replaced' as never, absoluteUri, relativeRef, uriReference, uris })
  expect(literals.uri('http://a/')).toBe('replaced')
  expect(literals.absoluteUri('http://a/')).toBe('http://a/')
})
