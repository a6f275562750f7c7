// Bundles main.ts and runs it: node bench/instantiations/run.mjs [--write] [--check] [--time]
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
// In a direct child of the root, so that `import.meta.dirname` leads to the same places wherever this is run.
const outfile = resolve(root, 'reports/instantiations.mjs')

await build({
  entryPoints: [resolve(root, 'bench/instantiations/main.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfigRaw: {},
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root })
process.exitCode = status ?? 1
