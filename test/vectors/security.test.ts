import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as uri from 'uri-ts'
import * as schemes from 'uri-ts/equivalence'
import { redactUserinfo } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { COMPARED, KEPT, REJECTED } from '../corpus/security'
import { fresh, refOf, rightOf, uriOf } from '../support/views'

const hostOf = (view: uri.View): string | undefined => uri.components(view).host

describe('rejects texts that are not URIs', () => {
  it.each(REJECTED)('$trick: $text', ({ text, offset }) => {
    expect(uri.isUriReference(text)).toBe(false)
    const parsed: Either<uri.ParseError, uri.View> = uri.parseUriReference(text)
    expect(E.isLeft(parsed) && parsed.left.offset).toBe(offset)
    expect(E.isLeft(uri.resolveText(uriOf('http://good.example/a'))(text))).toBe(true)
    // The functions that build URIs refuse the strings that the parsers refuse.
    expect(E.isLeft(uri.withHost(text)(uriOf('http://h/')))).toBe(true)
    expect(E.isLeft(uri.withAuthority(text.replace(/^[a-z]*:?\/\//, ''))(uriOf('http://h/')))).toBe(true)
  })
})

describe('keeps the host and path of odd texts', () => {
  it.each(KEPT)('$trick: $text', ({ text, host, path, normalized }) => {
    const view = refOf(text)
    expect(hostOf(view)).toBe(host)
    expect(uri.path(view)).toBe(path)
    expect(uri.recompose(uri.components(view))).toBe(text)
    const normal: uri.View = fresh(uri.normalize(view) as uri.View)
    expect(normal.text).toBe(normalized)
    // Normalization changes nothing in the host except its case and its percent-encoded octets.
    expect(schemes.equalsHost(view)(normal)).toBe(true)
    expect((uri.normalize(normal) as uri.View).text).toBe(normalized)
    const resolved: uri.View = fresh(uri.resolve(uriOf('http://base.example/a'))(view))
    const isOwn = host !== undefined || view._tag === 'Uri'
    expect(hostOf(resolved)).toBe(isOwn ? host : 'base.example')
  })
})

describe('equality', () => {
  it.each(COMPARED)('$trick: <$a> and <$b>: $isSame', ({ a, b, isSame }) => {
    expect(uri.equalsNormalized(refOf(a))(refOf(b))).toBe(isSame)
    expect(schemes.equalsForScheme(schemes.schemeRules)(refOf(a))(refOf(b))).toBe(isSame)
  })
})

describe('decoding', () => {
  it('decodes once: %252e is %2e', () => {
    expect(uri.decode('127%252e0%252e0%252e1')).toEqual(E.right('127%2e0%2e0%2e1'))
    expect(uri.decodeUnreserved('127%252e0%252e0%252e1')).toBe('127%252e0%252e0%252e1')
  })

  it('refuses overlong forms of / and . (RFC 3629, 10)', () => {
    for (const text of ['%C0%AF', '%E0%80%AF', '%C0%AE', '%F0%80%80%AE']) expect(E.isLeft(uri.decode(text))).toBe(true)
  })

  it('decodes segments to data, which builders encode again', () => {
    const view = refOf('/public/%2e%2e%2fadmin')
    const data = rightOf(uri.decodedSegments(view))
    expect(data).toEqual(['', 'public', '../admin'])
    const again: Either<uri.BuildError, uri.View> = uri.withSegmentsEncoded(data)(refOf(''))
    expect(E.map(String)(again)).toEqual(E.right('/public/..%2Fadmin'))
  })
})

/**
 * CVE-2026-84292 and CVE-2026-84394 describe serializers in which the value of one component changes another component.
 */
describe('builders', () => {
  const base = uriOf('http://good.example/a')

  it.each(['80@evil.example', '80/@evil.example', '@evil.example', '80#', '80?', '8 0', '-1', '1e3', '８０'])(
    'refuse the port %s',
    (port) => {
      expect(E.isLeft(uri.withPort(port)(base))).toBe(true)
      expect(E.isLeft(uri.fromComponents({ scheme: 'http', host: 'good.example', port }))).toBe(true)
    },
  )

  it.each(['good.example@evil.example', 'good.example/a', 'good.example:80', 'a#', 'a?b', 'a\\b', '[::1', ' a', 'a\n'])(
    'refuse or encode the host %s',
    (host) => {
      expect(E.isLeft(uri.withHost(host)(base))).toBe(true)
      const encoded: Either<uri.BuildError, uri.View> = uri.withHostEncoded(host)(base)
      expect(E.isRight(encoded) && uri.path(encoded.right)).toBe('/a')
      expect(E.isRight(encoded) && hostOf(encoded.right)).toBe(uri.encode('host')(host))
    },
  )

  it.each(['u@evil.example', 'u/', 'u#', 'u?', 'u\n'])('refuse or encode the userinfo %s', (userinfo) => {
    expect(E.isLeft(uri.withUserinfo(userinfo)(base))).toBe(true)
    const encoded: Either<uri.BuildError, uri.View> = uri.withUserinfoEncoded(userinfo)(base)
    expect(E.isRight(encoded) && hostOf(encoded.right)).toBe('good.example')
  })

  it.each(['javascript', 'x'])('do not turn the path //evil.example into an authority after %s:', (scheme) => {
    const view: uri.View = rightOf<uri.View>(uri.fromComponents({ scheme, path: '//evil.example' }))
    expect(hostOf(fresh(view))).toBe(undefined)
    expect(uri.withoutAuthority(uriOf('http://a//evil.example')).text).toBe('http:/.//evil.example')
  })

  it('do not turn the path javascript:alert(1) into a scheme', () => {
    const view: uri.View = rightOf<uri.View>(uri.fromComponents({ path: 'javascript:alert(1)' }))
    expect(fresh(view)._tag).toBe('RelativeRef')
    expect(uri.withoutScheme(uriOf('x:javascript:alert(1)')).text).toBe('./javascript:alert(1)')
  })

  it('do not let the file name .. leave its folder', () => {
    for (const name of ['..', '.']) expect(E.isLeft(uri.withSegmentsEncoded(['', name])(base))).toBe(true)
    const names = ['../admin', '%2e%2e', '..%2fadmin', 'a\\..\\b', '\u0000']
    for (const name of names) {
      const built: Either<uri.BuildError, uri.View> = uri.withSegmentsEncoded(['', name])(base)
      const normalized = uri.normalize(rightOf(built)) as uri.View
      expect(rightOf(uri.decodedSegments(normalized))).toEqual(['', name])
    }
  })
})

describe('queries', () => {
  it('are pairs, not objects: __proto__ is a key like any other', () => {
    const view = refOf('?__proto__=1&constructor=2&__proto__.polluted=3&toString')
    expect(uri.queryPairs(view)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['__proto__.polluted', '3'],
      ['toString', undefined],
    ])
    expect(uri.rawQueryValue('hasOwnProperty')(view)).toEqual(O.none)
    expect(uri.setPair('__proto__', 'x')(refOf('')).text).toBe('?__proto__=x')
    expect('polluted' in {}).toBe(false)
  })

  it('a value cannot add a pair', () => {
    const view: uri.View = uri.setPair('next', '/a&admin=1#b')(refOf('?admin=0')) as uri.View
    expect(uri.rawQueryValues('admin')(view)).toEqual(['0'])
    expect(uri.components(view).fragment).toBe(undefined)
  })

  it('rules are looked up as own properties', () => {
    const polluted = Object.create({ http: { defaultPort: 1 } }) as schemes.SchemeRules
    expect((schemes.normalizeForScheme(polluted)(refOf('http://a:1')) as uri.View).text).toBe('http://a:1')
  })
})

describe('display (7.5, 7.6)', () => {
  it('hides passwords, and the control characters in errors', () => {
    expect(redactUserinfo(refOf('http://u:secret@h/')).text).not.toContain('secret')
    const parsed: Either<uri.ParseError, uri.View> = uri.parseUriReference('http://h/\u001b[31m\u202e')
    expect(E.isLeft(parsed) && /[\u001b\u202e]/.test(uri.showError(parsed.left))).toBe(false)
  })
})
