// Bundles bench/main.ts (packages stay outside, so that rivals and `uri-ts` itself are loaded as users load them) and
// runs it in a fresh process: node bench/run.mjs [speed] [operations] [bytes] [linear] [--check] [--quick]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
// In a direct child of the root, as the sources are, so that `import.meta.dirname` leads to the same places.
const outfile = resolve(root, 'reports/bench.mjs')

if (existsSync(resolve(root, 'dist/index.js'))) {
  await build({
    entryPoints: [resolve(root, 'bench/main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The paths of bench/tsconfig.json lead to the sources; what is measured is the built package.
    tsconfigRaw: {},
  })
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root })
  process.exitCode = status ?? 1
} else {
  console.error('dist/index.js is absent: run `npm run build` first, the benches measure the built package')
  process.exitCode = 2
}
