// Bundles one bench that stands alone and runs it in a fresh process: node bench/run-file.mjs http|router|soak [OPTION…]
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const [name = '', ...options] = process.argv.slice(2)
// In a direct child of the root, as the sources are; packages stay outside, `uri-ts` too: the built package is measured.
const outfile = resolve(root, `reports/bench-${name}.mjs`)
await build({
  entryPoints: [resolve(root, `bench/${name}.ts`)],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfigRaw: {},
})
const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...options], { stdio: 'inherit', cwd: root })
process.exitCode = status ?? 1
