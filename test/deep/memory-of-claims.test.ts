/**
 * Checks that the functions whose docstrings say so allocate nothing for percent-encoded hosts, ports, addresses and
 * other inputs that the test of all functions leaves out. Functions that are returned by other functions are included.
 */
import { expect, it } from 'vitest'
import { runInChild } from '../support/child'

it('a call allocates nothing', async () => {
  const code = `import { bytesOfClaims } from './claimed-calls'
    console.log(JSON.stringify(bytesOfClaims()))`
  const bytes = (await runInChild(code, 256)) as Readonly<Record<string, number>>
  expect(Object.keys(bytes).length).toBeGreaterThan(25)
  expect(Object.entries(bytes).filter(([, each]) => each !== 0)).toEqual([])
})
