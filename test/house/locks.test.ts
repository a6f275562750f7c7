/**
 * Checks that the lock files contain the optional packages for every platform. `npm ci` rejects a lock file that lacks
 * even one of these packages. Unlike this test, `node test/locks.mjs` runs npm.
 */
import { describe, expect, it } from 'vitest'
import { LOCKED, missingOf, packagesOf } from '../locks.mjs'

it('checks every folder that has a lock file', () => {
  expect(LOCKED).toEqual(expect.arrayContaining(['.', 'site', 'bench/runtimes', 'test/runtimes', 'examples/engines']))
})

describe.each(LOCKED)('the lock file of %s', (folder) => {
  it('has the optional packages of all platforms', () => {
    expect(missingOf(packagesOf(folder)).map(({ name, version }) => `${name}@${version}`)).toEqual([])
  })
})
