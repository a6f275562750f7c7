/** Compares compile-time and run-time results for HTTP URIs and URIs with other schemes. */
import { parseHttpUri, showReason, type UriError, uriOf } from 'uri-ts'
import { parseDataUri, parseFileUri } from 'uri-ts/schemes'
import { beforeAll, expect, it } from 'vitest'
import { readOrigin } from '../../src/core/equivalence/has-origin'
import { TYPOS } from '../corpus/http-typos'
import { mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { COMPILER_FOLDERS } from '../support/compilers'
import { suggestionOf } from '../support/suggestion'
import { BEYOND, errorsInRows, TYPES } from './compile'
import { literal } from './emit'
import { texts } from './texts'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '9110' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import type { CheckOrigin } from '${TYPES}/core/equivalence/has-origin'
import type { CheckDataUri } from '${TYPES}/schemes/data/check-data-uri'
import type { CheckFileUri } from '${TYPES}/schemes/file/check-file-uri'
import type { CheckHttpUri, CheckSchemeUri } from '${TYPES}/core/model/uri-of'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type Http<Text extends string> = CheckHttpUri<Text>
type Kafka<Text extends string> = CheckSchemeUri<Text, readonly ['kafka', 'x-a.b+c'], true, 'parse'>
type Origin<Text extends string> = CheckOrigin<Text>
type Data<Text extends string> = CheckDataUri<Text>
type File<Text extends string> = CheckFileUri<Text>
type Mail<Text extends string> = CheckSchemeUri<Text, readonly ['mailto', 'http'], false, 'parse'>
`

type Parsed = { readonly _tag: 'Left'; readonly left: UriError } | { readonly _tag: 'Right' }

const readAsEither = (text: string): Parsed => {
  const read = readOrigin(text)
  return typeof read === 'string' ? { _tag: 'Right' } : { _tag: 'Left', left: read }
}

const KINDS: Readonly<Record<string, (text: string) => Parsed>> = {
  Http: parseHttpUri,
  Kafka: uriOf({ schemes: ['kafka', 'x-a.b+c'], host: true }).parse,
  Mail: uriOf({ schemes: ['mailto', 'http'] }).parse,
  Origin: readAsEither,
  File: parseFileUri,
  Data: parseDataUri,
}

const SCHEMES = [
  ...[
    'http',
    'https',
    'HTTP',
    'hTTps',
    'htp',
    'ttps',
    'htps',
    'httpss',
    'http ',
    'ftp',
    'javascript',
    'localhost',
    'file',
    'URN',
    'null',
    '*',
  ],
  ...['kafka', 'KAFKA', '\u212aafka', 'kafak', 'x-a.b+c', 'X-A.B+C', 'x-ab', 'mailto', 'a', ''],
] as const
const SLASHES = ['://', '://', '://', '://', ':/', ':///', ':', '//', ':\\\\', ';//', '::/', '/', ''] as const
const USERINFO = ['', '', '', '', 'u@', 'u:p@', '@', 'u%40@'] as const
const HOSTS = [
  'h',
  'example.com',
  '*.example.com',
  '127.0.0.1',
  '[::1]',
  '[::1',
  'localhost',
  '',
  'a b',
  '[v1.a]',
  '\xe9',
  '%41',
  ':',
] as const
const PORTS = [
  ...['', '', '', ':', ':0', ':80', ':65535', ':65536', ':99999', ':100000', ':00080', ':0065536', ':8a', ':-1'],
  ...[':6553', ':59999', ':60000', ':64999', ':65499', ':65529', ':65530', `:${'0'.repeat(40)}443`],
] as const
const TAILS = ['', '', '/', '/a/b', '/a b', '?q', '?a@b', '#f', '/x?y#z', '/://', '\\x', '#a#b', '/%', '/a:1'] as const

const httpText = (random: Random): string => {
  const parts = [SCHEMES, SLASHES, USERINFO, HOSTS, PORTS, TAILS].map((part) => pick<string>(random, part))
  const text = (random(4) === 0 ? parts.slice(2) : parts).join('')
  return random(3) === 0 ? mutate(text, random) : text
}

const originLike = (random: Random): string => {
  const scheme = pick(random, ['http', 'HTTPS', 'ws', 'ftp', 'x-a.b+c', 'file', 'urn'])
  const host = random(2) === 0 ? pick(random, HOSTS) : `h${random(1000)}.example`
  return `${scheme}://${random(8) === 0 ? pick(random, USERINFO) : ''}${host}${pick(random, PORTS)}${random(3) === 0 ? pick(random, TAILS) : ''}`
}

const ON_SERVERS = ['file:', 'file://', 'FILE://'].flatMap((start) =>
  ['//s', '//s/', '//s/a', '//s//', '//s//a', '///s', '///s/a', '///s//a', '////s/a', '//./a', '///..', '//.%2E/a']
    .concat([
      '//a.b/c',
      '//C:/a',
      '//a@b/',
      '//a*b/',
      '//a%20b/a',
      '//a%2fb',
      '//a%5C/',
      '//%1f/a',
      '//%41/a',
      '//s/a//b',
      '//s?q',
    ])
    .map((path) => start + path),
)

const fileLike = (random: Random): string => {
  const authority = pick(random, [
    '',
    '//',
    '//',
    '//localhost',
    '//h',
    '//u@h',
    '//@',
    '//h:1',
    '//[::1]',
    '//[::1]:',
    '//u:p@h:1',
  ])
  const path = pick(random, [
    '',
    '/',
    '/a',
    '/c:/a',
    'c:/a',
    'c:a',
    '//h/a',
    '//',
    '///h/a',
    '///',
    '////',
    '////a',
    'a',
    '/a//b',
    '/%zz',
  ])
  const text =
    pick(random, ['file', 'FILE', 'file', 'fil']) +
    pick(random, [':', ':', ':', '']) +
    authority +
    path +
    pick(random, ['', '', '?', '#', '?q#f', '#?', '#a#'])
  return random(4) === 0 ? mutate(text, random) : text
}

const dataLike = (random: Random): string => {
  const type = pick(random, ['', 'a/b', 'text/svg+xml', 'a', 'a/', '/b', 'a/b/c', 'a%2Fb/c'])
  const parameter = (): string =>
    pick(random, ['', '', ';a=b', ';charset=utf-8', ';a=%22', ';a=', ';=b', ';a', ';base64', ';a=(', ';a=b=c'])
  const text = `${pick(random, ['data:', 'DATA:', 'data'])}${type}${parameter()}${parameter()}${pick(random, [',', ',', ';base64,', ''])}${pick(random, TAILS)}`
  return random(4) === 0 ? mutate(text, random) : text
}

const ORIGINS = [
  'http://h',
  'https://example.com',
  'http://a.b:8080',
  'https://[::1]:8443',
  'http://127.0.0.1',
] as const

const rowOf = (kind: string, text: string, index: number): string => {
  const parsed = (KINDS[kind] as (text: string) => Parsed)(text)
  const should = parsed._tag === 'Right' ? literal(text) : `Refused<${literal(showReason(parsed.left))}>`
  return `export const row${index}: Same<${kind}<${literal(text)}>, ${should}> = true`
}

const suggestionFor = (text: string): readonly string[] => {
  const read = readOrigin(text)
  return typeof read === 'string' ? [] : [suggestionOf(showReason(read)) ?? []].flat()
}

let rows: readonly string[] = []

beforeAll(() => {
  const random = randomFrom(Number(URI_TS_SEED))
  const generated = Array.from({ length: COUNT }, () => httpText(random))
  const long = [98, 99, 100].map((length) => `localhost:1/${'x'.repeat(length - 12)}`)
  const origins = Array.from({ length: COUNT / 4 }, () => originLike(random))
  const files = new Set(Array.from({ length: COUNT / 2 }, () => fileLike(random)))
  const datas = new Set(Array.from({ length: COUNT / 2 }, () => dataLike(random)))
  const others = texts(COUNT / 10, Number(URI_TS_SEED))
  const all = [
    ...new Set([
      ...TYPOS.map(({ text }) => text),
      ...ORIGINS,
      ...long,
      ...generated,
      ...origins,
      ...files,
      ...ON_SERVERS,
      ...datas,
      ...others,
    ]),
  ]
  const suggestions = [...new Set(all.flatMap(suggestionFor))].slice(0, COUNT / 5)
  expect(suggestions.filter((text) => typeof readOrigin(text) !== 'string')).toEqual([])
  const checked = [...new Set([...all, ...suggestions])].filter((text) => !BEYOND.test(text))
  rows = checked.flatMap((text, index) => {
    if (files.has(text)) return [rowOf('File', text, 3 * index)]
    if (datas.has(text)) return [rowOf('Data', text, 3 * index)]
    const both = [rowOf('Http', text, 3 * index), rowOf('Origin', text, 3 * index + 1)]
    return random(4) > 0 ? both : [...both, rowOf(pick(random, ['Kafka', 'Mail']), text, 3 * index + 2)]
  })
  const valid = checked.filter((text) => parseHttpUri(text)._tag === 'Right').length
  const origin = checked.filter((text) => typeof readOrigin(text) === 'string').length
  console.log(`${checked.length} texts (${valid} http URIs, ${origin} origins)`)
  const ofFiles = checked.filter((text) => parseFileUri(text)._tag === 'Right').length
  expect(checked.filter((text) => parseDataUri(text)._tag === 'Right').length).toBeGreaterThan(checked.length / 400)
  expect(ofFiles).toBeGreaterThan(checked.length / 400)
  expect(origin).toBeGreaterThan(checked.length / 40)
  expect(valid).toBeGreaterThan(checked.length / 40)
  expect(valid).toBeLessThan(checked.length / 2)
})

it.each(COMPILER_FOLDERS)('http URIs, those of other schemes and origins agree in %s', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]),
)
