// Compares the cost of importing the main entry point of the packed package with that of importing ufo. Each import
// runs in a new process. The two packages are imported alternately, and the results are medians.
//
// `node bench/import.mjs` prints the ratios. With `--write`, the command also writes them to `results/import.md`. With
// `--check`, the command fails if a ratio exceeds its limit.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
const PACKAGES = ['uri-ts', 'ufo']

const program = (name) => `const begin = performance.now()
await import('${name}')
const time = performance.now() - begin
globalThis.gc?.()
console.log(JSON.stringify({ time, heap: process.memoryUsage().heapUsed }))`

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]

const folder = mkdtempSync(join(tmpdir(), 'uri-ts-import-'))
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' })

const install = () => {
  const tarball = run('npm', 'pack', '--silent', ROOT).trim()
  run('npm', 'install', '--silent', '--offline', '--prefix', folder, `./${tarball}`)
  cpSync(join(ROOT, 'node_modules/ufo'), join(folder, 'node_modules/ufo'), { recursive: true })
  for (const name of PACKAGES) writeFileSync(join(folder, `${name}.mjs`), program(name))
}

/** Measures an import. The time is measured without Node flags, because flags make Node recompile built-in modules. */
const measure = (name) => ({
  time: JSON.parse(run(process.execPath, `${name}.mjs`)).time,
  heap: JSON.parse(run(process.execPath, '--expose-gc', `${name}.mjs`)).heap,
})

const medians = () => {
  install()
  const rounds = Array.from({ length: Number(values.runs) }, () =>
    Object.fromEntries(PACKAGES.map((name) => [name, measure(name)])),
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
