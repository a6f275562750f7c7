/** Tests that the compiler and the library report the same message for a codec whose name is not that of a variable. */
import { expect, it } from 'vitest'
import { int } from '../../../src/template/codecs/codecs'
import { requireNames } from '../../../src/template/codecs/require-names'
import { programOf } from '../../support/typescript'

const PARTS = [':id', '$id', '[id]', '<id>', '{id:int}', '{id?}', '{id+}', '{id?x}', 'id', ':x', '[x]', '<x>', '{x?}']

const TEXTS = ['/', ...PARTS.map((part) => `/${part}`), ...PARTS.flatMap((a) => PARTS.map((b) => `/${a}/${b}`))]

const messageOf = (text: string, name: string): string => {
  try {
    requireNames(text, { [name]: int }, [])
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

it('the compiler computes the same message about a codec as the library', () => {
  const lines = TEXTS.flatMap((text) => ['id', 'i', 'pgae'].map((name) => [text, name] as const)).map(
    ([text, name], index) => {
      const type = `NoVariable<'${text}', '${name}'>`
      const message = `'${messageOf(text, name)}'`
      return `export const a${index}: ${message} = null! as ${type}\nexport const b${index}: ${type} = ${message}`
    },
  )
  const source = `import type { NoVariable } from '../src/template/codecs/require-names'\n${lines.join('\n')}`
  const { program, file } = programOf(source)
  expect(program.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([])
})
