import { describe, expect, it } from 'vitest'
import { createFastUri } from '../../fast-uri/src/create'
import type { SchemeHandler } from '../src/components'

const { parse, normalize, resolve, equal } = createFastUri(false)

describe('a name that browsers change', () => {
  it.each([
    ['http://1.2/', '1.0.0.2'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://0x7f.1', '127.0.0.1'],
    ['http://0x7f.1./a', '127.0.0.1'],
    ['http://256/', '0.0.1.0'],
    ['http://A.example:80/', 'a.example'],
  ])('parse(%j) has the host of the browser', (text, host) => {
    expect(parse(text).host).toBe(host)
    expect(parse(text).error).toBeUndefined()
    expect(new URL(text).hostname).toBe(host)
  })

  it.each(['http://xn--a/', 'http://b.xn--a/', 'http://a.1/'])(
    'parse(%j) has an error if browsers refuse it',
    (text) => {
      expect(() => new URL(text)).toThrow()
      expect(parse(text).error).toMatch(/^Host's domain name can not be converted to ASCII/)
    },
  )

  it('keeps a name with `--` after the host', () => {
    expect(parse('http://a-b.example/c--d')).toMatchObject({ host: 'a-b.example', path: '/c--d' })
  })
})

describe('a handler that replaces the handler of HTTP', () => {
  const replaced = (scheme: 'http' | 'https') => {
    const fastUri = createFastUri(false)
    const handler: SchemeHandler = {
      ...(fastUri.SCHEMES[scheme] as SchemeHandler),
      parse: (component) => ({ ...component, ...Object.assign(component, { path: '/replaced' }) }),
    }
    fastUri.SCHEMES[scheme] = handler
    return fastUri
  }

  it.each(['http', 'https'] as const)('is called for %s', (scheme) => {
    const fastUri = replaced(scheme)
    const text = `${scheme}://a.example/b`
    expect(fastUri.parse(text).path).toBe('/replaced')
    expect(fastUri.normalize(text)).toBe(`${scheme}://a.example/replaced`)
    expect(fastUri.equal(text, `${scheme}://a.example/c`)).toBe(true)
    expect(parse(text).path).toBe('/b')
    expect(normalize(text)).toBe(text)
    expect(equal(text, `${scheme}://a.example/c`)).toBe(false)
    expect(resolve(text, 'c')).toBe(`${scheme}://a.example/c`)
  })

  it.each([
    ['http', 'https'],
    ['https', 'http'],
  ] as const)('for %s does not affect %s', (scheme, other) => {
    expect(replaced(scheme).parse(`${other}://a.example/b`).path).toBe('/b')
  })
})
