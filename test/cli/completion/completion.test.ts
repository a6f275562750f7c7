import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { installPacked } from '../../support/packed'

const packed = installPacked()
packed.file('links.txt', '')

/**
 * Returns the completions that Bash offers after it has loaded the script. The last element of `words` is the word that
 * is being typed.
 */
const completed = async (words: readonly string[]): Promise<readonly string[]> => {
  const { stdout: script } = await packed.run(['completion', 'bash'])
  const line = [
    `. ./${packed.file('completion.bash', script)}`,
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_uri_ts',
    `printf '%s\\n' "\${COMPREPLY[@]}"`,
  ].join('\n')
  const { code, stdout, stderr } = await packed.bash(line)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout.trim().split('\n')
}

describe('uri-ts completion bash', () => {
  test('is registered in bash', async () => {
    const { stdout } = await packed.bash('eval "$(uri-ts completion bash)"; complete -p uri-ts')
    expect(stdout).toBe('complete -o default -F _uri_ts uri-ts\n')
  })

  test.each([
    [['uri-ts', 'pa'], ['parse']],
    [
      ['uri-ts', 'e'],
      ['equal', 'encode', 'expand', 'extract'],
    ],
    [['uri-ts', '--v'], ['--version']],
    [['uri-ts', 'check', '--k'], ['--kind']],
    [
      ['uri-ts', 'check', '--kind', 'uri'],
      ['uri-reference', 'uri'],
    ],
    [['uri-ts', 'check', 'a.txt', '--kind', 'h'], ['http']],
    [['uri-ts', 'get', '--ro'], ['--rows']],
    [['uri-ts', 'sort', '--he'], ['--help']],
    [['uri-ts', 'completion', 'f'], ['fish']],
    [['uri-ts', 'help', 'rel'], ['relativize']],
    // Bash, rather than `uri-ts`, completes file names.
    [['uri-ts', 'check', 'links'], ['']],
    [['uri-ts', 'get', '--field', ''], ['']],
    [['uri-ts', 'nope', '-'], ['']],
  ])('%j: %j', async (words, expected) => {
    expect(await completed(words)).toEqual(expected)
  })

  test('has all commands', async () => {
    const { stdout } = await packed.run(['--help'])
    const commands = Array.from(stdout.matchAll(/^ {2}(\w+) (?:\[|<)/gm), ([, name]) => name)
    expect(commands.length).toBeGreaterThan(15)
    expect(await completed(['uri-ts', ''])).toEqual([...commands, '--help', '--version'])
  })
})

describe.each(['bash', 'zsh', 'fish'])('uri-ts completion %s', (shell) => {
  test('names each option of a command, and quotes its summary', async () => {
    const { code, stdout, stderr } = await packed.run(['completion', shell])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const word of ['kind', 'invalid-only', 'scheme-rules', 'absolute-uri', 'completion'])
      expect(stdout).toContain(word)
    if (shell === 'fish') expect(stdout).toContain(String.raw`\\N for an error`)
  })

  const hasShell = spawnSync(shell, ['-c', 'true']).status === 0
  if (!hasShell) console.log(`skipped: the syntax of the script for ${shell} without ${shell}`)

  test.runIf(hasShell)('is valid syntax', async () => {
    const { stdout } = await packed.run(['completion', shell])
    const { status, stderr } = spawnSync(shell, ['-n', packed.file(`completion.${shell}`, stdout)], {
      cwd: packed.folder,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

test('a shell that is not known is wrong usage', async () => {
  const { code, stdout, stderr } = await packed.run(['completion', 'csh'])
  expect(stderr).toContain("'csh' is invalid for argument 'shell'")
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})
