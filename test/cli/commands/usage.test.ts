import { describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { installPacked } from '../../support/packed'

const packed = installPacked()

describe('uri-ts', () => {
  test('without a command prints help on standard error and exits 2', async () => {
    const { code, stdout, stderr } = await packed.run([])
    expect(stderr).toContain('Usage: uri-ts [options] [command]')
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test.each([[['--help']], [['help', 'check']], [['parse', '--help']], [['check', '--help']]])(
    '%j exits 0',
    async (args) => {
      const { code, stdout, stderr } = await packed.run(args)
      expect(stdout).toContain('Usage: uri-ts')
      expect(stderr).toBe('')
      expect(code).toBe(0)
    },
  )

  test('--version prints that of the package', async () => {
    expect(await packed.run(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })

  test.each([
    ['get host http://a/', ['get', 'host', 'http://a/'], 0],
    ['get port http://a/', ['get', 'port', 'http://a/'], 1],
    ['nope', ['nope'], 2],
  ])('%s says the same in a separate process', async (line, args, code) => {
    const run = await packed.run(args)
    expect(await packed.bash(`uri-ts ${line}`)).toEqual(run)
    expect(run.code).toBe(code)
  })

  test.each([
    [['nope'], "uri-ts: unknown command 'nope'"],
    [['--nope'], "uri-ts: unknown option '--nope'"],
    [['check', '--nope'], "uri-ts: unknown option '--nope'"],
    [['get', '--nope', 'a'], "uri-ts: unknown option '--nope'"],
    [['find', '--nope'], "uri-ts: unknown option '--nope'"],
    [['check', '--kind', 'url'], "uri-ts: option '--kind <kind>' argument 'url' is invalid"],
    [['check', '--quiet', '--json'], "uri-ts: option '--quiet' cannot be used with option '--json'"],
    [['check', '--invalid-only', '--json'], "uri-ts: option '--invalid-only' cannot be used with option '--json'"],
  ])('%j is wrong usage and exits 2', async (args, message) => {
    const { code, stdout, stderr } = await packed.run(args)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test.each([[['prase', 'http://a/']], [['prase', '--help']], [['prase', '--json', '-']], [['help', 'prase']]])(
    '%j suggests a command',
    async (args) => {
      const stderr = "uri-ts: unknown command 'prase'\n(Did you mean parse?)\n(see --help)\n"
      expect(await packed.run(args)).toEqual({ code: 2, stdout: '', stderr })
    },
  )

  const HINT = "(to pass a text that begins with '-', write it after '--')"

  test.each([
    [['parse', '-a']],
    [['expand', '-a']],
    [['extract', '-a']],
    [['get', 'host', '-a']],
    [['normalize', '-a']],
  ])('%j says how to pass a text that begins with a hyphen', async (args) => {
    const stderr = `uri-ts: unknown option '-a'\n${HINT}\n(see --help)\n`
    expect(await packed.run(args)).toEqual({ code: 2, stdout: '', stderr })
  })

  test.each([
    [['parse', '--jsn']],
    [['parse', '--json', '--rows']],
    [['get']],
    [['get', '--field', 'x']],
    [['expand']],
    [['resolve']],
    [['find', '-a']],
    [['sort', '-u']],
    [['check', '-a']],
    [['-a']],
  ])('%j says nothing about texts that begin with a hyphen', async (args) => {
    const { code, stderr } = await packed.run(args)
    expect(stderr).not.toContain('begins with')
    expect(stderr).toContain('(see --help)')
    expect(code).toBe(2)
  })
})
