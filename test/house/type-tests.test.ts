/** Checks that the type tests in `test-d` pass in TypeScript 7, and that the mutants of types can be created. */
import { expect, it } from 'vitest'
// @ts-expect-error: a script
import { MUTANTS } from '../../test-d/mutant-list.mjs'
import { filesOf, textOf } from '../support/files'
import { typeTestFaults } from '../support/type-tests'

const FAULTS = typeTestFaults()

it('there are no other files', () => {
  expect([...FAULTS.keys()].sort()).toEqual(filesOf('test-d', '.test-d.ts'))
})

it.each([...FAULTS])('%s', (_, faults) => {
  expect(faults).toEqual([])
})

it.each(MUTANTS as readonly (readonly [string, string, string])[])(
  '%s in %s contains the text to mutate once',
  (_, file, text) => {
    expect(textOf(file).split(text)).toHaveLength(2)
  },
)
