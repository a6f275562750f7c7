/**
 * Compares the complete request pipelines of this library's router with those of other routers. Given a request-target,
 * a pipeline finds the route, and reads the decoded parameters and one query value. Run this benchmark with
 * `node bench/run-file.mjs router`.
 *
 * With `--quick`, the benchmark runs fewer rounds and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { match as pathToRegexp } from 'path-to-regexp'
import { defineRoutes, matchRoute, routeMatcher, routeReader } from 'uri-ts/routes'
import { drawBars } from './chart'
import { environment, ROOT, writeResults } from './environment'
import { bytesPerCall, geometricMean, loopOf, scavenge } from './harness'
import {
  type Contestant,
  contestantsFor,
  FIND_MY_WAY,
  FIND_MY_WAY_COMPILED,
  MATCHER,
  MEMOIRIST,
  parseQuery,
  READER,
  ROU3_COMPILED,
  tableOfPaths,
} from './router-contestants'
import { BARE_ROWS, isMiss, mixedTargets, pathsOf, ROWS, type Row, SIZES } from './router-rows'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const ROUNDS = values.quick ? 21 : 81
const CALLS = 500

const fresh = (text: string): string => Buffer.from(text).toString('latin1')

const FIELDS = new Map(SIZES.map((size) => [size as number, contestantsFor(pathsOf(size))]))

const fieldOf = (size: number): readonly Contestant[] => FIELDS.get(size) as readonly Contestant[]

type Times = ReadonlyMap<string, number>

/** The length of a pause, in milliseconds. */
const PAUSE = 60

/** Gives V8 time to compile in its background threads. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE))

const warmUp = async (): Promise<void> => {
  for (let round = 0; round < 200; round++) {
    for (const { size, target } of [...ROWS, ...BARE_ROWS]) {
      for (const { call } of fieldOf(size)) for (let i = 0; i < 10; i++) call(fresh(target))
    }
    if (round % 20 === 19) await pause()
  }
}

const race = async (title: string, field: readonly Contestant[], targets: readonly string[]): Promise<Times> => {
  const inputsOf = () => Array.from({ length: CALLS }, (_, i) => fresh(targets[i % targets.length] as string))
  const turns = field.map(({ name, call }) => ({
    name,
    loop: loopOf<string>(`${title} ${name}`, call),
    times: [] as number[],
  }))
  for (let round = 0; round < 4; round++) {
    for (const { loop } of turns) for (let i = 0; i < 10; i++) loop(inputsOf())
    await pause()
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < turns.length; turn++) {
      const at = turns[(round + turn) % turns.length]
      const [before, inputs] = [inputsOf(), inputsOf()]
      at?.loop(before)
      scavenge()
      const start = process.hrtime.bigint()
      at?.loop(inputs)
      at?.times.push(Number(process.hrtime.bigint() - start) / CALLS)
    }
  }
  // The result for each contestant is its shortest time, because on a shared machine the median also depends on other
  // programs.
  return new Map(turns.map(({ name, times }) => [name, Math.min(...times)]))
}

const measure = async (rows: readonly Row[]): Promise<ReadonlyArray<readonly [Row, Times]>> => {
  const measured: Array<readonly [Row, Times]> = []
  for (const row of rows) measured.push([row, await race(`${row.size} ${row.name}`, fieldOf(row.size), [row.target])])
  return measured
}

const ratio = (times: Times, rival: string, ours = READER): number =>
  (times.get(ours) as number) / (times.get(rival) as number)

const RIVALS = [FIND_MY_WAY, FIND_MY_WAY_COMPILED, MEMOIRIST, ROU3_COMPILED] as const

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const tableOf = (rows: ReadonlyArray<readonly [string, Times]>): string => {
  const names = [...(rows[0]?.[1].keys() ?? [])]
  return [
    line(['routes, request', ...names.map((name) => `${name}, ns`), ...RIVALS.map((name) => `: ${name}`)]),
    line(['---', ...names.map(() => '--:'), ...RIVALS.map(() => '--:')]),
    ...rows.map(([title, times]) =>
      line([
        title,
        ...names.map((name) => (times.get(name) as number).toFixed(0)),
        ...RIVALS.map((name) => `${ratio(times, name).toFixed(2)}${ratio(times, name) > 1 ? ' (lost)' : ''}`),
      ]),
    ),
  ].join('\n')
}

const titled = (rows: ReadonlyArray<readonly [Row, Times]>): ReadonlyArray<readonly [string, Times]> =>
  rows.map(([{ size, name }, times]) => [`${size}, ${name}`, times])

const measureBytes = (): ReadonlyArray<readonly [string, number, number]> => {
  const table = tableOfPaths(pathsOf(100))
  const [read, match] = [routeReader(table), routeMatcher(table)]
  return [
    ['static', '/status'],
    ['static, query', '/search?q=abc&page=2'],
    ['one parameter', '/users/42'],
    ['two parameters', '/users/42/posts/17'],
    ['miss', '/nothing'],
    ['malformed', '/users/a b'],
  ].map(([name = '', target = '']) => {
    const inputs = Array.from({ length: 64 }, () => fresh(target))
    const bytes = (title: string, call: (text: string) => unknown): number =>
      Math.round(bytesPerCall(loopOf(`bytes ${title} ${name}`, call), inputs))
    return [name, bytes(READER, read), bytes(MATCHER, match)]
  })
}

/** Returns the shortest measured running time of a function, in milliseconds. */
const best = (times: number, work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

const measureBuild = () => {
  const table = tableOfPaths(pathsOf(1000))
  const start = performance.now()
  routeReader(table)
  return { first: performance.now() - start, best: best(20, () => routeReader(table)) }
}

const measureMismatch = (): Promise<Times> => {
  const route = (tableOfPaths(['/users/:id/posts/:post']) as Record<string, never>)['/users/:id/posts/:post']
  const own = matchRoute(route as never)
  const rival = pathToRegexp('/users/:id/posts/:post')
  const field = [
    { name: 'matchRoute', of: 'uri-ts' as const, call: own },
    { name: 'path-to-regexp', of: 'rival' as const, call: (text: string) => rival(text) },
  ]
  return race('mismatch', field, ['/users/42/comments/17'])
}

const read = routeReader(defineRoutes({ search: '/search{?q,page,sort}', tagged: '/tagged{?tag*}' }))

const measureQuery = async (rival: string, parse: (text: string) => unknown, target: string): Promise<number> => {
  const field = [
    { name: READER, of: 'uri-ts' as const, call: read },
    { name: rival, of: 'rival' as const, call: parse },
  ]
  return ratio(await race(target, field, [target]), rival)
}

const tagsOf = (text: string): readonly string[] => new URLSearchParams(text.slice(text.indexOf('?') + 1)).getAll('tag')

await warmUp()
const build = measureBuild()
const rows = await measure(ROWS)
const bare = await measure(BARE_ROWS)
const mixed: Array<readonly [string, Times]> = []
for (const size of SIZES) {
  mixed.push([`${size}, mixed`, await race(`${size} mixed`, fieldOf(size), mixedTargets(size, CALLS))])
}
const bytes = measureBytes()
const mismatch = await measureMismatch()
const threeKeys = await measureQuery('fast-querystring', parseQuery, '/search?q=shoes&page=2&sort=name')
const fourTags = await measureQuery('URLSearchParams', tagsOf, '/tagged?tag=a&tag=b&tag=c&tag=d')

const means = (of: ReadonlyArray<readonly [unknown, Times]>, rival: string): number =>
  geometricMean(of.map(([, times]) => ratio(times, rival)))
const hits = rows.filter(([row]) => !isMiss(row))
const misses = rows.filter(([row]) => isMiss(row))
const worst = (rival: string): number => Math.max(...hits.map(([, times]) => ratio(times, rival)))
const staticGrowth = Math.max(
  ...['static', 'static deep', 'static, query'].flatMap((name) => {
    const at = (size: number) => rows.find(([row]) => row.size === size && row.name === name)?.[1].get(READER) as number
    return [at(100) / at(12), at(1000) / at(12)]
  }),
)
const verdict = (what: string, value: number, most: number): string =>
  `- ${value <= most ? 'met' : 'MISSED'}: ${what}: ${value.toFixed(2)}, at most ${most}`
const bytesOf = (name: string): number => bytes.find(([row]) => row === name)?.[1] ?? Number.NaN

const sections = [
  `## Whole pipelines\n\nThe shortest times of fresh strings, and ours over theirs: below 1 we are quicker.\n\n${tableOf(titled(rows))}`,
  `## Mixed traffic\n\nRequests for all routes in turn.\n\n${tableOf(mixed)}`,
  `## Parameters without a query\n\nGenerated code, which \`compile()\` makes with \`new Function\`, is quicker here.\n\n${tableOf(titled(bare))}`,
  `## Heap bytes per call\n\n${[line(['request', READER, MATCHER]), line(['---', '--:', '--:']), ...bytes.map(line)].join('\n')}`,
  `## Targets\n\n${[
    verdict(`time over ${FIND_MY_WAY}, geometric mean of 35 rows`, means(rows, FIND_MY_WAY), 0.6),
    verdict(`time over ${MEMOIRIST}`, means(rows, MEMOIRIST), 0.6),
    verdict(`time over ${FIND_MY_WAY_COMPILED}`, means(rows, FIND_MY_WAY_COMPILED), 0.8),
    verdict(`time over ${ROU3_COMPILED}`, means(rows, ROU3_COMPILED), 0.3),
    ...RIVALS.map((rival) => verdict(`the worst hit against ${rival}`, worst(rival), 1)),
    verdict(`mixed traffic over ${MEMOIRIST}`, means(mixed, MEMOIRIST), 0.65),
    verdict(`misses over ${MEMOIRIST}`, means(misses, MEMOIRIST), 1.15),
    verdict('bytes of a static route', bytesOf('static'), 50),
    verdict('bytes of one parameter', bytesOf('one parameter'), 130),
    verdict('bytes of two parameters', bytesOf('two parameters'), 155),
    verdict('bytes of a miss', bytesOf('miss'), 0),
    verdict(`milliseconds for a table of 1,000 routes (the first takes ${build.first.toFixed(1)})`, build.best, 8),
    verdict('a static row over the same row of 12 routes', staticGrowth, 2),
    verdict('a mismatch of one route over path-to-regexp', ratio(mismatch, 'path-to-regexp', 'matchRoute'), 1.5),
    verdict('three values of the query over fast-querystring', threeKeys, 1),
    verdict('a list of four over URLSearchParams', fourTags, 1.2),
  ].join('\n')}`,
]
const text = sections.join('\n\n')
console.log(text)

if (!values.quick) {
  const results = [...titled(rows), ...titled(bare), ...mixed].map(([title, times]) => [
    title,
    Object.fromEntries(times),
  ])
  writeResults('router', 'Routers', ['find-my-way', 'hono', 'fast-querystring', 'path-to-regexp'], text, {
    results,
    bytes,
  })
  const [title, times] = mixed[1] as readonly [string, Times]
  const timings = fieldOf(100).map(({ name, of }) => {
    const nanoseconds = times.get(name) as number
    return { name, of, nanoseconds, best: nanoseconds }
  })
  const chart = drawBars(
    `Time per request, ${title.replace(',', ' routes,')}: shorter is better`,
    timings,
    READER,
    environment(),
  )
  writeFileSync(resolve(ROOT, 'bench/router.svg'), chart)
  console.log('written: bench/router.svg')
}
