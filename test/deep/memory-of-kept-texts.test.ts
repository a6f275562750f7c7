/** Checks that the cache key or origin of a URI in a large document does not keep the document in memory. */
import { expect, it } from 'vitest'
import { runInChild } from '../support/child'

const heapOf = (make: string): string => `
  import { parseUri } from '../../src/core/model/parse'
  import { cacheKey } from '../../src/core/equivalence/cache-key'
  import { origin } from '../../src/core/equivalence/origin'
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--expose-gc')
  const gc = (await import('node:vm')).runInNewContext('gc')
  const make = ${make}
  const kept = []
  const found = () => {
    const document = Buffer.alloc(4_000_000, 'x' + kept.length).toString('latin1').replace(/^.{2000}/, '$& http://example.com/' + 'a'.repeat(1900) + ' ')
    const text = document.slice(2001, 2001 + 1919)
    const parsed = parseUri(text)
    if (parsed._tag === 'Left') throw new Error(text)
    kept.push(make(parsed.right))
  }
  gc()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 10; i++) found()
  gc()
  console.log(JSON.stringify({ bytes: process.memoryUsage().heapUsed - before, kept: kept.length }))`

it.each([
  ['cacheKey()', 'cacheKey()'],
  ['cacheKey of sorted queries', 'cacheKey({ sortQuery: true, ignorePairs: () => true })'],
  ['origin', 'origin'],
])('10 results of %s from documents of 4 MB hold less than 1 MB', async (_, make) => {
  const { bytes, kept } = (await runInChild(heapOf(make), 512)) as { bytes: number; kept: number }
  expect(kept).toBe(10)
  expect(bytes).toBeLessThan(1_000_000)
})

it('the test sees what is kept alive', async () => {
  const { bytes } = (await runInChild(heapOf('(view) => view.text.slice(0, 1000)'), 512)) as { bytes: number }
  expect(bytes).toBeGreaterThan(25_000_000)
})
