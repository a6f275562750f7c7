/** Checks that the types and the run-time functions refuse the same nested tables. */
import { defineRoutes, route, routeMatcher } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { HOURS, SEED } from '../../support/template-setup'
import { programOf } from '../../support/typescript'

const { URI_TS_TABLES = '1000' } = process.env
const COUNT = Number(URI_TS_TABLES)
const TEXTS = [
  '@/{x}',
  '@/a/{x}',
  '',
  '/',
  '/a',
  '/b',
  '/{x}',
  '/a/{y}',
  '/{x}.{y}',
  '/{x}-{z}',
  '{/p}',
  '{/p*}',
  '{?q}',
  'c',
  '/{x}{y}',
  '/..',
]
const PREFIXES = ['@/{x}', '@/b/{x}', '', '/a', '/a', '/b', '/{x}', '/', 'a', '/a/b', '/a?c', '/{+r}']

type Entries = { readonly [name: string]: string | Entries | readonly [string, Entries] }

const entriesOf = (random: Random, depth: number): Entries =>
  Object.fromEntries(
    Array.from({ length: 1 + random(3) }, (_, index) => {
      const kind = depth > 0 ? random(4) : 0
      if (kind < 2) return [`r${index}`, pick(random, TEXTS)]
      const inner = entriesOf(random, depth - 1)
      return [`r${index}`, kind === 2 ? inner : ([pick(random, PREFIXES), inner] as const)]
    }),
  )

const withCodecs = (entry: Entries[string]): unknown => {
  if (typeof entry === 'string') return entry.startsWith('@') ? route(entry.slice(1) as '/{x}', { x: int }) : entry
  if (Array.isArray(entry)) return entry.map(withCodecs)
  return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, withCodecs(inner)]))
}

const isRight = (entries: Entries): boolean => {
  try {
    routeMatcher(defineRoutes(withCodecs(entries) as never))
    return true
  } catch {
    return false
  }
}

it(
  `the compiler and the run time agree on ${COUNT} tables of tables`,
  () => {
    const random = randomFrom(SEED + 11)
    const tables = Array.from({ length: COUNT }, () => entriesOf(random, 2))
    const sourceOf = (entries: Entries) => JSON.stringify(entries).replace(/"@([^"]*)"/g, "route('$1', { x: int })")
    const lines = tables.map((entries) => `defineRoutes(${sourceOf(entries)})`)
    const { program, file } = programOf(
      `import { defineRoutes, int, route } from 'uri-ts/routes'\n${lines.join('\n')}\n`,
    )
    const wrong = new Set(
      program.getSemanticDiagnostics(file).map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line - 1),
    )
    const differ = tables.filter((entries, index) => isRight(entries) === wrong.has(index))
    expect(differ.slice(0, 3)).toEqual([])
    console.log(`${COUNT - wrong.size} of ${COUNT} tables of tables are right`)
    expect(Math.min(wrong.size, COUNT - wrong.size)).toBeGreaterThan(COUNT / 10)
  },
  HOURS,
)
