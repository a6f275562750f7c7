/** Checks that the types and the functions convert each Express path to the same template. */
import { showReason } from 'uri-ts'
import { parseExpress } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { errorsInRows, TYPES } from './compile'

const PARTS = ['/', ':', ':a', '*', '*rest', '{/', 'a.b', '%41', '%4', '('] as const

const MORE = [...PARTS, '\\:', '\\*', ':"b.c"', '{/:a}', '{/*a}', '}', '\\(', '\\', '$', ' ', 'é', '\u{1f600}']

const sequences = (count: number, parts: readonly string[]): readonly string[] =>
  count === 0 ? [''] : sequences(count - 1, parts).flatMap((before) => [before, ...parts.map((part) => before + part)])

const PATHS = [...new Set([...PARTS, ...[...sequences(3, PARTS), ...sequences(2, MORE)].map((path) => `/${path}`)])]

const SEVERAL = [
  '/users/:id/*rest',
  '/files/*rest/edit',
  '/:a-:b.:c/*',
  '/a*b/:',
  '/*a-b',
  '/:a:',
  'users/:id',
  '/1-%C3/',
  '/a/:"1"/{*rest}',
  '/{*rest}',
  '/{:rest}',
  '/a/{:rest}',
  '/:a{:b}',
  '/a{*rest}',
  '/a/:rest/*',
  '/a/:b{/:b}',
  '/:a{/:b}',
  '{/:a}',
  '{/*a}',
  '{/*}',
  '/{/:a}b',
  '/:"a..b"',
  '/:"a*"',
  '/:"a,b"',
  '/:"a%2Eb"$',
  '/:"a',
  '/:a$',
  '/a\\?',
  '/a\\',
  '/\\:a\\*:b\\/:c',
  '/a\\:\\*:b\\/:c',
]

const union = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(' | ') || 'never'

const assertion = (path: string): string => {
  const parsed = parseExpress(path)
  const [checked, converted, differences] =
    parsed._tag === 'Right'
      ? [JSON.stringify(path), JSON.stringify(parsed.right.text), union(parsed.right.differences)]
      : [`Refused<${JSON.stringify(showReason(parsed.left))}>`, 'never', 'never']
  const literal = JSON.stringify(path)
  return [
    `is<Equal<CheckExpress<${literal}>, ${checked}>>()`,
    `is<Equal<FromExpress<${literal}>, ${converted}>>()`,
    `is<Equal<DifferencesOf<${literal}>, ${differences}>>()`,
  ].join(', ')
}

const HEAD = `import type { Refused } from '${TYPES}/core/errors/refused'
import type { CheckExpress, DifferencesOf, FromExpress } from '${TYPES}/template/express/express'
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
declare const is: <Holds extends true>() => void
`

it.each(COMPILER_FOLDERS)('%s and parseExpress refuse the same paths with the same messages', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, [...SEVERAL, ...PATHS].map(assertion))).toEqual([]),
)
