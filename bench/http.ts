/**
 * Measures how long it takes to parse a request-target, read its path, and read two values from its query. For
 * comparison, the benchmark runs the same steps with `new URL` and with other libraries that servers use. The benchmark
 * also measures the heap allocations of functions that must not allocate memory. Run this benchmark with `node
 * bench/run-file.mjs http`.
 *
 * With `--quick`, the benchmark runs fewer rounds and writes nothing. With `--check`, the benchmark writes nothing, and
 * exits with status 1 if a target is missed.
 */
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import * as uri from 'uri-ts'
import { decodeForm, path, type UriView } from 'uri-ts'
import * as http from 'uri-ts/http'
import * as tier from 'uri-ts/scan'
import { createSpans } from 'uri-ts/scan'
import { writeResults } from './environment'
import { bytesPerCall, flatten, loopOf } from './harness'
import { compare, fieldOf, type Runner, type Timing } from './race'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
})

const require = createRequire(import.meta.url)
const parseurl = require('parseurl') as typeof import('parseurl')
const querystring = require('fast-querystring') as typeof import('fast-querystring')

const TARGETS: readonly string[] = [
  ...['/', '/favicon.ico', '/index.html', '/users/12345', '/static/js/app.3f2a9c1b.min.js', '/robots.txt'],
  ...['/api/v1/users?page=2&sort=name', '/api/v1/users?sort=name&page=2', '/search?q=allocation+free&page=3'],
  ...['/search?q=caf%C3%A9%20au%20lait&sort=price&page=10', '/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p', '/?page=1'],
  '/api/v2/organizations/0f8fad5b-d9cb-469f-a165-70867728950e/projects/7c9e6679/issues?state=open&sort=updated&page=4',
  '/products/category/shoes/size/42?color=black&brand=example&price_min=10&price_max=200&sort=relevance&page=7&view=grid',
  '/oauth/callback?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj&session_state=8d1c5a1e-4f0d-4b43-8c39-0b1d3c5a9c1e',
  '/events?utm_source=newsletter&utm_medium=email&utm_campaign=spring_sale&utm_term=shoes&utm_content=header&page=1',
  '/wiki/%E6%97%A5%E6%9C%AC%E8%AA%9E?action=history&page=%31',
  '/images/2024/05/17/photo%20of%20a%20cat.jpg?w=1200&h=800&q=80&sort=',
  `/collect?v=2&cid=${'1234567890.'.repeat(12)}&page=9&sort=desc`,
  `/download/${'segment/'.repeat(20)}file.tar.gz`,
  ...['http://www.example.org/pub/WWW/TheProject.html?page=2', 'http://example.com:8080/proxy?sort=a&page=1'],
]

const REFUSED: readonly string[] = [
  '',
  'a',
  '/\\evil.com',
  '/a b',
  '/%zz',
  '*',
  '/a#b',
  'http:///a',
  'http://u@a/',
  '/é',
]
const CONNECTS: readonly string[] = ['example.com:443', '[::1]:80', '127.0.0.1:8080', 'a', ':80', 'a:99999', 'u@a:1']

const BASE = 'http://localhost'

const SPANS = 'uri-ts/http, spans of values'
const OURS = 'uri-ts/http, values decoded'
const NEW_URL = 'new URL + searchParams.get'
const PARSEURL = 'parseurl + fast-querystring'

const reading = { path: '' as unknown, page: undefined as unknown, sort: undefined as unknown }

const readValue = (view: UriView, key: string): string | undefined => {
  const start = tier.valueStart(view, key)
  if (start < 0) return undefined
  const value = decodeForm(view.text.slice(start, tier.pairEnd(view, start)))
  return value._tag === 'Right' ? value.right : undefined
}

const runners = (): readonly Runner<string>[] => {
  const spans = createSpans()
  return [
    { name: 'uri-ts/http scanRequestTarget', of: 'uri-ts', call: (text) => http.scanRequestTarget('GET', text, spans) },
    { name: 'uri-ts/http parseRequestTarget', of: 'uri-ts', call: (text) => http.parseRequestTarget('GET', text) },
    {
      name: SPANS,
      of: 'uri-ts',
      call: (text) => {
        const target = http.parseRequestTarget('GET', text)
        if (target._tag === 'Left' || target.right._tag === 'AsteriskForm') return undefined
        reading.path = path(target.right)
        reading.page = tier.valueStart(target.right, 'page')
        reading.sort = tier.valueStart(target.right, 'sort')
        return target
      },
    },
    {
      name: OURS,
      of: 'uri-ts',
      call: (text) => {
        const target = http.parseRequestTarget('GET', text)
        if (target._tag === 'Left' || target.right._tag === 'AsteriskForm') return undefined
        reading.path = path(target.right)
        reading.page = readValue(target.right, 'page')
        reading.sort = readValue(target.right, 'sort')
        return target
      },
    },
    {
      name: NEW_URL,
      of: 'rival',
      call: (text) => {
        const url = new URL(text, BASE)
        reading.path = url.pathname
        reading.page = url.searchParams.get('page')
        reading.sort = url.searchParams.get('sort')
        return url
      },
    },
    {
      name: PARSEURL,
      of: 'rival',
      // `parseurl` caches its result on the request object. Each call therefore gets a new request object, as it would
      // in a server.
      call: (text) => {
        const url = parseurl({ url: text } as Parameters<typeof parseurl>[0])
        const query = querystring.parse((url?.query as string | null) ?? '')
        reading.path = url?.pathname
        reading.page = query['page']
        reading.sort = query['sort']
        return url
      },
    },
  ]
}

interface Bytes {
  readonly name: string
  readonly bytes: number
}

const measureBytes = (): readonly Bytes[] => {
  const spans = createSpans()
  const { ambiguousPath, controlOctets, parseRequestTarget, privateHost, rareIPv4, whatwgDifference } = http
  const isUsers = uri.hasPath('/api/v1/users')
  const isMe = uri.hasSegments(['api', 'v1', 'users'])
  const views = new Map(
    TARGETS.flatMap((text) => {
      const target = parseRequestTarget('GET', text)
      return target._tag === 'Right' && target.right._tag !== 'AsteriskForm' ? [[text, target.right] as const] : []
    }),
  )
  const on = (read: (view: UriView) => unknown) => (text: string) => read(views.get(text) as UriView)
  const clean = TARGETS.filter((text) => !text.includes('%'))
  const cases: ReadonlyArray<readonly [string, readonly string[], (text: string) => unknown]> = [
    ['scanRequestTarget, success', TARGETS, (text) => http.scanRequestTarget('GET', text, spans)],
    ['scanRequestTarget, failure', REFUSED, (text) => http.scanRequestTarget('GET', text, spans)],
    ['scanRequestTarget, CONNECT', CONNECTS, (text) => http.scanRequestTarget('CONNECT', text, spans)],
    ['pathEquals', TARGETS, on(isUsers)],
    ['matchSegments', TARGETS, on(isMe)],
    ['queryLookup', TARGETS, on((view) => tier.valueStart(view, 'page'))],
    ['queryInt', TARGETS, on((view) => tier.integerValue(view, 'page'))],
    ['ambiguousPath, nothing found', clean, on(ambiguousPath)],
    ['controlOctets, nothing found', TARGETS, on(controlOctets)],
    ['privateHost, nothing found', TARGETS, on(privateHost)],
    ['rareIPv4, nothing found', TARGETS, on(rareIPv4)],
    ['whatwgDifference, nothing found', TARGETS, on(whatwgDifference)],
  ]
  return cases.map(([name, texts, call]) => ({
    name,
    bytes: bytesPerCall(loopOf(`bytes ${name}`, call), flatten([...texts, ...texts])),
  }))
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const inputs = flatten(Array.from({ length: 130 }, () => TARGETS).flat())
const timings = compare(inputs, values.quick ? 11 : 61, fieldOf('http', runners()))
const bytes = measureBytes()

const nanosecondsOf = (name: string): number =>
  timings.find((timing) => timing.name === name)?.nanoseconds ?? Number.NaN

const parsed = bytesPerCall(
  loopOf('bytes parse', (text) => http.parseRequestTarget('GET', text)),
  flatten(TARGETS),
)

const [spans, ours, url, servers] = [SPANS, OURS, NEW_URL, PARSEURL].map(nanosecondsOf) as [
  number,
  number,
  number,
  number,
]
const verdicts = [
  {
    isMet: url / spans >= 3,
    sentence: `${SPANS}: ${(url / spans).toFixed(1)} x faster than ${NEW_URL} (at least 3); decoded, ${(url / ours).toFixed(1)} x`,
  },
  {
    isMet: ours <= servers,
    sentence: `${OURS}: ${(ours / servers).toFixed(2)} of the time of ${PARSEURL} (at most 1)`,
  },
  ...bytes.map(({ name, bytes: of }) => ({ isMet: of === 0, sentence: `${name}: ${of} bytes per call (0)` })),
]

const showTiming = ({ name, nanoseconds, best }: Timing): string =>
  line([name, nanoseconds.toFixed(0), best.toFixed(0), (nanoseconds / ours).toFixed(2)])

const text = [
  `## Time per request target: ${TARGETS.length} of them, the path, and the keys \`page\` and \`sort\``,
  [line(['call', 'ns', 'best', 'x ours']), line(['---', '--:', '--:', '--:']), ...timings.map(showTiming)].join('\n'),
  `\`parseRequestTarget\` leaves ${parsed.toFixed(0)} bytes per call on the heap.`,
  '## Targets',
  verdicts.map(({ isMet, sentence }) => `- ${isMet ? 'met' : 'MISSED'}: ${sentence}`).join('\n'),
].join('\n\n')
console.log(text)

if (values.check && verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1
if (!values.quick && !values.check) {
  writeResults('http', 'Request targets', ['parseurl', 'fast-querystring'], text, { timings, bytes })
}
