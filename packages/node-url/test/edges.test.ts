/** Tests inputs to which two rules apply, such as a file URL without slashes. */
import nodeUrl from 'node:url'
import { describe, expect, it } from 'vitest'
import { nodeUrl as ours } from '../src/node-url'
import { format, parse, resolve, resolveObject, Url } from '../src/url'

/** Returns the result of a call, or the code of the error that the call throws. */
const resultOf = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return (error as { readonly code?: string }).code
  }
}

describe('parse', () => {
  it.each([
    'file:/a',
    'x://a',
    'x://[::1]',
    'x://[::1]:80',
    '//a/b//c@d',
    '//a/b//c@d e',
    '//a/b c',
    "/a'b///",
    "///a'b",
    '/a|b#c',
    '/a|b?c@d',
    '/\\/evil.example',
    '/\t/evil.example',
    ' \t ',
  ])('finds the properties that Node finds in %j', (text) => {
    expect({ ...parse(text) }).toEqual({ ...nodeUrl.parse(text) })
  })

  it.each([
    ['x://%c3%bc/', '%C3%BC'],
    ['http://a%22b/', 'a%22b'],
    ['http://a%22b/ c', 'ERR_INVALID_URL'],
    ['http://[::1]/ b', '::1'],
    ['//a/ b', 'a'],
    ['//b\u00fccher.example/', 'xn--bcher-kva.example'],
    ['///base.invalid/a', 'ERR_INVALID_URL'],
    ['//base.invalid:80/ a', 'base.invalid'],
  ])('finds in %s the host %s', (text, hostname) => {
    expect(resultOf(() => parse(text, false, true).hostname)).toBe(hostname)
  })

  it('adds no slashes to a file URL whose path has none', () => {
    expect(parse('file:a').href).toBe('file:a')
    expect(parse('file:').href).toBe('file:')
  })
})

describe('resolve', () => {
  it('adds a slash after a host without a path', () => {
    expect(resolve('x://a', 'b')).toBe('x://a/b')
    expect(resolve('x:', 'b')).toBe('x:b')
  })

  it('keeps the slashes of a base that has no host', () => {
    const base = Object.assign(new Url(), { protocol: 'x:', slashes: true, pathname: '/a' })
    expect((resolveObject(base, 'b') as Url).href).toBe('x:///b')
  })
})

describe('format', () => {
  it.each([
    'http://a',
    { protocol: 'x', port: 80, pathname: '/a' },
    { slashes: true },
    { protocol: 'gopher', host: 'a' },
    { protocol: 'x', host: 'a' },
  ])('writes %j as Node does', (given) => {
    expect(format(given)).toBe(nodeUrl.format(given as string))
  })

  it('recognizes a scheme in upper case', () => {
    expect(format({ protocol: 'HTTP', host: 'a' })).toBe('HTTP://a')
  })

  it('refuses a host name with an unclosed bracket', () => {
    expect(resultOf(() => format({ protocol: 'http', hostname: '[::1' }))).toBe('ERR_INVALID_ARG_VALUE')
  })

  it.each([
    [{ host: 'b:80' }, 'http://b:80/c'],
    [{ host: '' }, 'http://a/c'],
    [{ host: null, hostname: 'b' }, 'http://b/c'],
    [{ pathname: '/c?d#e' }, 'http://a/c%3Fd%23e'],
    [{ pathname: null }, 'http://a'],
    [{ host: 'evil.example\\' }, 'ERR_INVALID_ARG_VALUE'],
    [{ host: null, hostname: 'evil.example/' }, 'ERR_INVALID_ARG_VALUE'],
  ])('checks the properties %j that replace parsed properties', (changed, text) => {
    const url = Object.assign(parse('http://a/c'), changed)
    expect(resultOf(() => format(url))).toBe(text)
    expect(resultOf(() => url.format())).toBe(resultOf(() => format({ ...url })))
  })

  it('writes a host name that replaces an empty host', () => {
    expect(format(Object.assign(parse('file:///a'), { hostname: 'b' }))).toBe('file://b/a')
  })
})

it('parseHost changes nothing if there is no host', () => {
  const url = new ours.Url()
  url.parseHost()
  expect(Object.values(url)).toEqual(Object.values(new ours.Url()))
})
