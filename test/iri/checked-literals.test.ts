import { iri, iriReference } from 'uri-ts/iri'
import { expect, it } from 'vitest'

it('literals are what they were', () => {
  expect(iri('http://例え.jp/é')).toBe('http://例え.jp/é')
  expect(iri('http://a/')).toBe('http://a/')
  expect(iriReference('../é')).toBe('../é')
})
