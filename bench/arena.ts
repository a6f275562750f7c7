/**
 * Compares the speed of routers on the routes and requests in Hono's benchmark.
 *
 * `--shopify FILE` adds Shopify's routes. `FILE` is a copy of `packages/route-pattern/bench/patterns/shopify.ts` from
 * the remix-run/remix repository.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Route, type RouterInterface, uriTsRouter } from './arena-entry'
import { rivalsFor } from './arena-rivals'
import { get, HONO_REQUESTS, HONO_ROUTES } from './router-sets'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '60' }, shopify: { type: 'string' } },
})
const ROUNDS = Number(values.rounds)
const CALLS = 400

const fresh = ({ method, path }: Route): Route => ({ method, path: Buffer.from(path).toString('latin1') })

type Loop = (routes: readonly Route[]) => void

const loopOf = ({ name, match }: RouterInterface): Loop =>
  new Function(
    'match',
    'sink',
    `/* ${name} */ return (routes) => { for (let i = 0; i < routes.length; i++) sink[i & 63] = match(routes[i]) }`,
  )(match, new Array(64).fill(undefined)) as Loop

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 10))

const race = async (title: string, routes: readonly Route[], requests: readonly Route[]): Promise<void> => {
  const field = [uriTsRouter(routes, () => undefined), ...rivalsFor(routes)]
  const loops = field.map(loopOf)
  const rows = [...requests.map((request) => [request]), requests]
  const inputsOf = (row: readonly Route[]): readonly Route[] =>
    Array.from({ length: CALLS }, (_, i) => fresh(row[i % row.length] as Route))
  for (let round = 0; round < 30; round++) {
    for (const row of rows) for (const loop of loops) loop(inputsOf(row))
    await pause()
  }
  console.log(`\n## ${title}\n`)
  console.log(`| request, ns | ${field.map(({ name }) => name).join(' | ')} | uri-ts : best of the others |`)
  console.log(`| --- |${' --: |'.repeat(field.length + 1)}`)
  for (const row of rows) {
    const best = loops.map(() => Number.POSITIVE_INFINITY)
    for (let turn = 0; turn < ROUNDS * loops.length; turn++) {
      const index = (turn + Math.floor(turn / loops.length)) % loops.length
      const loop = loops[index] as Loop
      const inputs = inputsOf(row)
      loop(inputsOf(row))
      const start = process.hrtime.bigint()
      loop(inputs)
      best[index] = Math.min(best[index] as number, Number(process.hrtime.bigint() - start) / CALLS)
    }
    const [ours = 0, ...others] = best
    const name = row.length === 1 ? `${row[0]?.method} ${row[0]?.path}` : 'all'
    const cells = [...best.map((time) => time.toFixed(0)), (ours / Math.min(...others)).toFixed(2)]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

const pathsOf = (pattern: string): readonly string[] => {
  const [, group, rest = ''] = /^\((:\w+)\)(.*)$/.exec(pattern) ?? []
  const paths = group === undefined ? [pattern] : [`${group}${rest}`, rest]
  return paths.map((path) => (path.startsWith('/') ? path : `/${path}`))
}

const isTried = (path: string): boolean => !/[()]/.test(path)

console.log(
  `node ${process.version}, ${process.versions['bun'] === undefined ? 'V8' : `Bun ${process.versions['bun']}`}`,
)
await race('The routes of hono', HONO_ROUTES, HONO_REQUESTS)
if (values.shopify !== undefined) {
  const patterns = [...readFileSync(values.shopify, 'utf8').matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern)
  const paths = new Set(patterns.flatMap(pathsOf).filter(isTried))
  const requests = [
    '/',
    '/pricing',
    '/es/blog/7',
    '/tools/qr-code-generator',
    '/uk/free-trial',
    '/legal/terms-payments/a',
  ]
  await race(`${patterns.length} routes of Shopify`, [...paths].map(get), requests.map(get))
}
