/**
 * Checks that each command that reads references accepts `--kind` and `--tolerant`, and that both options have an
 * effect.
 */
import { describe, expect, test } from 'vitest'
import { textOf } from '../../support/files'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const TARGET = '//a:b/%7ex|?50%'

const KIND = ['--kind', 'request-target']
const TOLERANT = ['--tolerant']

const COMMANDS = [
  [['parse', '--rows'], `${TARGET}\n`, /"kind":"origin-form","components":{"path":{"text":"\/\/a:b\/%7ex%7C"/],
  [['check'], `${TARGET}\n`, ''],
  [['get', 'path'], `${TARGET}\n`, '//a:b/%7ex%7C\n'],
  [['set', 'query.q=1'], `${TARGET}\n`, '//a:b/%7ex%7C?50%25&q=1\n'],
  [['normalize'], `${TARGET}\n`, '//a:b/~x%7C?50%25\n'],
  [['sort'], `/b\n${TARGET}\n`, `${TARGET}\n/b\n`],
  [['unique'], `//a:b/~x|?50%25\n${TARGET}\n`, '//a:b/~x|?50%25\n'],
  [['equal', '//a:b/%7Ex%7C?50%25'], `${TARGET}\n`, 'normalized scheme\n'],
  [['resolve', 'http://h/c/d'], `${TARGET}\n`, 'http://h//a:b/%7ex%7C?50%25\n'],
  [['extract', '//a:b/{x}?50%25'], `${TARGET}\n`, 'x=~x|\n'],
] as const

describe.each(COMMANDS)('%j', (args, input, output) => {
  test('has both options, and needs both', async () => {
    const both = await packed.run([...args, ...KIND, ...TOLERANT], input)
    expect(both.stdout).toEqual(typeof output === 'string' ? output : expect.stringMatching(output))
    expect(both.code).toBe(0)
    for (const one of [KIND, TOLERANT, []]) {
      const { code, stdout, stderr } = await packed.run([...args, ...one], input)
      expect(stderr).not.toContain('unknown option')
      expect({ code, stdout }).not.toEqual({ code: 0, stdout: both.stdout })
    }
  })
})

const run = async (...args: readonly string[]): Promise<readonly [number | null, string, string]> => {
  const { code, stdout, stderr } = await packed.run(args)
  return [code, stdout, stderr]
}

describe('relativize', () => {
  test('has both options', async () => {
    expect(await run('relativize', '--tolerant', 'http://a/b/c', 'http://a/b/|')).toEqual([0, '%7C\n', ''])
    const [code, , stderr] = await run('relativize', '--kind', 'http', 'http://a/', 'urn:a')
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^urn:a\n\^\nscheme: /)])
    expect((await run('relativize', 'http://a/', 'urn:a'))[0]).toBe(0)
  })

  test.each(['request-target', 'uri-reference', 'relative-ref'])('refuses --kind %s, and says why', async (kind) => {
    const [code, stdout, stderr] = await run('relativize', '--kind', kind, 'http://a/', '/b')
    expect(stderr).toContain('relativize compares two URIs, which both have a scheme. Allowed choices are uri, ')
    expect([code, stdout]).toEqual([2, ''])
  })
})

test('a kind that nobody knows is wrong usage, without a reason', async () => {
  const [code, , stderr] = await run('relativize', '--kind', 'url', 'http://a/')
  expect(stderr).toContain("argument 'url' is invalid. Allowed choices are uri, absolute-uri, http.\n")
  expect(code).toBe(2)
})

describe('--kind request-target', () => {
  test.each(['fragment', 'host', 'scheme'])('of set refuses to change the %s', async (name) => {
    const message = `uri-ts: set changes only the path and the query of a request-target, and not its ${name}\n`
    expect(await run('set', ...KIND, `${name}=x`, '/a')).toEqual([2, '', message])
  })

  test.each(['*', 'a.test:443'])('of set and resolve refuses %s, which has no path', async (target) => {
    for (const args of [
      ['set', 'query=x'],
      ['resolve', 'http://a/'],
    ]) {
      const [code, stdout, stderr] = await run(...args, ...KIND, target)
      expect(stderr).toContain("a request-target is a path that begins with '/', or an absolute-URI")
      expect([code, stdout]).toEqual([1, ''])
    }
  })

  test('of set keeps the form', async () => {
    expect(await run('set', ...KIND, 'path=//b', '/a?c', 'http://h/a')).toEqual([0, '//b?c\nhttp://h//b\n', ''])
    const [code, stdout, stderr] = await run('set', ...KIND, 'path=', '/a?c')
    expect(stderr).toMatch(/^\/a\?c:\n\?c\n\^\nrequest-target: /)
    expect([code, stdout]).toEqual([1, ''])
  })

  test('of equal compares targets of one form only', async () => {
    const [, stdout] = await run('equal', ...KIND, 'a:80', 'http://a:80', '/a:80', 'A:080', 'a:80')
    expect(stdout).toBe('different\ndifferent\nscheme\ntext normalized scheme\n')
    const message = 'uri-ts: A is not of the kind request-target\na\n^\n'
    expect(await run('equal', ...KIND, 'a', '/a')).toEqual([2, '', expect.stringContaining(message)])
  })

  test('of resolve removes dot segments, and leaves the base its host', async () => {
    expect(await run('resolve', ...KIND, 'http://a/b', '/../c', '//d/./e', 'http://f/g')).toEqual([
      0,
      'http://a/c\nhttp://a//d/e\nhttp://f/g\n',
      '',
    ])
  })
})

test('--kind of check and extract requires that kind', async () => {
  const [code, stdout] = await run('extract', '--kind', 'http', '{+u}', 'urn:a', 'http://a/')
  expect([code, stdout]).toEqual([1, 'u=http://a/\n'])
  expect((await packed.run(['check', '--rows', '--kind', 'http', '--tolerant'], 'urn:|\nhttp://a/|\n')).stdout).toBe(
    '0\n1\n',
  )
})

test('without --kind, extract accepts texts that are not references', async () => {
  expect(await run('extract', '{a}:{b}', '1:2')).toEqual([0, 'a=1\nb=2\n', ''])
})

test('an error in a repaired text gives that text', async () => {
  const [, stdout] = await run('extract', '--tolerant', '--json', '/a/{b}', '/c/|')
  expect(JSON.parse(stdout)).toMatchObject({ text: '/c/|', error: { given: '/c/%7C', offset: 0 } })
})

describe('docs/command-line.md', () => {
  const [, sentence = ''] =
    / support both `--kind` and `--tolerant`: (`parse`, [^.]+)\./.exec(textOf('docs/command-line.md')) ?? []
  const listed = Array.from(sentence.matchAll(/`(\w+)`/g), ([, name = '']) => name).sort()

  test.each(['kind', 'tolerant'])('names each command with --%s', async (option) => {
    const { stdout } = await packed.run(['completion', 'fish'])
    const commands = Array.from(
      stdout.matchAll(new RegExp(`__fish_seen_subcommand_from (\\w+)' -l ${option} `, 'g')),
      ([, name = '']) => name,
    )
    expect(listed.length).toBeGreaterThan(5)
    expect(commands.sort()).toEqual(listed)
    expect([...COMMANDS.map(([[name]]) => name), 'relativize'].sort()).toEqual(listed)
  })
})
