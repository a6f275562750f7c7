/** Checks that every command that reads lines writes one row for each line, even for hostile lines. */
import { describe, expect, test } from 'vitest'
import { LINE_LIMIT } from '../../../src/cli/io/blocks'
import type { Either } from '../../../src/core/fp/either'
import { isUri, parseUriReference } from '../../../src/core/model/parse'
import { decode } from '../../../src/core/percent/decode'
import { encode } from '../../../src/core/percent/encode'
import { repair } from '../../../src/repair/repair'
import type { Run } from '../../support/in-process'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const LINES: readonly string[] = [
  'http://user@a:80/b?q=1&q=2#f',
  '',
  'http://a:/%7e',
  'a b',
  '\r',
  '\0',
  '\xff\xfe',
  '\xef\xbb\xbfa',
  'http://\xc3\xa9/',
  '\\N',
  '\\',
  'http://a/\\%20',
  'http://a/\\n',
  "http://a/\\'b",
  'a\\x20b\\\\',
  '\t\t',
  '%C3%28',
  '%0A%09%5C%00',
  '-a',
  '--help',
  'http://[::1',
  'urn:a:b',
  'x'.repeat(300_000),
  ' '.repeat(300_000),
  'a'.repeat(LINE_LIMIT + 1),
  '%41\r',
]
const inputOf = (lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\n'), 'latin1')
const SHORT_LINES = LINES.filter(({ length }) => length <= LINE_LIMIT)

const CHARACTERS: { readonly [code: string]: string } = { x20: ' ', n: '\n', "'": "'", '\\': '\\' }

const textOf = (line: string): string | undefined => {
  if (line === '\\N' || line.length > LINE_LIMIT) return undefined
  if (line === '\r') return ''
  const written = line.replace(/\\(x20|n|'|\\)/g, (_, code: string) => CHARACTERS[code] ?? '')
  return Buffer.from(written, 'latin1').toString('utf8')
}

const escaped = (value: string): string =>
  value.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\0/g, '\\0')

const right = <A>(outcome: Either<unknown, A>, read: (value: A) => string | undefined): string | undefined =>
  outcome._tag === 'Right' ? read(outcome.right) : undefined

type Expected = (text: string) => string | undefined

const COMMANDS: ReadonlyArray<readonly [args: readonly string[], expected: Expected | undefined]> = [
  [['parse'], undefined],
  [['get', 'host'], undefined],
  [['get', 'port'], undefined],
  [['get', 'query.q'], undefined],
  [['get', 'segments'], undefined],
  [['get', '--decode', 'path'], undefined],
  [['set', 'query.a=b'], undefined],
  [['repair'], (text) => right(repair(text), ({ view }) => view.text)],
  [['normalize'], undefined],
  [['resolve', 'http://a/b/c'], undefined],
  [['relativize', 'http://a/b'], undefined],
  [['equal', 'http://a'], undefined],
  [['encode', '--component', 'query'], encode('query')],
  [['decode'], (text) => right(decode(text), (data) => data)],
  [['extract', 'http://{host}/{+path}'], undefined],
  [['check'], (text) => String(Number(parseUriReference(text)._tag === 'Right'))],
  [['check', '--kind', 'uri'], (text) => String(Number(isUri(text)))],
]

const linesOf = (stdout: string): readonly string[] => {
  expect(stdout.at(-1)).toBe('\n')
  return stdout.slice(0, -1).split('\n')
}

const OF_LONG_LINES = 'decode'

describe.each(COMMANDS)('%j', (args, expected) => {
  const lines = args[0] === OF_LONG_LINES ? LINES : SHORT_LINES
  let run: Promise<Run> | undefined
  const runOfRows = (): Promise<Run> => (run ??= packed.run([...args, '--rows'], inputOf(lines)))

  test('--rows writes one row for each line, exits 0, and prints no errors', async () => {
    const { code, stdout, stderr } = await runOfRows()
    expect([code, stderr]).toEqual([0, ''])
    const rows = linesOf(stdout)
    expect(rows.length).toBe(lines.length)
    expect(rows.filter((row) => /[\t\r\0]/.test(row))).toEqual([])
    lines.map(textOf).forEach((text, index) => {
      if (text === undefined) expect(rows[index]).toBe('\\N')
      else if (expected !== undefined) {
        const value = expected(text)
        expect(rows[index]).toBe(value === undefined ? '\\N' : escaped(value))
      }
    })
  })

  test('--rows and --json --all agree, line by line', async () => {
    const isPlain = (line: string | undefined): boolean => line?.includes('\\') === false
    const rows = linesOf((await runOfRows()).stdout).filter((_, index) => isPlain(lines[index]))
    const input = inputOf(lines.filter(isPlain))
    const { code, stdout, stderr } = await packed.run([...args, '--json', '--all', '--exit-zero'], input)
    expect([code, stderr]).toEqual([0, ''])
    const objects = linesOf(stdout).map((line) => JSON.parse(line))
    expect(objects.length).toBe(rows.length)
    const hasResult = objects.map(({ error, value, valid }) => error === undefined && value !== null && valid !== false)
    const isEmpty = (object: { readonly value?: unknown }): boolean =>
      Array.isArray(object.value) && object.value.length === 0
    const isThere = rows.map((row, index) =>
      isEmpty(objects[index]) ? hasResult[index] : row !== '\\N' && row !== '0',
    )
    expect(isThere).toEqual(hasResult)
    const results = objects.filter(({ result }) => result !== undefined)
    for (const object of results) expect(rows[objects.indexOf(object)]).toBe(escaped(object.result))
  })

  test('--exit-zero exits 0, and prints the errors', async () => {
    const { code } = await packed.run([...args, '--exit-zero'], inputOf(SHORT_LINES))
    expect(code).toBe(0)
  })

  test('--field works on one field, and keeps the others', async () => {
    const line = (text: string): string => `\xff;${text};\\n${'\t'}`
    const input = Buffer.from(`${line('http://a:/b?q=')}\r\n${line('http://[')}\n;\n\n`, 'latin1')
    const field = ['--field', '2', '--delimiter', ';']
    const rows = linesOf((await packed.run([...args, '--rows', ...field], input, 'latin1')).stdout)
    expect(rows.length).toBe(4)
    const [first, second, third, last] = rows
    expect(first).toMatch(/^\xff;[^;]*;\\n\t\r$/)
    expect(second).toMatch(/^\xff;[^;]*;\\n\t$/)
    expect(third).toMatch(/^;[^;]*$/)
    expect(last).toBe(';\\N')
  })
})
