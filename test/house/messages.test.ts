/**
 * Tests the compile errors that occur if a string is passed in place of a checked string or a view. The type names in
 * the messages tell the user which function to call.
 */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/messages.ts')

const CHECKED = `Checked<"by uri, isUri, parseUri or similar">`
const VIEW = '<"call view or parseUri, and orThrow for an Either">'

const ROWS: ReadonlyArray<readonly [statement: string, says: string]> = [
  ["const a: Uri = 'http://a/'", CHECKED],
  ['const b: HttpUri = text', CHECKED],
  ['const c: RelativeRef = text', CHECKED],
  ['view(text)', 'a literal, or a text that parseUriReference or isUriReference has checked'],
  ["host('https://a/')", `NeedsView${VIEW}`],
  ['rawQueryValue("a")(text)', `NeedsUriView${VIEW}`],
  ['privateHost(text)', `NeedsUriView${VIEW}`],
  ["resolve('https://a/')", `NeedsViewOfUri${VIEW}`],
  ["resolve(view('https://a/'))('../c')", `NeedsViewOfReference${VIEW}`],
  ['relativize(text)', `NeedsViewOfUri${VIEW}`],
  ['sameDocument(text)', `NeedsViewOfUri${VIEW}`],
  ['resolveReference(text)', `NeedsViewOfReference${VIEW}`],
  ["withPath('/a')(text)", `NeedsViewOfReference${VIEW}`],
  ['normalize(text)', `NeedsViewOfReference${VIEW}`],
  ['equalsHost(text)', `NeedsViewOfReference${VIEW}`],
  ['resolveText(text)', 'not a literal: call parseUri, which checks the text at run time'],
  ["resolveText('/a')", "scheme: '/' has no scheme before it at offset 0"],
  ["resolveHref('a b')", "path: ' ' is not allowed at offset 1"],
  ['resolveLinks(text)', `NeedsViewOfUri${VIEW}`],
  ["localTarget({ fallback: '/' })(text)", `NeedsViewOfUri${VIEW}`],
  ["absoluteLinks('https://a/app/')", "has the path '/app/': write it in defineRoutesUnder"],
  ['resolveIri(text)', `NeedsViewOfIri${VIEW}`],
  ['normalizeIri(text)', `NeedsIriView${VIEW}`],
  ['viewIri(text)', 'a literal, or a text that parseIriReference or isIriReference has checked'],
  ["routeMatcher({ a: '/x' })", 'NeedsRoutes<"call defineRoutes">'],
  ["expand('/a/{id}')", 'NeedsTemplate<"the value is not a template: call template or parseTemplate"'],
  ['setPairs({ d: new Date() })', 'a value is a string, number or boolean: for a Date, write toISOString()'],
  ['setPairs(parameters)', 'for a Map or URLSearchParams, write Object.fromEntries(values)'],
  [
    "normalizeForScheme(view('a:b'))",
    'Needs<"the value is not rules of schemes: pass schemeRules first, and then a view", SchemeRules>',
  ],
  ["cacheKey(view('a:b'))", 'Needs<"options: pass the view to the function that cacheKey returns", CacheKeyOptions>'],
  ["route('/users/{id}', { id: schema })", 'Needs<"write codecOf(schema) or csv(int)", AnyCodec>'],
  ["template('/users/{id:int}')", 'a max-length is 1 to 9999; for {id:int}, write {id}'],
  ["route('/files/{path+}', {})", 'with single dots, as in {id} or {+path}'],
  ["defineRoutes({ a: '/users/[id]' })", 'write {id} for [id], %5B and %5D for brackets'],
  ["uri('a b')", `'Refused<"path: ' ' is not allowed at offset 1`],
]

const TEXT = `import { host, type HttpUri, normalize, rawQueryValue, relativize, type RelativeRef } from 'uri-ts'
import { resolve, resolveReference, resolveText, sameDocument, setPairs, type Uri, uri, view, withPath } from 'uri-ts'
import { cacheKey, equalsHost, normalizeForScheme } from 'uri-ts/equivalence'
import { localTarget, privateHost, resolveLinks } from 'uri-ts/http'
import { normalizeIri, resolveIri, viewIri } from 'uri-ts/iri'
import { resolveHref } from 'uri-ts/repair'
import { absoluteLinks, defineRoutes, route, routeMatcher } from 'uri-ts/routes'
import { expand, template } from 'uri-ts/template'
declare const text: string
declare const parameters: { has(key: string): boolean }
declare const schema: { readonly '~standard': { readonly version: 1 } }
${ROWS.map(([statement]) => `${statement}\n`).join('')}`

const errors = serviceOf(ts, FILE, TEXT)
  .getSemanticDiagnostics(FILE)
  .map(({ messageText, start = 0 }) => ({
    line: TEXT.slice(TEXT.lastIndexOf('\n', start) + 1, TEXT.indexOf('\n', start)),
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))

it.each(ROWS)('%s', (statement, says) => {
  const found = errors.filter(({ line }) => line === statement)
  expect(found).toHaveLength(1)
  expect(found[0]?.message).toContain(says)
})

it('names nothing that only speed needs', () => {
  const names = ['ReferenceBrand', 'ReadableBrand', 'CheckedBrand', 'ProvedUri', 'Readable']
  for (const { message } of errors) for (const name of names) expect(message).not.toContain(name)
})
