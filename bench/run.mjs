// Runs the main benchmark. The command is
// `node bench/run.mjs [speed] [operations] [bytes] [linear] [--check] [--quick]`.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './bundle.mjs'

if (existsSync(resolve(import.meta.dirname, '../dist/index.js'))) {
  await run('bench/main.ts', process.argv.slice(2))
} else {
  console.error('dist/index.js is absent: run `npm run build` first, the benches measure the built package')
  process.exitCode = 2
}
