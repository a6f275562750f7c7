/** Checks that the type tests in `test-d` pass in TypeScript 7. */
import { expect, it } from 'vitest'
import { filesOf } from '../support/files'
import { typeTestFaults } from '../support/type-tests'

const FAULTS = typeTestFaults()

it('there are no other files', () => {
  expect([...FAULTS.keys()].sort()).toEqual(filesOf('test-d', '.test-d.ts'))
})

it.each([...FAULTS])('%s', (_, faults) => {
  expect(faults).toEqual([])
})
