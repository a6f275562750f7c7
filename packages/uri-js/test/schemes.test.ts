import { describe, expect, it } from 'vitest'
import type { Options, UriComponent } from '../../shared/src/components'
import { uriJs } from '../src/uri-js'

const unicode: Options = { unicodeSupport: true }

describe('parse reads a mailto URI', () => {
  it.each<[string, UriComponent, Options?]>([
    ['mailto:a@B.example?subject=x%20y&body=z', { to: ['a@b.example'], subject: 'x y', body: 'z' }],
    ['mailto:a@b.example?%74o=c@d.example,e@f.example', { to: ['a@b.example', 'c@d.example', 'e@f.example'] }],
    ['mailto:a@b.example?x=%FF', { to: ['a@b.example'], headers: { x: '%FF' } }],
    ['mailto:?x=y', { headers: { x: 'y' } }],
    ['mailto:a', { to: ['a'], error: 'URI mailto has an invalid recipient domain.' }],
    ['mailto:a@[::1]', { to: ['a@[::1]'] }],
    ['mailto:a@b.example?x=y=z', { to: ['a@b.example'], error: 'URI mailto has malformed header fields.' }],
    ['mailto://h/a@b.example', { error: 'URI mailto must not have an authority component.' }],
    ['mailto:a@%C3%A9.example', { to: ['a@xn--9ca.example'] }],
    ['mailto:a@%C3%A9.example', { to: ['a@é.example'] }, unicode],
  ])('%s', (text, expected, options) => expect(uriJs.parse(text, options)).toMatchObject(expected))
})

describe('serialize writes a mailto URI', () => {
  it.each<[UriComponent, string, Options?]>([
    [{ to: ['a@b.example', 'c@d.example'] }, 'mailto:a@b.example,c@d.example'],
    [{ to: ['a'] }, 'mailto:a@'],
    [{ to: ['a@[::1]'] }, 'mailto:a@[::1]'],
    [{ to: ['a@é.example'] }, 'mailto:a@xn--9ca.example'],
    [{ to: ['a@é.example'] }, 'mailto:a@é.example', unicode],
    [{ to: [], headers: { To: 'a@b.example' } }, 'mailto:a@b.example'],
    [{ subject: 'x y', body: 'z' }, 'mailto:?subject=x%20y&body=z'],
    [{ to: ['a@b.example'], headers: { Subject: 's', '100%': 1 as never } }, 'mailto:a@b.example?subject=s&100%25=1'],
  ])('%j', (component, text, options) =>
    expect(uriJs.serialize({ scheme: 'mailto', ...component }, options)).toBe(text),
  )
})

const UUID = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'

describe('a URN', () => {
  it.each<[string, UriComponent, Options?]>([
    ['urn:ISBN:0451', { nid: 'isbn', nss: '0451' }],
    [`urn:uuid:${UUID}`, { nid: 'uuid', uuid: UUID }],
    ['urn:uuid:1', { uuid: '1', error: 'UUID is not valid.' }],
    [`urn:x:${UUID}`, { nid: 'x', uuid: UUID }, { nid: 'uuid' }],
    [`x:y:${UUID}`, { nid: 'y', uuid: UUID }, { scheme: 'urn', nid: 'uuid' }],
    ['urn:', { error: 'URN can not be parsed.' }],
  ])('%s is parsed', (text, expected, options) => expect(uriJs.parse(text, options)).toMatchObject(expected))

  it.each<[UriComponent, string, Options?]>([
    [{ nid: 'ISBN', nss: '0451' }, 'urn:isbn:0451'],
    [{ nid: 'uuid', uuid: UUID.toUpperCase() }, `urn:uuid:${UUID}`],
    [{ nid: 'uuid' }, 'urn:uuid:'],
    [{ nid: '', nss: 'a' }, 'urn:b:a', { nid: 'b' }],
  ])('%j is serialized', (component, text, options) =>
    expect(uriJs.serialize({ scheme: 'urn', ...component }, options)).toBe(text),
  )

  it('may have an invalid UUID if the parser is tolerant', () => {
    expect(uriJs.parse('urn:uuid:1', { tolerant: true })).not.toHaveProperty('error')
  })

  it('is not serialized without a namespace', () => {
    expect(() => uriJs.serialize({ scheme: 'urn', nss: 'a' })).toThrow('URN without nid cannot be serialized')
  })
})

describe('a WebSocket URI', () => {
  it.each<[string, UriComponent]>([
    ['ws://a', { secure: false, resourceName: '/' }],
    ['WSS://a/b?c', { secure: true, resourceName: '/b?c' }],
  ])('%s is parsed', (text, expected) => expect(uriJs.parse(text)).toMatchObject(expected))

  it.each<[UriComponent, string]>([
    [{ scheme: 'ws', host: 'a', port: 80, resourceName: '/' }, 'ws://a'],
    [{ scheme: 'wss', host: 'a', port: 443, fragment: 'f' }, 'wss://a'],
    [{ scheme: 'ws', host: 'a', port: '', secure: true, resourceName: '/b?c' }, 'wss://a/b?c'],
    [{ scheme: 'wss', host: 'a', port: 1, secure: false, resourceName: '/b' }, 'ws://a:1/b'],
  ])('%j is serialized', (component, text) => expect(uriJs.serialize(component)).toBe(text))
})

describe('a handler that is called directly', () => {
  it.each<[string, UriComponent, UriComponent]>([
    ['mailto', {}, {}],
    ['urn', {}, { error: 'URN can not be parsed.' }],
    ['urn', { path: 'uuid:1' }, { nid: 'uuid', uuid: '1' }],
    ['urn:uuid', {}, { error: 'UUID is not valid.' }],
  ])('%s parses %j', (scheme, component, expected) => {
    expect(uriJs.SCHEMES[scheme]?.parse({ ...component }, {})).toMatchObject(expected)
  })
})
