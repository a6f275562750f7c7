/**
 * Checks that the types refuse the same routes as `defineRoutes` and `routeMatcher` do, and that the error messages are
 * the same.
 */
import ts from 'typescript'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { HOURS, SEED } from '../../support/template-setup'
import { programOf } from '../../support/typescript'

const { URI_TS_TABLES = '1000' } = process.env
const PARTS = [
  ...[
    '/',
    '/',
    '/',
    '/',
    'users',
    'a',
    '{id}',
    '{id}',
    '{b}',
    '{+r}',
    '{/s*}',
    '{?q}',
    '{?q,p*}',
    '{&z}',
    '?',
    '?v=1',
    '?v',
    '&w=2',
    '&x',
  ],
  ...['#', '#t', '{#f}', '.', '..', '%2e', '%41', '[', ':', '{x:3}', '{y*}', '{;m}', '{.d}', '{a,b}', '{__proto__}'],
  ...[
    '{+__proto__}',
    '{/__proto__*}',
    '{/t}',
    '{/t*,u}',
    '{+id}',
    '.',
    '-',
    'v{id}',
    '{b}.{c}',
    '@{b}',
    '%',
    '{',
    '}',
    ' ',
    ':id',
    '$id',
    '*',
    ']',
    'é',
    '{id}{b}',
  ],
]

const routeText = (random: Random): string =>
  (random(8) === 0 ? '' : '/') + Array.from({ length: random(4) }, () => pick(random, PARTS)).join('')

type Table = Readonly<Record<string, string>>

const tableOf = (random: Random): Table => {
  const texts = Array.from({ length: 1 + random(10) ** 2 / 40 }, () => routeText(random))
  return Object.fromEntries(texts.map((text, index) => [`r${index}`, text]))
}

const thrownBy = (table: Table): string | undefined => {
  try {
    routeMatcher(defineRoutes(table as { readonly home: '/' }))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const diagnosed = (lines: readonly string[]): ReadonlyMap<number, string> => {
  const { program, file } = programOf(`import { defineRoutes } from 'uri-ts/routes'\n${lines.join('\n')}\n`)
  return new Map(
    program
      .getSemanticDiagnostics(file)
      .map(({ start = 0, messageText }) => [
        file.getLineAndCharacterOfPosition(start).line - 1,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ]),
  )
}

const COUNT = Number(URI_TS_TABLES)

const OF_ROUTE = /^(r\d+): (.*)$/

const EARLY = /^(r\d+)(?:: write '| matches the same paths as (r\d+)$)/

const TEXT = /^"(?:[^"\\]|\\.)*": /

const isSaid = (thrown: string, errors: ReadonlyMap<string, string>): boolean => {
  const sentence = thrown.replace(TEXT, '')
  const [, early, other = ''] = EARLY.exec(sentence) ?? []
  // The compiler does not compare two routes if one of them is invalid.
  if (early !== undefined) return errors.has(early) || errors.has(other)
  const [, name, rule] = OF_ROUTE.exec(sentence) ?? []
  if (name !== undefined) return errors.get(name)?.includes(rule as string) ?? false
  return [...errors.values()].some((error) => error.includes(sentence))
}

it(
  `the compiler and the run time agree on ${COUNT} tables`,
  () => {
    const random = randomFrom(SEED)
    const tables = Array.from({ length: COUNT }, () => tableOf(random))
    // Each route is on a separate line, because the test uses the errors' line numbers to identify the routes.
    const lines = tables.flatMap((table) => [
      'defineRoutes({',
      ...Object.entries(table).map(([name, text]) => `${name}: ${JSON.stringify(text)},`),
      '})',
    ])
    const said = diagnosed(lines)
    let line = 0
    let right = 0
    for (const table of tables) {
      const first = line + 1
      const found = Object.keys(table).flatMap((name, index) => {
        const error = said.get(first + index)
        return error === undefined ? [] : [[name, error] as const]
      })
      line = first + Object.keys(table).length + 1
      const thrown = thrownBy(table)
      if (thrown === undefined) right++
      if (thrown === undefined ? found.length > 0 : !isSaid(thrown, new Map(found)))
        expect({ table, thrown, found }).toEqual('agreement')
    }
    console.log(`${right} of ${COUNT} tables are right`)
    expect(Math.min(right, COUNT - right)).toBeGreaterThan(COUNT / 6)
  },
  HOURS,
)
