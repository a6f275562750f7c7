/** Compares the compile-time cost of one table of literals with that of a separate call for each literal. */
import { expect, it } from 'vitest'
import { programOf } from '../../support/typescript'

const COUNT = 400

const literal = (i: number): string => `'https://example.com/a/b/${i}?q=${i * 7}'`

const linesOf = (line: (i: number) => string): string => Array.from({ length: COUNT }, (_, i) => line(i)).join('\n')

const SOURCES = {
  'a flat table': `export const all = uris({\n${linesOf((i) => `r${i}: ${literal(i)},`)}\n})`,
  'tables of twenty': `export const all = uris({\n${linesOf((i) => `${i % 20 === 0 ? `t${i}: {` : ''}r${i}: ${literal(i)},${i % 20 === 19 ? '},' : ''}`)}\n})`,
  'a list': `export const all = uris([\n${linesOf((i) => `${literal(i)},`)}\n])`,
}

const instantiationsOf = (text: string, errors = 0): number => {
  const { program, file } = programOf(`import { uri, uris } from 'uri-ts'\nexport const used = [uri, uris]\n${text}`)
  expect(program.getSemanticDiagnostics(file)).toHaveLength(errors)
  return program.getInstantiationCount()
}

const NOTHING = instantiationsOf('')
const SINGLE = instantiationsOf(linesOf((i) => `export const r${i} = uri(${literal(i)})`)) - NOTHING

it.each(Object.entries(SOURCES))('a literal in %s costs less than a call for it', (_, text) => {
  const cost = instantiationsOf(text) - NOTHING
  console.log(`${(cost / COUNT).toFixed(1)} instantiations a literal, ${(SINGLE / COUNT).toFixed(1)} in a call`)
  expect(cost / SINGLE).toBeLessThan(1)
})

it('a wrong literal in a table is one error, at its place', () => {
  const text = SOURCES['a flat table'].replace('/a/b/7?', '/a b/7?')
  const cost = instantiationsOf(text, 1) - NOTHING
  console.log(`${(cost / COUNT).toFixed(1)} instantiations a literal beside a wrong one`)
  expect(cost).toBeLessThanOrEqual(8 * SINGLE)
})
