import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as span from '../../../src/core/scanner/spans'
import { scanned } from '../../support/expect-scan'

const RULED = 'foo://user@example.com:8042/over/there?name=ferret#nose'

const SLOTS: ReadonlyMap<string | undefined, number> = new Map(
  Object.entries(span).flatMap(([name, slot]) => (typeof slot === 'number' ? [[name, slot] as const] : [])),
)

it('createSpans makes a new array of eight slots', () => {
  const spans = span.createSpans()
  expect(spans).toBeInstanceOf(Int32Array)
  expect(spans).toHaveLength(8)
  expect(span.createSpans()).not.toBe(spans)
})

it('the slots are the indices from 0 to 7', () => {
  const { SCHEME_END, USERINFO_END, HOST_END, HOST_KIND, PATH_START, PATH_END, QUERY_END, ERROR_OFFSET } = span
  expect([SCHEME_END, USERINFO_END, HOST_END, HOST_KIND, PATH_START, PATH_END, QUERY_END, ERROR_OFFSET]).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ])
})

it('each kind of host is at its index', () => {
  expect(span.HOST_KINDS[span.KIND_REG_NAME]).toBe('reg-name')
  expect(span.HOST_KINDS[span.KIND_IPV4_ADDRESS]).toBe('IPv4address')
  expect(span.HOST_KINDS[span.KIND_IPV6_ADDRESS]).toBe('IPv6address')
  expect(span.HOST_KINDS[span.KIND_IPV_FUTURE]).toBe('IPvFuture')
})

it('the ruler in the comment is right', () => {
  const lines = readFileSync(resolve(import.meta.dirname, '../../../src/core/scanner/spans.ts'), 'utf8').split('\n')
  const ruler = lines.findIndex((line) => line.includes(RULED))
  const margin = lines[ruler]?.indexOf(RULED) ?? 0
  const slots = scanned(RULED) as readonly number[]
  const marks = lines
    .slice(ruler + 2)
    .map((line) => /^ \* +[|` ]*`- (\d+) (\w+)/.exec(line))
    .filter((mark) => mark !== null)
  expect(marks.map((mark) => mark[2])).toEqual([
    'QUERY_END',
    'PATH_END',
    'PATH_START',
    'HOST_END',
    'USERINFO_END',
    'SCHEME_END',
  ])
  for (const mark of marks) {
    const slot = SLOTS.get(mark[2]) ?? Number.NaN
    expect(slots[slot], mark[2]).toBe(Number(mark[1]))
    expect(mark[0].indexOf('`-') - margin, mark[2]).toBe(Number(mark[1]))
  }
})
