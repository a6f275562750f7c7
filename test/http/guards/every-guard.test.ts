/** What all guards have in common. */
import { isUri, type UriView, view } from 'uri-ts'
import {
  ambiguousPath,
  controlOctets,
  findings,
  parseRequestTarget,
  privateHost,
  rareIPv4,
  suspiciousUserinfo,
  wellKnownPortMismatch,
  whatwgDifference,
} from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

const parsed = (text: string): UriView => (isUri(text) ? view(text) : expect.fail(text))

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

  it('find the host of an authority-form', () => {
    const target = parseRequestTarget('CONNECT', '0x7f.1:443')
    if (target._tag === 'Left' || target.right._tag !== 'AuthorityForm') return expect.fail('no authority-form')
    expect(privateHost(target.right)).toEqual([{ kind: 'loopback', start: 0, end: 6 }])
    expect(rareIPv4(target.right)).toEqual([{ kind: 'rare-ipv4', start: 0, end: 6 }])
  })
})
