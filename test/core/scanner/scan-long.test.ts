/** Tests the scanner with long strings, which it reads as bytes if the runtime provides `TextEncoder`. */
import * as fc from 'fast-check'
import { createSpans, PATH_END, QUERY_END, scan } from 'uri-ts/scan'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scanLong } from '../../../src/core/scanner/scan-long'
import { HOSTILE } from '../../refimpl/hostile'
import { anyText, mutant, reference } from '../../support/arbitrary'
import { expected, isSame, scanned } from '../../support/expect-scan'
import { law } from '../../support/law'

const START = 'http://example.com/'
const LONG = 'docs/guide-to_the.file/'.repeat(4)

const check = (text: string): void => {
  const [is, should] = [scanned(text), expected(text)]
  if (!isSame(is, should)) expect({ text, is }).toEqual({ text, is: should })
}

describe('scanLong reads', () => {
  const spans = createSpans()

  it.each([
    ['', 112, -1],
    ['?a=1/?b', 111, 118],
    ['#f/?', 111, -1],
    ['?#', 111, 112],
    ['?q#f?', 111, 113],
    ['%41%e9/x%2F', 122, -1],
    ['%41?%42#%43', 114, 118],
  ])('a path, and then %s', (rest, pathEnd, queryEnd) => {
    const text = START + LONG + rest
    const isPath = !/[?#]/.test(rest)
    expect(scanLong(text, START.length, spans)).toBe(true)
    expect([spans[PATH_END], spans[QUERY_END]]).toEqual([isPath ? text.length : pathEnd, queryEnd])
  })

  it.each(['%', '%4', '%4g', ' ', '#a#', '\xe9', '\u0416', '\ud83d\ude00', '\ud800', '[', '\0', '"'])(
    'nothing that has %s',
    (rest) => expect(scanLong(START + LONG + rest, START.length, spans)).toBe(false),
  )

  it('nothing of a text that does not fit the buffer', () => {
    expect(scanLong(`/${'a'.repeat(0xffff)}`, 0, spans)).toBe(true)
    expect(scanLong(`/${'a'.repeat(0x10000)}`, 0, spans)).toBe(false)
  })

  it('no byte of the text before', () => {
    expect(scanLong(`/${'a'.repeat(0xffff)}`, 0, spans)).toBe(true)
    for (const last of ['\xe9', '\u0416', '\ud83d\ude00', '%', '%4']) {
      const text = `/${'a'.repeat(0xffff - last.length)}${last}`
      expect(scanLong(text, 0, spans), last).toBe(false)
      check(text)
    }
  })
})

describe('scan of a long text agrees with the oracle', () => {
  it('at each alignment, and with a wrong character at each index', () => {
    for (let length = 60; length < 90; length++) {
      const text = `${START}${LONG}`.slice(0, length)
      check(text)
      for (let at = START.length; at <= length; at++) {
        for (const other of [' ', '%', '%2f', '?', '#', '\xe9']) check(text.slice(0, at) + other + text.slice(at))
      }
    }
  })

  const padding = fc.constantFrom('', LONG, LONG.repeat(3), `${LONG}?`, `${LONG}#`, '%D0%BF'.repeat(12), `${LONG}é`)
  const hostile = fc.constantFrom(...HOSTILE, '')
  const texts = fc
    .tuple(fc.oneof(reference, mutant, anyText), padding, hostile, fc.oneof(reference, mutant))
    .map((parts) => parts.join(''))

  law('of generated and mutated parts', [texts], check)

  law('if it is two-byte, a slice or a rope', [texts], (text) => {
    const flat = scanned(text)
    expect(scanned(`\u0416${text}`.slice(1))).toEqual(flat)
    expect(scanned(`${text} `.slice(0, -1))).toEqual(flat)
    const half = text.length >> 1
    expect(scanned(text.slice(0, half) + text.slice(half))).toEqual(flat)
  })
})

describe('without TextEncoder', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('the scanner reads characters', async () => {
    vi.resetModules()
    vi.stubGlobal('TextEncoder', undefined)
    const { scanLong: without } = await import('../../../src/core/scanner/scan-long')
    expect(without(START + LONG, START.length, createSpans())).toBe(false)
    expect(scan(START + LONG, createSpans())).toBe(START.length + LONG.length)
  })
})
