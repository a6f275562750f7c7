/** Uses zod, effect, TanStack Router and nuqs to test search parameters that are dates or bigints. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { Schema } from 'effect'
import * as fc from 'fast-check'
import { type Codec, codecOf } from 'uri-ts/template'
import { z } from 'zod'
import { effectCodec, zodCodec } from './encode.js'
import { loadSearch, searchLink } from './nuqs.js'
import { parseSearch, type sales, salesTree, stringifySearch } from './router-search.js'
import { same } from './same.js'
import type { CODECS, Search } from './search.js'

same<typeof CODECS.least, Codec<bigint>>()
same<typeof sales.types.searchSchema, Search>()

const searches = fc.record(
  {
    after: fc.date({ noInvalidDate: true }),
    least: fc.bigInt(),
    page: fc.integer(),
  },
  { requiredKeys: ['page'], noNullPrototype: true },
)

const REFUSED = ['after=1970-01-01', 'least=1.5', 'least=-0', 'least=', 'page=x', 'page=%FF', '|']

const start = (place: string) =>
  createRouter({
    routeTree: salesTree,
    history: createMemoryHistory({ initialEntries: [place] }),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: () => null,
  })

test('TanStack Router builds a link from a search, and reads the same search from the link', async () => {
  const router = start('/sales')
  await fc.assert(
    fc.asyncProperty(searches, async (search) => {
      const { href } = router.buildLocation({ to: '/sales', search })
      const other = start(href)
      await other.load()
      assert.deepEqual(other.state.matches.at(-1)?.search, search)
    }),
  )
})

test('TanStack Router shows the message of a codec', async () => {
  for (const text of REFUSED) {
    const router = start(`/sales?${text}`)
    await router.load()
    assert.equal(router.state.matches.at(-1)?.status, 'error', text)
  }
  const router = start('/sales?least=1.5')
  await router.load()
  assert.match(String(router.state.matches.at(-1)?.error), /least: '1.5' is not accepted/)
})

test('nuqs serializes a search, and loads the same search', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const { after = null, least = null, page } = search
      assert.deepEqual(loadSearch(searchLink('/sales', search).slice('/sales'.length)), { after, least, page })
    }),
  )
  assert.equal(searchLink('/sales', { least: 10n ** 20n, page: 1 }), '/sales?least=100000000000000000000')
})

test('nuqs ignores what a codec refuses', () => {
  for (const text of REFUSED) assert.deepEqual(loadSearch(`?${text}`), { after: null, least: null, page: 1 })
})

test('TanStack Router and nuqs write the same values', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const { after = null, least = null, page } = search
      assert.deepEqual(loadSearch(stringifySearch(search)), { after, least, page })
      assert.deepEqual(parseSearch(searchLink(search)), search)
    }),
  )
})

test('codecs of zod and effect encode objects and bigints', () => {
  const json = z.codec(z.string(), z.object({ x: z.number() }), {
    decode: (text) => JSON.parse(text),
    encode: (value) => JSON.stringify(value),
  })
  assert.equal(codecOf(zodCodec(json)).encode({ x: 1 }), '{"x":1}')
  assert.throws(() => codecOf(zodCodec(json)).encode({ x: '1' } as never), TypeError)
  const bigints = codecOf(effectCodec(Schema.BigIntFromString))
  same<typeof bigints, Codec<bigint>>()
  fc.assert(
    fc.property(fc.bigInt(), (value) =>
      assert.deepEqual(bigints.decode(bigints.encode(value)), { _tag: 'Right', right: value }),
    ),
  )
  assert.throws(() => bigints.encode('5' as never), new TypeError('Expected bigint'))
})
