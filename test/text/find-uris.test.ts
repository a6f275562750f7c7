import { describe, expect, it } from 'vitest'
import { findUris } from '../../src/text/find-uris'
import { fresh } from '../support/views'

/** The example of Appendix C, as the RFC prints it. */
const APPENDIX_C = `
   Yes, Jim, I found it under "http://www.w3.org/Addressing/",
   but you can probably pick it up from <ftp://foo.example.
   com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
   ietf/uri/historical.html#WARNING>.
`

const found = (text: string): readonly string[] => findUris(text).map(({ uri }) => fresh(uri).text)

describe('findUris', () => {
  it('finds the three URIs of the example of Appendix C', () => {
    expect(found(APPENDIX_C)).toEqual([
      'http://www.w3.org/Addressing/',
      'ftp://foo.example.com/rfc/',
      'http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING',
    ])
  })

  it('returns the start and end of each URI, without its delimiters', () => {
    const [quoted, angled, , ...none] = findUris(APPENDIX_C)
    expect(none).toEqual([])
    expect(APPENDIX_C.slice(quoted?.start, quoted?.end)).toBe('http://www.w3.org/Addressing/')
    expect(APPENDIX_C.slice(angled?.start, angled?.end)).toBe('ftp://foo.example.\n   com/rfc/')
  })

  it.each([
    { text: '', uris: [] },
    { text: 'no URI: here', uris: [] },
    // Angle brackets: white space and the prefix "URL:" are removed.
    { text: '<http://a/b>', uris: ['http://a/b'] },
    { text: '< http://a/\tb\r\n >', uris: ['http://a/b'] },
    { text: '<URL:http://a/><url:urn:a>', uris: ['http://a/', 'urn:a'] },
    { text: '<U R L : a:b>', uris: ['a:b'] },
    { text: '<a:b>', uris: ['a:b'] },
    { text: '<a/b>', uris: [] },
    { text: '<>', uris: [] },
    { text: '<http://a', uris: ['http://a'] },
    { text: '<http://a/<http://b/>', uris: ['http://a/', 'http://b/'] },
    { text: '<b>http://a/</b>', uris: ['http://a/'] },
    { text: '<http://a/|> <x:y>', uris: ['http://a/', 'x:y'] },
    // Double quotes.
    { text: '"http://a/", "b:c"', uris: ['http://a/', 'b:c'] },
    { text: '"no" http://a/ "x:y"', uris: ['http://a/', 'x:y'] },
    { text: '"http://a/', uris: ['http://a/'] },
    { text: 'href="http://a/?b=c" class="d"', uris: ['http://a/?b=c'] },
    { text: '"http://a b"', uris: ['http://a'] },
    // Bare: the punctuation of the sentence is not part of the URI.
    { text: 'See http://a/b.', uris: ['http://a/b'] },
    { text: 'http://a/b?c, http://d!?', uris: ['http://a/b?c', 'http://d'] },
    { text: "it's 'http://a/';", uris: ['http://a/'] },
    { text: '(http://a/b)', uris: ['http://a/b'] },
    { text: '(see http://a/(b))', uris: ['http://a/(b)'] },
    { text: 'http://a/(b).', uris: ['http://a/(b)'] },
    { text: 'http://a/b).)', uris: ['http://a/b'] },
    { text: 'http://[::1]:80/a', uris: ['http://[::1]:80/a'] },
    { text: 'git+ssh://a', uris: ['git+ssh://a'] },
    { text: 'mailto:a@b. tel:+1-2 urn:c:d', uris: ['mailto:a@b', 'tel:+1-2', 'urn:c:d'] },
    { text: 'MAILTO:a@b', uris: ['MAILTO:a@b'] },
    { text: 'note: a:b c::d 12:30', uris: [] },
    { text: '://a 1://b é://c', uris: [] },
    { text: 'http://a[', uris: [] },
    { text: 'http://a/%4 http://b', uris: ['http://b'] },
    { text: 'http://a/é', uris: ['http://a/'] },
    { text: 'x,http://a', uris: ['http://a'] },
    { text: 'http://a,http://b', uris: ['http://a,http://b'] },
    { text: 'http:', uris: [] },
    { text: 'Tel: 1', uris: [] },
  ])('finds $uris in <$text>', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })
})
