import { normalize, parseUriReference, segments, view } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import {
  hasHost,
  hasPath,
  hasPathPrefix,
  hasScheme,
  hasSegments,
  hasTrailingSlash,
} from '../../../src/core/components/comparisons'
import { generateReference } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import { VALID_ROWS, viewOf } from '../../support/corpus'

/** Swaps the case of every ASCII letter. */
const flipped = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

describe.each(VALID_ROWS)('comparisons with $text', ({ text, components: c }) => {
  const view = viewOf(text)

  it('hasScheme and hasHost accept the component in both cases, and no longer or shorter text', () => {
    for (const [equals, part] of [
      [hasScheme, c.scheme],
      [hasHost, c.host],
    ] as const) {
      expect(equals(part ?? '')(view)).toBe(part !== undefined)
      expect(equals(flipped(part ?? ''))(view)).toBe(part !== undefined)
      expect(equals(`${part}a`)(view)).toBe(false)
      if (part && !part.startsWith('[')) expect(equals(part.slice(1))(view)).toBe(false)
    }
  })

  it('hasPathPrefix accepts each prefix of the path, and no text that ends after it', () => {
    for (let end = 0; end <= c.path.length; end++) expect(hasPathPrefix(c.path.slice(0, end))(view)).toBe(true)
    expect(hasPathPrefix(`${c.path}?`)(view)).toBe(false)
    expect(hasPathPrefix(`${c.path}#`)(view)).toBe(false)
    expect(hasPathPrefix(`${c.path}a`)(view)).toBe(false)
  })
})

describe('only ASCII letters have case', () => {
  it('in each character of a host', () => {
    const host = "az09-._~!$&'()*+,;=AZ"
    for (const one of host) {
      const view = viewOf(`//${one}`)
      for (let unit = 0; unit < 0x180; unit++) {
        const other = String.fromCharCode(unit)
        if ('/?#:@'.includes(other)) continue
        expect(hasHost(other)(view), one + other).toBe(other === one || other === flipped(one))
      }
    }
    expect(hasHost('\u212a')(viewOf('//k'))).toBe(false)
    expect(hasHost('\u017f')(viewOf('//s'))).toBe(false)
  })

  it('and not in paths, which are compared raw', () => {
    expect(hasPathPrefix('/A')(viewOf('/a'))).toBe(false)
    expect(hasPathPrefix('/a')(viewOf('//h/%61'))).toBe(false)
  })
})

describe('hasHost compares normal forms of hosts:', () => {
  it.each([
    ['example.com', 'http://EX%41MPLE.com/', true],
    ['EX%41mple.com', 'http://example.com', true],
    ['ex%61mple.com', 'http://exam%70le.com', true],
    ['example.com', 'http://example%2Ecom', true],
    ['%C3', '//%c3', true],
    ['\xc3', '//%c3', false],
    ['a%2F', '//a%2f', true],
    ['a', '//%61b', false],
    ['a', '//x61', false],
    ['a-b_c~', '//a%2Db%5fc%7E', true],
    ['09', '//%30%39', true],
    ['!', '//%21', false],
    ['%21', '//!', false],
    ['%%361', '//%61', false],
    ['ab', '//%61', false],
    ['ab', '//%61x62', false],
    ['a,b', '//a%2Cb', false],
    ['%', '//%25', false],
    ['%6', '//%61', false],
    ['%zz', '//%25zz', false],
    ['', '//', true],
    ['', '//%00', false],
    ['[::a]', '//[::A]', true],
    ['example.com', 'http://example.com.', false],
    // In a host, two hexadecimal digits must follow each `%`.
    ['a%b', '//ab', false],
    ['a%b', '//a%25b', false],
  ])('%s and <%s>: %s', (expected, text, is) => {
    expect(hasHost(expected)(viewOf(text))).toBe(is)
  })

  it('as normalize does', () => {
    const random = randomFrom(2)
    const parts = ['a', 'A', '%61', '%41', '%4a', 'J', '.', '%2e', '%2F', '%2f', '-', '%c3', '%7E', '~']
    const hostOf = (): string => Array.from({ length: random(4) }, () => parts[random(parts.length)]).join('')
    for (let run = 0; run < 5000; run++) {
      const [a, b] = [hostOf(), hostOf()]
      expect([a, b, hasHost(a)(viewOf(`//${b}`))]).toEqual([
        a,
        b,
        normalize(viewOf(`//${a}`)).text === normalize(viewOf(`//${b}`)).text,
      ])
    }
  })
})

describe('hasPath', () => {
  it.each([
    ['http://a/b?c', '/b', true],
    ['http://a/b', '/b/', false],
    ['http://a/b/', '/b', false],
    ['http://a/%62', '/b', false],
    ['http://a', '', true],
    ['http://a/c', '/b', false],
  ])('of %s and %s is %s', (text, path, is) => {
    expect(hasPath(path)(viewOf(text))).toBe(is)
  })
})

it.each([
  ['http://a/b/?q', true],
  ['http://a/', true],
  ['http://a/b?q=/', false],
  ['http://a', false],
  ['file://', false],
  ['urn:', false],
  ['urn:a/', true],
])('hasTrailingSlash of %s is %s', (text, is) => expect(hasTrailingSlash(viewOf(text))).toBe(is))

describe('hasSegments', () => {
  it.each([
    ['http://a/users/me', ['users', 'me'], true],
    ['http://a/users/m%65?x', ['users', 'me'], true],
    ['http://a/users/me/', ['users', 'me'], false],
    ['http://a/users', ['users', 'me'], false],
    ['http://a/users/you', ['users', 'me'], false],
    ['http://a/', [''], true],
    ['http://a/', [], false],
    ['http://a', [], true],
    ['http://a', [''], false],
    ['http://a//', ['', ''], true],
    ['http://a/b%2Fc', ['b/c'], true],
    ['http://a/b/c', ['b/c'], false],
    ['http://a/caf%c3%a9', ['café'], true],
    ['http://a/%2525', ['%25'], true],
    ['urn:a', ['a'], false],
    ['urn:a/b', ['b'], false],
    ['urn:ab', ['b'], false],
  ])('of %s and %j is %s', (text, literal, is) => {
    expect(hasSegments(literal)(viewOf(text))).toBe(is)
  })

  it('agrees with segments', () => {
    const random = randomFrom(1)
    for (let run = 0; run < 5000; run++) {
      const reference = parseUriReference(generateReference(random))
      if (reference._tag === 'Left') continue
      const [first, ...rest] = segments(reference.right)
      if (first !== '' && first !== undefined) continue
      if (rest.some((segment) => segment.includes('%'))) continue
      expect(hasSegments(rest)(reference.right)).toBe(true)
      expect(hasSegments([...rest, 'x'])(reference.right)).toBe(false)
    }
  })
})

describe('what nobody can mean', () => {
  it.each(['https:', 'https://', 'http://a', 'a/b'])('hasScheme refuses %j', (text) => {
    expect(() => hasScheme(text)).toThrow(`hasScheme: '${text}' is not a scheme, such as http`)
    expect(() => hasScheme('http', text)).toThrow(TypeError)
  })

  it.each(['a:443', 'https://a', 'a/', 'a?b', 'a[::1]', '[::1]:443', '[::1', '[::1]/a'])(
    'hasHost refuses %j',
    (text) => {
      expect(() => hasHost(text)).toThrow(`hasHost: '${text}' is not a host`)
    },
  )

  it('hasScheme takes several', () => {
    const isHttp = hasScheme('http', 'https')
    expect(['http://a', 'HTTPS://a', 'ftp://a', 'httpss://a', '//a'].map((text) => isHttp(viewOf(text)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

it('hasScheme refuses a list of schemes', () => {
  expect(() => hasScheme(['http', 'https'] as never)).toThrow("hasScheme: 'http,https' is not a scheme")
})

it.each(['http://me:secret@a/', 'me:secret@a'])('messages do not contain the password in <%s>', (text) => {
  for (const create of [hasHost, hasScheme]) {
    expect(() => create(text)).toThrow(/'\*+@a/)
    expect(() => create(text)).not.toThrow('secret')
  }
})

// If `hasScheme` accepted an array of schemes, no URI would match the array, so a deny list would have no effect.
describe.each([hasHost, hasPath, hasPathPrefix, hasScheme])('$name', (create) => {
  it.each([[view('mailto:a')], [[]], [['a']], [undefined], [null], [5]])('refuses %j', (value) => {
    expect(() => create(value as never)).toThrow(TypeError)
    expect(() => create(value as never)).toThrow(/^the value is not a string$|is not a scheme, such as http$/)
  })
})

it('hasScheme refuses a call without a scheme', () => {
  expect(() => Reflect.apply(hasScheme, undefined, [])).toThrow(new TypeError('the value is not a string'))
})
