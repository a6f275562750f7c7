import * as fc from 'fast-check'
import { anyVariables } from 'uri-ts/fast-check'
import { expect, test } from 'vitest'
import { int, oneOf } from '../../../src/template/codecs/codecs'
import { withCodecs } from '../../../src/template/codecs/with-codecs'
import { expand } from '../../../src/template/expand/expand'
import { partialExpand } from '../../../src/template/expand/partial-expand'
import { extract } from '../../../src/template/extract/extract'
import { template } from '../../../src/template/syntax/checked-template'
import { parseTemplate } from '../../../src/template/syntax/parse'
import { SEED } from '../../support/law'

const samplesOf = <Value>(arbitrary: fc.Arbitrary<Value>): readonly Value[] =>
  fc.sample(arbitrary, { numRuns: 300, seed: SEED })

test('variables of codecs take the values of the given arbitraries, and are read back', () => {
  const users = withCodecs({ id: int, sort: oneOf('up', 'down') })(template('/users/{id}{?sort,q}'))
  const variables = anyVariables(users, { id: fc.integer(), sort: fc.constantFrom('up', 'down') })
  for (const values of samplesOf(variables)) {
    const { id, sort } = values
    expect(extract(users)(expand(users)(values))).toMatchObject({ right: sort === undefined ? { id } : { id, sort } })
  }
})

test('an arbitrary may be given for any variable', () => {
  const variables = anyVariables(template('/{a}{?b}'), { a: fc.constant('x') })
  for (const { a } of samplesOf(variables)) expect(a).toBe('x')
})

test('required variables are always there, optional ones sometimes, and given ones never', () => {
  const samples = samplesOf(anyVariables(partialExpand(template('/{a}/{b}{?b,c}{#d}'))({ a: 'x' })))
  const keys = samples.map((values) => Object.keys(values).sort().join())
  expect(new Set(keys)).toEqual(new Set(['b', 'b,c', 'b,d', 'b,c,d']))
})

test('modifiers say which values a variable has', () => {
  for (const { a, b } of samplesOf(anyVariables(template('{a:3}{b*}')))) {
    expect(typeof a).toBe('string')
    expect(typeof b).toBe('object')
  }
})

test('names that every object inherits are variables as others are', () => {
  const [values] = samplesOf(anyVariables(template('{__proto__}{constructor}')))
  expect(Object.keys(values ?? {})).toEqual(['__proto__', 'constructor'])
})

test('wrong arguments from JavaScript throw a helpful message', () => {
  const users = withCodecs({ id: int })(template('/users/{id}'))
  expect(() => anyVariables(users, {} as never)).toThrow(
    new TypeError("the variable 'id' has a codec, so it needs an arbitrary"),
  )
  expect(() => anyVariables(users, undefined as never)).toThrow(/needs an arbitrary/)
  expect(() => anyVariables(users, { id: fc.integer(), page: fc.integer() } as never)).toThrow(
    new TypeError("'page' is not a variable of the template"),
  )
})

test('a template of unknown text has variables too', () => {
  const parsed = parseTemplate('/{x}' as string)
  if (parsed._tag === 'Right') expect(samplesOf(anyVariables(parsed.right))[0]).toHaveProperty('x')
  else expect.fail()
})
