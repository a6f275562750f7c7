import { defineConfig } from 'vitest/config'

/** What Stryker runs for every mutant: the quick tests that see the scanner, and nothing that starts a compiler. */
export default defineConfig({
  test: {
    include: ['test/{scan,ip-literal,ip-address,pct-encoded,uri}.test.ts', 'test/property/scan.test.ts'],
    testTimeout: 20_000,
    env: { URI_TS_RUNS: '1000' },
    silent: true,
  },
})
