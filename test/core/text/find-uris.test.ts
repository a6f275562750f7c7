import { describe, expect, it } from 'vitest'
import { findUris } from '../../../src/core/text/find-uris'
import { charactersRead } from '../../support/characters-read'
import { LONG } from '../../support/law'
import { fresh } from '../../support/views'

/** The example in RFC 3986, appendix C. */
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
    { text: '<URL:http://a/b>', slice: 'http://a/b' },
    { text: '< http://a/b >', slice: 'http://a/b' },
    { text: '<\n URL: http://a/b\t\u00a0>', slice: 'http://a/b' },
    { text: '<url:\r\n http://a/\r\n b \n>', slice: 'http://a/\r\n b' },
    { text: 'x "http://a/b" y', slice: 'http://a/b' },
    { text: 'x (http://a/b). y', slice: 'http://a/b' },
  ])('returns the start and end of the URI itself in $text', ({ text, slice }) => {
    const [only, ...none] = findUris(text)
    expect(none).toEqual([])
    expect(text.slice(only?.start, only?.end)).toBe(slice)
    expect(only?.uri.text).toBe(slice.replace(/\s+/, ''))
  })

  it.each([
    { text: 'http://a/%4 http://b', uris: ['http://a/', 'http://b'] },
    { text: 'https://matrix.to/#/#room:server.org', uris: ['https://matrix.to/#/'] },
    { text: 'http://evil.com/?a=% click', uris: ['http://evil.com/?a='] },
    { text: 'http://a/b%20c%2', uris: ['http://a/b%20c'] },
    { text: 'http://a/b%', uris: ['http://a/b'] },
    { text: 'http://a/100%.', uris: ['http://a/100'] },
    { text: 'http://a/b%%20', uris: ['http://a/b'] },
    { text: 'http://a/b.%s', uris: ['http://a/b'] },
    { text: 'http://a#b%zz', uris: ['http://a#b'] },
    { text: 'http://a## b', uris: ['http://a#'] },
    { text: 'http://[::1]/#a#b', uris: ['http://[::1]/#a'] },
    { text: 'http://a/%http://b/#c#urn:d', uris: ['http://a/', 'http://b/#c', 'urn:d'] },
    { text: '<http://a/%> "http://b/#c#"', uris: ['http://a/', 'http://b/#c'] },
    { text: 'urn:a:b?c% mailto:a@b?subject=100%', uris: ['urn:a:b?c', 'mailto:a@b?subject=100'] },
    { text: "'http://a/%' (http://b/#/#c)", uris: ['http://a/', 'http://b/#/'] },
  ])('ends a URI before a % without two digits or a second #: $uris in $text', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })

  it.each([
    { text: '[a](http://a/b_) [c](http://c/d*) (http://e/~)', uris: ['http://a/b_', 'http://c/d*', 'http://e/~'] },
    {
      text: "'http://a/b!' `http://c/d,` [http://e/_] {http://f/_}",
      uris: ['http://a/b!', 'http://c/d,', 'http://e/_', 'http://f/_'],
    },
    { text: '\u201chttp://a/b_\u201d \u00abhttp://c~\u00bb', uris: ['http://a/b_', 'http://c~'] },
    { text: '{\\"a\\":\\"http://a/b_\\"} \\\'http://c/d,\\\'', uris: ['http://a/b_', 'http://c/d,'] },
    { text: "(http://a/b.) 'http://c/d;' (http://e?)", uris: ['http://a/b', 'http://c/d', 'http://e'] },
    { text: '(see http://a/b!) (**http://c/d**) (http://e/f, g)', uris: ['http://a/b', 'http://c/d', 'http://e/f'] },
    { text: '*(http://a/b_)*, _http://c/d_', uris: ['http://a/b_', 'http://c/d'] },
    { text: '(http://a/b_', uris: ['http://a/b'] },
    { text: 'http://a/b_)', uris: ['http://a/b'] },
    { text: "'http://a/b,", uris: ['http://a/b'] },
  ])('keeps the tail of a URI that marks enclose directly: $uris in $text', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })

  it.each([
    { text: '', uris: [] },
    { text: 'no URI: here', uris: [] },
    // Within angle brackets, white space and the prefix "URL:" are removed.
    { text: '<http://a/b>', uris: ['http://a/b'] },
    { text: '< http://a/b\r\n >', uris: ['http://a/b'] },
    { text: '<http://a/\t\r\n b>', uris: ['http://a/b'] },
    { text: '<URL:http://a/><url:urn:a>', uris: ['http://a/', 'urn:a'] },
    { text: '<URL:\n a:b>', uris: ['a:b'] },
    { text: '< URL: a:b >', uris: ['a:b'] },
    { text: '<URL:URL:a>', uris: ['URL:a'] },
    { text: '<URL:>< \n>', uris: [] },
    { text: '<a:b>', uris: ['a:b'] },
    { text: '<a/b>', uris: [] },
    { text: '<>', uris: [] },
    { text: '<http://a', uris: ['http://a'] },
    { text: '<http://a/<http://b/>', uris: ['http://a/', 'http://b/'] },
    { text: '<b>http://a/</b>', uris: ['http://a/'] },
    { text: '<http://a/|> <x:y>', uris: ['http://a/', 'x:y'] },
    // Double quotes delimit URIs.
    { text: '"http://a/", "b:c"', uris: ['http://a/', 'b:c'] },
    { text: '"no" http://a/ "x:y"', uris: ['http://a/', 'x:y'] },
    { text: '"http://a/', uris: ['http://a/'] },
    { text: 'href="http://a/?b=c" class="d"', uris: ['http://a/?b=c'] },
    { text: '"http://a b"', uris: ['http://a'] },
    // If there are no delimiters, the punctuation of the surrounding prose is not part of the URI.
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
    { text: 'http://a/é', uris: ['http://a/'] },
    { text: 'http:///a/é file:///é foo:///é', uris: ['http:///a/', 'file:///', 'foo:///'] },
    { text: 'http:/// http:///a http:///', uris: ['http:///a'] },
    { text: 'x,http://a', uris: ['http://a'] },
    { text: 'http://a,http://b', uris: ['http://a,http://b'] },
    { text: 'http:', uris: [] },
    { text: 'Tel: 1', uris: [] },
  ])('finds $uris in <$text>', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })

  it.each([
    { text: '[https://example.com](https://example.com)', uris: ['https://example.com', 'https://example.com'] },
    { text: '[http://a/b]', uris: ['http://a/b'] },
    { text: 'see http://a/b[1].', uris: ['http://a/b'] },
    { text: 'see [http://a/b][1], [http://c][2].', uris: ['http://a/b', 'http://c'] },
    { text: '[1]: http://a/b', uris: ['http://a/b'] },
    { text: '[![CI](https://a/b.svg?x=(1))](https://c/d)', uris: ['https://a/b.svg?x=(1)', 'https://c/d'] },
    { text: '[a](http://a/b)[c](http://c)d', uris: ['http://a/b', 'http://c'] },
    { text: '[a](http://a/b "title")', uris: ['http://a/b'] },
    { text: '[a](<http://a/b>)', uris: ['http://a/b'] },
    { text: '[http://a/b Label] and [[http://c|Label]]', uris: ['http://a/b', 'http://c'] },
    { text: '{"a":["http://a/b"]}', uris: ['http://a/b'] },
    { text: '{\\"a\\":\\"http://a\\"}', uris: ['http://a'] },
    { text: "['http://a/','http://b/']", uris: ['http://a/', 'http://b/'] },
    { text: '{http://a} |http://b| `http://c`', uris: ['http://a', 'http://b', 'http://c'] },
    { text: '**http://a/b** _http://c_ ~~http://d/~~', uris: ['http://a/b', 'http://c', 'http://d/'] },
    {
      text: '&lt;http://a&gt; &quot;http://b/c&quot; http://d/?e&f;g',
      uris: ['http://a', 'http://b/c', 'http://d/?e&f;g'],
    },
    {
      text: '[http://[::1]] http://u@[::1]:80/a[2] http://[v1.a]',
      uris: ['http://[::1]', 'http://u@[::1]:80/a', 'http://[v1.a]'],
    },
    { text: 'http://a/b@[::1]', uris: ['http://a/b@'] },
    { text: 'http://[::1 http://[host]/a', uris: [] },
    { text: '1.http://a/b ...http://c -http://d', uris: ['http://a/b', 'http://c', 'http://d'] },
    { text: 'http://a/(b http://c/d(', uris: ['http://a/(b', 'http://c/d'] },
  ])('finds URIs beside brackets and in Markdown: $uris in $text', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })

  it.each([
    'https://ex\u00e4mple.com/login',
    'https://ex\u200bample.com/',
    'https://ex\u2024ample.com/',
    'https://ex\u00adample.com/',
    'https://ex\ufeffample.com/',
    'https://example.com\u3002evil.com/',
    'https://\u4f8b\u3048/a?to=http://other/',
    'http://u:p\u00e4ss@host/',
    'http://u@\u00e4/',
    'http://host:8\uff10/',
    'http://[::1]\u00e4/',
    '"https://ex\u00e4mple.com/login"',
    '<https://ex\u00e4mple.com/login>',
    'mailto:j\u00fcrgen@example.com',
    'mailto:a@ex\u00e4mple.com',
    'https://api.{region}.example.com/',
    'https://${host}/',
    'http://evil[.]com/',
    'http://evil[dot]com/',
    'http://www\\.example\\.com/',
    'http://good.com\\@evil.com/',
    'http://user\\:pw@evil.com/',
    'http://good.com|@evil.com/',
    'http://good.com)@evil.com/',
    '(http://good.com)a|b@evil.com',
    'http://good.com&quot;@evil.com/',
    ...[...'^`}]<>"'].map((mark) => `http://good.com${mark}x@evil.com/`),
    'http://u@[::1',
    'http://u@ h',
    'http://good.example%@evil',
    'http://good.example%zz.evil/',
    'http://good.example%4/a',
    'http://u%:p@evil/',
    'http://[::1]%/',
    'http://a:8%/',
    '<http://good.example%@evil/>',
    '"http://good.example%@evil/"',
    'mailto:a%@b',
    'tel:1%2',
    'http:///\u00e9',
    'HTTPS:////\u00e9/a',
    'ws:///\\evil.com/',
    'http:///good.com|@evil.com/',
    'http:///good.com\u00e4/',
    'http:///good.com{x}.evil.com/',
    'http:///[::1]/',
    'mailto:a@[192.0.2.1]',
  ])('does not find a part of a host, as in %s', (text) => {
    expect(found(`see ${text} and http://after/`)).toEqual(['http://after/'])
  })

  it.each([
    {
      text: '\u201chttps://a.com\u201d \u2018http://b\u2019, \u00abhttp://c\u00bb',
      uris: ['https://a.com', 'http://b', 'http://c'],
    },
    { text: '\uff08http://a\uff09\u300chttp://b\u300d', uris: ['http://a', 'http://b'] },
    { text: 'http://a\u00a0b http://c\u3000d', uris: ['http://a', 'http://c'] },
    { text: 'http://a/b\u3002 http://c/\u00e4', uris: ['http://a/b', 'http://c/'] },
    { text: '\u8bf7\u770bhttp://a/b\uff0c', uris: ['http://a/b'] },
    { text: 'http://a\x1b[0m http://b\0', uris: ['http://a', 'http://b'] },
  ])('finds URIs between marks that are not ASCII: $uris in $text', ({ text, uris }) => {
    expect(found(text)).toEqual(uris)
  })

  it.each([
    'http://',
    'use http:// or https://, not ftp://.',
    '"http://" "Name:" <http://> <Name:>',
    '(http://)',
    'mailto: urn:, tel:.',
  ])('finds nothing in %s, which has schemes only', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    'x < http://a/b and y > 3',
    'x <http://a/b and y> 3',
    'x < http://a/b\nand > 3',
    'if x < 3:\n  http://a/b\nif y > 3',
    'x <y\nhttp://a/b>',
  ])('does not join words in %j', (text) => {
    expect(found(text)).toEqual(['http://a/b'])
  })

  it.each([
    ...[
      '[',
      '(',
      '<',
      '"',
      "'",
      ':',
      'a:',
      'a://',
      'a://[',
      'a://b[',
      'a://b(',
      'a://b&',
      'a://b@[',
      'a://\u00e4',
      'a://{',
      '<a:\n',
      'a://b\\',
      ' <a: ',
      'http:///',
      'http:///\u00e9',
      'a://b/%',
      'a://b#',
      '(a://b_',
      '< a:b ',
      '<URL: ',
      "'a://b,'",
    ],
  ])('reads each character at most a constant number of times, for %j many times', (piece) => {
    const text = piece.repeat(LONG / 500)
    expect(charactersRead(() => findUris(text))).toBeLessThan(10 * text.length)
  })
})
