import nodeUrl from 'node:url'
import { describe, expect, it } from 'vitest'
import { nodeUrl as packed } from '../src/node-url'
import { format, parse, resolve, resolveObject, Url } from '../src/url'
import type types from '../types/index'

/** Returns the code of the error that a call throws, or the name of the error if it has no code. */
const codeOf = (call: () => unknown): string => {
  try {
    return `returns ${JSON.stringify(call())}`
  } catch (error) {
    const { code, name } = error as { readonly code?: string; readonly name: string }
    return code ?? name
  }
}

describe('parse', () => {
  it.each([
    ['http://a\\@evil.example/', 'a'],
    ['http:\\\\evil.example', 'evil.example'],
    ['\t\n http://evil.example\r', 'evil.example'],
    ['http://ev\til.exam\nple/', 'evil.example'],
    ['http://a@b@c/', 'c'],
    ['http://good.example;.evil.example/', 'good.example;.evil.example'],
    ['http://good.example%2Eevil.example/', 'good.example.evil.example'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://127\u30020\u30020\u30021/', '127.0.0.1'],
    ['http://B\u00fccher.example/', 'xn--bcher-kva.example'],
    ['x://B\u00fccher.example/', 'b%C3%BCcher.example'],
    ['http://[::1]:80/', '::1'],
    ['http://[v1.A]/', 'v1.a'],
    ['javascript://evil.example/%0Aalert(1)', 'evil.example'],
    ['javascript:alert(1)', null],
    ['mailto:a@b.example', null],
    ['file:///a b', ''],
    ['http://a/ b', 'a'],
    ['localhost:3000/a', null],
    ['x:\\\\a', null],
    [`http://${'a'.repeat(255)}.example/`, `${'a'.repeat(255)}.example`],
  ])('finds the host of %s', (text, hostname) => {
    expect(parse(text).hostname).toBe(hostname)
  })

  it.each([
    ['http:a', 'ERR_INVALID_URL'],
    ['http:/a', 'ERR_INVALID_URL'],
    ['http:///a', 'ERR_INVALID_URL'],
    ['http:/\t/a', 'ERR_INVALID_URL'],
    ['http://u@/a', 'ERR_INVALID_URL'],
    ['WSS:a', 'ERR_INVALID_URL'],
    ['http://a b/', 'ERR_INVALID_URL'],
    ['http://a%b/', 'ERR_INVALID_URL'],
    ['http://a\0/', 'ERR_INVALID_URL'],
    ['http://\ud800/', 'ERR_INVALID_URL'],
    ['http://a.example" .evil.example/', 'ERR_INVALID_URL'],
    ['http://[fe80::1%25en0]/', 'ERR_INVALID_URL'],
    ['http://[::1/', 'ERR_INVALID_URL'],
    ['http://[::1]a/', 'ERR_INVALID_URL'],
    ['http://fail\u2100fail.example/', 'ERR_INVALID_URL'],
    ['http://evil.example:.a.example', 'ERR_INVALID_ARG_VALUE'],
    ['git+ssh://git@github.com:npm/npm', 'ERR_INVALID_ARG_VALUE'],
    ['http://%ff@a/', 'URIError'],
    ['http://\ud800@a/', 'URIError'],
  ])('refuses %s with %s', (text, code) => {
    expect(codeOf(() => parse(text))).toBe(code)
  })

  it('finds a host without a scheme only if one is expected, or if there is userinfo', () => {
    expect(parse('//a/b')).toMatchObject({ host: null, pathname: '//a/b', slashes: null })
    expect(parse('//a/b', false, true)).toMatchObject({ host: 'a', pathname: '/b', slashes: true })
    expect(parse('//u@a/b')).toMatchObject({ auth: 'u', host: 'a', pathname: '/b', slashes: true })
    expect(parse('/a b', false, true)).toMatchObject({ host: null, pathname: '/a%20b' })
    for (const text of [
      '//u@/evil.example',
      '//u@\\@evil.example/',
      '//\\evil.example',
      '///evil.example',
      '/\t/evil.example',
      '/\\/evil.example',
      '\u00a0//evil.example',
    ])
      expect(codeOf(() => parse(text, false, true))).toBe('ERR_INVALID_URL')
  })

  it('keeps the target of an HTTP request, and escapes other texts', () => {
    expect(parse('/it\'s?a="b"').href).toBe('/it\'s?a="b"')
    expect(parse("/it's#b").href).toBe('/it%27s#b')
    expect(parse("http://a/it's?b'").href).toBe('http://a/it%27s?b%27')
    expect(parse('http://a/\0\x7f\u00e9\ud800').pathname).toBe('/%00\x7f\u00e9\ud800')
  })

  it.each(['http://@A:1/ b?c d#e f', 'http://u@A/ b', 'HTTP://a:/?|', 'http://a/|#', "javascript:'a'#'b'"])(
    'finds the properties that Node finds in %s, which is repaired',
    (text) => expect({ ...parse(text) }).toEqual({ ...nodeUrl.parse(text) }),
  )

  it('reads a query into an object without a prototype', () => {
    const { query } = parse('?__proto__=1&constructor=2&a=%zz%41&a=+&b&&=c', true)
    expect(Object.getPrototypeOf(query)).toBe(null)
    expect(Object.entries(query as object)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['a', ['%zzA', ' ']],
      ['b', ''],
      ['', 'c'],
    ])
    expect({}).not.toHaveProperty('1')
    expect(Object.keys(parse(`?${'a&'.repeat(999)}b&c`, true).query as object)).toEqual(['a', 'b'])
    expect(parse('/a', true)).toMatchObject({ search: null, query: {} })
  })

  it.each([undefined, null, true, 1, 1n, Symbol('a'), [], {}, Object.create(null), () => 1, new URL('http://a')])(
    'throws the error of Node for %s',
    (value) => {
      expect(codeOf(() => parse(value as never))).toBe('ERR_INVALID_ARG_TYPE')
      expect(codeOf(() => resolve(value as never, 'a'))).toBe('ERR_INVALID_ARG_TYPE')
      expect(codeOf(() => new Url().parse(value as never))).toBe('ERR_INVALID_ARG_TYPE')
    },
  )

  it('explains an error, and hides the text in logs', () => {
    const error = (() => {
      try {
        return parse('http://user:secret@a b/')
      } catch (thrown) {
        return thrown as types.UrlError
      }
    })() as types.UrlError
    expect(error).toMatchObject({ message: 'Invalid URL', code: 'ERR_INVALID_URL', name: 'TypeError' })
    expect(error.input).toBe('http://user:secret@a b/')
    expect(error.reason).toMatch(/^host: ' ' is not allowed at offset 20/)
    expect(Object.keys(error)).toEqual(['code'])
    expect(`${error.reason}${JSON.stringify(error)}`).not.toContain('secret')
  })

  it('returns a parsed object unchanged', () => {
    const url = parse('http://a/')
    expect(parse(url)).toBe(url)
    expect(Object.keys(url)).toEqual(Object.keys(nodeUrl.parse('/')))
  })
})

describe('resolve', () => {
  it.each([
    ['http://a/b', '/\\evil.example', 'http://evil.example/'],
    ['http://a/b', 'http:c', 'http://a/c'],
    ['x://a/b', 'x:c', 'x:c'],
    ['x://a/b', '\\c', 'x://a/%5Cc'],
    ['http://a/b/../c', '', 'http://a/b/../c'],
    ['http://a/b', 'https://c/d/../e', 'https://c/e'],
    ['http://user:pass@a/b', 'http://a/c', 'http://a/c'],
    ['http://user:pass@a/b', '/c', 'http://user:pass@a/c'],
    ['/a', './/evil.example', '/.//evil.example'],
    ['a', './b:c', './b:c'],
    ['', 'b', 'b'],
    ['x:/a', './/b', 'x:/.//b'],
    ['http://a/b', 'javascript:alert(1)', 'javascript:alert(1)'],
  ])('resolves against %s the reference %s', (base, reference, target) => {
    expect(resolve(base, reference)).toBe(target)
  })

  it.each([
    ['http://a/b', '/\t/evil.example'],
    ['http://a/b', '\u00a0//evil.example'],
    ['http://a/b', 'https:/evil.example'],
    ['http://a/b', '///evil.example'],
    ['http:///a/b', 'c'],
    ['x://a/b', 'http:c'],
    ['x://a/b', 'http:.//c%40/d'],
    ['x://a%b/', 'http:.//c%40/d'],
    ['', '///evil.example'],
    ['a', '////.'],
  ])('refuses to resolve against %s the reference %s', (base, reference) => {
    expect(codeOf(() => resolve(base, reference))).toBe('ERR_INVALID_URL')
  })

  it('accepts objects', () => {
    const base = parse('http://a/b')
    expect((resolveObject(base, 'c') as Url).href).toBe('http://a/c')
    expect((resolveObject(base, parse('//c', false, true)) as Url).href).toBe('http://c/')
    expect(base.resolve('c')).toBe('http://a/c')
    expect(base.resolveObject('c')).toBeInstanceOf(Url)
    expect(resolveObject('', 'c')).toBe('c')
  })
})

describe('format', () => {
  it.each([
    [
      { protocol: 'http', host: 'a.example:80', pathname: 'b', search: 'c#', hash: 'd' },
      'http://a.example:80/b?c%23#d',
    ],
    [{ protocol: 'http:', hostname: '::1', port: 80, auth: 'u:@' }, 'http://u:%40@[::1]:80'],
    [{ query: { a: [1, 'b c'], d: null, e: true, f: Number.NaN } }, '?a=1&a=b%20c&d=&e=true&f='],
    [{ protocol: 'ws', hostname: '[::1]', pathname: 'a' }, 'ws://[::1]/a'],
    [{ protocol: 'x', slashes: true, host: '[::1]:80' }, 'x://[::1]:80'],
    [{ protocol: 'http', host: 'b\u00fccher.example:80' }, 'http://b\u00fccher.example:80'],
    [{ protocol: 'file', pathname: '/a' }, 'file:///a'],
    [{ protocol: 'file', pathname: 'a' }, 'file:a'],
    [{ protocol: 'x', pathname: '//evil.example' }, 'x:/.//evil.example'],
    [{ pathname: 'javascript:alert(1)' }, './javascript:alert(1)'],
    [{ pathname: ' javascript:alert(1)' }, './javascript:alert(1)'],
    [{ pathname: '/\\evil.example' }, '/%5Cevil.example'],
    [{ pathname: '/a?b#c' }, '/a%3Fb%23c'],
    [{ pathname: '//a' }, '//a'],
    [{}, ''],
  ])('writes %j', (given, text) => {
    expect(format(given)).toBe(text)
  })

  it.each([
    { protocol: 'http', host: 'a.example/', pathname: 'b' },
    { protocol: 'http', host: 'a.example@evil.example' },
    { protocol: 'http', hostname: 'a.example\\.evil.example' },
    { protocol: 'http', hostname: 'a.example', port: '80@evil.example' },
    { protocol: 'http', host: 'a.example:80@evil.example' },
    { protocol: 'http', host: 'a:b:80' },
    { protocol: 'http', host: '[::1' },
    { protocol: 'http://evil.example/?', host: 'a.example' },
    { protocol: 'http', pathname: '/evil.example' },
    { protocol: 'http', slashes: true, pathname: '/evil.example' },
    { slashes: true, pathname: '/evil.example' },
  ])('refuses %j', (given) => {
    expect(codeOf(() => format(given))).toBe('ERR_INVALID_ARG_VALUE')
  })

  it.each([undefined, null, true, 0, () => 1, Symbol('a')])('throws the error of Node for %s', (value) => {
    expect(codeOf(() => format(value))).toBe('ERR_INVALID_ARG_TYPE')
  })

  it('omits parts of a URL object', () => {
    const url = new URL('http://u:p@a/b?c#d')
    for (const options of [undefined, {}, { auth: false }, { fragment: false, search: false }, { search: true }])
      expect(format(url, options)).toBe(nodeUrl.format(url, options))
  })
})

it('the package has the functions whose types it declares', () => {
  const declared: readonly (keyof typeof types)[] = [
    'Url',
    'parse',
    'resolve',
    'resolveObject',
    'format',
    'URL',
    'URLSearchParams',
  ]
  expect(Object.keys(packed)).toEqual(declared)
  expect(packed.URL).toBe(URL)
})

it('parseHost splits the host', () => {
  const url = Object.assign(new Url(), { host: 'a:80' })
  url.parseHost()
  expect(url).toMatchObject({ hostname: 'a', port: '80' })
})

describe('the constructor Url', () => {
  type Constructor = typeof packed.Url
  const { Url: nodeClass } = nodeUrl as unknown as { readonly Url: Constructor }

  const inherited = (parent: Constructor): object => {
    function Page(this: object): void {
      Reflect.apply(parent, this, [])
    }
    Object.setPrototypeOf(Page.prototype, parent.prototype)
    return Reflect.construct(Page, [])
  }

  it('sets the properties of an object if it is called without new, as in Node', () => {
    const page = inherited(packed.Url)
    expect(Object.entries(page)).toEqual(Object.entries(inherited(nodeClass)))
    expect(page).toBeInstanceOf(packed.Url)
    expect((page as Url).parse('http://a/b').href).toBe('http://a/b')
    expect(packed.format(page)).toBe('http://a/b')
    expect(packed.format(Object.assign(page, { host: 'c', pathname: '/d#' }))).toBe('http://c/d%23')
  })

  it('creates the objects that parse returns', () => {
    const url = new packed.Url()
    expect(Object.entries(url)).toEqual(Object.entries(new nodeClass()))
    expect(packed.parse('http://a/b')).toBeInstanceOf(packed.Url)
    expect(packed.parse(url)).toBe(url)
    expect(Object.getOwnPropertyDescriptor(packed.Url.prototype, 'constructor')).toEqual({
      value: packed.Url,
      writable: true,
      enumerable: false,
      configurable: true,
    })
    expect(packed.Url.name).toBe('Url')
  })
})
