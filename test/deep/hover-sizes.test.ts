/** Tests how many lines and characters an editor shows for the types that users see most often. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { hoverOf, serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/hover-sizes.ts')

const NARROWED: ReadonlyArray<readonly [value: string, condition: string, shown: string]> = [
  ['text', 'isUri(text)', 'Uri<string>'],
  ['text', 'isUriReference(text)', 'UriReference<string>'],
  ['text', 'isAbsoluteUri(text)', 'AbsoluteUri<string>'],
  ['text', 'isRelativeRef(text)', 'RelativeRef<string>'],
  ['text', 'isHttpUri(text)', 'HttpUri<string>'],
  ['text', 'isUri(text) && isHttpUri(text)', 'HttpUri<string>'],
  ['text', 'redis.is(text)', 'SchemeUri<"redis", true, string>'],
  ['text', 'isIri(text)', 'Iri'],
  ['text', 'isLocalPath(text)', 'LocalPath<string>'],
  ['text', 'isIPv4Address(text)', 'IPv4Address'],
  ['text', 'isUrn(text)', 'Urn<string>'],
  ['unknown', 'isUri(unknown)', 'Uri<string>'],
  ['optional', 'isHttpUri(optional)', 'HttpUri<string>'],
  ['textOrUrl', 'isUri(textOrUrl)', 'Uri<string>'],
]

const VALUES: ReadonlyArray<readonly [expression: string, shown: string]> = [
  ['z3.refine(isHttpUri).parse(0)', 'HttpUri<string>'],
  ['z4.custom<HttpUri>(isHttpUri).parse(0)', 'HttpUri'],
  // Zod 4 intersects the guard's type with `string`. The compiler does not keep the name of an intersection that is
  // part of another intersection.
  [
    'z4.string().refine(isHttpUri).parse(0)',
    'string & Checked<"by uri, isUri, parseUri or similar"> & ProvedUri<string> & ProvedScheme<"http" | "https", true>',
  ],
  ['[text].filter(isUri)', 'Uri<string>[]'],
  ['parseUri(text)', 'Either<ParseError, View<Uri<string>>>'],
  ['parseHttpUri(text)', 'Either<ParseError, View<HttpUri<string>>>'],
  ["view('http://a/')", 'View<Uri<"http://a/">>'],
  ["template('/a/{id}{?q}')", 'Template<"/a/{id}{?q}", undefined, never>'],
  ["route('/a/{id}', { id: int })", 'CodedRoute<"/a/{id}", {\n    readonly id: Codec<number>;\n}>'],
  ['site.user', 'Route<"/users/{id}", undefined>'],
  ["site.user.link({ id: '7' })", 'RelativeRef<"/users/7">'],
  ['named', 'Site'],
]

const TEXT = `import { type HttpUri, isAbsoluteUri, isHttpUri, isRelativeRef, isUri, isUriReference } from 'uri-ts'
import { parseHttpUri, parseUri, uriOf, view } from 'uri-ts'
import { isLocalPath } from 'uri-ts/http'
import { isIPv4Address } from 'uri-ts/ip'
import { isIri } from 'uri-ts/iri'
import { defineRoutes, route } from 'uri-ts/routes'
import { isUrn } from 'uri-ts/schemes'
import { int, template } from 'uri-ts/template'
declare const text: string
declare const unknown: unknown
declare const optional: string | undefined
declare const textOrUrl: string | { readonly href: string }
interface Parsed<T> { parse(value: unknown): T }
declare const z3: { refine<R extends string>(check: (value: string) => value is R): Parsed<R> }
declare const z4: {
  custom<T>(check: (value: unknown) => unknown): Parsed<T>
  string(): { refine<C>(check: C): C extends (value: any) => value is infer R ? Parsed<string & R> : never }
}
const redis = uriOf({ schemes: ['redis'], host: true })
const site = defineRoutes({
  home: '/',
  user: '/users/{id}',
  order: route('/orders/{id}{?page}', { id: int }),
  search: '/search{?q,page}',
  about: '/about',
  contact: '/contact',
  files: '/files/{+path}',
  admin: { home: '/admin', settings: '/admin/settings{?tab}' },
  api: ['/api/v1', { things: '/things', thing: '/things/{id}' }],
})
type Table = typeof site
interface Site extends Table {}
const named: Site = site
${NARROWED.map(([value, condition], index) => `if (${condition}) { const n${index} = ${value} }\n`).join('')}
${VALUES.map(([expression], index) => `const v${index} = ${expression}\n`).join('')}
site.ordr
named.ordr
site.user.lnk
`

const MISSPELLED: ReadonlyArray<readonly [expression: string, atMost: number, suggested: string]> = [
  // The type of a table is an alias. The compiler prints the alias's type arguments, but shortens them if the table is
  // large.
  ['site.ordr', 330, 'order'],
  ['named.ordr', 71, 'order'],
  ['site.user.lnk', 93, 'link'],
]

const older = (): typeof ts => createRequire(import.meta.url)('typescript-5.4') as typeof ts

describe.each([['6.0', ts] as const, ['5.4', older()] as const])('TypeScript %s shows', (_, compiler) => {
  const service = serviceOf(compiler, FILE, TEXT)
  const at = hoverOf(service, FILE)

  it.each(NARROWED.map((row, index) => [...row, index] as const))('%s after %s as %s', (_value, _condition, shown, n) =>
    expect(at(TEXT.indexOf(`n${n} =`))).toBe(`const n${n}: ${shown}`),
  )

  it.each(VALUES.map((row, index) => [...row, index] as const))('%s as %s', (_expression, shown, n) =>
    expect(at(TEXT.indexOf(`v${n} =`))).toBe(`const v${n}: ${shown}`),
  )

  it('a link as a function in at most five lines', () => {
    const shown = at(TEXT.indexOf("link({ id: '7'"))
    expect(shown.split('\n').length).toBeLessThanOrEqual(5)
    expect(shown.length).toBeLessThanOrEqual(131)
  })

  it('a whole table in at most 30 lines, and a table with a name in one', () => {
    expect(at(TEXT.indexOf('site =')).split('\n').length).toBeLessThanOrEqual(30)
    expect(at(TEXT.indexOf('named:'))).toBe('const named: Site')
  })

  it.each(MISSPELLED)('%s as an error of at most %i characters that suggests %s', (expression, atMost, suggested) => {
    const start = TEXT.lastIndexOf(`\n${expression}\n`)
    const errors = service.getSemanticDiagnostics(FILE).filter((error) => {
      const from = error.start ?? 0
      return from > start && from < start + 1 + expression.length
    })
    const messages = errors.map(({ messageText }) => compiler.flattenDiagnosticMessageText(messageText, '\n'))
    expect(messages).toEqual([expect.stringContaining(`Did you mean '${suggested}'?`)])
    expect(messages[0]?.length).toBeLessThanOrEqual(atMost)
  })
})
