import { defineConfig } from 'vitest/config'

const source = (path: string): string => new URL(path, import.meta.url).pathname

/** The entry points, as their sources. */
export const alias = [
  { find: /^uri-ts$/, replacement: source('./src/index.ts') },
  { find: /^uri-ts\/([\w-]+)$/, replacement: source('./src/$1.ts') },
]

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    globalSetup: ['test/support/build-kernel.ts'],
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/cli/**', 'src/bytes/kernel/**', 'src/*.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
