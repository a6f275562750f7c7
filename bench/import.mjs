// The cost of importing the root, compared to ufo: each import in a fresh process, in turn; medians.
//
//     node bench/import.mjs            prints the ratios
//     node bench/import.mjs --write    also writes them to results/import.md
//     node bench/import.mjs --check    fails if a ratio is over its limit
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '101' },
  },
})
const ROOT = resolve(import.meta.dirname, '..')
const LIMITS = { time: 1.3, heap: 1.2 }
const PACKAGES = { 'uri-ts': ROOT, ufo: join(ROOT, 'node_modules/ufo') }

/** Prints the milliseconds of the import, and the bytes in use after it. */
const program = (name) => `const begin = performance.now()
await import('${name}')
const time = performance.now() - begin
gc()
console.log(JSON.stringify({ time, heap: process.memoryUsage().heapUsed }))`

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-import-'))
const measure = (name) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program(name)], {
      cwd: folder,
      encoding: 'utf8',
    }),
  )

const medians = () => {
  mkdirSync(join(folder, 'node_modules'))
  for (const [name, target] of Object.entries(PACKAGES)) symlinkSync(target, join(folder, 'node_modules', name))
  const rounds = Array.from({ length: Number(values.runs) }, () =>
    Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, measure(name)])),
  )
  const of = (name, key) => median(rounds.map((round) => round[name][key]))
  return Object.keys(LIMITS).map((key) => ({ key, ours: of('uri-ts', key), theirs: of('ufo', key) }))
}

try {
  const found = medians()
  const shown = { time: (ms) => `${ms.toFixed(2)} ms`, heap: (bytes) => `${(bytes / 1e6).toFixed(2)} MB` }
  const rows = found.map(({ key, ours, theirs }) =>
    [key, shown[key](ours), shown[key](theirs), (ours / theirs).toFixed(2), LIMITS[key]].join(' | '),
  )
  const table = [
    '| | uri-ts | ufo | ratio | limit |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ]
  console.log(table.join('\n'))
  if (values.write) {
    const head = `# Import of the root\n\nMedians of ${values.runs} fresh processes, on Node ${process.version}. The heap is that of the whole process.\n\n`
    writeFileSync(join(ROOT, 'bench/results/import.md'), `${head}${table.join('\n')}\n`)
  }
  const isOver = found.some(({ key, ours, theirs }) => ours / theirs > LIMITS[key])
  if (values.check && isOver) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
