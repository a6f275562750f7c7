import { afterEach, describe, expect, it, vi } from 'vitest'
import { createUtf8Decoder } from '../../../src/core/percent/utf8'
import { randomFrom } from '../../refimpl/random'
import { SEED } from '../../support/law'

afterEach(() => vi.unstubAllGlobals())

/** Lists octets at the boundaries of the ranges in RFC 3629. */
const EDGES = [
  ...[0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee],
  ...[0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff, 0xbb],
]

describe.each([false, true])('a decoder without TextDecoder, strict: %s', (isStrict) => {
  const expected = createUtf8Decoder(isStrict)
  const byHand = (octets: Uint8Array): string | undefined => {
    vi.stubGlobal('TextDecoder', undefined)
    const text = createUtf8Decoder(isStrict)(octets)
    vi.unstubAllGlobals()
    return text
  }

  it('reads every sequence of three octets at the edges of the rules as TextDecoder does', () => {
    for (const first of EDGES)
      for (const second of EDGES)
        for (const third of EDGES) {
          const octets = Uint8Array.of(first, second, third)
          if (byHand(octets) !== expected(octets)) expect.fail(String(octets))
        }
  })

  it('reads random octets as TextDecoder does', () => {
    const random = randomFrom(SEED)
    for (let run = 0; run < 20_000; run++) {
      const octets = Uint8Array.from({ length: random(9) }, () => EDGES[random(EDGES.length)] as number)
      if (byHand(octets) !== expected(octets)) expect.fail(String(octets))
    }
  })

  it('reads text, with a byte order mark', () => {
    const text = '\ufeffaé€😀'
    expect(byHand(new TextEncoder().encode(text))).toBe(text)
  })

  it('reads a megabyte', () => {
    const text = 'é'.repeat(500_000)
    expect(byHand(new TextEncoder().encode(text)) === text).toBe(true)
  })
})
