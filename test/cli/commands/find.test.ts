import { describe, expect, test } from 'vitest'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const LOG = '127.0.0.1 - - "GET /a HTTP/1.1" 200 "https://example.com/from?q=1" "bot (+http://bot.example/)"\nno URI\n'

describe('uri-ts find', () => {
  test('takes URIs out of a log, with file, line and column', async () => {
    const file = packed.file('access.log', LOG)
    const { code, stdout, stderr } = await packed.run(['find', file])
    expect(stdout).toBe('access.log:1:38: https://example.com/from?q=1\naccess.log:1:75: http://bot.example/\n')
    expect([code, stderr]).toEqual([0, ''])
  })

  test('--only prints the URIs, for another command', async () => {
    packed.file('page.html', '<a href="http://a/b">http://c/</a>\n')
    const { stdout } = await packed.bash('uri-ts find --only page.html - < page.html | uri-ts get host')
    expect(stdout).toBe('a\nc\na\nc\n')
  })

  test('--json prints an object for each', async () => {
    const { stdout } = await packed.run(['find', '--json'], 'x\nsee http://a/.\n')
    expect(JSON.parse(stdout)).toEqual({ file: '<stdin>', line: 2, column: 5, text: 'http://a/' })
  })

  test('exits 1 if there is none, and 2 if a file cannot be read', async () => {
    expect(await packed.run(['find'], 'nothing\n')).toEqual({ code: 1, stdout: '', stderr: '' })
    const { code, stdout, stderr } = await packed.run(['find', 'missing.txt', packed.file('one.txt', 'http://a/')])
    expect([code, stdout]).toEqual([2, 'one.txt:1:1: http://a/\n'])
    expect(stderr).toBe('uri-ts: cannot read missing.txt: no such file or directory\n')
  })
})

describe('uri-ts repair', () => {
  test('prints what it can repair, says what it cannot, and lists the changes in JSON', async () => {
    const run = await packed.run(['repair'], '/a b\nhttp://a b/\n')
    expect([run.code, run.stdout]).toEqual([1, '/a%20b\n'])
    expect(run.stderr).toContain("host: ' ' is not allowed at offset 8")
    const { stdout } = await packed.run(['repair', '--json', '/a b'])
    const changes = [{ start: 2, end: 3, component: 'path', replacement: '%20' }]
    expect(JSON.parse(stdout)).toEqual({ text: '/a b', result: '/a%20b', changes })
  })
})

describe('uri-ts sort and unique', () => {
  const LINES = 'http://b/\nHTTP://A/%7e\nx y\nhttp://a/~\nhttp://a:80/~\n'

  test('do what their --help says', async () => {
    for (const name of ['sort', 'unique']) {
      const { stdout } = await packed.run([name, '--help'])
      const [, line = '', output = ''] = /\n {2}\$ (.*)\n([\s\S]*?)\n\n/.exec(stdout) ?? []
      expect((await packed.line(line)).stdout.trimEnd()).toBe(output.replace(/^ {2}/gm, ''))
    }
  })

  test('read files, and name one that cannot be read', async () => {
    const [first, second] = [packed.file('b.txt', 'http://b/\n'), packed.file('a.txt', 'http://a/\n')]
    const { code, stdout, stderr } = await packed.run(['sort', first, 'missing.txt', second])
    expect(stdout).toBe('http://a/\nhttp://b/\n')
    expect(stderr).toBe('uri-ts: cannot read missing.txt: no such file or directory\n')
    expect(code).toBe(2)
  })

  test('sort by the normal form, and leave out what is invalid', async () => {
    const { code, stdout, stderr } = await packed.run(['sort'], LINES)
    expect(stdout).toBe('HTTP://A/%7e\nhttp://a/~\nhttp://a:80/~\nhttp://b/\n')
    expect(stderr).toContain("path: ' ' is not allowed at offset 1")
    expect(code).toBe(1)
  })

  test('leave out what was there, by the rules of the scheme on request', async () => {
    const plain = await packed.run(['unique'], LINES)
    expect(plain.stdout).toBe('http://b/\nHTTP://A/%7e\nhttp://a:80/~\n')
    const ruled = await packed.run(['unique', '--scheme-rules', '--json'], 'http://b/\nhttp://b:80\n')
    expect(JSON.parse(ruled.stdout)).toEqual({ text: 'http://b/', normal: 'http://b/' })
  })
})
