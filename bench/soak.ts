/**
 * In one process, sends two million request-targets through the handler of the example servers, and exits with status 1
 * if the heap grows. Run this benchmark with `node bench/run-file.mjs soak [--count N]`.
 */
import { parseArgs } from 'node:util'
import { type Answer, handle } from '../examples/site'

const { values } = parseArgs({ options: { count: { type: 'string', default: '2000000' } } })
const COUNT = Number(values.count)
const INTERVALS = 20
const BOUND = 512 * 1024

const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'OPTIONS', 'CONNECT'] as const
const HOSTS = ['example.test', 'example.test:80', 'EXAMPLE.test', '127.0.0.1', 'evil.com', 'a b', ''] as const

const MAKERS: ReadonlyArray<(n: number) => string> = [
  () => '/',
  (n) => `/users/${n}`,
  (n) => `/users/${n}/posts/p${n}?page=${n & 15}`,
  (n) => `/search?q=${n}&p%61ge=${n}`,
  (n) => `/files/${n}/caf%C3%A9/${n}.html`,
  (n) => `/us%65rs/%4${n % 10}${n}`,
  (n) => `//evil.com/${n}`,
  (n) => `/\\evil.com/${n}`,
  (n) => `/files/${n}/%2e%2e%2fetc/passwd`,
  (n) => `/users/${n}%FF`,
  (n) => `/%zz${n}`,
  (n) => `http://example.test/users/${n}`,
  (n) => `http://evil.com/${n}`,
  (n) => `example.test:${n % 65536}`,
  () => '*',
  (n) => `/nothing/${n}/${'a/'.repeat(n & 31)}`,
]

const collect = (): number => {
  const gc = globalThis.gc
  if (gc === undefined) throw new Error('run with --expose-gc')
  gc()
  gc()
  return process.memoryUsage().heapUsed
}

const statuses = new Map<number, number>()
const count = ({ status }: Answer): void => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

const run = (from: number, to: number): void => {
  for (let n = from; n < to; n++) {
    const make = MAKERS[n % MAKERS.length] as (n: number) => string
    const host = HOSTS[Math.floor(n / 16) % HOSTS.length] as string
    const method = METHODS[Math.floor(n / 112) % METHODS.length] as string
    count(handle({ method, target: Buffer.from(make(n)).toString(), scheme: 'http', hosts: [host] }))
  }
}

const size = Math.ceil(COUNT / INTERVALS)
const heaps: number[] = []
const started = performance.now()
for (let interval = 0; interval < INTERVALS; interval++) {
  const to = Math.min(COUNT, (interval + 1) * size)
  run(interval * size, to)
  const heap = collect()
  heaps.push(heap)
  console.log(`${to.toLocaleString('en').padStart(11)} targets, heap ${(heap / 1024).toFixed(0).padStart(7)} kB`)
}
const seconds = (performance.now() - started) / 1000

const [first = 0, ...rest] = heaps
const growth = Math.max(...rest) - first
const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
console.log(`${COUNT.toLocaleString('en')} targets in ${seconds.toFixed(1)} s; answers ${answers.join(', ')}`)
console.log(`growth after the first interval: ${(growth / 1024).toFixed(1)} kB, of ${BOUND / 1024} kB allowed`)
if (growth > BOUND || [200, 400, 404, 405, 421, 501].some((status) => !statuses.has(status))) process.exitCode = 1
