/**
 * Tests the quick info that an editor shows for values returned by the built package's functions. Editors must show
 * literal types rather than the helper types in `types/`.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { IS_DEEP } from '../support/compilers'
import { ROOT } from '../support/files'
import { hoverOf, serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/hovered.ts')

const HEAD = `import type { Normalize, Parse, Resolve, Uri, View } from 'uri-ts'
import { absoluteUri, components, host, normalize, parseUri, path, queryPairs, relativeRef, resolve } from 'uri-ts'
import { segments, uri, uris, view, withFragment, withHost, withoutQuery } from 'uri-ts'
declare const plain: View<Uri>
`

const SITE = `import { defineRoutes, dispatcher } from 'uri-ts/routes'
import { int, template, withCodecs } from 'uri-ts/template'
const site = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  search: '/search{?q,page}',
})
`

const PARTS = [
  ['scheme', '"http"'],
  ['authority', '"a"'],
  ['userinfo', 'undefined'],
  ['host', '"a"'],
  ['hostKind', '"reg-name"'],
  ['port', 'undefined'],
  ['path', '"/b"'],
  ['query', 'undefined'],
  ['fragment', 'undefined'],
] as const

const object = (entries: ReadonlyArray<readonly [string, string]>): string =>
  `{\n${entries.map(([name, type]) => `    readonly ${name}: ${type};\n`).join('')}}`

const VALUES: ReadonlyArray<readonly [expression: string, shown: string]> = [
  ["uri('http://a/b')", 'Uri<"http://a/b">'],
  ["view(uri('http://a/b'))", 'View<Uri<"http://a/b">>'],
  ["resolve(view(uri('http://a/b/c')))(view(relativeRef('../g')))", 'View<Uri<"http://a/g">>'],
  ["normalize(view(uri('HTTP://a/%7e')))", 'View<Normalized<AbsoluteUri<"http://a/~">>>'],
  ["components(view(uri('http://a/b')))", object(PARTS.filter(([name]) => name !== 'hostKind'))],
  ["host(view(uri('http://a/b')))", 'Some<"a">'],
  ["path(view(uri('http://a/b')))", '"/b"'],
  ["segments(view(uri('http://a/b')))", 'readonly ["", "b"]'],
  ["queryPairs(view(uri('http://a/?c=d')))", 'readonly [readonly ["c", "d"]]'],
  ["withFragment('f')(view(absoluteUri('a:b')))", 'Either<BuildError, View<Uri<"a:b#f">>>'],
  ["withoutQuery(view(uri('a:b?c')))", 'View<AbsoluteUri<"a:b">>'],
  ["uris({ a: 'a:b' })", object([['a', 'Uri<"a:b">']])],
  ["parseUri('a:b')", 'Either<ParseError, View<Uri<string>>>'],
  ['resolve(plain)(plain)', 'View<Uri<string>>'],
  ['normalize(plain)', 'View<Normalized<Uri<string>>>'],
  ['components(plain)', 'Components'],
  ['host(plain)', 'Option<string>'],
  ['segments(plain)', 'readonly string[]'],
  ['queryPairs(plain)', 'readonly QueryPair[]'],
  ["withHost('b')(plain)", 'Either<BuildError, View<Uri<string>>>'],
]

const TYPES: ReadonlyArray<readonly [type: string, shown: string]> = [
  ["Parse<'http://a/b'>", object(PARTS)],
  ["Resolve<'http://a/b', 'c'>", '"http://a/c"'],
  ["Normalize<'HTTP://a/b'>", '"http://a/b"'],
]

const CALLS: ReadonlyArray<readonly [call: string, shown: string]> = [
  ["uri('http://a/b')", 'uri<"http://a/b">(text: "http://a/b"): Uri<"http://a/b">'],
  [
    "view(uri('http://a/b'))",
    'view<Uri<"http://a/b">>(uri: Uri<"http://a/b">): View<Uri<"http://a/b">> (+2 overloads)',
  ],
  [
    "normalize(view(uri('HTTP://a/%7e')))",
    'normalize<View<Uri<"HTTP://a/%7e">>>(view: View<Uri<"HTTP://a/%7e">>): View<Normalized<AbsoluteUri<"http://a/~">>>',
  ],
  ["host(view(uri('http://a/b')))", 'host<View<Uri<"http://a/b">>>(view: View<Uri<"http://a/b">>): Some<"a">'],
]

const NAMES: ReadonlyArray<readonly [line: string, shown: string]> = [
  [
    "site.search.link({ q: 'x' })",
    `(property) Route<"/search{?q,page}", undefined>.link: <{
    readonly q: "x";
}>(values?: {
    q?: Value | undefined;
    page?: Value | undefined;
} | undefined) => RelativeRef<"/search?q=x">`,
  ],
  [
    'site.home.link()',
    '(property) Route<"/", undefined>.link: (values?: Readonly<Record<string, never>>) => RelativeRef<"/">',
  ],
  [
    'site.user.link({ id: 7 })',
    `(property) Route<"/users/{id}", { readonly id: Codec<number>; }>.link: <{
    readonly id: 7;
}>(values: {
    id: number;
}) => RelativeRef<string>`,
  ],
]

const HANDLERS = `dispatcher(site)({
  home: () => '',
  user: (userParams) => String(userParams.id),
  search: (searchParams) => searchParams.q ?? '',
})
`

const PARAMS = [
  ['userParams', '{\n    id: number;\n}'],
  ['searchParams', '{\n    q?: string | undefined;\n    page?: string | undefined;\n}'],
] as const

const TEXT = [
  HEAD,
  SITE,
  ...VALUES.map(([expression], index) => `const v${index} = ${expression}\n`),
  ...TYPES.map(([type], index) => `type T${index} = ${type}\n`),
  ...NAMES.map(([line]) => `${line}\n`),
  HANDLERS,
].join('')

const older = (): typeof ts => createRequire(import.meta.url)('typescript-5.9') as typeof ts

const COMPILERS = IS_DEEP ? { '6.0': ts, '5.9': older() } : { '6.0': ts }

describe.each(Object.entries(COMPILERS))('TypeScript %s shows', (_, compiler) => {
  const isBuilt = existsSync(join(ROOT, 'dist/index.d.ts'))
  const at = hoverOf(serviceOf(compiler, FILE, TEXT), FILE)

  it('the built package', () => expect(isBuilt).toBe(true))

  it.each(VALUES.map(([expression, shown], index) => ({ expression, shown, index })))(
    '$expression',
    ({ shown, index }) => expect(at(TEXT.indexOf(`v${index} =`))).toBe(`const v${index}: ${shown}`),
  )

  it.each(TYPES.map(([type, shown], index) => ({ type, shown, index })))('$type', ({ shown, index }) =>
    expect(at(TEXT.indexOf(`T${index} =`))).toBe(`type T${index} = ${shown}`),
  )

  it.each(CALLS)('the function of %s', (call, shown) => {
    const [name] = shown.split('<') as [string]
    expect(at(TEXT.indexOf(`= ${call}`) + 2)).toBe(`(alias) ${shown}\nimport ${name}`)
  })

  it.each(NAMES)('the link of %s', (line, shown) =>
    expect(at(TEXT.indexOf(`\n${line}`) + line.lastIndexOf('link(') + 1)).toBe(shown),
  )

  it.each(PARAMS)('the values %s of a handler', (name, shown) =>
    expect(at(TEXT.indexOf(name))).toBe(`(parameter) ${name}: ${shown}`),
  )
})
