/**
 * Tests the compile errors for a string in place of a checked string or a view. The names of types in these errors say
 * which function to call.
 */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../support/files'
import { serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/messages.ts')

const CHECKED = `Checked<"by uri, isUri, parseUri or similar">`
const VIEW = '<"call view or parseUri, and orThrow for an Either">'

/** Each row has a statement, and the message of its error. */
const ROWS: ReadonlyArray<readonly [statement: string, says: string]> = [
  ["const a: Uri = 'http://a/'", CHECKED],
  ['const b: HttpUri = text', CHECKED],
  ['const c: RelativeRef = text', CHECKED],
  ['view(text)', 'a literal, or a text that parseUriReference or isUriReference has checked'],
  ["host('https://a/')", `NeedsView${VIEW}`],
  ['rawQueryValue("a")(text)', `NeedsUriView${VIEW}`],
  ['privateHost(text)', `NeedsUriView${VIEW}`],
  ["uri('a b')", `'Refused<"path: ' ' is not allowed at offset 1`],
]

const TEXT = `import { host, type HttpUri, rawQueryValue, type RelativeRef, type Uri, uri, view } from 'uri-ts'
import { privateHost } from 'uri-ts/http'
declare const text: string
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
