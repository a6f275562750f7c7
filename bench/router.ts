/**
 * The router against those of Fastify and hono, on the routes and requests that they publish. Run it with
 * `node bench/run-file.mjs router`.
 *
 *     --quick   runs fewer rounds and writes nothing
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { originFormFromSpans } from 'uri-ts/http'
import { createSpans, scanFromPath } from 'uri-ts/scan'
import { drawBars } from './chart'
import { environment, ROOT, writeResults } from './environment'
import { bytesPerCall, geometricMean, loopOf, median, scavenge } from './harness'
import type { Timing } from './race'
import {
  FIND,
  FIND_MY_WAY,
  type Input,
  MATCH,
  REG_EXP_ROUTER,
  routerContestants,
  TABLE,
  TABLE_OF_TEXT,
} from './router-contestants'
import { FIND_MY_WAY_SETUPS, get, HONO_REQUESTS, HONO_ROUTES, post, type Route } from './router-sets'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const ROUNDS = values.quick ? 15 : 81
/** The calls of one turn. */
const CALLS = 700

const TOGETHER = 'all together'

/** Each path has a query: the router must find the end of the path. */
const WITH_QUERY = 'fresh and queried'
const KINDS = ['constant', 'fresh', WITH_QUERY] as const
type Kind = (typeof KINDS)[number]

const spans = createSpans()

/** Copies strings: a constant string is interned and hashed, one from a socket is not. */
const inputOf = ({ method, path }: Route, kind: Kind): Input => {
  const text = kind === WITH_QUERY ? `${path}?page=2&sort=name` : path
  const target = kind === 'constant' ? path : Buffer.from(text).toString()
  if (scanFromPath(target, 0, spans) < 0) throw new Error(target)
  return { method, target, view: originFormFromSpans(target, spans) }
}

export interface RouterRow {
  readonly set: string
  readonly kind: Kind
  readonly request: string
  readonly timings: readonly Timing[]
}

/** Every contestant has one turn in each round, with its own strings. */
const measureRow = (set: string, kind: Kind, routes: readonly Route[], requests: readonly Route[]): RouterRow => {
  const request = requests.length > 1 ? TOGETHER : requests.map(({ method, path }) => `${method} ${path}`).join()
  const field = routerContestants(routes, kind === WITH_QUERY).map(({ name, of, call }) => ({
    name,
    of,
    loop: loopOf(`${set} ${kind} ${request} ${name}`, call),
    times: [] as number[],
  }))
  for (let round = -3; round < ROUNDS; round++) {
    for (let turn = 0; turn < field.length; turn++) {
      const at = field[(Math.max(0, round) + turn) % field.length]
      const inputs = Array.from({ length: CALLS }, (_, i) => inputOf(requests[i % requests.length] as Route, kind))
      scavenge()
      const start = process.hrtime.bigint()
      at?.loop(inputs)
      const nanoseconds = Number(process.hrtime.bigint() - start) / CALLS
      if (round >= 0) at?.times.push(nanoseconds)
    }
  }
  const timings = field.map(({ name, of, times }) => ({
    name,
    of,
    nanoseconds: median(times),
    best: Math.min(...times),
  }))
  return { set, kind, request, timings }
}

const measureSet = (): readonly RouterRow[] => [
  ...KINDS.flatMap((kind) => [
    ...HONO_REQUESTS.map((request) => measureRow('hono', kind, HONO_ROUTES, [request])),
    measureRow('hono', kind, HONO_ROUTES, HONO_REQUESTS),
  ]),
  ...FIND_MY_WAY_SETUPS.map(([routes, request]) => measureRow('find-my-way', 'constant', routes, [request])),
]

/** Heap bytes per call of functions that must not allocate, and of the others. */
const measureBytes = () => {
  const bytes = (name: string, requests: readonly Route[]) => {
    const contestant = routerContestants(HONO_ROUTES, false).find((other) => other.name === name)
    const inputs = Array.from({ length: 64 }, (_, i) => inputOf(requests[i % requests.length] as Route, 'fresh'))
    const title = requests.map(({ path }) => path).join()
    return Math.round(bytesPerCall(loopOf(`bytes ${name} ${title}`, contestant?.call ?? (() => {})), inputs))
  }
  const isStatic = ({ path }: Route): boolean => HONO_ROUTES.some((route) => route.path === path)
  const misses: readonly Route[] = [
    get('/nothing'),
    get('/user/x'),
    post('/event/a/b'),
    get('/event/'),
    get('/us%65r/x'),
  ]
  const statics = HONO_REQUESTS.filter(isStatic)
  const dynamics = HONO_REQUESTS.filter((request) => !isStatic(request))
  return [FIND, MATCH, TABLE, FIND_MY_WAY, REG_EXP_ROUTER].map((name) => ({
    name,
    miss: bytes(name, misses),
    static: bytes(name, statics),
    dynamic: bytes(name, dynamics),
  }))
}

const timeOf = ({ timings }: RouterRow, wanted: string): Timing => {
  const found = timings.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(wanted)
  return found
}

const ratioOf = (row: RouterRow, ours: string, theirs: string): number =>
  timeOf(row, ours).nanoseconds / timeOf(row, theirs).nanoseconds

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const tableOf = (rows: readonly RouterRow[]): string => {
  const names = rows[0]?.timings.map(({ name }) => name) ?? []
  return [
    line(['request', ...names.map((name) => `${name}, ns`)]),
    line(['---', ...names.map(() => '--:')]),
    ...rows.map((row) => line([row.request, ...row.timings.map(({ nanoseconds }) => nanoseconds.toFixed(0))])),
  ].join('\n')
}

/** Contestants that do the same work: spans and raw captures, objects, or texts. */
const PAIRS = [
  [FIND, REG_EXP_ROUTER],
  [FIND, FIND_MY_WAY],
  [MATCH, REG_EXP_ROUTER],
  [MATCH, FIND_MY_WAY],
  [TABLE, FIND_MY_WAY],
  [TABLE_OF_TEXT, FIND_MY_WAY],
] as const

const ratiosOf = (rows: readonly RouterRow[]): string =>
  [
    line(['request', ...PAIRS.map(([ours, theirs]) => `${ours} : ${theirs}`)]),
    line(['---', ...PAIRS.map(() => '--:')]),
    ...rows.map((row) =>
      line([
        row.request,
        ...PAIRS.map(([ours, theirs]) => {
          const ratio = ratioOf(row, ours, theirs)
          return `${ratio.toFixed(2)}${ratio > 1.05 ? ' (lost)' : ''}`
        }),
      ]),
    ),
  ].join('\n')

const rows = measureSet()
const bytes = measureBytes()
const sections = [...new Set(rows.map(({ set, kind }) => `${set}, ${kind} strings`))].map((title) => {
  const of = rows.filter(({ set, kind }) => `${set}, ${kind} strings` === title)
  return `## Routes of ${title}\n\n${tableOf(of)}\n\nTime over time, below 1 we are quicker:\n\n${ratiosOf(of)}`
})
sections.push(
  `## Heap bytes per call\n\n${[
    line(['call', 'miss', 'static', 'parameters']),
    line(['---', '--:', '--:', '--:']),
    ...bytes.map((row) => line([row.name, row.miss, row.static, row.dynamic])),
  ].join('\n')}`,
)
/** The ratio of each pair over the requests of a published set. */
const verdicts = [
  { set: 'hono', kind: 'fresh' },
  { set: 'hono', kind: WITH_QUERY },
  { set: 'find-my-way', kind: 'constant' },
].flatMap(({ set, kind }) =>
  PAIRS.map(([ours, theirs]) => {
    const ratios = rows
      .filter((row) => row.set === set && row.kind === kind && row.request !== TOGETHER)
      .map((row) => ratioOf(row, ours, theirs))
    const mean = geometricMean(ratios)
    const worst = Math.max(...ratios).toFixed(2)
    const verdict = mean <= 1 ? 'met' : 'MISSED'
    return `- ${verdict}: ${ours} takes ${mean.toFixed(2)} of the time of ${theirs} on the routes of ${set}, ${kind} strings (geometric mean, at most 1); the worst request ${worst}`
  }),
)
sections.push(`## Targets\n\n${verdicts.join('\n')}`)
const text = sections.join('\n\n')
console.log(text)

if (!values.quick) {
  writeResults('router', 'The router', ['find-my-way', 'hono'], text, { results: rows, bytes })
  const charted = rows.find(({ kind, request }) => kind === 'fresh' && request === TOGETHER) as RouterRow
  const title = "Time per request, hono's routes: shorter is better"
  writeFileSync(resolve(ROOT, 'bench/router.svg'), drawBars(title, charted.timings, FIND, environment()))
  console.log('written: bench/router.svg')
}
