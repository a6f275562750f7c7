/** Tests how the start and the end of a URI are found next to characters that are easily confused with delimiters. */
import { findUris, uriFinder } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { fresh } from '../../support/views'

describe('findUris', () => {
  it.each([
    ['hotel:a mailtox:b', []],
    ['git+http:///\u00e9 httpx:///\u00e9', ['git+http:///', 'httpx:///']],
    ['&#34;http://a/b&#34; &#39;http://c/d&#39;', ['http://a/b', 'http://c/d']],
    ["http://a/b'c", ["http://a/b'c"]],
    ['http://a[1],http://b/', ['http://b/']],
    ['http:// a],http://b/', ['http://b/']],
    ['http://[::1 http://b/', ['http://b/']],
    ['http://a\\', ['http://a']],
    ['http://a\x80', []],
    ['://a,http://b', ['http://b']],
    ['http://&lt;http://b/', ['http://b/']],
  ])('finds in %j', (text, uris) => {
    expect(findUris(text).map(({ uri }) => fresh(uri).text)).toEqual(uris)
  })
})

describe('uriFinder', () => {
  it.each([
    ['http://h/,a.', ['http://h/,a']],
    ['example.com/a{b}', ['https://example.com/a']],
    ['example.com|x@evil.org', []],
    ['<http://a/\n  b> "http://a/b."', ['http://a/b', 'http://a/b.']],
  ])('finds in %j', (text, uris) => {
    const find = uriFinder({ isHost: () => true })
    expect(find(text).map(({ uri }) => fresh(uri).text)).toEqual(uris)
  })
})
