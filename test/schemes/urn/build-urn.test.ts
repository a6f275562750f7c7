import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { showReason } from 'uri-ts'
import { buildUrn, buildUrnEncoded, type UrnParts } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'

const outcome = (build: (parts: UrnParts) => ReturnType<typeof buildUrn>, parts: object): string =>
  pipe(
    build(parts as UrnParts),
    E.match(showReason, ({ text }) => text),
  )

const PERCENT = 'is not followed by two hexadecimal digits'

describe('buildUrn', () => {
  it.each([
    [{ nid: 'example', nss: 'a' }, 'urn:example:a'],
    [{ nid: 'ISBN', nss: '1/2:3', rComponent: undefined }, 'urn:ISBN:1/2:3'],
    [{ nid: 'ab', nss: 'c', rComponent: 'r' }, 'urn:ab:c?+r'],
    [{ nid: 'ab', nss: 'c', qComponent: 'q' }, 'urn:ab:c?=q'],
    [{ nid: 'ab', nss: 'c', rComponent: 'r?=', qComponent: 'q', fComponent: '' }, 'urn:ab:c?+r?=?=q#'],
  ])('writes %j', (parts, text) => expect(outcome(buildUrn, parts)).toBe(text))

  it.each([
    [{ nid: 'a', nss: 'b' }, /^NID: the end of the text is not allowed at offset 1; /],
    [{ nid: 'ab:c', nss: 'd' }, /^NID: ':' is not allowed at offset 2; /],
    [{ nid: 'a%41', nss: 'd' }, /^NID: '%' is not allowed at offset 1; /],
    [{ nid: 'ab%41', nss: 'd' }, /^NID: '%' is not allowed at offset 2; /],
    [{ nid: 'a'.repeat(33), nss: 'd' }, /^NID: 'a' is not allowed at offset 32; /],
    [{ nid: 'ab', nss: '' }, /^NSS: the end of the text is not allowed at offset 0; /],
    [{ nid: 'ab', nss: '/c' }, /^NSS: '\/' is not allowed at offset 0; /],
    [{ nid: 'ab', nss: 'c?=d' }, /^NSS: '\?' is not allowed at offset 1; /],
    [{ nid: 'ab', nss: 'c#d' }, /^NSS: '#' is not allowed at offset 1; /],
    [{ nid: 'ab', nss: 'c%' }, new RegExp(`^NSS: '%' ${PERCENT} at offset 1; `)],
    [{ nid: 'ab', nss: '\ud800' }, /^NSS: a non-ASCII character is not allowed at offset 0; /],
    [{ nid: 'ab', nss: 'c\r\nd' }, /^NSS: U\+000D is not allowed at offset 1; /],
    [{ nid: 'ab', nss: 'c', rComponent: '' }, /^r-component: the end of the text is not allowed at offset 0; /],
    [{ nid: 'ab', nss: 'c', rComponent: 'd#' }, /^r-component: '#' is not allowed at offset 1; /],
    [
      { nid: 'ab', nss: 'c', rComponent: 'd?=e' },
      "r-component: '?' is not allowed at offset 1; ?= begins a q-component; write %3F=",
    ],
    [{ nid: 'ab', nss: 'c', qComponent: '?d' }, /^q-component: '\?' is not allowed at offset 0; /],
    [{ nid: 'ab', nss: 'c', fComponent: 'd#' }, /^f-component: '#' is not allowed at offset 1; /],
  ])('refuses %j', (parts, sentence) => expect(outcome(buildUrn, parts)).toMatch(sentence))

  it.each([
    [{}, /^NID: the value is not a string; /],
    [{ nid: 'ab' }, /^NSS: the value is not a string; /],
    [
      { nid: 'ab', nss: 'c', NSS: 'd' },
      "scheme: 'N' is not allowed at offset 0; parts are nid, nss, rComponent, qComponent and fComponent",
    ],
    [JSON.parse('{ "__proto__": { "nid": "ab" }, "nss": "c" }'), /^scheme: '_' is not allowed at offset 0; /],
    [{ nid: 'ab', nss: 'c', constructor: 'd' }, /^scheme: 'c' is not allowed at offset 0; /],
  ])('refuses %j, which JavaScript may pass', (parts, sentence) => {
    expect(outcome(buildUrn, parts)).toMatch(sentence)
    expect(outcome(buildUrnEncoded, parts)).toMatch(sentence)
  })

  it.each(NOT_TEXT.slice(1))('refuses %s', (_kind, value) => {
    for (const part of ['nid', 'nss', 'rComponent', 'qComponent', 'fComponent']) {
      const parts = { nid: 'ab', nss: 'c', [part]: value }
      expect(outcome(buildUrn, parts)).toMatch(/: the value is not a string; /)
      expect(outcome(buildUrnEncoded, parts)).toMatch(/: the value is not a string; /)
    }
  })

  it('refuses what is not an object', () => {
    expect(() => buildUrn(7 as never)).toThrow('the parts are an object of nid, nss and components')
  })

  it('returns an error without `expected` if the message is that of a reference', () => {
    const made: E.Either<object, unknown> = buildUrn({ nid: 'ab', nss: 'c%' } as never)
    expect(E.isLeft(made) && Object.keys(made.left)).toEqual(['_tag', 'text', 'offset', 'component', 'reason'])
  })

  it('returns an error with an empty text for a part that is not a string', () => {
    expect(buildUrn({ nid: 7, nss: 'c' } as never)).toMatchObject({ left: { _tag: 'UrnError', text: '' } })
  })

  it('reads each part once', () => {
    let reads = 0
    const parts = {
      nid: 'ab',
      get nss() {
        return reads++ === 0 ? 'c' : '#'
      },
    }
    expect(outcome(buildUrn, parts)).toBe('urn:ab:c')
  })
})

describe('buildUrnEncoded', () => {
  it.each([
    [{ nid: 'example', nss: '50% / \u00e9' }, 'urn:example:50%25%20/%20%C3%A9'],
    [{ nid: 'example', nss: '/a?b#c[' }, 'urn:example:%2Fa%3Fb%23c%5B'],
    [{ nid: 'example', nss: '%41' }, 'urn:example:%2541'],
    [{ nid: 'example', nss: 'a\r\nBcc:b\u0000' }, 'urn:example:a%0D%0ABcc:b%00'],
    [
      { nid: 'ab', nss: 'c', rComponent: '/?=d', qComponent: '?e', fComponent: '/?#' },
      'urn:ab:c?+%2F%3F=d?=%3Fe#/?%23',
    ],
    [{ nid: 'ab', nss: 'c\u{1f600}' }, 'urn:ab:c%F0%9F%98%80'],
  ])('writes %j', (parts, text) => expect(outcome(buildUrnEncoded, parts)).toBe(text))

  it.each([
    [{ nid: 'ab', nss: '' }, /^NSS: the end of the text is not allowed at offset 0; /],
    [{ nid: '\u00e9\u00e9', nss: 'c' }, /^NID: a non-ASCII character is not allowed at offset 0; /],
    [
      { nid: 'ab', nss: 'c\ud800d' },
      'NSS: a non-ASCII character is not allowed at offset 1; data consists of well-formed Unicode',
    ],
    [
      { nid: 'ab', nss: 'c', fComponent: '\udfff' },
      /^f-component: a non-ASCII character is not allowed at offset 0; data/,
    ],
  ])('refuses %j', (parts, sentence) => expect(outcome(buildUrnEncoded, parts)).toMatch(sentence))
})
