/**
 * Compares the results of `repair` and `resolveHref` with those of `new URL`. Each result must identify the same
 * resource as that of `new URL`, unless `differences.ts` names the difference.
 */
import { domainToASCII } from 'node:url'
import { fromWhatwg } from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../refimpl/random'
import { browserUrl, placeOf } from '../refimpl/same-place'
import { textOf } from '../support/files'
import { HOURS, partOf, RUNS, SEED } from '../support/law'
import { uriOf } from '../support/views'
import { DIFFERENCES, type Difference, hrefDifference, keepsDots, repairDifference } from './differences'
import { anyHref, BASES, SHARED_TEXTS } from './sources'

const count = (counts: Map<Difference, number>, difference: Difference): void => {
  counts.set(difference, (counts.get(difference) ?? 0) + 1)
}

const show = (what: string, counts: ReadonlyMap<Difference, number>): void => {
  const rows = [...counts].map(([name, times]) => `${name || 'the same'}: ${times}`)
  console.log(`${what}: ${rows.join(', ')}`)
}

const RESOLVERS = new Map(BASES.map((base) => [base, hrefDifference(uriOf(base))]))
const MAPPED = new Map(BASES.map((base) => [base, hrefDifference(uriOf(base), { toASCII: domainToASCII })]))

it(
  `on ${RUNS} texts`,
  () => {
    const random = randomFrom(SEED)
    const [repairs, links, mapped] = [new Map(), new Map(), new Map()]
    for (let run = 0; run < RUNS; run++) {
      const [text, base] = [anyHref(random), pick(random, BASES)]
      count(repairs, repairDifference(text, base))
      count(links, RESOLVERS.get(base)?.(text) as Difference)
      count(mapped, MAPPED.get(base)?.(text) as Difference)
    }
    show('repair', repairs)
    show('resolveHref', links)
    show('resolveHref with toASCII', mapped)
    expect(mapped.has('IDNA name')).toBe(false)
    expect(repairs.get('')).toBeGreaterThan(RUNS * 0.75)
    expect(links.get('')).toBeGreaterThan(RUNS * 0.95)
  },
  HOURS,
)

it(
  `reads ${RUNS} serialized URLs, and refuses only hosts that no URI has`,
  () => {
    const random = randomFrom(SEED + 1)
    for (let run = 0; run < RUNS; run++) {
      const url = browserUrl(anyHref(random), pick(random, BASES))
      if (url === undefined || keepsDots(url)) continue
      const read = fromWhatwg(new URL(url))
      const place = read._tag === 'Right' ? placeOf(read.right.text) : `${read.left.component} ${read.left.reason}`
      const isRefused = /^[^/]*\/\/[^/?#]*["{}`\x7f%]/.test(url) && place.startsWith('host ')
      if (!isRefused && place !== placeOf(url)) expect({ url, place }).toEqual({ url, place: placeOf(url) })
    }
  },
  HOURS,
)

describe.runIf(SHARED_TEXTS.length > 0)('on the corpora', () => {
  it.each([BASES[0] as string, 'https://u:p@h:8443/a/b/c', 'foo://h/a/b'])('resolves each text after %s', (base) => {
    const [repairs, links] = [new Map(), new Map()]
    const differs = hrefDifference(uriOf(base))
    const texts = partOf(SHARED_TEXTS)
    for (const text of texts) {
      count(repairs, repairDifference(text, base))
      count(links, differs(text))
    }
    show(`repair, ${base}`, repairs)
    show(`resolveHref, ${base}`, links)
    expect(links.get('')).toBeGreaterThan(texts.length * 0.99)
  })
})

it('docs/repair.md has a row for each difference', () => {
  const [, section = ''] = /^## Differences from browsers$(.*)/ms.exec(textOf('docs/repair.md')) ?? []
  const rows = Array.from(section.matchAll(/^\| ([^|`]+) \| ([^|]+) \|/gm), ([, name = '', of = '']) => [
    name.trim(),
    of,
  ])
  const named = rows.filter(([name = '']) => !/^(?:difference|-+)$/.test(name))
  expect(named).toEqual(Object.entries(DIFFERENCES).map(([name, of]) => [name, of.replace(/\w+/g, '`$&`')]))
})
