/**
 * Checks two claims that docstrings make about memory. A call to a function that uses a list allocates the same number
 * of bytes for a long list as for a short one. The memory that a function allocates for a long value is at most
 * proportional to the value's length.
 */
import { expect, it } from 'vitest'
import { runInChild } from '../support/child'

type Bytes = Readonly<Record<string, readonly [number, number]>>

const measure = (call: string): Promise<Bytes> =>
  runInChild(
    `import { bytesForLists, bytesForValues } from './list-calls'
    console.log(JSON.stringify(${call}))`,
    256,
  ) as Promise<Bytes>

/**
 * Allows for small differences in memory use. For example, V8 does not store all numbers in the same way.
 */
const SLACK = 64

it('a call allocates as much for a list of 100 entries as for a list of 4', async () => {
  const bytes = await measure('bytesForLists(4, 100)')
  expect(Object.entries(bytes).filter(([, [few, many]]) => !(many <= few + SLACK))).toEqual([])
})

it('a call allocates at most in proportion to the length of a value', async () => {
  const bytes = await measure('bytesForValues(200, 800)')
  expect(Object.entries(bytes).filter(([, [short, long]]) => !(long <= 5 * short + SLACK))).toEqual([])
})
