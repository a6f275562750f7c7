import { describe, expect, it } from 'vitest'
import * as bounds from '../../../src/core/model/bounds'
import { scan } from '../../../src/core/scanner/scan'
import { createSpans } from '../../../src/core/scanner/spans'
import { refOf } from '../../support/views'

describe('the starts of components', () => {
  it.each([
    ['foo://user@example.com:8042/over?name#nose', { authority: 6, host: 11, port: 23, query: 33, fragment: 38 }],
    ['//:80?', { authority: 2, host: 2, port: 3, query: 6, fragment: 7 }],
    ['//@:/#', { authority: 2, host: 3, port: 4, query: 6, fragment: 6 }],
  ])('%s', (text, { authority, host, port, query, fragment }) => {
    const view = refOf(text)
    expect(bounds.authorityStart(view)).toBe(authority)
    expect(bounds.startOfHost(view)).toBe(host)
    expect(bounds.hostStart(view)).toBe(host)
    expect(bounds.portStart(view)).toBe(port)
    expect(bounds.queryStart(view)).toBe(query)
    expect(bounds.fragmentStart(view)).toBe(fragment)
  })

  it('hostStart refuses what is not a view', () => {
    expect(() => bounds.hostStart({ text: 'a' } as never)).toThrow(TypeError)
  })
})

it.each([
  ['foo://user@a:1/', 11],
  ['foo://a/', 6],
  ['//a', 2],
  ['//@', 3],
  ['///', 2],
  ['foo:/a', -1],
])('hostStartIn finds the host of %s', (text, start) => {
  const spans = createSpans()
  scan(text, spans)
  expect(bounds.hostStartIn(spans)).toBe(start)
  const line = new Int32Array(11)
  line.set(spans, 3)
  expect(bounds.hostStartIn(line, 3)).toBe(start)
})

it('shifted moves an end, unless it is absent', () => {
  expect([bounds.moveEnd(3, 2), bounds.moveEnd(3, -3), bounds.moveEnd(0, 2), bounds.moveEnd(-1, 2)]).toEqual([
    5, 0, 2, -1,
  ])
})
