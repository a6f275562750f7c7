/**
 * The router against those of Fastify and hono, on the routes and requests that they publish: run through
 * `node bench/run-file.mjs router`.
 *
 *     --quick   fewer rounds, and nothing is written
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createSpans, scanFromPath } from 'uri-ts'
import { originFormOf } from 'uri-ts/http'
import { environment, ROOT } from './environment'
import { bytesPerCall, loopOf, median, scavenge } from './harness'
import {
  FIND,
  FIND_MY_WAY,
  type Input,
  MATCH,
  REG_EXP_ROUTER,
  type Route,
  routerContestants,
} from './router-contestants'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const ROUNDS = values.quick ? 15 : 81
/** Calls of one turn. */
const CALLS = 700

const get = (path: string): Route => ({ method: 'GET', path })
const post = (path: string): Route => ({ method: 'POST', path })

/** The set of hono's benchmark, which is that of the author of find-my-way. */
const HONO_ROUTES: readonly Route[] = [
  get('/user'),
  get('/user/comments'),
  get('/user/avatar'),
  get('/user/lookup/username/:username'),
  get('/user/lookup/email/:address'),
  get('/event/:id'),
  get('/event/:id/comments'),
  post('/event/:id/comments'),
  post('/map/:location/events'),
  get('/status'),
  get('/very/deeply/nested/route/hello/there'),
  get('/static/*'),
]

/** Its requests, one of which (`comment`) no route matches, and that one as it was meant. */
const HONO_REQUESTS: readonly Route[] = [
  get('/user'),
  get('/user/comments'),
  get('/user/lookup/username/hey'),
  get('/event/abcd1234/comments'),
  post('/event/abcd1234/comment'),
  post('/event/abcd1234/comments'),
  get('/very/deeply/nested/route/hello/there'),
  get('/static/index.html'),
]

/** The benchmark of find-my-way, without routes of several parameters in one segment and of constraints. */
const FIND_MY_WAY_SETUPS: ReadonlyArray<readonly [routes: readonly Route[], request: Route]> = [
  [[get('/')], get('/')],
  [[get('/static')], get('/static')],
  [[get('/static/static/static/static/static')], get('/static/static/static/static/static')],
  [[1, 2, 3, 4, 5].map((count) => get('/static'.repeat(count))), get('/static/static/static/static/static')],
  [[get('/:param')], get('/param1')],
  [[get('/:param')], get('/longParamParamParamParamParamParam')],
  [[get('/:param')], get('/param%2B')],
  [[get('/:param')], get('/param%20')],
  [[get('/:param1/:param2')], get('/param1/param2')],
  [[get('/static/:param1/static/:param2/static')], get('/static/param1/static/param2/static')],
  [[get('/*')], get('/static')],
  [[get('/*')], get('/static/static/static/static/static')],
]

const KINDS = ['constant', 'fresh', 'fresh, with a query'] as const
type Kind = (typeof KINDS)[number]

const spans = createSpans()

/** A constant string is interned, and its hash known; what comes from a socket is neither. */
const inputOf = ({ method, path }: Route, kind: Kind): Input => {
  const text = kind === 'fresh, with a query' ? `${path}?page=2&sort=name` : path
  const target = kind === 'constant' ? path : Buffer.from(text).toString()
  if (scanFromPath(target, 0, spans) !== 0) throw new Error(target)
  return { method, target, view: originFormOf(target, spans) }
}

export interface RouterTiming {
  readonly name: string
  readonly nanoseconds: number
  readonly best: number
}

export interface RouterRow {
  readonly set: string
  readonly kind: Kind
  readonly request: string
  readonly timings: readonly RouterTiming[]
}

/** Every contestant has one turn in each round, and each turn has strings of its own. */
const measureRow = (set: string, kind: Kind, routes: readonly Route[], requests: readonly Route[]): RouterRow => {
  const request = requests.length > 1 ? 'all together' : requests.map(({ method, path }) => `${method} ${path}`).join()
  const field = routerContestants(routes, kind === 'fresh, with a query').map(({ name, call }) => ({
    name,
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
  const timings = field.map(({ name, times }) => ({ name, nanoseconds: median(times), best: Math.min(...times) }))
  return { set, kind, request, timings }
}

const measureSet = (): readonly RouterRow[] => [
  ...KINDS.flatMap((kind) => [
    ...HONO_REQUESTS.map((request) => measureRow('hono', kind, HONO_ROUTES, [request])),
    measureRow('hono', kind, HONO_ROUTES, HONO_REQUESTS),
  ]),
  ...FIND_MY_WAY_SETUPS.map(([routes, request]) => measureRow('find-my-way', 'constant', routes, [request])),
]

/** Heap bytes per call of what is said to allocate nothing, and of the rest. */
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
  return [FIND, MATCH, FIND_MY_WAY, REG_EXP_ROUTER].map((name) => ({
    name,
    miss: bytes(name, misses),
    static: bytes(name, statics),
    dynamic: bytes(name, dynamics),
  }))
}

const timeOf = ({ timings }: RouterRow, wanted: string): RouterTiming => {
  const found = timings.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(wanted)
  return found
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const tableOf = (rows: readonly RouterRow[]): string => {
  const names = rows[0]?.timings.map(({ name }) => name) ?? []
  return [
    line(['request', ...names.map((name) => `${name}, ns`)]),
    line(['---', ...names.map(() => '--:')]),
    ...rows.map((row) => line([row.request, ...row.timings.map(({ nanoseconds }) => nanoseconds.toFixed(0))])),
  ].join('\n')
}

/** Who is to be level with whom: the same work, spans with raw captures, objects with objects. */
const PAIRS = [
  [FIND, REG_EXP_ROUTER],
  [FIND, FIND_MY_WAY],
  [MATCH, REG_EXP_ROUTER],
  [MATCH, FIND_MY_WAY],
] as const

const ratiosOf = (rows: readonly RouterRow[]): string =>
  [
    line(['request', ...PAIRS.map(([ours, theirs]) => `${ours.slice(7)} : ${theirs}`)]),
    line(['---', ...PAIRS.map(() => '--:')]),
    ...rows.map((row) =>
      line([
        row.request,
        ...PAIRS.map(([ours, theirs]) => {
          const ratio = timeOf(row, ours).nanoseconds / timeOf(row, theirs).nanoseconds
          return `${ratio.toFixed(2)}${ratio > 1.05 ? ' (lost)' : ''}`
        }),
      ]),
    ),
  ].join('\n')

const rows = measureSet()
const bytes = measureBytes()
const sections = [...new Set(rows.map(({ set, kind }) => `${set}, ${kind}`))].map((title) => {
  const of = rows.filter(({ set, kind }) => `${set}, ${kind}` === title)
  return `## Routes of ${title} strings\n\n${tableOf(of)}\n\nTime over time, below 1 we are quicker:\n\n${ratiosOf(of)}`
})
sections.push(
  `## Heap bytes per call\n\n${[
    line(['call', 'miss', 'static', 'parameters']),
    line(['---', '--:', '--:', '--:']),
    ...bytes.map((row) => line([row.name, row.miss, row.static, row.dynamic])),
  ].join('\n')}`,
)
console.log(sections.join('\n\n'))

if (!values.quick) {
  const results = resolve(ROOT, 'bench/results')
  mkdirSync(results, { recursive: true })
  const versionOf = (name: string): string =>
    (JSON.parse(readFileSync(resolve(ROOT, `node_modules/${name}/package.json`), 'utf8')) as { version: string })
      .version
  const { machine, node, date, versions: known } = environment()
  const versions = {
    'uri-ts': known['uri-ts'],
    'find-my-way': versionOf('find-my-way'),
    hono: versionOf('hono'),
  }
  const head = { machine, node, date, versions }
  writeFileSync(resolve(results, 'router.json'), `${JSON.stringify({ ...head, results: rows, bytes }, null, 2)}\n`)
  const about = `- ${machine}\n- Node ${node}, ${date}\n- ${Object.entries(versions).flat().join(' ')}`
  writeFileSync(resolve(results, 'router.md'), `# The router\n\n${about}\n\n${sections.join('\n\n')}\n`)
  console.log('\nwritten: bench/results/router.json, bench/results/router.md')
}
