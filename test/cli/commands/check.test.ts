import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reasonWithOrigin } from '../../../src/cli/io/locations'
import { parseUriReference } from '../../../src/core/model/parse'
import { installPacked } from '../../support/packed'
import { sharedLines } from '../../support/shared'

const packed = installPacked()

const locations = (stdout: string): readonly string[] =>
  stdout.split('\n').flatMap((l) => l.match(/^.*?:\d+:\d+/) ?? [])

/** Matches the summary, which contains a rate only if at least 10,000 URIs were checked. */
const SUMMARY =
  /^(\d{5,}(?=.*\d URIs per second)|\d{1,4}(?!.*per second)) checked, (\d+) invalid, \d+\.\d{3} s(?:, \d+ URIs per second)?\n$/

describe('uri-ts check', () => {
  test('exits 0 if all lines are valid', async () => {
    const file = packed.file('valid.txt', 'http://example.com/\n../a?b#c\nurn:a:b\n')
    const { code, stdout, stderr } = await packed.run(['check', file])
    expect(stdout).toBe('')
    expect(stderr.match(SUMMARY)?.slice(1)).toEqual(['3', '0'])
    expect(code).toBe(0)
  })

  test('prints file:line:column: message, then a summary, and exits 1', async () => {
    const file = packed.file('invalid.txt', 'http://example.com/\nhttp://example.com:8o\nb c\n')
    const { code, stdout, stderr } = await packed.run(['check', file])
    expect(stdout).toBe(
      "invalid.txt:2:21: port: 'o' is not allowed at offset 20; a port is digits\n" +
        "invalid.txt:3:2: path: ' ' is not allowed at offset 1; a path is letters, digits, -._~!$&'()*+,;=:@/ " +
        'and percent-encoded octets\n',
    )
    expect(stderr.match(SUMMARY)?.slice(1)).toEqual(['3', '2'])
    expect(code).toBe(1)
  })

  test.each([[['check']], [['check', '-']]])('%j reads standard input', async (args) => {
    const { code, stdout, stderr } = await packed.run(args, 'a b\n')
    expect(locations(stdout)).toEqual(['<stdin>:1:2'])
    expect(stderr.match(SUMMARY)?.slice(1)).toEqual(['1', '1'])
    expect(code).toBe(1)
  })

  test('reads a file that is standard input', async () => {
    packed.file('redirected.txt', 'a\na b\n')
    const { stdout } = await packed.bash('uri-ts check < redirected.txt')
    expect(locations(stdout)).toEqual(['<stdin>:2:2'])
  })

  test.each([
    ['LF', 'a\nb c\n', ['<stdin>:2:2'], '2'],
    ['CR LF', 'a\r\nb c\r\n', ['<stdin>:2:2'], '2'],
    ['a single CR, which does not end a line', 'a\rb\nc\r', ['<stdin>:1:2', '<stdin>:2:2'], '2'],
    ['two CR', 'a\r\r\n', ['<stdin>:1:2'], '1'],
    ['no line end at the end of the input', 'a\nb c', ['<stdin>:2:2'], '2'],
    ['empty lines, which are valid', '\n\r\n\n', [], '3'],
    ['an empty input', '', [], '0'],
    ['a byte order mark, which no URI contains', '\ufeffa:b\n', ['<stdin>:1:1'], '1'],
    ['non-ASCII in one line of many', 'a\nhttp://ex\u00e4mple/\nb c\n', ['<stdin>:2:10', '<stdin>:3:2'], '3'],
  ])('line ends: %s', async (_, input, found, checked) => {
    const { stdout, stderr } = await packed.run(['check'], input)
    expect(locations(stdout)).toEqual(found)
    expect(stderr.match(SUMMARY)?.[1]).toBe(checked)
  })

  test('reports bytes that are not UTF-8 at their column', async () => {
    const { stdout } = await packed.run(['check', '--json'], Uint8Array.of(97, 47, 0xff, 98, 10, 99, 0xc3))
    const errors = stdout.split('\n', 2).map((line) => JSON.parse(line))
    for (const { message } of errors) expect(message).toMatch(/ \(bytes that are not UTF-8\)$/)
    expect(errors.map(({ line, column, text }) => ({ line, column, text }))).toEqual([
      { line: 1, column: 3, text: 'a/\ufffdb' },
      { line: 2, column: 2, text: 'c\ufffd' },
    ])
  })

  test.each([
    ['uri-reference', ['3:2']],
    ['uri', ['2:1', '3:2', '4:1']],
    ['absolute-uri', ['1:12', '2:1', '3:2', '4:1']],
    ['relative-ref', ['1:5', '3:2', '5:4']],
    ['http', ['2:1', '3:1', '4:1', '5:1']],
    ['request-target', ['1:12', '3:2', '4:1']],
  ])('--kind %s', async (kind, found) => {
    const { stdout } = await packed.run(['check', '--kind', kind], 'http://a/?b#d\n/a\na b\n\nurn:a\n')
    expect(locations(stdout)).toEqual(found.map((location) => `<stdin>:${location}`))
  })

  test('--kind http says what to write, and --kind request-target takes all forms', async () => {
    const http = await packed.run(['check', '--kind', 'http'], 'localhost:3000\n')
    expect(http.stdout).toContain('did you mean http://localhost:3000?')
    const targets = await packed.run(['check', '--kind', 'request-target'], '/a?b\n*\na:80\nhttp://a/\n*a\na:b\n')
    expect(locations(targets.stdout)).toEqual(['<stdin>:5:1'])
  })

  test('checks many files, names one that cannot be read, and says what a byte order mark is', async () => {
    const [first, second] = [packed.file('first.txt', '\ufeffa\n'), packed.file('second.txt', 'a\na b\n')]
    const { code, stdout, stderr } = await packed.run(['check', first, 'missing.txt', second])
    expect(locations(stdout)).toEqual(['first.txt:1:1', 'second.txt:2:2'])
    expect(stdout).toContain(' (a byte order mark)\n')
    expect(stderr).toContain('uri-ts: cannot read missing.txt: no such file or directory\n3 checked, 2 invalid')
    expect(code).toBe(2)
  })

  test('--quiet prints nothing', async () => {
    expect(await packed.run(['check', '--quiet'], 'a b\n')).toEqual({ code: 1, stdout: '', stderr: '' })
    expect(await packed.run(['check', '--quiet'], 'a\n')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('--invalid-only is a filter', async () => {
    const { code, stdout, stderr } = await packed.run(['check', '--invalid-only'], 'a\nb c\r\n%\nd\n')
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: 'b c\n%\n', stderr: '' })
  })

  test('--json prints an object for each invalid line, and the summary', async () => {
    const { code, stdout, stderr } = await packed.run(['check', '--json'], 'a\nhttp://a/%zz\n')
    const [error, last, ...rest] = stdout.trimEnd().split('\n')
    expect(JSON.parse(error ?? '')).toEqual({
      file: '<stdin>',
      line: 2,
      column: 10,
      component: 'path',
      reason: 'pct-encoded',
      message: "path: '%' is not followed by two hexadecimal digits at offset 9; write %25 for a percent sign",
      text: 'http://a/%zz',
    })
    expect(JSON.parse(last ?? '')).toEqual({
      summary: {
        files: ['<stdin>'],
        checked: 2,
        invalid: 1,
        seconds: expect.any(Number),
        urisPerSecond: expect.any(Number),
      },
    })
    expect(rest).toEqual([])
    expect(stderr).toBe('')
    expect(code).toBe(1)
  })

  test('says on one line that it cannot read, and exits 2', async () => {
    const missing = await packed.run(['check', 'missing.txt'])
    expect(missing).toEqual({
      code: 2,
      stdout: '',
      stderr: 'uri-ts: cannot read missing.txt: no such file or directory\n',
    })
    const folder = await packed.run(['check', '.'])
    expect(folder).toEqual({ code: 2, stdout: '', stderr: 'uri-ts: cannot read .: illegal operation on a directory\n' })
    const redirected = await packed.bash('uri-ts check < .')
    expect(redirected).toEqual({
      code: 2,
      stdout: '',
      stderr: 'uri-ts: cannot read <stdin>: illegal operation on a directory\n',
    })
  })

  test.runIf(existsSync('/dev/full'))('says on one line that it cannot write, and exits 2', async () => {
    packed.file('one.txt', 'a b\n')
    const { code, stderr } = await packed.bash('uri-ts check one.txt > /dev/full')
    expect(stderr).toContain('uri-ts: cannot write standard output: no space left on device\n')
    expect(stderr).not.toContain('    at ')
    expect(code).toBe(2)
  })

  test('agrees with the library on every line of real URLs', async () => {
    const lines = sharedLines('corpus/urls.txt')
    if (lines === undefined) return
    const file = packed.file('urls.txt', lines.join('\n'))
    const { code, stdout, stderr } = await packed.run(['check', file])
    const found = lines.flatMap((line, index) => {
      const parsed = parseUriReference(line)
      return parsed._tag === 'Left'
        ? [`${file}:${index + 1}:${parsed.left.offset + 1}: ${reasonWithOrigin(parsed.left)}`]
        : []
    })
    expect(stdout.trimEnd().split('\n')).toEqual(found)
    expect(stderr.match(SUMMARY)?.slice(1)).toEqual([`${lines.length}`, `${found.length}`])
    expect(code).toBe(1)
    console.log(`urls.txt: ${stderr.trimEnd()}`)
  })
})
