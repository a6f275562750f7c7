import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const source = (path: string): string => new URL(path, import.meta.url).pathname

/** The entry points, as their sources. */
export const alias = [
  { find: /^uri-ts$/, replacement: source('./src/index.ts') },
  { find: /^uri-ts\/([\w-]+)$/, replacement: source('./src/$1.ts') },
]

/** TypeScript, loaded by `require`. When it is imported, Node first searches its nine megabytes for exports. */
const typescript = { find: /^typescript$/, replacement: source('./test/support/required-typescript.ts') }

/** How many cases there are in each size of run: `npm test`, `npm run test:deep`, and every night. */
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
    URI_TS_KERNEL: '2000000',
    URI_TS_COMPILERS: 'all',
    URI_TS_LONG: '16000000',
    URI_TS_TARGETS: '1000000',
  },
  nightly: {
    URI_TS_RUNS: '1000000',
    URI_TS_AGREEMENT: '20000',
    URI_TS_BASES: '8',
    URI_TS_COMPILERS: 'all',
    URI_TS_KERNEL: '2000000',
    URI_TS_LONG: '16000000',
  },
}

const project = (name: string, include: readonly string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [...include], globalSetup: ['test/support/set-up.ts'] },
})

/** What `npm test` runs. All these tests are one project, because each project loads the sources anew. */
const QUICK = [project('quick', [`test/!(deep|examples)/**/*.test.ts`, 'packages/*/test/**/*.test.ts'])]

/** What `npm run test:deep` adds. */
const DEEP = [
  // Servers, clients and scripts that are examples.
  project('examples', ['test/examples/**/*.test.ts']),
  // Declarations of libraries, long texts, memory, editors.
  project('deep', ['test/deep/**/*.test.ts']),
]

export default defineConfig(({ mode }) => {
  const size = SIZES[mode] ?? SIZES['test']
  const chosen = Object.fromEntries(Object.keys(size ?? {}).map((name) => [name, process.env[name] ?? size?.[name]]))
  return {
    resolve: { alias: [...alias, typescript] },
    test: {
      projects: mode === 'test' ? QUICK : [...QUICK, ...DEEP],
      env: chosen as Record<string, string>,
      isolate: false,
      maxWorkers: 2,
      // A test that hangs ends. A slow machine, or a busy one, is not a failure.
      testTimeout: mode === 'test' ? 600_000 : 3_600_000,
      hookTimeout: 600_000,
      coverage: {
        enabled: mode === 'deep',
        provider: 'v8',
        include: ['src/**/*.ts'],
        exclude: ['src/cli/**', 'src/bytes/kernel/**', 'src/*.ts'],
        thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
      },
    },
  }
})
