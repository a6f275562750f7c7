/** Checks that commands print the output that the documentation shows. */
import { describe, expect, test } from 'vitest'
import { textOf } from '../../support/files'
import { installPacked } from '../../support/packed'

const packed = installPacked()

const examplesIn = (page: string): ReadonlyArray<readonly [command: string, output: string]> =>
  Array.from(textOf(page).matchAll(/^```console\n(.*?)^```$/gms), ([, block = '']) => block)
    .join('')
    .split(/^\$ /m)
    .slice(1)
    .map((example) => {
      const [, command = '', output = ''] = /^((?:[^\n]*\\\n)*[^\n]*)\n(.*)$/s.exec(example) ?? []
      return [command, output]
    })

describe.each(['docs/command-line.md', 'docs/engines.md'])('%s', (page) => {
  const examples = examplesIn(page)

  test('has commands', () => expect(examples.length).toBeGreaterThan(3))

  test('says what they print', async () => {
    for (const [command, output] of examples) {
      const { stdout } = await packed.line(command)
      expect([command, stdout]).toEqual([command, output])
    }
  })
})
