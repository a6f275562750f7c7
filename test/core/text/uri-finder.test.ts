/** Tests that words without a scheme are found if they begin with a host that the caller accepts. */
import { parseSuffix, uriFinder } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { findUris } from '../../../src/core/text/find-uris'
import { charactersRead } from '../../support/characters-read'
import { fresh } from '../../support/views'

const isHost = (host: string): boolean => /^www\.|\.(?:com|org)\.?$/i.test(host)
const find = uriFinder({ isHost })
const found = (text: string): readonly string[] => find(text).map(({ uri }) => fresh(uri).text)

describe('uriFinder', () => {
  it.each([
    ['See www.example.net.', ['https://www.example.net']],
    ['See www.example.net/a, or Example.com!', ['https://www.example.net/a', 'https://Example.com']],
    ['(example.com:8080/a?b=c.d#e)', ['https://example.com:8080/a?b=c.d#e']],
    ['"example.com" <example.org/>', ['https://example.com', 'https://example.org/']],
    ['at http://a.example.com/b and a.example.com/b', ['http://a.example.com/b', 'https://a.example.com/b']],
    ['mailto:me@example.com', ['mailto:me@example.com']],
    [
      '**example.com**, [example.org](http://example.org/)',
      ['https://example.com', 'https://example.org', 'http://example.org/'],
    ],
    ['end.Next e.g. 1.2.3', []],
    ['me@example.com, john.doe@example.com', []],
    ['user:pw@example.com', []],
    ['https://good.example.com%@evil.com', []],
    ['caf\u00e9.com www.caf\u00e9.com', []],
    ['/a/example.com ./example.com a_example.com x-y:example.com \\example.com', []],
    ['www.example.com\u3092', []],
    ['\u300cexample.com\u300d', ['https://example.com']],
    ['example.com@evil.org example.com/@a', ['https://example.com/@a']],
    ['.com ..com www.', []],
    ['example.com:8o', []],
  ])('finds in %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('returns the offsets of the word', () => {
    const text = 'See (www.example.net/a).'
    const [first] = find(text)
    expect(text.slice(first?.start, first?.end)).toBe('www.example.net/a')
  })

  it('finds what findUris finds, if no host is accepted', () => {
    const none = uriFinder({ isHost: () => false })
    const text = 'a.b http://a.b/c.d, <URL:ftp://a.b/> "mailto:a.b@c" e.g. urn:a.b:c. x.y:z'
    expect(none(text)).toEqual(findUris(text))
  })

  it('passes hosts to isHost as they are written', () => {
    const hosts: string[] = []
    uriFinder({ isHost: (host) => hosts.push(host) < 0 })('WWW.A.b:80/c e.g. 1.2.3.4/x')
    expect(hosts).toEqual(['WWW.A.b', 'e.g', '1.2.3.4'])
  })

  it('uses the scheme', () => {
    expect(uriFinder({ isHost, scheme: 'http' })('www.a')[0]?.uri.text).toBe('http://www.a')
  })

  it.each(['https:', '1a', '', 'www.a.b'])('refuses %j, which is not a scheme without dots', (scheme: string) => {
    const message = `'${scheme}' is not a scheme without dots, such as https`
    expect(() => uriFinder({ isHost, scheme })).toThrow(message)
  })

  it('refuses wrong options', () => {
    expect(() => uriFinder({} as never)).toThrow("the option 'isHost' is a function of a host")
    expect(() => uriFinder({ isHost, schema: 'http' } as never)).toThrow("'schema' is not an option")
    expect(() => uriFinder({ isHost, scheme: 5 } as never)).toThrow('the value is not a string')
    expect(() => find(5 as never)).toThrow('the value is not a string')
  })

  it.each(['a.', 'a.b@', '.', 'a.b%', '(a.b)', 'www.a.b:'])(
    'reads each character a few times in many of %j',
    (part) => {
      const read = (count: number) => charactersRead(() => find(part.repeat(count)))
      expect(read(4000) / read(2000)).toBeLessThan(2.2)
    },
  )
})

it('parseSuffix keeps a final dot, which is part of a host', () => {
  const parsed = parseSuffix('https')('www.example.com.')
  expect(parsed._tag === 'Right' && parsed.right.text).toBe('https://www.example.com.')
})
