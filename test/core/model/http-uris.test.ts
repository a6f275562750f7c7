import * as uri from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { TYPOS } from '../../corpus/http-typos'
import { generateReference } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import { NOT_TEXT } from '../../support/not-text'

/** Lists URIs, some of them unusual, that are valid according to RFC 9110, section 4.2. */
const RIGHT = [
  ...[
    'http://a',
    'https://a/',
    'HTTP://A/',
    'hTTpS://a?b#c',
    'http://a#',
    'http://a/?',
    'http://[::1]',
    'https://[v1.a]:1',
  ],
  ...[
    'http://a:',
    'http://a:0',
    'http://a:65535',
    'http://a:000065535/',
    'http://1.2.3.4:80',
    'http://%41',
    'http://a/@b',
  ],
  ...[
    'http://a?b@c',
    'http://a#b@c',
    'http://a//',
    'http://http://a',
    'http://a:?',
    'http://a:#',
    'http://-',
    'http://a/:99999',
  ],
]

const sentenceOf = (text: string): string => {
  const parsed = uri.parseHttpUri(text)
  return parsed._tag === 'Left' ? uri.showReason(parsed.left) : 'no error'
}

const orEmpty = (option: { readonly _tag: string; readonly value?: string }): string => option.value ?? ''

const isHttp = (view: uri.View<uri.Uri>): boolean =>
  /^https?$/i.test(orEmpty(uri.scheme(view))) &&
  orEmpty(uri.host(view)) !== '' &&
  uri.userinfo(view)._tag === 'None' &&
  Number(orEmpty(uri.port(view))) < 2 ** 16

describe('an http URI', () => {
  it.each(RIGHT)('%s', (text) => {
    expect(uri.isHttpUri(text)).toBe(true)
    expect(uri.parseHttpUri(text)).toEqual(uri.parseUri(text))
    expect(uri.httpUri(text as never)).toBe(text)
  })

  it.each(TYPOS)('is not $text', ({ text, sentence }) => {
    expect(uri.isHttpUri(text)).toBe(false)
    expect(sentenceOf(text)).toBe(sentence)
    expect(() => uri.httpUri(text as never)).toThrow(new TypeError(sentence))
  })

  it('is one exactly if the accessors say so', () => {
    const random = randomFrom(9110)
    let right = 0
    for (let left = 20_000; left > 0; left--) {
      const reference = generateReference(random)
      for (const text of [reference, `http:${reference.slice(reference.indexOf(':') + 1)}`]) {
        const parsed = uri.parseUri(text)
        const is = parsed._tag === 'Right' && isHttp(parsed.right)
        if (uri.isHttpUri(text) !== is) expect.fail(text)
        if (is) right++
      }
    }
    expect(right).toBeGreaterThan(500)
  })
})

describe('an error of an http URI', () => {
  it('has the offset and component of what is wrong', () => {
    const parsed = uri.parseHttpUri('http://a:99999/')
    if (parsed._tag === 'Right') return expect.fail()
    expect({ ...parsed.left }).toEqual({
      _tag: 'ParseError',
      text: 'http://a:99999/',
      offset: 9,
      component: 'port',
      reason: 'character',
      expected: 'a port is 0 to 65535',
    })
    return expect(uri.showError(parsed.left).split('\n')[1]).toBe('         ^')
  })

  it('repeats no secret, and no long text', () => {
    const long = 'x'.repeat(100)
    for (const text of [
      'https:/u:secret@h',
      'u:secret@h',
      'h?a@secret',
      'h/a?secret',
      'h/a#secret',
      `${long}/secret`,
    ]) {
      expect(sentenceOf(text)).not.toContain('secret')
      expect(JSON.stringify(uri.parseHttpUri(text))).not.toContain('secret')
    }
    expect(sentenceOf('localhost:3000/a:b')).toContain('did you mean http://localhost:3000/a:b?')
    expect(sentenceOf(`${'x'.repeat(97)}/s`)).toContain('did you mean')
    expect(sentenceOf(`${'x'.repeat(98)}/s`)).not.toContain('did you mean')
  })

  it.each(NOT_TEXT)('says that %s is not a string', (_name, value) => {
    expect(uri.isHttpUri(value)).toBe(false)
    expect(sentenceOf(value as string)).toBe(
      'scheme: the value is not a string; a reference and each of its components is a string',
    )
    expect(() => uri.httpUri(value as never)).toThrow(TypeError)
  })
})
