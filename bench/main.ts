/**
 * Measures the time per URI, the time per operation, and the heap bytes per call. Also measures how the time grows with
 * the length of the input. Run this benchmark with `bench/run.mjs`.
 *
 * The `speed`, `operations`, `bytes` and `linear` arguments select parts of the benchmark. If no part is selected, all
 * parts run, and the benchmark writes its results and a chart. With `--check`, the benchmark writes nothing, but exits
 * with status 1 if a target is missed. With `--quick`, the benchmark runs fewer rounds.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bytes, measureBytes } from './bytes'
import { drawChart } from './chart'
import { environment, ROOT } from './environment'
import { type Growth, measureGrowth } from './linear'
import { measureOperationBytes } from './operation-bytes'
import { measureOperations } from './operations'
import { warmKernel } from './race'
import { showBytes, showEnvironment, showGrowth, showOperations, showSpeed, worstOf } from './report'
import { type Corpus, measureSpeed } from './speed'
import { judgeBytes, judgeGrowth, judgeOperations, judgeSpeed, type Verdict } from './targets'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
})

const isWanted = (part: string): boolean => positionals.length === 0 || positionals.includes(part)
const isWriting = positionals.length === 0 && !values.check && !values.quick

const showVerdicts = (verdicts: readonly Verdict[]): string =>
  `Targets\n\n${verdicts.map(({ isMet, sentence }) => `- ${isMet ? 'met' : 'MISSED'}: ${sentence}`).join('\n')}`

const sections: string[] = []
const say = (section: string): void => {
  sections.push(section)
  console.log(`${section}\n`)
}

const write = (corpora: readonly Corpus[], bytes: readonly Bytes[], growth: readonly Growth[]): void => {
  const results = resolve(ROOT, 'bench/results')
  mkdirSync(results, { recursive: true })
  const head = environment()
  const json = (name: string, rows: unknown): void =>
    writeFileSync(resolve(results, `${name}.json`), `${JSON.stringify({ ...head, results: rows }, null, 2)}\n`)
  json('speed', corpora)
  json('bytes', bytes)
  json('linear', worstOf(growth))
  writeFileSync(resolve(results, 'README.md'), `# What \`npm run bench\` printed\n\n${sections.join('\n\n')}\n`)
  const charted = corpora.find(({ id }) => id === 'shared') ?? corpora[0]
  if (charted !== undefined) writeFileSync(resolve(ROOT, 'bench/speed.svg'), drawChart(charted, head))
  console.log('written: bench/results/, bench/speed.svg')
}

say(showEnvironment(environment()))
await warmKernel()
const corpora = isWanted('speed') ? measureSpeed(values.quick) : []
if (corpora.length > 0) say(showSpeed(corpora))
const operations = isWanted('operations') ? measureOperations(values.quick) : []
if (operations.length > 0) say(showOperations(operations))
const bytes = isWanted('bytes') ? [...(await measureBytes()), ...measureOperationBytes()] : []
if (bytes.length > 0) say(showBytes(bytes))
const growth = isWanted('linear') ? measureGrowth() : []
if (growth.length > 0) say(showGrowth(growth))

const verdicts = [
  ...judgeSpeed(corpora),
  ...judgeOperations(operations),
  ...judgeBytes(bytes),
  ...(growth.length > 0 ? judgeGrowth(growth) : []),
]
say(showVerdicts(verdicts))
if (isWriting) write(corpora, bytes, growth)
if (values.check && verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1
