/** Tests the behavior that all guards share. */
import { decode, isUri, parseUri, type UriView, view } from 'uri-ts'
import {
  ambiguousPath,
  controlOctets,
  findings,
  parseRequestTarget,
  privateHost,
  rareIPv4,
  safeFilePath,
  suspiciousUserinfo,
  wellKnownPortMismatch,
  whatwgDifference,
} from 'uri-ts/http'
import { describe, expect, it, vi } from 'vitest'

const parsed = (text: string): UriView => (isUri(text) ? view(text) : expect.fail(text))

const failed = (text: string): unknown => {
  const result = parseUri(text)
  return result._tag === 'Left' ? result.left : expect.fail(text)
}

describe('guards', () => {
  const GUARDS = {
    ambiguousPath,
    controlOctets,
    findings,
    privateHost,
    rareIPv4,
    suspiciousUserinfo,
    wellKnownPortMismatch,
    whatwgDifference,
  }

  it.each(Object.entries(GUARDS))('%s returns the same frozen array each time it finds nothing', (_, guard) => {
    const nothing = guard(parsed('http://example.com/a?b=c#d'))
    expect(nothing).toEqual([])
    expect(Object.isFrozen(nothing)).toBe(true)
    expect(guard(parsed('urn:a'))).toBe(nothing)
  })

  it.each(Object.entries(GUARDS))('%s does not pass a value that is not a view', (_, guard) => {
    for (const value of ['http://a//b', '', undefined, null, 1, {}, []]) {
      expect(() => guard(value as never)).toThrow('the value is not a view: call view or parseUri')
    }
  })

  /** Lists values that contain a string or a view but are not views themselves. */
  const NOT_VIEWS: ReadonlyArray<readonly [name: string, value: unknown]> = [
    ['the error of a parser', failed('http://10.0.0.1/%zz')],
    ['the error of a decoder', (decode('%zz') as { readonly left: unknown }).left],
    ['an Either of a view', parseUri('http://10.0.0.1/%2F')],
    ['an Either of an error', parseUri('http://10.0.0.1/%zz')],
    ['an asterisk-form', { _tag: 'AsteriskForm', text: '*' }],
    ['an object with a text', { text: 'http://10.0.0.1/' }],
    ['an object whose offsets are texts', { text: 'http://10.0.0.1/', pathStart: '15' }],
    ['a URL', new URL('http://10.0.0.1/%2F')],
    ['a function', () => 'http://10.0.0.1/'],
  ]

  describe.each(Object.entries({ ...GUARDS, safeFilePath: safeFilePath('/srv') }))('%s', (_, guard) => {
    it.each(NOT_VIEWS)('throws for %s', (_name, value) => {
      expect(() => guard(value as never)).toThrow(TypeError)
    })
  })

  it('take the views of another copy of the library, both ways', async () => {
    vi.resetModules()
    const other = { ...(await import('uri-ts')), guards: { ...(await import('uri-ts/http')) } }
    for (const text of [
      'http://www.bank.com:p@10.0.0.1:25/%2F%00//;',
      'http://example.com/',
      'http://0x7f.1',
      'urn:a',
    ]) {
      const ours = parsed(text)
      const theirs = other.isUri(text) ? other.view(text) : expect.fail(text)
      expect(theirs.constructor).not.toBe(ours.constructor)
      for (const [name, guard] of Object.entries(GUARDS)) {
        const found = guard(ours)
        expect(guard(theirs)).toEqual(found)
        expect((other.guards[name as keyof typeof GUARDS] as typeof guard)(ours)).toEqual(found)
      }
      expect(other.guards.safeFilePath('/srv')(ours)).toEqual(safeFilePath('/srv')(theirs))
    }
  })

  it('find the host of an authority-form', () => {
    const target = parseRequestTarget('CONNECT', '0x7f.1:443')
    if (target._tag === 'Left' || target.right._tag !== 'AuthorityForm') return expect.fail('no authority-form')
    expect(privateHost(target.right)).toEqual([{ kind: 'loopback', start: 0, end: 6 }])
    expect(rareIPv4(target.right)).toEqual([{ kind: 'rare-ipv4', start: 0, end: 6 }])
  })
})
