/** Checks that the types and the functions produce the same error message for a long IRI with an invalid character. */
import { type Either, type ParseError, showReason } from 'uri-ts'
import { parseIriReference } from 'uri-ts/iri'
import { expect, it } from 'vitest'
import { errorsInRows, TYPES } from '../agreement/compile'
import { literal } from '../agreement/emit'
import { COMPILER_FOLDERS } from '../support/compilers'

const LENGTHS = [900, 1_500, 2_000]

const TEXTS = LENGTHS.flatMap((length) => [
  `http://é/${'a'.repeat(length)} b`,
  `/${'é'.repeat(length)}\uffff`,
  `${'é/'.repeat(length / 2)}?${'q'.repeat(length)}#\ue000`,
  `/ ${'é'.repeat(length)}`,
])

const rowOf = (text: string, index: number): string => {
  const parsed: Either<ParseError, unknown> = parseIriReference(text)
  const why = parsed._tag === 'Left' ? literal(showReason(parsed.left)) : 'never'
  return `export const row${index}: Same<CheckIriReference<${literal(text)}>, Refused<${why}>> = true`
}

const HEAD = `import type { CheckIriReference } from '${TYPES}/iri/checked-literals'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
`

it.each(COMPILER_FOLDERS)('%s refuses a long invalid literal with the message of the function', async (compiler) => {
  const errors = await errorsInRows(compiler, HEAD, TEXTS.map(rowOf))
  expect(errors.map((line) => line.slice(0, 300))).toEqual([])
})
