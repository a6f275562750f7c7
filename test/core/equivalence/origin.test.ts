import { parseRequestTarget } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { origin, sameOrigin } from '../../../src/core/equivalence/origin'
import { NOT_TEXT } from '../../support/not-text'
import { refOf, rightOf } from '../../support/views'

const originOf = (text: string): string | undefined => {
  const found = origin(refOf(text))
  return found._tag === 'Some' ? found.value : undefined
}

describe('origin (RFC 6454, 6.2)', () => {
  it.each([
    { text: 'http://example.com', is: 'http://example.com' },
    { text: 'HTTPS://Example.COM/A?B#C', is: 'https://example.com' },
    { text: 'https://user:pw@example.com/', is: 'https://example.com' },
    { text: 'https://user:80@example.com:81/', is: 'https://example.com:81' },
    { text: 'https://example.com.', is: 'https://example.com.' },
    { text: 'https://%65xample%2Ecom', is: 'https://example.com' },
    { text: 'https://%41%c3%A9', is: 'https://a%C3%A9' },
    { text: 'https://a%2fB', is: 'https://a%2Fb' },
    { text: 'https://%2541', is: 'https://%2541' },
    { text: 'https://*.example.com/', is: 'https://*.example.com' },
    { text: 'http://%31.2.3.4', is: 'http://1.2.3.4' },
    { text: 'http://127.0.0.1:8080/', is: 'http://127.0.0.1:8080' },
    { text: 'http://[0:0:0:0:0:0:0:1]:3000/', is: 'http://[::1]:3000' },
    { text: 'http://[2001:DB8::0:1]', is: 'http://[2001:db8::1]' },
    { text: 'http://u@[::FFFF:102:304]:/', is: 'http://[::ffff:1.2.3.4]' },
    { text: 'http://[V1.Ab:]:81', is: 'http://[v1.ab:]:81' },
    { text: 'foo://a', is: 'foo://a' },
    { text: 'POSTGRES://Db:05432/x', is: 'postgres://db:5432' },
    { text: 'mailto://a/', is: 'mailto://a' },
    { text: 'constructor://a:80', is: 'constructor://a:80' },
  ])('of <$text> is $is', ({ text, is }) => {
    expect(originOf(text)).toBe(is)
    expect(originOf(is)).toBe(is)
  })

  it.each([
    { scheme: 'http', port: 80 },
    { scheme: 'https', port: 443 },
    { scheme: 'ws', port: 80 },
    { scheme: 'wss', port: 443 },
    { scheme: 'ftp', port: 21 },
  ])('leaves out the port $port of $scheme, and an empty one', ({ scheme, port }) => {
    for (const ports of ['', ':', `:${port}`, `:0${port}`, `:${port.toString().padStart(99, '0')}`]) {
      expect(originOf(`${scheme}://h${ports}/`)).toBe(`${scheme}://h`)
    }
    expect(originOf(`${scheme}://h:${port + 1}/`)).toBe(`${scheme}://h:${port + 1}`)
  })

  it.each([
    { port: '0', is: ':0' },
    { port: '000', is: ':0' },
    { port: '081', is: ':81' },
    { port: '65535', is: ':65535' },
    { port: '065535', is: ':65535' },
  ])('writes the port $port as $is', ({ port, is }) => {
    expect(originOf(`http://h:${port}`)).toBe(`http://h${is}`)
  })

  it.each([
    ...['', '/a', 'a', '//a', '//a:80/b', '?q', '#f', 'urn:a:b', 'mailto:a@b', 'http:', 'http:/a', 'http:a'],
    ...[
      'http://',
      'http:///a',
      'http://:80',
      'http://u@',
      'http://u@:80/',
      'http://h:65536',
      'http://h:99999999999999',
    ],
    ...['file:///a', 'file://h/a', 'FILE://localhost/', 'urn://h/a', 'data:,x', 'blob:https://a/b', 'about:blank'],
  ])('of <%s> is none', (text) => {
    expect(origin(refOf(text))).toEqual({ _tag: 'None' })
  })

  it('of a request-target is that of its URI', () => {
    const originOfTarget = (method: string, target: string) =>
      origin(rightOf(parseRequestTarget(method, target)) as never)
    expect(originOfTarget('GET', 'http://A:80/b')).toEqual({ _tag: 'Some', value: 'http://a' })
    expect(originOfTarget('GET', '//a/b')).toEqual({ _tag: 'None' })
    expect(originOfTarget('CONNECT', 'a:443')).toEqual({ _tag: 'None' })
  })
})

describe('sameOrigin (RFC 6454, 5)', () => {
  it.each([
    { a: 'http://example.com/', b: 'http://example.com:80', is: true },
    { a: 'http://example.com/', b: 'http://example.com/path/file', is: true },
    { a: 'HTTP://u@EX%41MPLE.com:/a', b: 'http://example.com?q', is: true },
    { a: 'http://[::1]:080', b: 'http://[0::1]', is: true },
    { a: 'http://example.com/', b: 'http://example.com:8080/', is: false },
    { a: 'http://example.com/', b: 'http://www.example.com/', is: false },
    { a: 'http://example.com:80/', b: 'https://example.com:443/', is: false },
    { a: 'http://example.com:80/', b: 'https://example.com:80/', is: false },
    { a: 'http://example.com/', b: 'http://example.com./', is: false },
    { a: 'http://example.com/', b: 'http://example.com.evil/', is: false },
    { a: 'http://example.com/', b: 'http://example.com@evil/', is: false },
    { a: 'http://[::ffff:1.2.3.4]', b: 'http://1.2.3.4', is: false },
    { a: 'http://h/', b: '//h/', is: false },
    { a: 'file:///a', b: 'file:///a', is: false },
    { a: '/a', b: '/a', is: false },
    { a: 'http://h:65536', b: 'http://h:65536', is: false },
  ])('of <$a> and <$b> is $is', ({ a, b, is }) => {
    expect(sameOrigin(refOf(a))(refOf(b))).toBe(is)
    expect(sameOrigin(refOf(b))(refOf(a))).toBe(is)
  })
})

describe('what is not a view', () => {
  const notViews = NOT_TEXT.filter(([name]) => name !== 'a view')

  it.each(notViews)('throws: %s', (_name, value) => {
    const found = (): unknown => origin(value as never)
    expect(found).toThrow('the value is not a view')
    expect(() => sameOrigin(value as never)).toThrow('the value is not a view')
    expect(() => sameOrigin(refOf('http://a/'))(value as never)).toThrow('the value is not a view')
  })

  it('is not made one by offsets', () => {
    const { text: _text, ...offsets } = refOf('http://a/')
    expect(() => origin(offsets as never)).toThrow(TypeError)
  })
})
