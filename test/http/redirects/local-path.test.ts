import { isRelativeRef, parseUriReference, path, showReason } from 'uri-ts'
import { isLocalPath } from 'uri-ts/http'
import { localPathSchema } from 'uri-ts/standard'
import { describe, expect, it } from 'vitest'
import { parseLocalPath } from '../../../src/http/redirects/local-path'
import { pick, randomFrom } from '../../refimpl/random'
import { HOURS, LONG, RUNS, SEED, TARGETS } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'
import { sharedLines } from '../../support/shared'
import { changed, HARMLESS, HOSTILE, isLeaving, partsOf, spellingsOf } from './hostile-targets'

describe('isLocalPath', () => {
  it.each(HARMLESS)('accepts <%s>', (text) => {
    expect(isLocalPath(text)).toBe(true)
    expect(spellingsOf(text).filter(isLeaving)).toEqual([])
  })

  it.each(HOSTILE)('refuses <%s>', (text) => {
    expect(isLocalPath(text)).toBe(false)
  })

  it.each(NOT_TEXT)('refuses %s', (_name, value) => {
    expect(isLocalPath(value)).toBe(false)
  })

  it('accepts no text that leads out of the site, also after a framework has read it', { timeout: HOURS }, () => {
    const random = randomFrom(SEED)
    const lines = sharedLines('corpus/urls.txt')?.slice(0, 2000) ?? []
    const seeds = [
      ...HOSTILE,
      ...HARMLESS,
      ...HARMLESS,
      ...lines.map((line) => `/${line.replace(/^[a-z]+:\/\/[^/]*\/?/i, '')}`),
    ]
    // Trying all spellings of a refused target is slow, so a long run tries them for only one refused target in ten.
    const share = TARGETS > 10_000 ? 10 : 1
    let accepted = 0
    let leaving = 0
    for (let run = 0; run < TARGETS; run++) {
      const text = random(3) === 0 ? partsOf(random) : changed(pick(random, seeds), random)
      const isAccepted = isLocalPath(text)
      if (!isAccepted && run % share > 0) continue
      const out = spellingsOf(text).filter(isLeaving)
      if (out.length > 0) leaving++
      if (!isAccepted) continue
      accepted++
      if (out.length > 0) expect.fail(`${JSON.stringify(text)} leads to ${JSON.stringify(out)}`)
    }
    console.log(`${TARGETS} targets: ${accepted} accepted, ${leaving} of 1/${share} of the others lead out of the site`)
    expect(accepted).toBeGreaterThan(TARGETS / 20)
    expect(leaving).toBeGreaterThan(0)
  })

  it('accepts all paths of real URLs', () => {
    let paths = 0
    const refused: string[] = []
    for (const line of sharedLines('corpus/urls.txt') ?? []) {
      const parsed = parseUriReference(line)
      if (parsed._tag === 'Left') continue
      const target = line.slice(parsed.right.pathStart)
      if (!path(parsed.right).startsWith('/')) continue
      paths++
      if (!isLocalPath(target)) refused.push(target)
    }
    console.log(`${paths} paths of real URLs, ${refused.length} refused`)
    expect(refused).toEqual([])
  })
})

describe('parseLocalPath', () => {
  it.each([
    ['account', "path: 'a' is not allowed at offset 0; a path on the site begins with one '/'"],
    ['', "path: the end of the text is not allowed at offset 0; a path on the site begins with one '/'"],
    ['//evil.test', "path: '/' is not allowed at offset 1; a path on the site begins with one '/'"],
    [
      '/a/..//b',
      "path: '/' is not allowed at offset 6; without its dot segments, or decoded, the path would begin with //",
    ],
    [
      '/%2Fb',
      "path: '%' is not allowed at offset 1; without its dot segments, or decoded, the path would begin with //",
    ],
    [
      '/?a/../%5Cb',
      "query: '%' is not allowed at offset 7; without its dot segments, or decoded, the path would begin with //",
    ],
    [
      '/#a/..//b',
      "fragment: '/' is not allowed at offset 7; without its dot segments, or decoded, the path would begin with //",
    ],
    ['/a%0Ab', "path: '%' is not allowed at offset 2; a path on the site has no control characters"],
    ['/a%252F', "path: '%' is not allowed at offset 2; nothing in a path on the site is percent-encoded twice"],
    ['http://a/', "scheme: ':' is not allowed at offset 4; a relative-ref has no scheme"],
    ['/\\b', undefined],
  ])('says of <%s> what is wrong', (text, message) => {
    const parsed = parseLocalPath(text)
    const shown = parsed._tag === 'Left' ? showReason(parsed.left) : ''
    expect(shown).toBe(message ?? shown)
    expect(localPathSchema['~standard'].validate(text)).toEqual({ issues: [{ message: shown }] })
  })

  it('agrees with isLocalPath', () => {
    const random = randomFrom(SEED)
    for (let run = 0; run < RUNS; run++) {
      const text = changed(pick(random, [...HOSTILE, ...HARMLESS]), random)
      const parsed = parseLocalPath(text)
      expect([text, parsed._tag === 'Right']).toEqual([text, isLocalPath(text)])
      if (parsed._tag === 'Right') expect(isRelativeRef(parsed.right.text)).toBe(true)
    }
  })
})

it('reads a long text in linear time', { timeout: HOURS }, () => {
  for (const part of ['/a/..', '/%2e', '%2F', '%5C..', '/.', 'a']) {
    expect(typeof isLocalPath(`/${part.repeat(LONG / part.length)}`)).toBe('boolean')
  }
})
