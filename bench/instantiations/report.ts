/** Presents the measured figures and their targets as Markdown tables. */
import type { Engines, Figures, Results, Table } from './results'

interface Target {
  readonly name: string
  readonly reached: (results: Results, table: Table, compiler: string) => number | undefined
  readonly toReach: Readonly<Record<string, number>> | number
  /** Specifies whether `toReach` is a minimum rather than a maximum. */
  readonly isLeast?: boolean
  readonly unit?: string
}

const instantiations = (table: Table, name: string, compiler: string): number | undefined => {
  const found: Figures | undefined = table[name]
  return found?.[compiler] === undefined ? undefined : Math.round(found[compiler].instantiations)
}

const construct = (name: string, construct: string, toReach: number): Target => ({
  name,
  toReach,
  reached: (_, table, compiler) => instantiations(table, construct, compiler),
})

const limit = (name: string, of: string, toReach: number): Target => ({
  name,
  toReach,
  isLeast: true,
  reached: ({ limits }, _, compiler) => limits[of]?.[compiler],
})

const WRONG = ['CheckUri, bad host', 'CheckUri, bad path', 'CheckUri, bad triplet']

export const TARGETS: readonly Target[] = [
  construct('`uri()` of a realistic literal, instantiations', 'uri() of realistic literals', 50),
  construct('plain `scheme://host/path?query`, instantiations', 'KindOf plain scheme://host/path?query', 25),
  limit('longest literal, plain, characters', 'IsUri, plain characters', 100_000),
  limit('longest literal, all `%41`, characters', 'IsUri, all %41', 20_000),
  limit('literals in one union', 'literals in one union', 50_000),
  construct('the same literal again, instantiations', 'KindOf, the same literal again', 0),
  construct('`Resolve` without dots, instantiations', 'Resolve g', 100),
  construct('`Resolve` of `../g`, instantiations', 'Resolve ../g', 120),
  construct('`Normalize` of a plain one, instantiations', 'Normalize plain', 90),
  construct('`Variables` of `/users/x/{id}{?page,limit}`, instantiations', 'Variables /users/x/{id}{?page,limit}', 34),
  {
    name: 'one wrong literal, its sentence with the offset, instantiations',
    toReach: 350,
    reached: (_, table, compiler) =>
      Math.max(...WRONG.map((name) => instantiations(table, name, compiler) ?? Number.NaN)),
  },
  {
    name: '10,000 `uri()` calls, check time, as a ratio to calls that check nothing',
    toReach: { typescript: 8, 'typescript-7.0': 13 },
    unit: ' ×',
    reached: ({ times }, _, compiler) => times?.of[compiler]?.ratio,
  },
  {
    name: '10,000 `uri()` calls, check time over that of plain strings',
    toReach: { typescript: 2, 'typescript-7.0': 0.75 },
    unit: ' s',
    reached: ({ times }, _, compiler) => times?.of[compiler]?.over,
  },
]

const SHOWN = { typescript: '6.0.3', 'typescript-7.0': '7.0.2' }

const cell = (target: Target, results: Results, table: Table, compiler: string): readonly string[] => {
  const wanted = typeof target.toReach === 'number' ? target.toReach : (target.toReach[compiler] as number)
  const unit = target.unit ?? ''
  const reached = target.reached(results, table, compiler)
  const isMet = reached !== undefined && (target.isLeast ? reached >= wanted : reached <= wanted)
  const bound = wanted === 0 ? '0' : `${target.isLeast ? '≥' : '≤'} ${wanted.toLocaleString('en')}${unit}`
  const shown = reached === undefined ? 'not measured' : `${reached.toLocaleString('en')}${unit}`
  return [bound, shown, reached === undefined ? '' : isMet ? 'yes' : 'no']
}

const engineTable = ({ date, runs, uses, versions, of }: Engines): string => {
  const head = ['construct', ...versions.flatMap((version) => [`${version}, s`, `${version}, MB`])]
  const rows = Object.entries(of).map(([name, figures]) => [
    name.replaceAll('|', '\\|'),
    ...figures.flatMap(({ check, memory }) => [check.toFixed(3), memory.toFixed(1)]),
  ])
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
  return `
## Check time and memory of TypeScript 7

Each file contains ${uses.toLocaleString('en')} uses of one construct. The figures are the smallest of ${runs} interleaved runs with \`--singleThreaded\`,
on ${date}. Other programs kept both cores busy, so each check time is only an upper bound, and a difference between the check times
of the two versions means nothing. The memory does not depend on other programs.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
}

export const report = (results: Results, table: Table): string => {
  const compilers = Object.entries(SHOWN)
  const head = ['', ...compilers.flatMap(([, version]) => [`to reach, ${version}`, `ours, ${version}`, 'met'])]
  const rows = TARGETS.map((target) => [
    target.name,
    ...compilers.flatMap(([compiler]) => cell(target, results, table, compiler)),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const { machine, node, date, times, engines } = results
  const timed =
    times === undefined
      ? 'Times: not measured.'
      : `Times: ${times.date}, ${times.runs} interleaved runs, their medians.`
  return `# What the types cost the compiler

\`npm run bench -- types --write\`, ${date}, Node ${node}, ${machine}.

Instantiations for one literal more: the difference between 800 and 400 of them, rounded. Realistic literals are all different, of 63
characters on average, on five hosts. TypeScript 5.9.3 has the same figures as
6.0.3; all of them are in \`bench/instantiations/table.json\`, which \`npm run bench -- types --check\` compares. Lengths are in characters,
where a compiler gives up. ${timed}

${lines.join('\n')}

Realistic literals beside ours: ${Object.entries(results.rivals)
    .map(([name, cost]) => `${name} ${Math.round(cost)}`)
    .join(', ')} instantiations.
${engines === undefined ? '' : engineTable(engines)}`
}
