/**
 * Checks that no export of `uri-ts/template` or `uri-ts/routes` needs quadratic time for hostile inputs of 300 kB (1 MB
 * in the nightly run). Linear functions finish well within the time limit, and quadratic functions far exceed it.
 */
import { parseUriReference, view } from 'uri-ts'
import * as routes from 'uri-ts/routes'
import * as templates from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { SCHEMA } from '../support/codec-calls'
import { cpuTime, expectLinear, mostFor } from '../support/cpu-time'
import { parsed } from '../support/template-setup'

const LENGTH = Math.min(1_000_000, Number(process.env['URI_TS_LENGTH'] ?? 300_000))
const LIMIT = mostFor(LENGTH)

const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

const many = (part: (index: number) => string): string =>
  Array.from({ length: LENGTH / 25 }, (_, i) => part(i)).join('')

const each = <A>(inputs: readonly A[], run: (input: A) => unknown): void => {
  for (const input of inputs) {
    const milliseconds = cpuTime(() => run(input))
    if (milliseconds > LIMIT) expect({ input: String(input).slice(0, 30), milliseconds }).toBe('less')
  }
}

const rightOf = <A>(either: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (either._tag === 'Left') throw either
  return either.right
}

const QUERIES = ['&', 'a&', 'a=&', 'a=b&', 'm&', 'm=&', '=&', '=', '%41&', '&%', 'aa', '%C3%A9', 'a=1&m=2&k=3&'].map(
  long,
)
const PATHS = [
  '/',
  '/a',
  '/.',
  '/..a',
  '/%2e%2e',
  '/%2F',
  '/a=',
  '/a=b',
  '/%',
  ',',
  '.a',
  ';m',
  ';m=1',
  'a',
  '%41',
].map(long)

const REFERENCES = [
  ...PATHS.map((path) => `/s${path}`),
  ...QUERIES.map((query) => `/s?${query}`),
  `/s#${long('=')}`,
  `/s${long('&')}`,
  `/s?${long('&')}#${long('=')}`,
  `/s${long('/a')}?${long('=')}#${long('/')}`,
]

const TEMPLATES = [
  '/s{?a,m*}',
  '/s{?m*,a:3}',
  '/s{?m*}',
  '/s{?a}',
  '/s{;m*}',
  '/s{/m*}',
  '/s{/m*}{?q*}{#f}',
  '/s{.m*}',
  '/s{m*}',
  '/s{+m}',
  '/s{+m*}',
  '/s{#m*}',
  '/s/{a}{b}/{c}',
  '/s{a}.{b}',
  '/s{a:3}{?a}',
]

const TABLE = {
  list: '/s{/rest*}{?a,m*}',
  file: '/f/{+path}{?a}',
  two: '/s/{a}/{b}/c',
  deep: '/s/{a}/{b}/{+rest}',
} as const

const ALPHABET = [long('a'), long('%'), long('é'), long('\ud800'), long('0'), `-${long('1')}`]

const PATTERNS = [
  many((i) => `/a${i}`),
  many((i) => `/{a${i}}`),
  many((i) => `{/a${i}}`),
  many((i) => `{/a${i}*}`),
  `/s${many((i) => `{?a${i}}`)}`,
  `/s?x${many((i) => `{&a${i}}`)}`,
  `/s{?${many((i) => `a${i}*,`)}b}`,
  `/s{?${many((i) => `a${i},`)}b}`,
  `/s{+${many((i) => `a${i}*,`)}b}`,
  `/s{#${many((i) => `a${i},`)}b}`,
  long('{'),
  long('/{'),
  long('{/'),
  long('{a'),
  long('{?a'),
  long('{a}').slice(0, LENGTH / 10),
  long('é/'),
  long('%'),
  long('/:a'),
  `/${long(':a')}`,
  long('/:"a"'),
  long('/\\('),
  long('/*a'),
  long('/:'),
]

/** Shortens `PATTERNS` for `compileRouter`, because building a trie creates an object for each character. */
const SHORTER = PATTERNS.map((text) => text.slice(0, LENGTH / 4))

const define = routes.defineRoutes as unknown as (table: object) => routes.RouteTable

const attempt = (run: () => unknown): void => {
  try {
    run()
  } catch (error) {
    expect(String((error as Error).message)).not.toMatch(/call stack|out of memory/i)
  }
}

const eachRoute = (make: (route: never) => (target: string) => unknown): void => {
  for (const route of Object.values(define(TABLE))) each(REFERENCES, make(route as never))
}

const honoContext = (target: string) => ({ req: { url: `http://h${target}` }, text: () => 0 })

const anyCodec: templates.Codec<string> = { decode: templates.oneOf('a').decode, encode: (text) => text }

const RUNS: { readonly [name: string]: () => void } = {
  int: () => each(ALPHABET, templates.int.decode),
  uuid: () => each(ALPHABET, templates.uuid.decode),
  text: () => each(ALPHABET, templates.text.decode),
  oneOf: () => each(ALPHABET, templates.oneOf('a', long('a')).decode),
  number: () => each(ALPHABET, templates.number.decode),
  bool: () => each(ALPHABET, templates.bool.decode),
  isoDate: () => each(ALPHABET, templates.isoDate.decode),
  csv: () => {
    each(ALPHABET, templates.csv().decode)
    each(ALPHABET, templates.csv(anyCodec).decode)
    each([Array(LENGTH).fill('a')], templates.csv().encode)
  },
  codecOf: () => each(ALPHABET, templates.codecOf(SCHEMA).decode),
  withDefault: () => {
    each(ALPHABET, templates.withDefault(templates.int, 1).decode)
    const names = Array.from({ length: LENGTH / 100 }, (_, index) => `a${index}`)
    const codecs = Object.fromEntries(names.map((name) => [name, templates.int]))
    const coded = templates.withCodecs(codecs)(parsed(`/s{?${names}}`) as never) as never
    each([Object.fromEntries(names.map((name) => [name, 1]))], templates.expand(coded) as (data: object) => unknown)
    each([`/s?${names.map((name) => `${name}=1`).join('&')}`], templates.extract(coded))
  },
  withCodecs: () => {
    const read = templates.extract(templates.withCodecs({ m: anyCodec } as never)(parsed('/s{?m*}') as never))
    each(REFERENCES, read)
  },
  extract: () => {
    for (const text of TEMPLATES) {
      const read = templates.extract(parsed(text))
      each(REFERENCES, read)
    }
  },
  'extract with a long template': () => {
    each(PATTERNS, (text) => {
      const template = templates.parseTemplate(text)
      if (template._tag === 'Right') templates.extract(template.right)
    })
  },
  expand: () => {
    for (const text of ['/s{?m*}', '/s{a}', '/s{+a}', '/s{a:3}', '/s{+a:3}', '{/m*}', '{m}']) {
      each(ALPHABET, (a) => templates.expand(parsed(text))({ a, m: Array(100_000).fill('a') }))
    }
  },
  expandUnknown: () => {
    each(ALPHABET, (a) => templates.expandUnknown(parsed('/s{?a,m*}'))({ a, m: Array(100_000).fill('a') }))
  },
  partialExpand: () => {
    each(PATTERNS, (text) => {
      const template = templates.parseTemplate(text)
      if (template._tag === 'Right') templates.partialExpand(template.right)({ a1: 'x', b: 'y' } as never)
    })
  },
  parseTemplate: () => each(PATTERNS, templates.parseTemplate),
  template: () => each(PATTERNS, (text) => attempt(() => templates.template(text as never))),
  parseExpress: () => each(PATTERNS, templates.parseExpress),
  fromExpress: () => each(PATTERNS, (text) => attempt(() => templates.fromExpress(text as never))),
  'toExpress, toFastify, toHono, toNextJs, toReactRouter, toRou3, toTanStackRouter, toUrlPattern': () => {
    for (const write of Object.values(routes).filter(({ name }) => /^to[A-Z]/.test(name))) {
      each(PATTERNS, (pattern) => attempt(() => (write as (route: object) => string)({ pattern })))
    }
  },
  routeMatcher: () => each(REFERENCES, routes.routeMatcher(define(TABLE))),
  dispatcher: () => {
    const handlers = { list: () => 1, file: () => 2, two: () => 3, deep: () => 4 }
    const dispatch = routes.dispatcher(define(TABLE))(handlers as never)
    each(REFERENCES, (target) => dispatch('GET', target))
  },
  queryReader: () => {
    const read = routes.queryReader({ a: templates.int, m: templates.text })
    each(REFERENCES, (text) => {
      const parsed = parseUriReference(text)
      if (parsed._tag === 'Right') read(parsed.right)
    })
  },
  routeReader: () => each(REFERENCES, routes.routeReader(define(TABLE))),
  matchRoute: () => eachRoute((route) => routes.matchRoute(route)),
  routeHandler: () => {
    const handlerOf = routes.routeHandler({ target: (text: string) => text, refuse: () => 0 })
    eachRoute((route) => handlerOf(route)(() => 1))
  },
  expressHandler: () =>
    eachRoute((route) => {
      const handler = routes.expressHandler(route)(() => 1)
      return (originalUrl) => handler({ originalUrl }, {}, () => {})
    }),
  fastifyHandler: () =>
    eachRoute((route) => {
      const handler = routes.fastifyHandler(route)(() => 1)
      return (originalUrl) => handler({ originalUrl }, { code: () => ({ send: () => 0 }) })
    }),
  honoHandler: () =>
    eachRoute((route) => {
      const handler = routes.honoHandler(route)(() => 1)
      return (target) => handler(honoContext(target))
    }),
  honoParams: () =>
    eachRoute((route) => {
      const read = routes.honoParams(route)
      return (target) => read({}, honoContext(target))
    }),
  honoTarget: () => each(REFERENCES, (target) => routes.honoTarget(honoContext(target))),
  routeTemplate: () => {
    const match = routes.routeMatcher(define(TABLE))
    const templateOf = routes.routeTemplate(define(TABLE))
    each(REFERENCES, (target) => {
      const found = match(target)
      if (found._tag === 'Right') templateOf(found.right as never)
    })
  },
  defineRoutes: () => each(PATTERNS, (text) => attempt(() => define({ a: text }))),
  defineHostRoutes: () =>
    each(PATTERNS, (text) => attempt(() => routes.defineHostRoutes({ a: ['//h.example', { b: text }] } as never))),
  defineRoutesUnder: () =>
    each(PATTERNS, (text) => attempt(() => routes.defineRoutesUnder('/x')({ a: text } as never))),
  typedLinks: () => each(PATTERNS, (text) => attempt(() => routes.typedLinks(define({ a: text }) as never))),
  absoluteLinks: () => {
    const { file, list } = routes.absoluteLinks('http://h/' as never)(define(TABLE) as never) as Record<
      'file' | 'list',
      { readonly tryLink: (values: object) => unknown }
    >
    const texts = ALPHABET.map((text) => text.slice(0, LENGTH / 4))
    each(texts, (path) => file.tryLink({ path }))
    each(texts, (text) => list.tryLink({ rest: Array(100_000).fill('a'), m: [text] }))
  },
  route: () => each(PATTERNS, (text) => attempt(() => routes.route(text as '/', {}))),
  compileRouter: () => each(SHORTER, (a) => routes.compileRouter({ a, b: `${a}/b` })),
  createParams: () => {
    const most = Array.from({ length: 10_000 }, (_, i) => `/{a${i}}`).join('')
    each([most], (a) => routes.createParams(rightOf(routes.compileRouter({ a }))))
  },
  decodeParams: () => each(ALPHABET, (a) => routes.decodeParams({ a })),
  'findRoute, findRouteIn, findStaticRoute, matchPath': () => {
    const router = rightOf(
      routes.compileRouter({ a: '/s/{+a}', b: '/s/{b}/{+c}', c: '/s/{a}/{b}/{+c}', d: long('/a') }),
    )
    const params = routes.createParams(router)
    each(PATHS, (path) => {
      const text = `/s${path}?${long('/.')}`
      routes.findStaticRoute(router, text)
      if (!/%(?![0-9A-F]{2})/i.test(text)) {
        routes.findRouteIn(router, text, 0, path.length + 2, params)
        routes.findRoute(router, view(text as never), params)
        routes.matchPath(router)(view(text as never))
      }
    })
  },
}

it('toHono needs linear time for optional segments', () => {
  const write = (count: number) => () => routes.toHono({ pattern: '{/a}'.repeat(count) } as never)
  expectLinear('toHono', write, 5000)
})

describe('1 MB in linear time', () => {
  it('every function of uri-ts/template and uri-ts/routes is tested', () => {
    const tested = Object.keys(RUNS).flatMap((name) => name.replace(/ with.*/, '').split(', '))
    expect(Object.keys({ ...templates, ...routes }).filter((name) => !tested.includes(name))).toEqual([])
  })

  it.each(Object.keys(RUNS))('%s', (name) => {
    RUNS[name]?.()
  })
})
