/**
 * Checks functions whose docstrings say that they allocate nothing, including functions that other functions return.
 * The inputs include ports, addresses and percent-encoded hosts, which the test of all functions leaves out.
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
