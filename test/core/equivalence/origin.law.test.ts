import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cacheKey } from '../../../src/core/equivalence/cache-key'
import { equalsForScheme } from '../../../src/core/equivalence/equals-for-scheme'
import { equalsHost } from '../../../src/core/equivalence/equals-host'
import { hasOrigin } from '../../../src/core/equivalence/has-origin'
import { origin, sameOrigin } from '../../../src/core/equivalence/origin'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import * as a from '../../refimpl/appendix-a'
import { generate } from '../../refimpl/generate'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { host, ipv6Host } from '../../support/hosts'
import { HOURS, law, RUNS, SEED } from '../../support/law'
import { disguise, made, makeReference, references } from '../../support/operands'
import { refOf } from '../../support/views'

const originOf = (text: string): string | undefined => {
  const found = origin(refOf(text))
  return found._tag === 'Some' ? found.value : undefined
}

const SCHEMES = ['http', 'https', 'ws', 'wss', 'ftp', 'HTTP', 'hTTps', 'Ws', 'WSS', 'FTP']
const PORTS = [
  '',
  '',
  '',
  ':',
  ':80',
  ':443',
  ':21',
  ':0080',
  ':0443',
  ':0',
  ':8080',
  ':65535',
  ':65536',
  ':99999999999',
]
const TAILS = ['', '/', '/a//b/../c', '?q', '#f', '/@b:1', '?//x@y', '/a?b#c']

/** Returns a host that consists of ASCII characters and contains no percent-encoded octets. */
const asciiHost = (random: Random): string => {
  if (random(4) === 0) return ipv6Host(random)
  if (random(50) === 0) return pick(random, ['[::ffff:1.2.3.4]', '[0:0::FFFF:a:b]', '[v1.x]'])
  if (random(4) === 0) return `[${generate(a.IPv6address, random)}]`
  return (random(2) === 0 ? host(random) : generate(a.regName, random)).replace(/%../g, 'A')
}

const specialText = (random: Random): string =>
  `${pick(random, SCHEMES)}://${pick(random, ['', '', 'u@', 'u:p@', ':@'])}${asciiHost(random)}${pick(random, PORTS)}${pick(random, TAILS)}`

const browserOrigin = (text: string): string | undefined => {
  try {
    return new URL(text).origin
  } catch {
    return undefined
  }
}

const disguised = made((random) => {
  const text = specialText(random)
  return [text, disguise(random, text)] as const
})

/**
 * Lists the kinds of hosts that browsers and this library read differently, with a pattern for each kind (see
 * `docs/equivalence.md`).
 */
const DIFFERENCES: Readonly<Record<string, RegExp>> = {
  'no host, and browsers take the path for it': /^\w+:\/\/[^/?#@]*@?(:\d*)?([/?#]|$)/,
  'an IPvFuture, which browsers refuse': /^\w+:\/\/([^/?#@]*@)?\[v/i,
  'an IPv4-mapped address, which browsers write in hexadecimal': /^\w+:\/\/([^/?#@]*@)?\[[0:]*:ffff:/i,
  'a last label that is a number, which browsers read as an IPv4 address':
    /^\w+:\/\/([^/?#@]*@)?([^/?#@:[]*\.)?(\d+|0x[\da-f]*)\.?(:\d*)?([/?#]|$)/i,
  'a label of Punycode, which browsers check': /^\w+:\/\/([^/?#@]*@)?([^/?#@:[]*\.)?xn--/i,
}

describe('origin', () => {
  it(
    `agrees with new URL on ${RUNS} texts, but for named differences`,
    () => {
      const random = randomFrom(SEED)
      const counts = new Map<string, number>()
      for (let run = 0; run < RUNS; run++) {
        const text = specialText(random)
        const [ours, theirs] = [originOf(text), browserOrigin(text)]
        const name = Object.keys(DIFFERENCES).find((each) => DIFFERENCES[each]?.test(text))
        if (ours !== theirs && name === undefined) expect({ text, ours }).toEqual({ text, ours: theirs })
        const row = ours === theirs ? 'the same' : (name as string)
        counts.set(row, (counts.get(row) ?? 0) + 1)
      }
      console.log([...counts].map(([name, times]) => `${name}: ${times}`).join('\n'))
      expect(counts.get('the same')).toBeGreaterThan(RUNS * 0.7)
      expect([...counts.keys()].sort()).toEqual(['the same', ...Object.keys(DIFFERENCES)].sort())
    },
    HOURS,
  )

  law('of an origin is itself, and hasOrigin takes it unless it has a wildcard', [references], (text) => {
    const found = originOf(text)
    if (found === undefined) return true
    expect(originOf(found)).toBe(found)
    if (!found.includes('*')) expect(hasOrigin(['http://other', found])(refOf(text))).toBe(true)
    return true
  })

  law('has the host of the URI, and ignores its spelling', [disguised], ([text, other]) => {
    const found = originOf(text)
    expect(originOf(other)).toBe(found)
    if (found !== undefined) expect(equalsHost(refOf(found))(refOf(text))).toBe(true)
  })
})

const neighbors = made((random) => {
  const text = `${pick(random, ['http', 'HTTP', 'https', 'foo', 'file'])}://${pick(random, ['a', 'A', '[::1]', '[0::1]', ''])}`
  return text + pick(random, ['', ':', ':80', ':080', ':443', ':81', ':65536']) + pick(random, TAILS)
})

describe('sameOrigin', () => {
  const any = fc.oneof(neighbors, references)

  law('compares origins', [any, any], (a, b) => {
    const is = originOf(a) !== undefined && originOf(a) === originOf(b)
    expect(sameOrigin(refOf(a))(refOf(b))).toBe(is)
  })

  law('is an equivalence of URIs that have an origin', [neighbors, neighbors, neighbors], (a, b, c) => {
    const [x, y, z] = [refOf(a), refOf(b), refOf(c)]
    expect(sameOrigin(x)(x)).toBe(originOf(a) !== undefined)
    expect(sameOrigin(x)(y)).toBe(sameOrigin(y)(x))
    if (sameOrigin(x)(y) && sameOrigin(y)(z)) expect(sameOrigin(x)(z)).toBe(true)
  })

  law('is true of URIs with an origin that equalsForScheme finds equal', [neighbors, neighbors], (a, b) => {
    if (originOf(a) !== undefined && equalsForScheme(schemeRules)(refOf(a))(refOf(b))) {
      expect(sameOrigin(refOf(a))(refOf(b))).toBe(true)
    }
  })
})

const queried = made((random) => {
  const pairs = Array.from({ length: random(5) }, () =>
    pick(random, ['a', 'a=1', '%61=2', 'b', 'utm_a=1', 'utm%5fb', '', '=']),
  )
  return `${makeReference(random).replace(/[?#].*/s, '')}?${pairs.join('&')}${pick(random, ['', '#', '#f'])}`
})

const KEYS = {
  'without options': cacheKey(),
  'with a sorted query': cacheKey({ sortQuery: true }),
  'without some pairs': cacheKey({ ignorePairs: (key) => key.startsWith('utm_') }),
  'with all options': cacheKey({
    sortQuery: true,
    ignorePairs: (key) => key.startsWith('utm_'),
    rules: { foo: { isOpaque: true } },
  }),
}

describe.each(Object.entries(KEYS))('cacheKey %s', (_name, key) => {
  law('is a reference, whose key is itself', [fc.oneof(references, queried)], (text) => {
    const once = key(refOf(text))
    expect(key(refOf(once))).toBe(once)
    expect(once).not.toContain('#')
  })
})

const equals = made((random) => {
  const text =
    random(2) === 0
      ? makeReference(random)
      : `http://a${pick(random, ['', '/', ':80', ':'])}${pick(random, ['', '?a'])}`
  return [text, random(2) === 0 ? disguise(random, text) : text.replace('http://a:80', 'HTTP://A')] as const
})

describe('cacheKey', () => {
  law(
    'is the same for references that equalsForScheme finds equal',
    [fc.oneof(equals, fc.tuple(neighbors, neighbors))],
    ([a, b]) => {
      const [x, y] = [refOf(a), refOf(b)]
      if (!equalsForScheme(schemeRules)(x)(y)) return
      for (const key of [KEYS['without options'], KEYS['with a sorted query'], KEYS['without some pairs']]) {
        expect(key(x)).toBe(key(y))
      }
    },
  )

  law('without a fragment is the same only for those', [equals, neighbors, neighbors], ([a, b], c, d) => {
    for (const [first, second] of [
      [a, b],
      [c, d],
    ] as const) {
      const [x, y] = [refOf(first.replace(/#.*/s, '')), refOf(second.replace(/#.*/s, ''))]
      expect(cacheKey()(x) === cacheKey()(y)).toBe(equalsForScheme(schemeRules)(x)(y))
    }
  })

  law(
    'with a sorted query is the same for each order of pairs with different keys',
    [fc.shuffledSubarray(['a=1', 'b', 'c=%2f', '', 'd='])],
    (pairs) => {
      const key = cacheKey({ sortQuery: true })
      const keyOf = (order: readonly string[]): string => key(refOf(`http://h/?${order.join('&')}`))
      if (pairs.join('') !== '') expect(keyOf(pairs)).toBe(keyOf([...pairs].reverse()))
    },
  )
})
