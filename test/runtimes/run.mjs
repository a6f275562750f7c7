// Runs the same assertions in every installed runtime and bundler, and writes the results to `docs/runtimes.md`. To
// install the runtimes and run the script, use:
//
// `npm --prefix test/runtimes ci && npm --prefix bench/runtimes ci && npm run runtimes`
//
// If an argument is given, the script writes nothing and runs only the runtimes and bundlers whose names contain the
// argument.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpackInto } from '../../build/unpacked.mjs'

const here = import.meta.dirname
const root = resolve(here, '../..')
const PAGE = join(root, 'docs/runtimes.md')
const START = '| where | version and result |'

/** Returns the result of `run`, or a description of the error that `run` throws. */
const resultOf = async (run) => {
  try {
    return await run()
  } catch (error) {
    return `fails: ${String(error.stderr || error).slice(0, 600)}`
  }
}

const isGood = (result) => /\b(\d+) of \1(?:,|$)/.test(result) || result.includes(': compiles')

if (!existsSync(join(here, 'node_modules/esbuild'))) {
  console.error('nothing is installed: npm --prefix test/runtimes ci')
  process.exit(2)
}
unpackInto(join(here, 'node_modules/uri-ts'))
rmSync(join(here, 'out'), { recursive: true, force: true })
mkdirSync(join(here, 'out'))

const { ENGINES } = await import('./engines.mjs')
const { BUNDLERS } = await import('./bundlers.mjs')
const wanted = process.argv[2] ?? ''
const rows = []
for (const { name, needs, run } of [...ENGINES, ...BUNDLERS].filter(({ name }) => name.includes(wanted))) {
  const isThere = existsSync(needs)
  const result = isThere ? await resultOf(run) : 'skipped: it is not installed'
  if (isThere && !isGood(result)) process.exitCode = 1
  console.log(`${name}: ${result}`)
  rows.push(`| ${name} | ${result.replace(/\s+/g, ' ')} |`)
}

const page = readFileSync(PAGE, 'utf8')
const table = [START, '|---|---|', ...rows, ''].join('\n')
if (wanted === '') writeFileSync(PAGE, page.slice(0, page.indexOf(START)) + table)
