/**
 * What the types cost the compiler, for each literal. Run through `bench/instantiations/run.mjs`.
 *
 *     --write   measures, and writes `table.json` anew
 *     --check   measures, and exits with 1 where a figure is more than 2 % above the table
 *     --time    the check time of 10,000 calls, beside calls that check nothing
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { COMPILERS, type Compiler, costOf, costOfEach } from './compile'
import { CALLS, CONSTRUCTS } from './constructs'

const TABLE = resolve(import.meta.dirname, '../bench/instantiations/table.json')
const NAMES = Object.keys(COMPILERS) as readonly Compiler[]
const USES = 400
const CALL_COUNT = 10_000
const GROWTH = 1.02

type Figures = Readonly<Record<string, { readonly instantiations: number; readonly types: number }>>
type Table = Readonly<Record<string, Figures>>

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    time: { type: 'boolean', default: false },
  },
})

const measure = (): Table =>
  Object.fromEntries(
    CONSTRUCTS.map((construct) => {
      const figures = NAMES.map((name) => [name, costOfEach(name, construct, USES)] as const)
      const shown = figures.map(([name, cost]) => `${name} ${cost.instantiations} (${cost.types} types)`)
      console.log(`${construct.name.padEnd(40)} ${shown.join('   ')}`)
      return [construct.name, Object.fromEntries(figures)] as const
    }),
  )

/** One sentence for each figure that has grown. */
const grown = (before: Table, after: Table): readonly string[] =>
  Object.entries(after).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([compiler, cost]) => {
      const old = before[name]?.[compiler]
      if (old === undefined) return [`${name} is not in the table: run with --write`]
      return (['instantiations', 'types'] as const)
        .filter((key) => !(cost[key] <= old[key] * GROWTH))
        .map((key) => `${name}, ${compiler}: ${key} ${old[key]} -> ${cost[key]}`)
    }),
  )

const showTimes = (): void => {
  for (const name of NAMES) {
    const [checked, identity, text] = [CALLS.checked, CALLS.identity, CALLS.text].map((call) =>
      Math.min(...[0, 1, 2].map(() => costOf(name, call, CALL_COUNT).check)),
    ) as [number, number, number]
    const over = (checked - text).toFixed(2)
    const ratio = (checked / identity).toFixed(1)
    console.log(`${name}: ${CALL_COUNT} calls ${checked} s, ${over} s over plain strings, ${ratio} x identity`)
  }
}

if (values.time) showTimes()
if (values.write || values.check || !values.time) {
  const table = measure()
  if (values.write) writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
  if (values.check) {
    const failures = grown(JSON.parse(readFileSync(TABLE, 'utf8')) as Table, table)
    for (const failure of failures) console.error(`grown: ${failure}`)
    process.exitCode = failures.length === 0 ? 0 : 1
  }
}
