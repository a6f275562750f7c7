import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config'

/** What Stryker runs for every mutant: the quick tests that see the scanner, and nothing that starts a compiler. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['test/{scanner,grammar,model}/**/*.test.ts', 'test/ip/address.test.ts'],
    testTimeout: 20_000,
    env: { URI_TS_RUNS: '1000' },
    silent: true,
  },
})
