/** Checks that the type tests in `test-d` pass in TypeScript 7, and that `test-d/mutants.mjs` can create its mutants. */
import { expect, it } from 'vitest'
// @ts-expect-error: the script has no type declarations
import { MUTANTS } from '../../test-d/mutant-list.mjs'
import { IS_DEEP } from '../support/compilers'
import { filesOf, textOf } from '../support/files'
import { typeTestFaults } from '../support/type-tests'

/** The file that takes the longest to check. `npm test` omits this file. */
const SLOWEST = 'test-d/core/scanner/limits.test-d.ts'

const FILES = filesOf('test-d', '.test-d.ts')
const FAULTS = typeTestFaults(IS_DEEP ? FILES : FILES.filter((file) => file !== SLOWEST))

it.each([...FAULTS])('%s', (_, faults) => {
  expect(faults).toEqual([])
})

it.each(MUTANTS as readonly (readonly [string, string, string])[])(
  '%s in %s contains the text to mutate once',
  (_, file, text) => {
    expect(textOf(file).split(text)).toHaveLength(2)
  },
)
