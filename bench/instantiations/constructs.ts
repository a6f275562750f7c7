/**
 * A construct whose compile-time cost the benchmark measures. A construct consists of imports and a function that
 * returns a line of code for the literal with a given index.
 */
export interface Construct {
  readonly name: string
  readonly imports: string
  readonly line: (index: number) => string
}

const HOSTS = ['example.com', 'api.example.org', 'user@files.example.net:8080', 'localhost:3000', '[2001:db8::1]:80']
const WORDS = [
  'users',
  'orders',
  'index.html',
  'report-2024',
  'beta.gamma~x',
  'user(1)',
  'a;b=c,d',
  'path%20with%2Fpct',
]

const at = (texts: readonly string[], index: number): string => texts[index % texts.length] as string

export const realistic = (index: number): string => {
  const path = [0, 1, 3].map((step) => at(WORDS, Math.floor(index / 8 ** step) + step)).join('/')
  const query = index % 2 === 0 ? `?q=${at(WORDS, index + 1)}&limit=${index % 100}` : ''
  const fragment = index % 6 === 0 ? `#${at(WORDS, index + 5)}` : ''
  return `${index % 3 === 0 ? 'http' : 'https'}://${at(HOSTS, index)}/${path}-${index}${query}${fragment}`
}

const plain = (index: number): string => `https://example.com/a/b/${index}?q=${index * 7}`

const construct = (name: string, type: string, from: string, text: (index: number) => string): Construct => ({
  name,
  imports: `import type { ${type} } from '@/${/^(bench|node_modules)/.test(from) ? from : `types/${from}`}'`,
  line: (index) => `export const r${index}: ${type}<${text(index)}> = null!`,
})

const of = (text: (index: number) => string) => (index: number) => JSON.stringify(text(index))

/** In the measured file, declares `uri` with the type that it has in `src/core/model/checked-literals.ts`. */
const CALL = `import type { Uri } from '@/src/core/model/brands'
import type { CheckUri } from '@/types/core/model/checked-literals'
declare function uri<const Text extends string>(text: CheckUri<Text>): Uri<Text>`

const call = (name: string, imports: string): Construct => ({
  name,
  imports,
  line: (index) => `export const r${index} = uri(${JSON.stringify(realistic(index))})`,
})

/** In the measured file, declares `iri` with the type that it has in `src/iri/checked-literals.ts`. */
const IRI = `import type { CheckIri, IriOfLiteral } from '@/types/iri/checked-literals'
declare function iri<const Text extends string>(text: CheckIri<Text>): IriOfLiteral<Text>`

const LETTERS = ['例え', 'テスト', 'bücher', 'straße', 'مثال', 'résumé', 'пример', 'δοκιμή']

const international = (index: number): string => {
  const [first, second, third] = [0, 1, 3].map((step) => at(LETTERS, Math.floor(index / 8 ** step) + step))
  return `https://${first}.example/${second}/${third}-${index}?q=${index * 7}`
}

const iri = (name: string, text: (index: number) => string): Construct => ({
  name,
  imports: IRI,
  line: (index) => `export const r${index} = iri(${JSON.stringify(text(index))})`,
})

const VIEW: Construct = {
  name: 'view(uri()) of realistic literals',
  imports: "import { uri, view } from '@/dist/index.js'",
  line: (index) => `export const r${index} = view(uri(${JSON.stringify(realistic(index))}))`,
}

export const CALLS = {
  checked: call('uri() of realistic literals', CALL),
  identity: call('identity', 'declare function uri<const Text extends string>(text: Text): Text'),
  text: call('plain string', 'declare function uri(text: string): string'),
}

/** Lists types that other libraries could use to describe URI literals. */
export const RIVALS: readonly Construct[] = [
  construct('one character after another', 'CharByChar', 'bench/instantiations/char-by-char', of(realistic)),
  construct('hono ParamKeys', 'ParamKeys', 'node_modules/hono/dist/types/types', of(realistic)),
]

export const CONSTRUCTS: readonly Construct[] = [
  CALLS.checked,
  VIEW,
  iri('iri() of realistic literals', realistic),
  iri('iri() of literals of the first plane', international),
  construct('KindOf realistic', 'KindOf', 'core/scanner/scan', of(realistic)),
  construct('KindOf plain scheme://host/path?query', 'KindOf', 'core/scanner/scan', of(plain)),
  construct(
    'KindOf /path?query',
    'KindOf',
    'core/scanner/scan',
    of((index) => `/a/b/${index}?q=${index * 7}`),
  ),
  construct(
    'KindOf ../path',
    'KindOf',
    'core/scanner/scan',
    of((index) => `../a/b/${index}`),
  ),
  construct(
    'KindOf urn:',
    'KindOf',
    'core/scanner/scan',
    of((index) => `urn:example:a${index}`),
  ),
  construct(
    'KindOf, the same literal again',
    'KindOf',
    'core/scanner/scan',
    of(() => plain(0)),
  ),
  construct('IsUri plain', 'IsUri', 'core/model/checked-literals', of(plain)),
  construct('Parse plain', 'Parse', 'core/components/components', of(plain)),
  construct('Parse realistic', 'Parse', 'core/components/components', of(realistic)),
  construct('Segments plain', 'Segments', 'core/components/segments', of(plain)),
  construct('QueryPairs plain', 'QueryPairs', 'core/components/query-pairs', of(plain)),
  construct('Normalize plain', 'Normalize', 'core/equivalence/normalize', of(plain)),
  construct('Normalize realistic', 'Normalize', 'core/equivalence/normalize', of(realistic)),
  construct('Resolve g', 'Resolve', 'core/resolution/resolve', (index) => `'http://a/b/c/d;p?q', 'g/h${index}?y'`),
  construct('Resolve ../g', 'Resolve', 'core/resolution/resolve', (index) => `'http://a/b/c/d;p?q', '../g${index}'`),
  construct(
    'Resolve ../g, another base',
    'Resolve',
    'core/resolution/resolve',
    (index) => `'http://a/b/c/d${index}?q', '../g'`,
  ),
  construct(
    'CheckUri, bad host',
    'CheckUri',
    'core/model/checked-literals',
    of((index) => `https://exa mple.com/a/b/${index}`),
  ),
  construct(
    'CheckUri, bad path',
    'CheckUri',
    'core/model/checked-literals',
    of((index) => `https://example.com/a/b ${index}?q=1`),
  ),
  construct(
    'CheckUri, bad triplet',
    'CheckUri',
    'core/model/checked-literals',
    of((index) => `https://example.com/a/%4 ${index}?q=1`),
  ),
  construct(
    'Variables /users/x/{id}{?page,limit}',
    'Variables',
    'template/syntax/variables',
    of((index) => `/users/x${index}/{id}{?page,limit}`),
  ),
]
