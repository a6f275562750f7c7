/** Measures the compile-time cost of a checked literal by adding 100 different literals to a program. */
import { expect, it } from 'vitest'
import { realistic } from '../../../bench/instantiations/constructs'
import { programOf } from '../../support/typescript'

/**
 * The maximum number of type instantiations for one literal. Lower this limit when the measured cost drops, and raise
 * it only for a good reason.
 */
const BUDGET = 60

const KINDS: Readonly<Record<string, (index: number) => string>> = {
  'httpUri of realistic literals': (index) => `httpUri(${JSON.stringify(realistic(index).replace('user@', ''))})`,
  'httpUri of plain literals': (index) => `httpUri('https://example.com/a/b/${index}?q=${index * 7}')`,
  'uriOf of plain literals': (index) => `database.uri('redis://localhost:6379/${index}')`,
}

const costOf = (line: (index: number) => string, count: number): number => {
  const { program, file } = programOf(
    `import { httpUri, uriOf } from 'uri-ts'
export const database = uriOf({ schemes: ['postgres', 'redis'], host: true })
export const used = httpUri
${Array.from({ length: count }, (_, index) => `export const r${index} = ${line(index)}`).join('\n')}
`,
  )
  expect(program.getSemanticDiagnostics(file)).toEqual([])
  return program.getInstantiationCount()
}

it.each(Object.keys(KINDS))(`the compiler checks a literal with at most ${BUDGET} instantiations: %s`, (kind) => {
  const line = KINDS[kind] as (index: number) => string
  const each = (costOf(line, 200) - costOf(line, 100)) / 100
  console.log(`${kind}: ${each.toFixed(1)} instantiations`)
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 4)
})
