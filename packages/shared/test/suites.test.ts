import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../test/support/files'
import { runSuite } from '../../suites.mjs'
import { CONCEDED } from './conceded'

const MINUTES = 600_000

/** The test downloads packages and takes a minute, so it runs only on request. */
describe.skipIf(process.env['URI_TS_DEEP'] === undefined)('the own suite', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['packages/build.mjs'], { cwd: ROOT })
  }, MINUTES)

  it.each(Object.entries(CONCEDED))(
    'of %s passes, but for the assertions that are named',
    (name, conceded) => {
      const result = runSuite(name)
      if (result === undefined) {
        console.log(`skipped: the tests of ${name} cannot be downloaded`)
        return
      }
      const failed = result.failed.map((text) => text.replace(/(, line \d+):.*/, '$1'))
      expect(failed.sort()).toEqual(conceded.map(([assertion]) => assertion).sort())
      // Node's own tests contain many HTTP URLs without a host, and `@uri-ts/node-url` refuses such URLs.
      expect(result.failed.length / result.total).toBeLessThanOrEqual(name === 'Node 25' ? 0.09 : 0.01)
    },
    MINUTES,
  )
})
