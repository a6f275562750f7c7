/**
 * Checks that a call to `link` with a literal value compiles if and only if, at run time, the call creates a link that
 * the route can read.
 */
import { defineRoutes } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { partOf } from '../../support/law'
import { programOf } from '../../support/typescript'

const SEPARATORS = ['-', '.', ':', '!', '2', 'E', 'x', '--', '.-', '-x-', '-:-', '..']
const VALUES = [
  'a',
  'b-',
  '-b',
  'a-b',
  'a--b',
  '--',
  '-',
  '.',
  'a.b',
  'a.-b',
  'a:b',
  ':',
  'a!b',
  ' ',
  'a 2',
  '2',
  'é',
  'E9',
]
const MORE = ['x', 'a-x-b', '-x-', 'ax', '-x', 'x-', '-:-', 'a-:-b', '..', '...', 'a..', '..a']

const WITHIN = SEPARATORS.flatMap((separator) =>
  [...VALUES, ...MORE].flatMap((value) => [
    [`/{a}${separator}{b}`, { a: 'q', b: value }],
    [`/{a}${separator}{b}`, { a: value, b: 'q' }],
    [`/u/{a}.{b}${separator}{c}/{d}`, { a: 'q', b: value, c: value, d: value }],
  ]),
)

const LISTS = ['/x/{a}.{b}{/r*}', '/x/{a}{/r*}', '/x{/r*}', '{/r*}', '/x/{a}.{b}{/r*}{?q*}'].flatMap((text) =>
  [undefined, [], ['y'], ['y', '.'], ['']].map((r) => [text, { ...wordsOf(text), ...(r && { r }) }]),
)

function wordsOf(text: string): object {
  return Object.fromEntries([...text.matchAll(/\{(\w)\}/g)].map(([, name]) => [name, 'q']))
}

it.each([
  ['variables within a segment', partOf(WITHIN)],
  ['lists at the end of a path', LISTS],
] as const)('the compiler and the run time agree on links with %s', (_name, cases) => {
  const all = cases as ReadonlyArray<unknown> as ReadonlyArray<readonly [string, object]>
  const lines = all.map(([text, values]) => `defineRoutes({ t: '${text}' }).t.link(${JSON.stringify(values)})`)
  const { program, file } = programOf(`import { defineRoutes } from 'uri-ts/routes'\n${lines.join('\n')}\n`)
  const refused = new Set(
    program.getSemanticDiagnostics(file).map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line - 1),
  )
  const isMade = ([text, values]: readonly [string, object]) =>
    defineRoutes({ t: text as '/{a}' }).t.tryLink(values as never)._tag === 'Right'
  expect(all.filter((each, index) => isMade(each) === refused.has(index))).toEqual([])
  expect(Math.min(refused.size, all.length - refused.size)).toBeGreaterThan(all.length / 10)
})
