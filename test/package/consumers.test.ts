/**
 * Installs the packed tarball in a project, and tests the errors that the supported compilers report in that project,
 * with and without the `strict` option.
 */
import * as E from 'fp-ts/Either'
import { type ParseError, parseAbsoluteUri, parseRelativeRef, parseUri, parseUriReference, showReason } from 'uri-ts'
import { parseTemplate, type TemplateError } from 'uri-ts/template'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPILER_FOLDERS, COMPILERS, type Compiler, IS_COMPLETE, tsc } from '../support/compilers'
import { installPacked } from '../support/packed'

const HEAD = `import type { Option, Some } from 'fp-ts/Option'
import type { AbsoluteUri, Normalized, Parse, RelativeRef, Resolve, ShowError, Uri, UriReference, View } from 'uri-ts'
import { absoluteUri, components, host, normalize, queryPairs, relativeRef, resolve, scheme, segments } from 'uri-ts'
import { uri, uriReference, uris, view, withFragment, withoutQuery } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { matchPath, compileRouter } from 'uri-ts/routes'
import type { Router } from 'uri-ts/routes'
import { expand, fromExpress, template } from 'uri-ts/template'
declare const string: string
declare const plain: View<Uri>
declare const router: Router<{ readonly user: '/users/{id}' }>
`.split('\n')

const GOOD = [
  `const a: Uri<'http://u@a:80/b?c#d'> = uri('http://u@a:80/b?c#d')`,
  `const b: AbsoluteUri<'urn:a'> = absoluteUri('urn:a')`,
  `const c: RelativeRef<'../b?c#d'> = relativeRef('../b?c#d')`,
  `const d: UriReference<''> = uriReference('')`,
  'const e = uri(null! as `http://a/${number}`)',
  `const f: Uri<'http://[::1]/'> = uris({ a: 'a:b', b: { c: 'http://[::1]/' } }).b.c`,
  `const g: View<Uri<'http://a/b/g'>> = resolve(view(uri('http://a/b/c/d;p?q')))(view(relativeRef('../g')))`,
  `const h: View<Normalized<Uri<'http://a/~b'>>> = normalize(view(uri('HTTP://A/%7Eb')))`,
  `const i: Some<'a'> = host(view(uri('http://a/')))`,
  'const j: Option<string> = scheme(plain)',
  `const k: undefined = components(view(uri('a:b'))).query`,
  `const l: readonly ['', 'b'] = segments(view(uri('http://a/b')))`,
  `const m: readonly [readonly ['b', undefined]] = queryPairs(view(uri('http://a?b')))`,
  `const n: Uri<'a:b#f'> = (withFragment('f')(view(absoluteUri('a:b'))) as { right: View<Uri<'a:b#f'>> }).right.text`,
  `const o: View<Uri<'http://a/'>> = withoutQuery(view(uri('http://a/?b')))`,
  `const p: Resolve<'http://a/b/c', '../d'> = 'http://a/d'`,
  `const q: [ShowError<'a:b'>] extends [never] ? 1 : 0 = 1`,
  `const r: RelativeRef = expand(template('/users/{id}{?page}'))({ id: 7 })`,
  `const s = parseRequestTarget('GET', '/a')`,
  `const t = compileRouter({ user: '/users/{id}' })`,
  `const u = matchPath(router)(plain)`,
  `if (u._tag === 'Some') u.value.params.id.length`,
]

const PARSERS = {
  uri: parseUri,
  absoluteUri: parseAbsoluteUri,
  relativeRef: parseRelativeRef,
  uriReference: parseUriReference,
  template: parseTemplate,
} satisfies Record<string, (text: string) => E.Either<ParseError | TemplateError, unknown>>

type Constructor = keyof typeof PARSERS

const sentenceOf = (name: Constructor, text: string): string => {
  const parsed: E.Either<ParseError | TemplateError, unknown> = PARSERS[name](text)
  if (E.isRight(parsed)) throw new Error(`${text} is valid`)
  const error = parsed.left
  return JSON.stringify(showReason(error))
}

const refusal = (sentence: string): string => `Refused<${sentence}>`

type Bad = readonly [line: string, wanted: string]

const refused =
  (name: Constructor) =>
  (text: string): Bad => [`${name}(${JSON.stringify(text)})`, refusal(sentenceOf(name, text))]

const advice = (parser: string): string => refusal(`"not a literal: call ${parser}, which checks the text at run time"`)

const BAD: readonly Bad[] = [
  ...[
    ...['http://exa mple.com/', '1a:b', '/a', 'a://<@b', 'http://a:8o/', 'http://a/^', 'http://a/?[', 'http://a/#a#'],
    ...['http://a/%4', 'http://[::1/', 'http://[1:2]/', 'http://[fe80::1%25en0]/', 'http://[v.]/', 'http://[::1]x/'],
    ...['http://a/\u00e9', 'http://a/\u{1f600}', 'http://a/\t', 'http://a/"', '', 'urn:%', `a:${'b'.repeat(300)} `],
  ].map(refused('uri')),
  ...['http://a/#f', '/a', 'http://a/ '].map(refused('absoluteUri')),
  ...['a:b', '1:b', '//[a]'].map(refused('relativeRef')),
  ...['a b', ':', '?{}'].map(refused('uriReference')),
  ...['/{a', '/{a:0}', '/a b', '/}', '/{a..b}'].map(refused('template')),
  ['uri(string)', advice('parseUri')],
  [
    "absoluteUri(uri('a:b'))",
    refusal('"not a literal, but already checked: use it as it is, or call parseAbsoluteUri"'),
  ],
  ['relativeRef(string)', advice('parseRelativeRef')],
  ['uriReference(1)', advice('parseUriReference')],
  ['template(string)', advice('parseTemplate')],
  [
    'uri(`http://a/${string}`)',
    refusal('"a template literal with placeholders: call parseUri, which checks the text at run time"'),
  ],
  ["uris({ a: 'a:b', b: { c: 'http://a b/', d: 'c:d' } })", refusal(sentenceOf('uri', 'http://a b/'))],
  ["uris({ a: 'a:b', b: ['c:d', '/e'] })", refusal(sentenceOf('uri', '/e'))],
  ['uris({ a: 1 })', refusal('"not a string: a table holds string literals and tables of them"')],
  [
    "fromExpress('/:a?')",
    refusal(`"path: '?' is not converted at offset 3; only :name is, and *name, {/:name} and {/*name} at the end"`),
  ],
  ["const v: Uri = 'http://a/'", 'Uri'],
  ["const w: AbsoluteUri = uri('a:b#')", 'AbsoluteUri'],
  ["host(uri('a:b'))", 'NeedsView<"call view or parseUri, and orThrow for an Either">'],
  // For a union, the compiler's error names the member that is not a valid URI.
  ["uri(null! as 'a:b' | '/c')", refusal(sentenceOf('uri', '/c'))],
  ["const x: ShowError<'http://a:8o'> = ''", sentenceOf('uri', 'http://a:8o')],
  ["const y: Parse<'http://a/b'>['host'] = 'b'", '"a"'],
  ["const z: Resolve<'http://a/b/c', '../d'> = 'http://a/b/d'", '"http://a/d"'],
]

const LINES = [...HEAD, ...GOOD, ...BAD.map(([line]) => line), 'export {}', '']
const FIRST_BAD = HEAD.length + GOOD.length + 1

const packed = installPacked()
packed.link('fp-ts')
packed.file('consumer.ts', LINES.join('\n'))

packed.file('forgotten.ts', "import { host, uri } from 'uri-ts'\nhost(uri('a:b'))\n")
packed.file('emoji.ts', "import { template } from 'uri-ts/template'\ntemplate('/\u{1f600}/{@id}')\n")

const FLAGS = ['--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler']

/**
 * Lists the oldest and the newest of the supported compilers. These two compilers check all declarations, and they
 * check the program a second time with `strict` turned off. In the nightly run, all compilers do the second check.
 */
const WHOLE = new Set<Compiler>(['typescript-5.0', 'typescript-7.0'])

const compile = (compiler: Compiler, strict: boolean): string => {
  const options = ['--strict', String(strict), '--skipLibCheck', String(!(strict && WHOLE.has(compiler)))]
  return tsc(compiler, packed.folder, ...FLAGS, ...options, 'consumer.ts', 'forgotten.ts', 'emoji.ts')
}

const wantedIn = (output: string): readonly string[] =>
  output
    .split('\n')
    .filter((line) => !/^(?: |forgotten|emoji|$)/.test(line))
    .map((line) => {
      const [, row, wanted] =
        /^consumer\.ts\((\d+),\d+\): error TS\d+: .* to (?:parameter of )?type '(.*)'\.$/.exec(line) ?? []
      return wanted === undefined ? line : `${row}: ${/Refused<".*?[^\\]">/.exec(wanted)?.[0] ?? wanted}`
    })

describe.each(
  COMPILER_FOLDERS.flatMap((compiler) =>
    (IS_COMPLETE || WHOLE.has(compiler) ? [true, false] : [true]).map((strict) => ({
      version: COMPILERS[compiler],
      compiler,
      strict,
    })),
  ),
)('TypeScript $version, strict: $strict', ({ compiler, strict }) => {
  let output = ''
  beforeAll(() => {
    output = compile(compiler, strict)
  })

  it('reports the reason for each invalid literal', () => {
    expect(wantedIn(output)).toEqual(BAD.map(([, wanted], index) => `${FIRST_BAD + index}: ${wanted}`))
  })

  it('names the functions that make a view', () => {
    expect(output).toContain(": '~made by view or parseUri', _tag, text, schemeEnd, and 7 more.")
  })

  it('reports the offset after an emoji, as the compiler counts', () => {
    expect(output).toContain(`'@' is reserved at offset ${compiler === 'typescript-7.0' ? 4 : 5};`)
    expect(sentenceOf('template', '/\u{1f600}/{@id}')).toContain('at offset 5;')
  })
})
