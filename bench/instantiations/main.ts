/**
 * Measures how much each construct costs the TypeScript compiler. Run this benchmark with
 * `bench/instantiations/run.mjs`.
 *
 * `--write` measures the costs, writes them to `table.json` and `bench/results/types.*`, and draws the chart. `--check`
 * measures the costs and exits with status 1 if a cost exceeds the recorded cost by more than 2%. `--only NAME`
 * restricts `--check` to the constructs whose names contain `NAME`. `--time` measures how much longer the compiler
 * takes for 10,000 checked calls than for 10,000 unchecked calls. With `--write` or `--draw`, `--time` also saves the
 * times in `bench/results/types.json`. `--draw` uses the most recent results to write `bench/results/types.md` and to
 * draw the chart. `--nightly FOLDER` measures how much time and memory TypeScript 7 and the nightly compiler use to
 * check each construct. `FOLDER` contains the nightly compiler.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawChart } from './chart'
import { COMPILERS, type Compiler, costOf, costOfEach } from './compile'
import { CALLS, CONSTRUCTS, RIVALS } from './constructs'
import { measureEngines } from './engines'
import { grown } from './growth'
import { LONGEST, limitOf, UNION } from './limits'
import { report } from './report'
import type { Results, Table, Time, Times } from './results'

const BENCH = resolve(import.meta.dirname, '../bench')
const TABLE = resolve(BENCH, 'instantiations/table.json')
const RESULTS = resolve(BENCH, 'results/types.json')
const NAMES = Object.keys(COMPILERS) as readonly Compiler[]
const USES = 400
const CALL_COUNT = 10_000
const RUNS = 5

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    time: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    nightly: { type: 'string' },
  },
})

const read = <A>(file: string): A => JSON.parse(readFileSync(file, 'utf8')) as A

const write = (file: string, data: unknown): void => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)

const measure = (): Table =>
  Object.fromEntries(
    CONSTRUCTS.filter(({ name }) => name.includes(values.only)).map((construct) => {
      const figures = NAMES.map((name) => [name, costOfEach(name, construct, USES)] as const)
      const shown = figures.map(([name, cost]) => `${name} ${cost.instantiations} (${cost.types} types)`)
      console.log(`${construct.name.padEnd(40)} ${shown.join('   ')}`)
      return [construct.name, Object.fromEntries(figures)] as const
    }),
  )

const today = (): string => new Date().toISOString().slice(0, 10)

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

const round = (number: number): number => Math.round(number * 100) / 100

const timeOf = (name: Compiler): Time => {
  const rounds = Array.from({ length: RUNS }, () => {
    const [checked, identity, text] = [CALLS.checked, CALLS.identity, CALLS.text].map(
      (call) => costOf(name, call, CALL_COUNT).check,
    ) as [number, number, number]
    return { ratio: checked / identity, over: checked - text, checked }
  })
  const ratio = round(median(rounds.map((each) => each.ratio)))
  const over = round(median(rounds.map((each) => each.over)))
  const checked = round(median(rounds.map((each) => each.checked)))
  console.log(`${name}: ${CALL_COUNT} calls ${checked} s, ${over} s over plain strings, ${ratio} x identity`)
  return { ratio, over }
}

const measureTimes = (): Times => ({
  date: today(),
  runs: RUNS,
  of: Object.fromEntries(NAMES.map((name) => [name, timeOf(name)])),
})

const measureResults = (): Omit<Results, 'times'> => {
  const limits = [...Object.values(LONGEST), UNION].map((limit) => {
    const found = (['typescript', 'typescript-7.0'] as const).map((name) => [name, limitOf(name, limit)] as const)
    console.log(`${limit.name.padEnd(40)} ${found.map((each) => each.join(' ')).join('   ')}`)
    return [limit.name, Object.fromEntries(found)] as const
  })
  const rivals = RIVALS.map((rival) => [rival.name, costOfEach('typescript', rival, USES).instantiations] as const)
  const [core] = cpus()
  return {
    machine: `${core?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`,
    node: process.version,
    date: today(),
    rivals: Object.fromEntries(rivals),
    limits: Object.fromEntries(limits),
  }
}

const draw = (): void => {
  const [results, table] = [read<Results>(RESULTS), read<Table>(TABLE)]
  const text = report(results, table)
  console.log(text)
  writeFileSync(resolve(BENCH, 'results/types.md'), text)
  writeFileSync(resolve(BENCH, 'instantiations.svg'), drawChart(results, table))
}

const times = values.time ? measureTimes() : undefined
const known = existsSync(RESULTS) ? read<Results>(RESULTS) : undefined

if (values.nightly !== undefined) {
  write(RESULTS, { ...known, engines: measureEngines(values.nightly) })
  draw()
} else if (values.write) {
  write(TABLE, measure())
  write(RESULTS, { ...measureResults(), times: times ?? known?.times, engines: known?.engines })
} else if (values.draw && times !== undefined) {
  write(RESULTS, { ...known, times })
}
if (values.write || values.draw) draw()
if (values.check || !(values.write || values.time || values.draw || values.nightly)) {
  const failures = grown(read<Table>(TABLE), measure())
  for (const failure of failures) console.error(`grown: ${failure}`)
  process.exitCode = values.check && failures.length > 0 ? 1 : 0
}
