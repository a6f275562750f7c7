import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const source = (path: string): string => new URL(path, import.meta.url).pathname

/** Maps the entry points to their source files. */
export const alias = [
  { find: /^uri-ts$/, replacement: source('./src/index.ts') },
  { find: /^uri-ts\/([\w-]+)$/, replacement: source('./src/$1.ts') },
]

/**
 * Loads TypeScript with `require`. With `import`, Node would first search nine megabytes of source code for exports.
 */
const typescript = { find: /^typescript$/, replacement: source('./test/support/required-typescript.ts') }

/** The number of cases for each kind of run: `npm test`, `npm run test:deep`, and the nightly run. */
const SIZES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  test: {
    URI_TS_RUNS: '300',
    URI_TS_REQUESTS: '300',
    URI_TS_TABLES: '100',
    URI_TS_AGREEMENT: '100',
    URI_TS_BASES: '1',
    URI_TS_KERNEL: '5000',
  },
  deep: {
    URI_TS_AGREEMENT: '500',
    URI_TS_KERNEL: '200000',
    URI_TS_COMPILERS: 'all',
    URI_TS_LONG: '2000000',
    URI_TS_TARGETS: '200000',
    URI_TS_REDIRECTS: '20000',
  },
  nightly: {
    URI_TS_RUNS: '1000000',
    URI_TS_AGREEMENT: '20000',
    URI_TS_ROWS: 'all',
    URI_TS_BASES: '8',
    URI_TS_COMPILERS: 'all',
    URI_TS_KERNEL: '2000000',
    URI_TS_LONG: '16000000',
    URI_TS_REDIRECTS: '1000000',
  },
}

const project = (name: string, include: readonly string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [...include], globalSetup: ['test/support/set-up.ts'] },
})

/** Lists the tests of `npm test`. There are only a few projects, because each project loads the sources again. */
const QUICK = project('quick', ['test/!(deep|examples)/**/*.test.ts', 'packages/*/test/**/*.test.ts'])

/**
 * Lists the tests of `npm test` that `npm run test:deep` repeats, because they then have more cases or count toward the
 * coverage. Most tests of the command line, the documents and the package are left out.
 */
const LARGER = project('quick', [
  'test/!(agreement|cli|deep|examples|house|package)/**/!(mistakes).test.ts',
  'test/cli/{arguments/reading,migration/command,**/*.law}.test.ts',
  'packages/*/test/**/*.test.ts',
])

/** Lists the tests that do not count toward the coverage. */
const DEEP = project('deep', [
  'test/deep/**/*.test.ts',
  // The examples are servers, clients and scripts.
  'test/examples/**/*.test.ts',
  // The following tests belong to `npm test`, and run more compilers here.
  'test/agreement/**/*.test.ts',
  'test/hostile/mistakes/mistakes.test.ts',
  'test/house/{hover,type-tests}.test.ts',
  'test/package/{brands,consumers,fp-ts}.test.ts',
])

export default defineConfig(({ mode }) => {
  const size = SIZES[mode] ?? SIZES['test']
  const env = Object.fromEntries(Object.entries(size ?? {}).map(([name, value]) => [name, process.env[name] ?? value]))
  // The time limits are so high that only a hanging test exceeds them.
  const testTimeout = mode === 'test' ? 600_000 : 3_600_000
  return {
    resolve: { alias: [...alias, typescript] },
    test: {
      // Vitest reads this file again for each project, always with the mode `test`. What depends on the mode is
      // therefore a setting of the projects.
      projects: (mode === 'test' ? [QUICK] : [LARGER, DEEP]).map((each) => ({
        ...each,
        test: { ...each.test, env, testTimeout },
      })),
      isolate: false,
      maxWorkers: 2,
      hookTimeout: 600_000,
      teardownTimeout: 600_000,
      coverage: {
        enabled: mode === 'deep',
        provider: 'v8',
        include: ['src/**/*.ts'],
        // The pattern `src/**/*.ts` also matches `packages/*/src`.
        exclude: ['packages/**', 'src/cli/**', 'src/bytes/kernel/**', 'src/*.ts'],
        thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
      },
    },
  }
})
