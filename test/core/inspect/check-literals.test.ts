import { absoluteUri, parseUri, relativeRef, showReason, uri, uriReference, uris, view } from 'uri-ts'
import { iri, iriReference } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'

const any = (value: unknown): never => value as never

const messageOf = (text: string): string => {
  const parsed = parseUri(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : ''
}

describe('a function for literals', () => {
  const CALLS = { uri, absoluteUri, relativeRef, uriReference, iri, iriReference }

  it('returns a valid argument', () => {
    expect(uri('http://a/#b')).toBe('http://a/#b')
    expect(absoluteUri('http://a/')).toBe('http://a/')
    expect(relativeRef('../b')).toBe('../b')
    expect(uriReference('b')).toBe('b')
    expect(iri('http://é/')).toBe('http://é/')
    expect(iriReference('é')).toBe('é')
  })

  it.each([
    ['uri', 'https//a', "scheme: 'h' has no scheme before it at offset 0; did you mean https://?"],
    ['uri', 'http://a b', messageOf('http://a b')],
    ['absoluteUri', 'http://a/#b', "fragment: '#' is not allowed at offset 9; an absolute-URI has no fragment"],
    ['relativeRef', 'a:b', "scheme: ':' is not allowed at offset 1; a relative-ref has no scheme"],
    ['uriReference', 'http://a b', messageOf('http://a b')],
    ['iri', 'é', 'scheme: a non-ASCII character has no scheme before it at offset 0; '],
    ['iriReference', 'é é', "path: ' ' is not allowed at offset 1; a path is "],
  ] as const)('%s refuses %s with the message of the compiler', (name, text, message) => {
    const call = (): unknown => CALLS[name](any(text))
    expect(call).toThrow(TypeError)
    expect(call).toThrow(message)
  })

  it.each(Object.entries(CALLS))('%s refuses a value that is not a string', (_name, call) => {
    for (const value of [undefined, view('http://a/'), new URL('http://a/'), parseUri('http://a/')]) {
      expect(() => call(any(value))).toThrow('scheme: the value is not a string')
    }
  })
})

describe('uris', () => {
  it('returns a table of URIs', () => {
    const table = { home: 'https://a/', docs: { all: ['https://b/', 'https://a/'] } } as const
    expect(uris(table)).toBe(table)
    expect(uris(['urn:a:b'])).toEqual(['urn:a:b'])
    expect(uris('urn:a:b')).toBe('urn:a:b')
  })

  it.each([
    ['a property', { home: 'http://a b' }, `home: ${messageOf('http://a b')}`],
    ['a nested property', { docs: { a: ['urn:a:b', 'http://a b'] } }, `docs.a.1: ${messageOf('http://a b')}`],
    ['a string', 'http://a b', messageOf('http://a b')],
    ['a number', { a: 5 }, 'a: not a string: a table holds string literals and tables of them'],
    ['a function', { a: () => 'urn:a:b' }, 'a: not a string: a table holds string literals and tables of them'],
    ['undefined', undefined, 'not a string: a table holds string literals and tables of them'],
  ])('names the keys of %s', (_kind, table, message) => {
    expect(() => uris(any(table))).toThrow(new TypeError(message))
  })

  it('accepts deep tables and tables that contain themselves', () => {
    let deep: object = { end: 'http://a b' }
    for (let i = 0; i < 20_000; i++) deep = { n: deep }
    expect(() => uris(any(deep))).toThrow("n.end: host: ' ' is not allowed at offset 8")
    const loop: { own?: object } = {}
    loop.own = loop
    expect(uris(any(loop))).toBe(loop)
  })
})
