import { expect, it } from 'vitest'
import { runInChild } from '../support/child'

it('sixteen million pairs without a key and a value fit in 512 MB', async () => {
  const counts = await runInChild(
    `import { decodedQueryPairs, queryPairs } from '../../src/core/components/query'
    import { parseUri } from '../../src/core/model/parse'
    const parsed = parseUri('http://a/?' + '&'.repeat(16e6))
    const raw = queryPairs(parsed.right).length
    console.log(JSON.stringify([raw, decodedQueryPairs(parsed.right).right.length]))`,
    512,
  )
  expect(counts).toEqual([16_000_001, 16_000_001])
})
