/**
 * Where a docstring claims that a function, or the function that it returns, allocates nothing, checks the claim.
 * Unlike the inputs of the second test, those of the first include ports, IP addresses and percent-encoded hosts.
 */
import { expect, it } from 'vitest'
import { apiOf } from '../support/api'
import { runInChild } from '../support/child'

it('a call allocates nothing', async () => {
  const code = `import { bytesOfClaims } from './claimed-calls'
    console.log(JSON.stringify(bytesOfClaims()))`
  const bytes = (await runInChild(code, 256)) as Readonly<Record<string, number>>
  expect(Object.keys(bytes).length).toBeGreaterThan(25)
  expect(Object.entries(bytes).filter(([, each]) => each !== 0)).toEqual([])
})

it('a call of a function that finds nothing and decodes nothing allocates nothing, if the docstring says so', async () => {
  const claiming = apiOf().entries.flatMap(({ name, exports }) =>
    exports
      .filter(({ kind, doc }) => kind === 'function' && /\ballocates? nothing/i.test(doc))
      .map((each) => `${name} ${each.name}`),
  )
  // The docstring of `compileRouter` says that `findRoute` allocates nothing. `equalsNormalized` and `equalsForScheme`
  // avoid allocation only for some references, such as identical ones.
  const others = ['uris', 'compileRouter', 'equalsNormalized', 'equalsForScheme']
  const measured = claiming.filter((name) => !others.includes(name.slice(name.indexOf(' ') + 1)))
  const code = `import { allocatedBy } from './allocated-calls'
    console.log(JSON.stringify(allocatedBy(${JSON.stringify(measured)})))`
  expect(measured.length).toBeGreaterThan(50)
  expect(await runInChild(code, 256)).toEqual(Object.fromEntries(measured.map((name) => [name, 0])))
})
