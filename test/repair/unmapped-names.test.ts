import { domainToASCII } from 'node:url'
import { uri, view } from 'uri-ts'
import { resolveHref } from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'

describe('a name outside ASCII, without toASCII', () => {
  const link = resolveHref(view(uri('https://example.com/')))
  const isRefused = (host: string): boolean => link(`//${encodeURIComponent(host)}/`)._tag === 'Left'
  const isRefusedByBrowsers = (host: string): boolean => {
    try {
      return new URL(`http://${encodeURIComponent(host)}/`).host === ''
    } catch {
      return true
    }
  }

  it.each([
    'a.\uff11',
    'a.\u2460',
    'a.\xb2',
    'a.0x\uff11',
    'a.\uff10\uff58',
    'a.1\xad',
    'a\u30021',
    'a.1\u3002',
    'a.\uff11.',
    'a.\u2488',
    'a.\u{1d7cf}',
    '1.\u{1d7ce}\u{1d431}\u{1d7cf}',
    '127.0.0.\uff11',
    '\uff11\uff12\uff17.1',
    '\uff11',
    '\xad',
  ])('is refused if it ends in a number: %j', (host) => {
    expect(link(`//${host}/`)).toMatchObject({ _tag: 'Left', left: { reason: 'host-refused', offset: 2 } })
    expect(isRefused(host)).toBe(true)
  })

  it.each(['a.\u0663', 'a.\u0967', 'a.\u06f1', '\u0661\u0662', '1\uff11.a', 'caf\xe9.1a', '\u4e00.com', 'a.\u3248'])(
    'is accepted if it ends otherwise: %j',
    (host) => expect([isRefused(host), isRefusedByBrowsers(host)]).toEqual([false, false]),
  )

  it('is refused with each character by which browsers refuse it as a number, and never otherwise', () => {
    const seen = { numbers: 0, refused: 0 }
    for (let point = 0x80; point <= 0x1ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue
      const character = String.fromCodePoint(point)
      const [, mapped = ''] = /^x(.*)x$/.exec(domainToASCII(`x${character}x`)) ?? []
      const isNumber = /^(?:.*\.)?\d+$/.test(mapped)
      if (isNumber) seen.numbers++
      if (!isRefused(`a.${character}`)) {
        if (isNumber) expect.fail(`accepted: U+${point.toString(16)}`)
        continue
      }
      seen.refused++
      if (!isRefusedByBrowsers(`a.${character}`)) expect.fail(`refused: U+${point.toString(16)}`)
    }
    expect(seen.numbers).toBeGreaterThan(80)
    expect(seen.refused).toBeGreaterThan(seen.numbers)
  })
})
