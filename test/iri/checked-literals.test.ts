import { iri, iriReference } from 'uri-ts/iri'
import { expect, it } from 'vitest'

it('literals are what they were', () => {
  expect(iri('http://例え.jp/é')).toBe('http://例え.jp/é')
  expect(iri('http://a/')).toBe('http://a/')
  expect(iriReference('../é')).toBe('../é')
})

it.each([
  ...[
    'ws:\u{e0001}/',
    'http://a/\u{f0000}',
    'http://a/\u{1fffe}',
    'http://a/\u{10ffff}',
    'a:\ud800',
    'a:\udc00b',
    '/\u{1f600}',
  ],
  ...['http://\u{1f600}\u{e0001}/', 'http://a/?\u{1fffe}', 'http://a b/\u{1f600}'],
])('a literal beyond U+FFFF that is not an IRI is refused at run time: %j', (text) =>
  expect(() => iri(text as never)).toThrow(TypeError),
)

it('literals beyond U+FFFF that are IRIs are what they were', () => {
  for (const text of ['http://a/\u{1f600}', 'http://a/?\u{f0000}', 'http://\u{20000}.jp/'])
    expect([iri(text as never), iriReference(text as never)]).toEqual([text, text])
  expect(iriReference('../\u{1f600}' as never)).toBe('../\u{1f600}')
  expect(() => iriReference('../\u{e0001}' as never)).toThrow('path: ')
  expect(() => iriReference('\ud83d' as never)).toThrow(TypeError)
})
