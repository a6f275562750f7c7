// Provides the strings, the expected results and the `uri-ts` command for the engine tests.
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const dist = (file) => resolve(import.meta.dirname, '../../dist', file)

const { decode, host, isUri, normalize, parseUriReference } = await import(dist('index.js')).catch(() => {
  throw new Error('no dist/index.js: run npm run build in the root first')
})
const { repair } = await import(dist('repair.js'))

export const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-engines-'))
  chmodSync(dist('cli.cjs'), 0o755)
  symlinkSync(dist('cli.cjs'), join(folder, 'uri-ts'))
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`
  return { path: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) }
}

const INVALID = [
  'http://b ad/',
  'http://a/\nhttp://b/',
  'a\tb',
  'C:\\temp\\new',
  '\\N',
  'http://a/\\',
  '\r',
  'http://a/\r',
  '\0',
  'http://é/',
  'http://[::1',
  '%',
  '\u{1f600}',
  'http://a/\ufeff',
  `http://a/${' '.repeat(5000)}`,
]

/** Returns `count` strings, 1% of which are invalid. */
export const textsOf = (count = 200_000) =>
  Array.from({ length: count }, (_, index) => {
    if (index % 100 === 7) return INVALID[((index - 7) / 100) % INVALID.length]
    if (index % 1000 === 8) return ''
    return `HTTP://user@H${index}.example:80${index % 7 === 0 ? '' : `/a/./b'${index}`}?q=%c3%a9%5C%09&n=%7E${index}#f`
  })

const orNull = (outcome, read) => (outcome._tag === 'Right' ? read(outcome.right) : null)

const hostOf = (view) => {
  const found = host(view)
  return found._tag === 'Some' ? found.value : null
}

/** Maps each function in `clickhouse/functions.xml` to a function that returns the expected result. */
export const EXPECTED = {
  uri_host: (text) => orNull(parseUriReference(text), hostOf),
  uri_normalized: (text) => orNull(parseUriReference(text), (view) => normalize(view).text),
  uri_repaired: (text) => orNull(repair(text), ({ view }) => view.text),
  uri_decoded: (text) => orNull(decode(text), (decoded) => decoded),
  uri_valid: (text) => isUri(text),
}
