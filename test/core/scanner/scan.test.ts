import {
  componentOf,
  createSpans,
  ERROR_OFFSET,
  HOST_END,
  HOST_KIND,
  HOST_KINDS,
  PATH_END,
  PATH_START,
  reasonOf,
  type Spans,
} from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { findAuthorityEnd, scan, scanFromPath, scanHost } from '../../../src/core/scanner/scan'
import { INVALID } from '../../corpus/invalid'
import { VALID_ROWS } from '../../support/corpus'
import { expected, scanned } from '../../support/expect-scan'
import { joined } from '../../support/joined'
import { NOT_TEXT } from '../../support/not-text'

const NOTHING = { scheme: undefined, authority: undefined, userinfo: undefined, host: undefined, port: undefined }

/** Computes the expected slots by adding up the lengths of the components. */
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
  it('returns a negative number for every failure', () => {
    for (const { text } of INVALID) expect(scan(text, createSpans()), text).toBeLessThan(0)
  })

  it('overwrites every slot of an earlier scan', () => {
    const used = createSpans()
    for (const { text: before } of [...VALID_ROWS, ...INVALID]) {
      const fresh = createSpans()
      scan(before, used)
      expect(scan('a', used)).toBe(scan('a', fresh))
      expect(used.subarray(0, ERROR_OFFSET)).toEqual(fresh.subarray(0, ERROR_OFFSET))
    }
  })

  it('writes only to the spans that it gets', () => {
    const [one, other] = [createSpans(), createSpans()]
    scan('http://u@a:1/b?c', one)
    scan('//[::1', other)
    expect([one[HOST_END], one[PATH_START], one[PATH_END]]).toEqual([10, 12, 14])
    expect(other[ERROR_OFFSET]).toBe(2)
  })

  it('stops at the end of a slice of a longer text', () => {
    const long = 'http://[::1]:80/%41'
    for (let end = 0; end <= long.length; end++)
      expect(scanned(long.slice(0, end))).toEqual(expected(long.slice(0, end)))
  })
})

describe('scanFromPath', () => {
  it('reads path, query and fragment from a given start, and writes no other slot', () => {
    for (const { components: c } of VALID_ROWS) {
      const { path, query, fragment } = c
      if (path !== '' && !path.startsWith('/')) continue
      const rest = joined({ ...NOTHING, path, query, fragment })
      for (const before of ['', 'x', 'a://b:']) {
        const [start, spans] = [before.length, createSpans().fill(-99) as Spans]
        expect(scanFromPath(before + rest, start, spans), rest).toBe(start + rest.length)
        const pathEnd = start + path.length
        const queryEnd = query === undefined ? -1 : pathEnd + 1 + query.length
        expect([...spans], rest).toEqual([-99, -99, -99, -99, start, pathEnd, queryEnd, -99])
      }
    }
  })

  it('reads as a path what scan reads as a scheme or an authority', () => {
    const spans = createSpans()
    for (const path of ['//a/b', '//', '/a:b', '/:', '//a:b@c']) {
      expect(scanFromPath(path, 0, spans), path).toBe(path.length)
      expect([spans[PATH_START], spans[PATH_END]]).toEqual([0, path.length])
    }
  })

  it.each([
    { text: '//[', offset: 2, component: 'path', reason: 'character' },
    { text: '/%4', offset: 1, component: 'path', reason: 'pct-encoded' },
    { text: '/?\\', offset: 2, component: 'query', reason: 'character' },
    { text: '/#%', offset: 2, component: 'fragment', reason: 'pct-encoded' },
  ])('fails on $text as scan does', ({ text, offset, component, reason }) => {
    const spans = createSpans()
    const failure = scanFromPath(`]${text}`, 1, spans)
    expect([componentOf(failure), reasonOf(failure), spans[ERROR_OFFSET]]).toEqual([component, reason, offset + 1])
  })
})

describe('scanFromPath, for a start where there is no path-abempty', () => {
  it.each([
    { text: 'a:b', start: 0, offset: 0 },
    { text: 'a/b', start: 0, offset: 0 },
    { text: '%41', start: 0, offset: 0 },
    { text: '//a/b', start: 2, offset: 2 },
    { text: 'a:/b', start: -1, offset: 0 },
    { text: '/b', start: -7, offset: 0 },
    { text: '/b', start: -0.5, offset: 0 },
    { text: '/b', start: Number.NEGATIVE_INFINITY, offset: 0 },
    { text: '/b', start: 3, offset: 2 },
    { text: '/b', start: 1e9, offset: 2 },
    { text: '/b', start: 2 ** 31, offset: 2 },
    { text: '/b', start: Number.NaN, offset: 0 },
    { text: '//b', start: 0.5, offset: 3 },
    { text: '', start: 1, offset: 0 },
  ])('fails in the path of $text from $start, inside the text', ({ text, start, offset }) => {
    const spans = createSpans().fill(-99) as Spans
    const failure = scanFromPath(text, start, spans)
    expect([failure < 0, componentOf(failure), reasonOf(failure)]).toEqual([true, 'path', 'character'])
    expect(spans[ERROR_OFFSET]).toBe(offset)
  })

  it('reads an empty path at the end of the text', () => {
    expect(scanFromPath('', 0, createSpans())).toBe(0)
    expect(scanFromPath('a:b', 3, createSpans())).toBe(3)
  })
})

describe('scanHost', () => {
  it('finds the end and the kind of every host of the corpus, at any offset', () => {
    for (const { components: c } of VALID_ROWS) {
      if (c.host === undefined || c.hostKind === undefined) continue
      for (const before of ['', '1', '//u@']) {
        for (const after of ['', ':1', '/', '@', '?1']) {
          const [start, spans] = [before.length, createSpans()]
          const hostEnd = scanHost(before + c.host + after, start, spans)
          expect([hostEnd, HOST_KINDS[spans[HOST_KIND]]], c.host).toEqual([start + c.host.length, c.hostKind])
        }
      }
    }
  })

  it('fails if [ does not begin an IP-literal', () => {
    const spans = createSpans()
    for (const text of ['[', '[]', '[1]', '[v1]', '[g]', '[::1/]'])
      expect(scanHost(text, 0, spans), text).toBeLessThan(0)
  })
})

describe('findAuthorityEnd', () => {
  it.each([
    ['//a b@[:1/c', 2, 9],
    ['//a?b/', 2, 3],
    ['//a#b', 2, 3],
    ['//ab', 2, 4],
    ['//', 2, 2],
  ])('of %s from %i is %i', (text, start, end) => expect(findAuthorityEnd(text, start)).toBe(end))
})

describe('the scanner, for a value that is not a string', () => {
  const FUNCTIONS = [
    { component: 'scheme', read: scan },
    { component: 'path', read: (value: string, spans: Spans) => scanFromPath(value, 0, spans) },
    { component: 'host', read: (value: string, spans: Spans) => scanHost(value, 0, spans) },
  ]

  it.each(NOT_TEXT)('fails at 0: %s', (_name, value) => {
    for (const { component, read } of FUNCTIONS) {
      const spans = createSpans().fill(-99) as Spans
      const failure = read(value as string, spans)
      expect([componentOf(failure), reasonOf(failure), spans[ERROR_OFFSET]]).toEqual([component, 'not-text', 0])
    }
  })
})
