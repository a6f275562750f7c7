import { path } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { forEachSegment, segments } from '../../../src/core/components/segments'
import { VALID_ROWS, viewOf } from '../../support/corpus'

const visited = (text: string): readonly string[] => {
  const seen: string[] = []
  forEachSegment(viewOf(text), (whole, start, end) => {
    expect(whole).toBe(text)
    seen.push(whole.slice(start, end))
  })
  return seen
}

describe('segments and forEachSegment', () => {
  it.each([
    { text: '', parts: [] },
    { text: '//a', parts: [] },
    { text: 'a:?b/c', parts: [] },
    { text: '/', parts: ['', ''] },
    { text: '//a/', parts: ['', ''] },
    { text: 'a', parts: ['a'] },
    { text: 'a/', parts: ['a', ''] },
    { text: '/a/b', parts: ['', 'a', 'b'] },
    { text: 'x:a//b?c/d', parts: ['a', '', 'b'] },
    { text: '//h//#/', parts: ['', '', ''] },
    { text: '../%2F', parts: ['..', '%2F'] },
  ])('split the path of <$text> into $parts', ({ text, parts }) => {
    expect(segments(viewOf(text))).toEqual(parts)
    expect(visited(text)).toEqual(parts)
  })

  it.each(VALID_ROWS)('split $text into segments that join to its path', ({ text, components }) => {
    const view = viewOf(text)
    expect(segments(view).join('/')).toBe(path(view))
    expect(visited(text)).toEqual(segments(view))
    if (components.path !== '') expect(segments(view)[0] === '').toBe(components.path.startsWith('/'))
  })
})
