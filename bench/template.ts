/**
 * Compares the speed of this library's template functions with that of similar functions in other libraries. For
 * expansion, the benchmark uses the examples in RFC 6570, and the rival is url-template. For extraction, the rivals are
 * path-to-regexp, fp-ts-routing, fast-querystring and `URLSearchParams`. For dispatch, the rival is find-my-way, and
 * the routes come from find-my-way's benchmark. This benchmark also measures how long the compiler takes to check a
 * large route table. Run the benchmark with `node bench/run-file.mjs template`.
 *
 * With `--quick`, the benchmark runs fewer rounds and writes nothing. With `--check`, the benchmark writes nothing, but
 * exits with status 1 if a target is missed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { end, int, lit, parse, Route, str } from 'fp-ts-routing'
import { compile, match } from 'path-to-regexp'
import type { UriView } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { defineRoutes, dispatcher, matchRoute } from 'uri-ts/routes'
import { expand, expandUnknown, extract, parseTemplate, type Template, template } from 'uri-ts/template'
import { parseTemplate as parseUrlTemplate } from 'url-template'
import { writeResults } from './environment'
import { geometricMean, median } from './harness'
import { costOf } from './instantiations/compile'
import { compare, fieldOf, type Runner, type Timing } from './race'
import { tableSource } from './route-table'
import { FIND_MY_WAY, tableOf } from './router-contestants'
import { FIND_MY_WAY_SETUPS } from './router-sets'
import { FAST_QUERYSTRING, PATH_TO_REGEXP, READERS } from './template-readers'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
})

/** The variables in the examples of RFC 6570, sections 1.2 and 3.2. */
const VARIABLES = {
  ...{ var: 'value', hello: 'Hello World!', path: '/foo/bar', x: '1024', y: '768', empty: '', half: '50%' },
  ...{ base: 'http://example.com/home/', who: 'fred', dub: 'me/too', v: '6', undef: undefined },
  ...{ list: ['red', 'green', 'blue'], count: ['one', 'two', 'three'], dom: ['example', 'com'] },
  keys: { semi: ';', dot: '.', comma: ',' },
}

/** Lists the examples for each of the four levels in RFC 6570, section 1.2. */
const EXAMPLES: readonly string[] = [
  ...['{var}', '{hello}', '{+var}', '{+hello}', '{+path}/here', 'here?ref={+path}', 'X{#var}', 'X{#hello}'],
  ...['map?{x,y}', '{x,hello,y}', '{+x,hello,y}', '{+path,x}/here', '{#x,hello,y}', '{#path,x}/here', 'X{.var}'],
  ...['X{.x,y}', '{/var}', '{/var,x}/here', '{;x,y}', '{;x,y,empty}', '{?x,y}', '{?x,y,empty}', '?fixed=yes{&x}'],
  ...['{&x,y,empty}', '{var:3}', '{var:30}', '{list}', '{list*}', '{keys}', '{keys*}', '{+path:6}/here', '{+list}'],
  ...['{+list*}', '{+keys}', '{+keys*}', '{#path:6}/here', '{#list}', '{#list*}', '{#keys}', '{#keys*}', 'X{.var:3}'],
  ...['X{.list}', 'X{.list*}', 'X{.keys}', 'X{.keys*}', '{/var:1,var}', '{/list}', '{/list*}', '{/list*,path:4}'],
  ...['{/keys}', '{/keys*}', '{;hello:5}', '{;list}', '{;list*}', '{;keys}', '{;keys*}', '{?var:3}', '{?list}'],
  ...['{?list*}', '{?keys}', '{?keys*}', '{&var:3}', '{&list}', '{&list*}', '{&keys}', '{&keys*}'],
]

const findMyWay = createRequire(import.meta.url)('find-my-way') as typeof import('find-my-way')

const templateOf = (text: string): Template => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Error(text)
  return parsed.right
}

interface Example {
  readonly ours: (variables: typeof VARIABLES) => unknown
  readonly ofUnknown: (data: unknown) => unknown
  readonly urlTemplate: { expand(variables: object): string }
}

const EXPANSIONS: readonly Example[] = EXAMPLES.map((text) => ({
  ours: expand(templateOf(text)),
  ofUnknown: expandUnknown(templateOf(text)),
  urlTemplate: parseUrlTemplate(text),
}))

const OURS = 'uri-ts/template'
const URL_TEMPLATE = 'url-template'
const FP_TS_ROUTING = 'fp-ts-routing'
const DISPATCH = 'dispatch, the routes of find-my-way'

const EXPANDERS: readonly Runner<Example>[] = [
  { name: OURS, of: 'uri-ts', call: ({ ours }) => ours(VARIABLES) },
  { name: `${OURS}, data of unknown shape`, of: 'uri-ts', call: ({ ofUnknown }) => ofUnknown(VARIABLES) },
  { name: URL_TEMPLATE, of: 'rival', call: ({ urlTemplate }) => urlTemplate.expand(VARIABLES) },
]

const links = { id: 42, post: 'hello world' }
const linkOurs = expand(template('/users/{id}/posts/{post}'))
const linkPath = compile('/users/:id/posts/:post')
const paths = { id: '42', post: 'hello world' }

const LINKERS: readonly Runner<number>[] = [
  { name: OURS, of: 'uri-ts', call: () => linkOurs(links) },
  { name: PATH_TO_REGEXP, of: 'rival', call: () => linkPath(paths) },
]

const TARGETS: readonly string[] = [
  ...['/users/42/posts/hello', '/users/12345/posts/a-longer-title-of-a-post', '/users/7/posts/caf%C3%A9'],
  ...['/users/42', '/users/42/posts/', '/articles/42/posts/hello', '/users/42/posts/hello/comments'],
  ...['/users/99/posts/hello%20world', '/users/1/posts/x', '/users/123456789/posts/2024-05-17-release'],
]

const extractOurs = extract(template('/users/{id}/posts/{post}'))
const matchPath = match('/users/:id/posts/:post')
const parser = lit('users').then(int('id')).then(lit('posts')).then(str('post')).then(end).parser.map(Object)

const matchOurs = matchRoute(defineRoutes({ post: '/users/{id}/posts/{post}' }).post)

const EXTRACTORS: readonly Runner<string>[] = [
  { name: OURS, of: 'uri-ts', call: extractOurs },
  { name: `${OURS}, match of a route`, of: 'uri-ts', call: matchOurs },
  { name: PATH_TO_REGEXP, of: 'rival', call: matchPath },
  { name: FP_TS_ROUTING, of: 'rival', call: (text) => parse(parser, Route.parse(text), undefined) },
]

interface Request {
  readonly raw: IncomingMessage
  readonly view: UriView
  readonly dispatch: (reference: string | UriView) => unknown
  readonly tree: { lookup(request: IncomingMessage, response: ServerResponse): unknown }
}

const answered = { params: undefined as unknown }
const answer = (params: unknown): void => {
  answered.params = params
}
const RESPONSE = {} as ServerResponse

const requestOf = ([routes, { method, path }]: (typeof FIND_MY_WAY_SETUPS)[number]): Request => {
  const table = tableOf(routes)
  const handlers = Object.fromEntries(Object.keys(table).map((name) => [name, answer]))
  const dispatch = dispatcher(table)(handlers as never)
  const target = parseRequestTarget(method, path)
  if (target._tag === 'Left' || target.right._tag === 'AsteriskForm') throw new Error(path)
  const tree = findMyWay()
  for (const route of routes) tree.on(route.method, route.path, (_request, _response, params) => answer(params))
  const raw = { method, url: path } as IncomingMessage
  return { raw, view: target.right, dispatch: (reference) => dispatch(method, reference), tree }
}

const DISPATCHERS: readonly Runner<Request>[] = [
  { name: OURS, of: 'uri-ts', call: ({ dispatch, view }) => dispatch(view) },
  { name: `${OURS}, of a text`, of: 'uri-ts', call: ({ dispatch, raw }) => dispatch(raw.url as string) },
  { name: FIND_MY_WAY, of: 'rival', call: ({ tree, raw }) => tree.lookup(raw, RESPONSE) },
]

const repeated = <A>(items: readonly A[], times: number): readonly A[] =>
  Array.from({ length: times }, () => items).flat()

const meanOf = ([first = [], ...rest]: ReadonlyArray<readonly Timing[]>): readonly Timing[] =>
  first.map((timing, at) => {
    const all = [timing, ...rest.map((race) => race[at] as Timing)]
    const mean = (of: (timing: Timing) => number): number => geometricMean(all.map(of))
    return { ...timing, nanoseconds: mean(({ nanoseconds }) => nanoseconds), best: mean(({ best }) => best) }
  })

const ROUNDS = values.quick ? 7 : 41

const RACES: Readonly<Record<string, readonly Timing[]>> = {
  'expand, the examples of RFC 6570': compare(repeated(EXPANSIONS, 40), ROUNDS, fieldOf('expand', EXPANDERS)),
  'expand, a route': compare(repeated([0], 3000), ROUNDS, fieldOf('link', LINKERS)),
  'extract, a route': compare(repeated(TARGETS, 300), ROUNDS, fieldOf('extract', EXTRACTORS)),
  ...Object.fromEntries(
    READERS.map(({ race, texts, runners }) => [race, compare(texts, ROUNDS, fieldOf(race, runners))]),
  ),
  [DISPATCH]: meanOf(
    FIND_MY_WAY_SETUPS.map((setup, index) =>
      compare(repeated([requestOf(setup)], 3000), ROUNDS, fieldOf(`dispatch ${index}`, DISPATCHERS)),
    ),
  ),
}

const timeOf = (race: string, wanted: string): number =>
  RACES[race]?.find(({ name }) => name === wanted)?.nanoseconds ?? Number.NaN

const TARGET_RATIOS = [
  { race: 'expand, the examples of RFC 6570', rival: URL_TEMPLATE, least: 4 },
  { race: 'extract, a route', rival: PATH_TO_REGEXP, least: 1 },
  { race: 'extract, a route', rival: FP_TS_ROUTING, least: 20 },
  ...READERS,
  { race: DISPATCH, rival: FIND_MY_WAY, least: 1 },
].map(({ race, rival, least }) => ({ race, rival, least, ratio: timeOf(race, rival) / timeOf(race, OURS) }))

const ROUTES = 500
const TABLE = {
  name: 'table',
  imports: tableSource(ROUTES).replace('uri-ts/routes', '@/dist/routes'),
  line: () => '',
}
const CHECK_TIMES = Array.from({ length: values.quick ? 1 : 7 }, () => costOf('typescript', TABLE, 0).check)
const checkTime = median(CHECK_TIMES)
const MOST_SECONDS = 1

const tables = Object.entries(RACES).map(([race, timings]) =>
  [
    `## ${race}`,
    '',
    '| | ns | times ours |',
    '| --- | --: | --: |',
    ...timings.map(
      ({ name, nanoseconds }) =>
        `| ${name} | ${nanoseconds.toFixed(0)} | ${(nanoseconds / timeOf(race, OURS)).toFixed(2)} |`,
    ),
  ].join('\n'),
)
const verdicts = TARGET_RATIOS.map(
  ({ race, rival, least, ratio }) =>
    `- ${ratio >= least ? 'met' : 'MISSED'}: ${race}: ${ratio.toFixed(2)} x ${rival}, to reach ${least.toFixed(2)} x`,
)
verdicts.push(
  `- ${checkTime < MOST_SECONDS ? 'met' : 'MISSED'}: ${ROUTES} routes in one table, check time of TypeScript 6: ${checkTime.toFixed(2)} s ` +
    `(${Math.min(...CHECK_TIMES)} to ${Math.max(...CHECK_TIMES)}), to stay below ${MOST_SECONDS} s`,
)
const text = [...tables, `## Targets\n\n${verdicts.join('\n')}`].join('\n\n')
console.log(text)

if (!values.quick && !values.check) {
  const rivals = [URL_TEMPLATE, PATH_TO_REGEXP, FP_TS_ROUTING, FAST_QUERYSTRING, FIND_MY_WAY]
  writeResults('template', 'Templates', rivals, text, { results: RACES, checkTimes: CHECK_TIMES })
}
if (values.check && verdicts.some((verdict) => verdict.startsWith('- MISSED'))) process.exitCode = 1
