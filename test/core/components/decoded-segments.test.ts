import * as E from 'fp-ts/Either'
import { parseRequestTarget } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { withSegmentsEncoded } from '../../../src/core/building/set-encoded'
import { decodedSegments, segmentEnd } from '../../../src/core/components/segments'
import { normalize } from '../../../src/core/equivalence/normalize'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { refOf, rightOf } from '../../support/views'

describe('decodedSegments', () => {
  it.each([
    { text: '', data: [] },
    { text: '//h?a/b', data: [] },
    { text: '/', data: ['', ''] },
    { text: 'x:a%2Fb/%C3%A9/', data: ['a/b', 'é', ''] },
    { text: '//h/%2e%2E/..', data: ['', '..', '..'] },
    { text: '/%252e', data: ['', '%2e'] },
    { text: '/a+b', data: ['', 'a+b'] },
  ])('decodes those of <$text> to $data', ({ text, data }) => {
    expect(decodedSegments(refOf(text))).toEqual(E.right(data))
  })

  it.each([
    { text: 'x:/.//a', data: ['', '', 'a'] },
    { text: '/.//a', data: ['', '', 'a'] },
    { text: './a:b/c', data: ['a:b', 'c'] },
    { text: './:', data: [':'] },
    { text: 'x:/.///', data: ['', '', '', ''] },
    // Tests `.` segments that belong to the path rather than to a prefix that keeps the path from being misread.
    { text: './a/b:c', data: ['.', 'a', 'b:c'] },
    { text: './a?b:c', data: ['.', 'a'] },
    { text: './?:', data: ['.', ''] },
    { text: './%3A', data: ['.', ':'] },
    { text: 'a/b:c', data: ['a', 'b:c'] },
    { text: 'x:./a:b', data: ['.', 'a:b'] },
    { text: '//h/.//a', data: ['', '.', '', 'a'] },
    { text: 'x:/./a', data: ['', '.', 'a'] },
  ])('of <$text> are $data, without a guard', ({ text, data }) => {
    expect(decodedSegments(refOf(text))).toEqual(E.right(data))
    const view = refOf(text)
    const again = withSegmentsEncoded(data)(view)
    if (data.includes('.')) expect(again).toMatchObject({ left: { reason: 'dot-segment' } })
    else expect(again).toMatchObject({ right: { text } })
  })

  it('of a request-target, whose path needs no guard, are all of them', () => {
    const target = rightOf(parseRequestTarget('GET', '/.//a'))
    if (target._tag !== 'OriginForm') return expect.fail()
    expect(decodedSegments(target)).toEqual(E.right(['', '.', '', 'a']))
    return undefined
  })

  it('those of a path with dot segments are not data: remove them first', () => {
    const view = refOf('http://h/a/../b%2Fc')
    expect(decodedSegments(view)).toEqual(E.right(['', 'a', '..', 'b/c']))
    expect(withSegmentsEncoded(['', 'a', '..', 'b/c'])(view)).toMatchObject({ left: { text: '..' } })
    expect(decodedSegments(normalize(view))).toEqual(E.right(['', 'b/c']))
  })

  law('withSegmentsEncoded takes them, if there is no other dot segment', [references], (text) => {
    const view = refOf(text)
    const data = decodedSegments(view)
    if (E.isLeft(data) || data.right.some((segment) => segment === '.' || segment === '..')) return
    const again = withSegmentsEncoded(data.right)(view)
    if (E.isLeft(again)) expect.fail(`${text}: ${again.left.reason}`)
    expect(decodedSegments(again.right)).toEqual(data)
  })

  it.each([
    { text: '/a/%FF/b', offset: 3 },
    { text: 'http://h/%C3/%A9', offset: 9 },
    { text: 'a/%C3%A9%80', offset: 8 },
  ])('fails for <$text>, at offset $offset of the whole text', ({ text, offset }) => {
    expect(decodedSegments(refOf(text))).toMatchObject(E.left({ _tag: 'DecodeError', text, offset, reason: 'utf-8' }))
  })
})

describe('segmentEnd', () => {
  it('is the next slash, or the end of the path', () => {
    const view = refOf('http://h/a?b/c')
    expect(segmentEnd(view, 8)).toBe(8)
    expect(segmentEnd(view, 9)).toBe(10)
  })
})
