import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { alias } from '../vitest.config'

/** Runs laws last, because tests with tables of examples are quicker and usually detect the mutant. */
class LawsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('.law.'))
    return files.sort((a, b) => isLaw(a) - isLaw(b))
  }
}

/**
 * Configures the tests that Stryker runs for every mutant. `test/mutation.mjs` selects the test files. Each run starts
 * one new worker, which runs all the files.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    include: JSON.parse(process.env['URI_TS_TESTS'] ?? '[]'),
    testTimeout: 20_000,
    isolate: false,
    sequence: { sequencer: LawsLast },
    env: { URI_TS_RUNS: process.env['URI_TS_RUNS'] ?? '1000', URI_TS_LENGTH: '10000', URI_TS_LONG: '10000' },
    silent: true,
  },
})
