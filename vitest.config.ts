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
  test: { URI_TS_RUNS: '300', URI_TS_REQUESTS: '300', URI_TS_TABLES: '100', URI_TS_AGREEMENT: '100' },
  deep: { URI_TS_COMPILERS: 'all', URI_TS_LONG: '16000000', URI_TS_TARGETS: '1000000' },
  nightly: {
    URI_TS_RUNS: '1000000',
    URI_TS_AGREEMENT: '20000',
    URI_TS_BASES: '8',
    URI_TS_COMPILERS: 'all',
    URI_TS_LONG: '16000000',
  },
}

const project = (
  name: string,
  include: readonly string[],
  settings: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include: [...include], ...settings } })

/** Needs the packed package, which is installed once: `npm run build` comes first. */
const INSTALLED = { globalSetup: ['test/support/generate.ts', 'test/support/install-packed.ts'] }

/** Reads the declarations of the source, which are emitted once. */
const DECLARED = { globalSetup: ['test/support/generate.ts', 'test/support/emit-declarations.ts'] }

const ROOMS = 'bytes,core,http,integrations,iri,repair,routes,schemes,template'

/** What `npm test` runs. Each project loads the sources anew, so there are few of them. */
const QUICK = [
  // What the functions of each room answer, that the compiler and the run time agree, and the drop-in packages.
  project('rooms', [`test/{${ROOMS},vectors,agreement}/**/*.test.ts`, 'packages/*/test/**/*.test.ts']),
  // The rules of the repository, its documents and exports, and programs that are hostile or mistaken.
  project('house', ['test/{house,hostile}/**/*.test.ts'], DECLARED),
  // The command line, and what projects get that install the package.
  project('package', ['test/{cli,package}/**/*.test.ts'], INSTALLED),
]

/** What `npm run test:deep` adds. */
const DEEP = [
  // Servers, clients and scripts that are examples.
  project('examples', ['test/examples/**/*.test.ts'], INSTALLED),
  // Declarations of libraries, long texts, memory, editors.
  project('deep', ['test/deep/**/*.test.ts'], INSTALLED),
]

export default defineConfig(({ mode }) => {
  const size = SIZES[mode] ?? SIZES['test']
  const chosen = Object.fromEntries(Object.keys(size ?? {}).map((name) => [name, process.env[name] ?? size?.[name]]))
  return {
    resolve: { alias: [...alias, typescript] },
    test: {
      projects: mode === 'test' ? QUICK : [...QUICK, ...DEEP],
      env: chosen as Record<string, string>,
      globalSetup: ['test/support/generate.ts'],
      isolate: false,
      maxWorkers: 2,
      // A test that hangs ends. A slow machine, or a busy one, is not a failure.
      testTimeout: mode === 'nightly' ? 3_600_000 : 600_000,
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
