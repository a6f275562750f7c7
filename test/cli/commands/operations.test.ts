import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { addDecode, addEncode } from '../../../src/cli/commands/encode'
import { addEqual } from '../../../src/cli/commands/equal'
import { addGet } from '../../../src/cli/commands/get'
import { addNormalize } from '../../../src/cli/commands/normalize'
import { addRepair } from '../../../src/cli/commands/repair'
import { addRelativize, addResolve } from '../../../src/cli/commands/resolve'
import { addSet } from '../../../src/cli/commands/set'
import { showError } from '../../../src/core/errors/format-error'
import { decode } from '../../../src/core/percent/decode'
import { installPacked } from '../../support/packed'

const packed = installPacked()

/**
 * Returns the help text of each command. The commands run in this process, because starting a process for each would be
 * slow.
 */
const helps = (): readonly string[] => {
  const program = new Command('uri-ts')
  const ofComponents = [addGet, addSet, addDecode, addEncode, addRepair]
  const ofReferences = [addResolve, addRelativize, addNormalize, addEqual]
  for (const add of [...ofComponents, ...ofReferences]) add(program)
  return program.commands.map((command) => {
    let help = ''
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    return help
  })
}

const examplesIn = (help: string): ReadonlyArray<readonly [line: string, output: string]> => {
  const [, examples = ''] = /\nExamples:\n([\s\S]*?)\n\n/.exec(help) ?? []
  return examples.split(/^ {2}\$ /m).flatMap((example) => {
    const [line = '', ...output] = example.split('\n').map((l) => l.replace(/^ {2}/, ''))
    return line === '' ? [] : [[line, output.join('\n').trimEnd()] as const]
  })
}

describe('the commands', () => {
  test('do what their --help says', async () => {
    const examples = helps().flatMap(examplesIn)
    expect(examples.length).toBeGreaterThan(20)
    for (const [line, output] of examples) {
      const { stdout, stderr } = await packed.line(line)
      expect([line, stdout.trimEnd(), stderr]).toEqual([line, output, ''])
    }
  })

  test.each(helps().map((help) => [help.split('\n', 1)[0], help]))('%s', (_, help) => {
    expect(help).toMatch(/Exit codes: 0 .*, 2 wrong usage or an input that cannot be read\.\n$/)
    expect(help).toContain('--json')
  })

  test('read lines, put errors with a caret on standard error, go on, and exit 1', async () => {
    const { code, stdout, stderr } = await packed.run(['resolve', 'http://a/b/c'], '../d\r\ne f\n?g')
    expect(stdout).toBe('http://a/d\nhttp://a/b/c?g\n')
    expect(stderr).toMatch(/^e f\n \^\npath: ' ' is not allowed at offset 1; .*\n$/)
    expect(code).toBe(1)
  })

  test('with --json print an object for each line, errors too', async () => {
    const { code, stdout, stderr } = await packed.run(['set', '--json', 'host=b'], 'http://a/\nurn:c\na b\n')
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { text: 'http://a/', result: 'http://b/' },
      {
        text: 'urn:c',
        error: {
          component: 'path',
          given: 'c',
          offset: 0,
          reason: 'path-rootless',
          message: "path: 'c' is not allowed at offset 0; after an authority a path is empty or begins with '/'",
        },
      },
      { text: 'a b', error: expect.objectContaining({ component: 'path', offset: 1, reason: 'character' }) },
    ])
    expect(stderr).toBe('')
    expect(code).toBe(1)
  })

  test('print the text that cannot be changed before the error', async () => {
    const { code, stdout, stderr } = await packed.run(['set', 'port=1', 'urn:c'])
    expect(stdout).toBe('')
    expect(stderr).toBe("urn:c:\n1\n^\nport: '1' is not allowed at offset 0; userinfo and port need a host\n")
    expect(code).toBe(1)
  })

  test('print the errors of decode', async () => {
    const { code, stdout, stderr } = await packed.run(['decode', '%41', 'a%C0%AF', '%4'])
    expect(stdout).toBe('A\n')
    const errors = ['a%C0%AF', '%4'].map((text) => {
      const decoded = decode(text)
      return decoded._tag === 'Left' ? showError(decoded.left) : expect.fail(text)
    })
    expect(stderr).toBe(`${errors.join('\n')}\n`)
    expect(stderr).toMatch(/^a%C0%AF\n \^\ntext: '%' does not begin a character in UTF-8 at offset 1; /)
    expect(code).toBe(1)
  })

  test('distinguish empty and absent components', async () => {
    const texts = ['http://a/', 'http://a:/']
    expect(await packed.run(['get', 'port', ...texts])).toEqual({ code: 1, stdout: '\n', stderr: '' })
    const json = await packed.run(['get', '--json', 'port', ...texts])
    expect(json.stdout).toBe('{"text":"http://a/","value":null}\n{"text":"http://a:/","value":""}\n')
  })

  test('exit by the level of --by', async () => {
    const codeBy = async (level: string) => (await packed.run(['equal', '--by', level, 'http://a/', 'http://A/'])).code
    expect([await codeBy('text'), await codeBy('normalized'), await codeBy('scheme')]).toEqual([1, 0, 0])
  })

  test.each([
    [['resolve', 'a', 'b'], "uri-ts: BASE is not a URI\na\n^\nscheme: 'a' has no scheme before it at offset 0"],
    [['relativize'], "uri-ts: missing required argument 'base'"],
    [['equal', 'a b', 'a'], 'uri-ts: A is not a URI reference\na b\n ^\n'],
    [['get', 'hostname', 'a'], "'hostname' is invalid for argument 'component'. Allowed names are scheme, "],
    [['set', 'a'], 'uri-ts: set needs a change'],
    [['encode', 'a'], "uri-ts: required option '--component <component>' not specified"],
    [['decode', '-a'], "uri-ts: unknown option '-a'"],
  ])('%j is wrong usage and exits 2', async (args, message) => {
    const { code, stdout, stderr } = await packed.run(args)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})
