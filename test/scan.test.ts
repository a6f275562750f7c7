import { describe, expect, it } from 'vitest'
import { createSpans, ERROR_OFFSET, HOST_END, HOST_KINDS, PATH_END, PATH_START } from '../src/index'
import { scan } from '../src/scan'
import { VALID_ROWS } from './corpus'
import { INVALID } from './corpus/invalid'
import { expected, scanned } from './expect-scan'

/** Slots by adding lengths: what stands before a component decides where it ends. */
const slotsOf = ({ components: c }: (typeof VALID_ROWS)[number]): readonly number[] => {
  const schemeEnd = c.scheme === undefined ? -1 : c.scheme.length
  const start = c.authority === undefined ? schemeEnd + 1 : schemeEnd + 3
  const userinfoEnd = c.userinfo === undefined ? -1 : start + c.userinfo.length
  const hostEnd = c.host === undefined ? -1 : (userinfoEnd < 0 ? start : userinfoEnd + 1) + c.host.length
  const pathStart = start + (c.authority ?? '').length
  const pathEnd = pathStart + c.path.length
  const queryEnd = c.query === undefined ? -1 : pathEnd + 1 + c.query.length
  const hostKind = c.hostKind === undefined ? -1 : HOST_KINDS.indexOf(c.hostKind)
  return [schemeEnd, userinfoEnd, hostEnd, hostKind, pathStart, pathEnd, queryEnd]
}

describe('scan finds the components of', () => {
  it.each(VALID_ROWS)('$text ($section)', (row) => {
    expect(scanned(row.text)).toEqual(slotsOf(row))
    expect(expected(row.text)).toEqual(slotsOf(row))
  })
})

describe('scan finds the error of', () => {
  it.each(INVALID)('$text ($section)', ({ text, component, reason, offset }) => {
    expect(scanned(text)).toEqual({ component, reason, offset })
    expect(expected(text)).toEqual({ component, reason, offset })
  })
})

describe('scan', () => {
  it('returns a positive code for every failure', () => {
    for (const { text } of INVALID) expect(scan(text, createSpans()), text).toBeGreaterThan(0)
  })

  it('leaves nothing of one scan to the next', () => {
    const used = createSpans()
    for (const { text: before } of [...VALID_ROWS, ...INVALID]) {
      const fresh = createSpans()
      scan(before, used)
      expect(scan('a', used)).toBe(scan('a', fresh))
      expect(used.subarray(0, ERROR_OFFSET)).toEqual(fresh.subarray(0, ERROR_OFFSET))
    }
  })

  it('keeps to the spans that it is given, so that calls may interleave', () => {
    const [one, other] = [createSpans(), createSpans()]
    scan('http://u@a:1/b?c', one)
    scan('//[::1', other)
    expect([one[HOST_END], one[PATH_START], one[PATH_END]]).toEqual([10, 12, 14])
    expect(other[ERROR_OFFSET]).toBe(2)
  })

  it('ends where the text ends, though the text be a slice of a longer one', () => {
    const long = 'http://[::1]:80/%41'
    for (let end = 0; end <= long.length; end++)
      expect(scanned(long.slice(0, end))).toEqual(expected(long.slice(0, end)))
  })
})
