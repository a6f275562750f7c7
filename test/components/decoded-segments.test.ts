import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodedSegments, segmentEnd } from '../../src/components/segments'
import { refOf } from '../support/views'

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
