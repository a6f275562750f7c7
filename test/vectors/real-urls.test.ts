import * as E from 'fp-ts/Either'
import { components, parseUriReference, segments, type View } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { expected, isSame, scanned } from '../support/expect-scan'
import { joined, joinedAuthority } from '../support/joined'
import { partOf } from '../support/law'
import { sharedLines } from '../support/shared'

const LINES = sharedLines('corpus/urls.txt')

describe.runIf(LINES !== undefined)('on real URLs', () => {
  const lines = LINES ?? []

  it('scan and the oracle agree on acceptance, spans, host kind and error of the lines', () => {
    let invalid = 0
    for (const text of partOf(lines)) {
      const [is, should] = [scanned(text), expected(text)]
      if (!isSame(is, should)) expect({ text, is }).toEqual({ text, is: should })
      if ('offset' in is) invalid++
    }
    console.log(`${partOf(lines).length} lines, ${invalid} of them no URI-reference`)
    expect(partOf(lines).length - invalid).toBeGreaterThan(0)
  })

  it('components and delimiters, joined, are equal to each line', () => {
    for (const text of lines) {
      const parsed: E.Either<unknown, View> = parseUriReference(text)
      if (E.isLeft(parsed)) continue
      const parts = components(parsed.right)
      const path = segments(parsed.right).join('/')
      if (joined(parts) !== text || joinedAuthority(parts) !== parts.authority || path !== parts.path) expect.fail(text)
    }
  })
})
