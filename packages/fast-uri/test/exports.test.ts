import { describe, expect, it } from 'vitest'
import { createFastUri } from '../src/create'
import { escapePreservingEscapes, stringArrayToHexStripped } from '../src/internals'

describe('the functions of fast-uri', () => {
  const fastUri = createFastUri(false)
  const strict = createFastUri(true)

  it('are properties of the module, of its default export and of fastUri', () => {
    const names = ['SCHEMES', 'normalize', 'resolve', 'equal', 'serialize', 'parse', 'resolveComponent']
    expect(Object.keys(fastUri).sort()).toEqual([...names, 'default', 'fastUri'].sort())
    expect(Object.keys(fastUri.default).sort()).toEqual([...names].sort())
    expect(fastUri.fastUri).toBe(fastUri.default)
    expect(fastUri.resolveComponent({ scheme: 'x', path: '/a' }, { path: 'b' }, {}, true).path).toBe('/b')
  })

  it('keep an encoded dot in a path', () => {
    expect(fastUri.normalize('x://a/%2e%2e/b')).toBe('x://a/%2E%2E/b')
    expect(fastUri.parse('x://a/%2e').path).toBe('/%2E')
  })

  it.each(['http', 'HTTPS', 'ws', 'WSS'])('report that a URI with the scheme %s has no host', (scheme) => {
    const message = `${/^ws/i.test(scheme) ? 'WebSocket' : 'HTTP'} URIs must have a host.`
    for (const rest of ['', '//', '//:80/a', '///a.b/c', '/a', 'a']) {
      expect(fastUri.parse(`${scheme}:${rest}`).error).toBe(message)
      expect(() => fastUri.resolve('http://a/', `${scheme}:${rest}`)).toThrow(message)
      expect(fastUri.equal(`${scheme}:${rest}`, `${scheme}:${rest}`)).toBe(true)
    }
    expect(fastUri.equal(`${scheme}:/a`, `${scheme}:/b`)).toBe(false)
    expect(fastUri.parse(`${scheme}://a`).error).toBeUndefined()
  })

  it('refuse a space at the end of a string', () => {
    expect(fastUri.parse('http://a/b ').error).toBe('URI must not contain leading or trailing C0 controls or spaces.')
  })

  it('do not read leading zeros in an IPv4 address', () => {
    expect(fastUri.parse('x://010.0.0.1/').host).toBe('010.0.0.1')
  })

  it('keep encoded characters when they serialize', () => {
    expect(fastUri.serialize({ scheme: 'x', path: '/%7e' })).toBe('x:/%7E')
  })

  it('throw for an authority that needs a repair only if they are strict', () => {
    expect(fastUri.serialize({ scheme: 'x', host: 'a b', path: '' })).toBe('x://a%20b')
    expect(() => strict.serialize({ scheme: 'x', host: 'a b', path: '' })).toThrow(TypeError)
    expect(strict.parse('x://a/b').host).toBe('a')
  })
})

describe('the internal functions that programs have imported', () => {
  it.each([
    [['0', '0', 'f', 'F'], 'fF'],
    [['0', '0'], ''],
    [['1', '0'], '10'],
    [[], ''],
    [['g', '1'], ''],
    [['1', 'g'], ''],
    [['0', '00', '1'], '1'],
  ])('stringArrayToHexStripped joins %j', (digits, text) => {
    expect(stringArrayToHexStripped(digits)).toBe(text)
  })

  it.each([
    ['a b', 'a%20b'],
    ['%7e', '%7E'],
    ['%zz', '%25zz'],
    ['AZaz09*+-./@_', 'AZaz09*+-./@_'],
    ['\u00e9#', '%C3%A9%23'],
    ['~', '~'],
  ])('escapePreservingEscapes encodes %j', (text, escaped) => {
    expect(escapePreservingEscapes(text)).toBe(escaped)
  })
})
