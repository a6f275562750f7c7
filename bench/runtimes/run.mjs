// Measures this library on every runtime that is installed on this machine, and writes `bench/results/runtimes.md`. Run
// this benchmark with `npm run bench -- runtimes`.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const here = import.meta.dirname
const modules = join(here, 'node_modules')
const corpus = resolve(here, '../../../shared/corpus/urls.txt')

const node = (version) => [`Node ${version}`, join(modules, `node${version}/bin/node`), []]
const RUNTIMES = [
  ...['20', '22', '24', '26'].map(node),
  ['bun', join(modules, '.bin/bun'), []],
  ['deno', join(modules, '.bin/deno'), ['run', '--allow-read', '--quiet']],
]

const ratio = (ours, theirs) => (ours / theirs).toFixed(2)

const rowsOf = (name, { engine, results }) =>
  Object.entries(results).map(([row, ns]) => {
    const { canParse, scan, parse, scanText, scanLines } = ns
    const cells = [scan, scanText].map((time) => ratio(time, canParse))
    cells.push(ratio(parse, ns['new URL']), `${(canParse / scanLines).toFixed(1)} x`)
    return `| ${name} | ${row} | ${canParse.toFixed(0)} | ${cells.join(' | ')} | ${scanLines.toFixed(0)}, ${engine} |`
  })

const table = [
  '# Lengths on each run time',
  '',
  'Shortest times of 40 rounds in one process, a text at a time; `npm run bench -- runtimes` writes this file. Up to 1.00 we are',
  'ahead. `scan` and `parseUriReference` are measured without the kernel, as in a bundle, and `scanText` with the kernel.',
  '`scanLines` reads the same texts as lines of bytes: the column says how many times as fast as `URL.canParse` it is.',
  '',
  '| run time | texts | `URL.canParse`, ns | `scan` / `canParse` | `scanText` / `canParse` | `parseUriReference` / `new URL` | `canParse` / `scanLines` | `scanLines`, ns |',
  '| --- | --- | --: | --: | --: | --: | --: | --: |',
]
let isAny = false
for (const [name, program, options] of RUNTIMES) {
  if (!existsSync(program)) {
    console.log(`skipped: ${name} is not installed; npm --prefix bench/runtimes ci installs it`)
    continue
  }
  const args = [...options, join(here, 'measure.mjs'), ...(existsSync(corpus) ? [corpus] : [])]
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) {
    console.log(`${name} failed: ${stderr}`)
    process.exitCode = 1
    continue
  }
  isAny = true
  const rows = rowsOf(name, JSON.parse(stdout))
  console.log(rows.join('\n'))
  table.push(...rows)
}
if (isAny) writeFileSync(resolve(here, '../results/runtimes.md'), `${table.join('\n')}\n`)
