import { describe, expect, it } from 'vitest'
import { installPacked } from '../../support/packed'

const packed = installPacked()

describe('uri-ts expand', () => {
  it('prints the expansion', async () => {
    const run = await packed.run(['expand', '/users/{id}{?page,tag*}', 'id=a/b', 'page=2', 'tag=x', 'tag=y'])
    expect(run).toEqual({ code: 0, stdout: '/users/a%2Fb?page=2&tag=x&tag=y\n', stderr: '' })
  })

  it('takes JSON', async () => {
    const run = await packed.run(['expand', '--json', '--data', '{"keys":{"a":1}}', '{?keys*}'])
    expect(JSON.parse(run.stdout)).toEqual({ text: '{?keys*}', result: '?a=1' })
  })

  it.each([
    [['/{a'], "expression: '{' has no '}' at offset 1"],
    [['{a}', 'b'], '"b" is not a variable'],
    [['/users/{id}', 'idd=3'], 'the template has no variable "idd"; it has id'],
    [['/users', 'id=3'], 'the template has no variable "id"; it has none'],
    [['--data', '[]', '{a}'], '--data is not a JSON object'],
    [['--data', '{', '{a}'], '--data is not a JSON object'],
    [['{a:1}', 'a=1', 'a=2'], "a: 'a' cannot be expanded at offset 1; only a string has a prefix"],
  ])('%j is wrong usage', async (args, message) => {
    const run = await packed.run(['expand', ...args])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain(message)
  })
})

describe('uri-ts extract', () => {
  it('prints the variables of each text, and why there are none', async () => {
    const run = await packed.run(['extract', '/{a}-{b}{?l*}', '/x-y?l=1&l=2', '/x-y-z'])
    const ambiguous =
      "/x-y-z\n ^\na: 'x' can be read in more than one way at offset 1; only one assignment of values may expand to the text\n"
    expect(run).toEqual({ code: 1, stdout: 'a=x\nb=y\nl=["1","2"]\n', stderr: ambiguous })
  })

  it('reads lines, and prints JSON', async () => {
    const run = await packed.run(['extract', '--json', '/{a}'], '/x\n/x/y\n')
    expect(run.code).toBe(1)
    expect(
      run.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { text: '/x', values: { a: 'x' } },
      {
        text: '/x/y',
        error: {
          component: 'text',
          offset: 2,
          reason: 'mismatch',
          message: "text: '/' does not match the template at offset 2; the text must be an expansion of the template",
        },
      },
    ])
  })
})
