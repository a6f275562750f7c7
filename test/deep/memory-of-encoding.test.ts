import { describe, expect, it } from 'vitest'
import { runInChild } from '../support/child'

describe('encode', () => {
  it('takes at most 3 times the memory of encodeURIComponent', async () => {
    const use = `(name: string, encode: (data: string) => string, data: string) => {
      const before = process.memoryUsage().rss
      const text = encode(data)
      text.charCodeAt(text.length >> 1)
      return process.memoryUsage().rss - before
    }`
    const measure = (call: string) =>
      runInChild(
        `import { encode } from '../../src/core/percent/encode'
        const data = ' '.repeat(5e6).split('').join('')
        console.log(JSON.stringify((${use})('', ${call}, data)))`,
        256,
      ) as Promise<number>
    const ours = await measure("encode('query')")
    expect(ours).toBeLessThan(3 * (await measure('encodeURIComponent')))
  })

  it('sets queries of five million spaces in a heap of 256 MB', async () => {
    const lengths = await runInChild(
      `import { appendPair, setPair } from '../../src/core/building/query-pairs'
      import { withQueryEncoded } from '../../src/core/building/set-encoded'
      import { uri } from '../../src/core/model/checked-literals'
      import { view } from '../../src/core/model/parse'
      const data = ' '.repeat(5e6)
      const base = view(uri('http://a/'))
      const made = [withQueryEncoded(data), appendPair(data, data), setPair('a', data)]
      console.log(JSON.stringify(made.map((change) => change(base).text.length)))`,
      256,
    )
    expect(lengths).toEqual([15_000_010, 30_000_011, 15_000_012])
  })
})
