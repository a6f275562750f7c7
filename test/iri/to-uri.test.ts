import { domainToASCII } from 'node:url'
import * as E from 'fp-ts/Either'
import { showError, showReason, uri, view } from 'uri-ts'
import { fromUri, type HostError, toAsciiUri, toUri, viewIri } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { pointAt } from '../../src/iri/from-uri'
import { expectLinear } from '../support/cpu-time'
import { iriOf, uriViewOf } from '../support/iris'

/** Lists the examples in RFC 3987, section 3.1. */
const TO_URI: readonly (readonly [iri: string, uri: string])[] = [
  ['http://www.example.org/red%09rosé#red', 'http://www.example.org/red%09ros%C3%A9#red'],
  ['http://example.com/\u{10300}\u{10301}\u{10302}', 'http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82'],
  ['http://résumé.example.org', 'http://r%C3%A9sum%C3%A9.example.org'],
  ['http://a?\ue000#é', 'http://a?%EE%80%80#%C3%A9'],
  ['../é', '../%C3%A9'],
]

/** Lists octets that must stay encoded, and the examples in RFC 3987, sections 3.2 and 3.2.1. */
const FROM_URI: readonly (readonly [uri: string, iri: string])[] = [
  ['http://www.example.org/D%C3%BCrst', 'http://www.example.org/Dürst'],
  ['http://www.example.org/D%FCrst', 'http://www.example.org/D%FCrst'],
  ['http://xn--99zt52a.example.org/%e2%80%ae', 'http://xn--99zt52a.example.org/%e2%80%ae'],
  ['/%2F%3f%23%5B%25%20%22%7C', '/%2F%3f%23%5B%25%20%22%7C'],
  ['/%7Euser%41%2d', '/~userA-'],
  ['/%EE%80%80?%EE%80%80#%EE%80%80', '/%EE%80%80?\ue000#%EE%80%80'],
  ['?%F3%B0%80%80', '?\u{f0000}'],
  ['/%C3', '/%C3'],
  ['/%C3x%A9', '/%C3x%A9'],
  ['/%C3%C3%A9%A9', '/%C3é%A9'],
  ['/%C0%AF%C1%81', '/%C0%AF%C1%81'],
  ['/%E0%80%AF', '/%E0%80%AF'],
  ['/%ED%A0%80', '/%ED%A0%80'],
  ['/%F0%80%80%AF%F0%9F%98%80', '/%F0%80%80%AF\u{1f600}'],
  ['/%F4%90%80%80%F5%80%80%80', '/%F4%90%80%80%F5%80%80%80'],
  ['/%E0%A0%80%F0%90%80%80', '/\u0800\u{10000}'],
  ['/%C2%80%EF%BF%BD%F0%9F%BF%BF', '/%C2%80%EF%BF%BD%F0%9F%BF%BF'],
  ['//%C3%A9@%C3%BC:80', '//é@ü:80'],
]

describe('toUri', () => {
  it.each(TO_URI)('of %s is %s', (text, expected) => {
    expect(toUri(viewIri(iriOf(text)))).toEqual(uriViewOf(expected))
  })

  it('returns the same view if all is ASCII', () => {
    const same = view(uri('http://a/%c3%a9'))
    expect(toUri(same)).toBe(same)
  })
})

describe('fromUri', () => {
  it.each(FROM_URI)('of %s is %s', (text, expected) => {
    expect(fromUri(uriViewOf(text))).toEqual(viewIri(iriOf(expected)))
  })

  it('returns the same view if there is nothing to decode', () => {
    const same = view(uri('http://a/%2F%25'))
    expect(fromUri(same)).toBe(same)
  })

  it('is linear', () => {
    for (const part of ['%FF', '%C3%A9', '%F0%9F', '%E2%80%AE', '%']) {
      const text = part === '%' ? 'a' : part
      const convert = (length: number) => () => fromUri(uriViewOf(`/${text.repeat(length)}`))
      expectLinear(part, convert, 50_000)
    }
  })
})

describe('pointAt', () => {
  it.each(['80', 'C1%BF', 'C3', 'C3%28', 'E0%80%AF', 'ED%A0%80', 'ED%BF%BF', 'F4%90%80%80', 'FF'])(
    'returns -1 for %%%s, which is not valid UTF-8',
    (octets) => {
      expect(pointAt(`%${octets}`, 0)).toBe(-1)
    },
  )

  it('reads every character', () => {
    for (let point = 0x80; point < 0x110000; point += 7) {
      const text = String.fromCodePoint(point)
      const isHalf = point > 0xd7ff && point < 0xe000
      if (!isHalf && pointAt(encodeURIComponent(text), 0) !== point) expect.fail(point.toString(16))
    }
  })
})

const ascii = (text: string, toASCII = domainToASCII): E.Either<HostError, { readonly text: string }> =>
  toAsciiUri(toASCII)(viewIri(iriOf(text)))

const refusal = (text: string, toASCII = domainToASCII): HostError => {
  const converted = ascii(text, toASCII)
  if (E.isRight(converted)) throw new Error(`${text} has a form in ASCII`)
  return converted.left
}

describe('toAsciiUri', () => {
  it.each([
    ['http://résumé.example.org/é', 'http://xn--rsum-bpad.example.org/%C3%A9'],
    ['http://r%C3%A9sum%C3%A9.example.org', 'http://xn--rsum-bpad.example.org'],
    ['http://u@Bücher.example:80/', 'http://u@xn--bcher-kva.example:80/'],
    ['//\uff11.2.3.4', '//1.2.3.4'],
    ['http://1.2.3/é', 'http://1.2.3/%C3%A9'],
    ['http://EXAMPLE.org', 'http://EXAMPLE.org'],
    ['http://[::1]/é', 'http://[::1]/%C3%A9'],
    ['urn:é', 'urn:%C3%A9'],
    ['é', '%C3%A9'],
  ])('of %s is %s', (text, expected) => {
    expect(ascii(text)).toEqual(E.right(uriViewOf(expected)))
  })

  it('fails if the host has no form in ASCII', () => {
    const error = refusal('http://xn--é.example/')
    expect(error).toMatchObject({ _tag: 'HostError', text: 'xn--é.example', offset: 4, reason: 'to-ascii' })
    expect(showReason(error)).toBe(
      'host: a non-ASCII character is refused by toASCII at offset 4; a host outside ASCII is a domain name',
    )
    expect(showError(error).split('\n')).toHaveLength(3)
  })

  it('never lets the host leave its place', () => {
    for (const wrong of ['', 'a/b', 'a@b', 'a:80', 'a b', 'é', '[::1', undefined as unknown as string]) {
      expect(refusal('http://é/', () => wrong).text).toBe('é')
    }
    expect(refusal('http://é%2F@b%2Fü/').text).toBe('b%2Fü')
    const throws = () => {
      throw new RangeError('bad')
    }
    expect(refusal('http://é/', throws).text).toBe('é')
  })
})
