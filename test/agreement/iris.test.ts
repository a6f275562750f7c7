/** Compares compile-time checks of IRIs with run-time checks. */
import { type Either, isUri, isUriReference, type ParseError, showReason } from 'uri-ts'
import { parseIri, parseIriReference } from 'uri-ts/iri'
import { beforeAll, expect, it } from 'vitest'
import { generateOf } from '../refimpl/generate'
import { HOSTILE } from '../refimpl/hostile'
import { randomFrom } from '../refimpl/random'
import { iriReference } from '../refimpl/rfc3987'
import { COMPILER_FOLDERS } from '../support/compilers'
import { EDGES, textOfPieces } from '../support/iris'
import { BEYOND, errorsInRows, TYPES } from './compile'
import { literal } from './emit'
import { texts } from './texts'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '3987' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)
const SEED = Number(URI_TS_SEED)

const HEAD = `import type { CheckIri, CheckIriReference, IriOfLiteral, IriReferenceOfLiteral } from '${TYPES}/iri/checked-literals'
import type { Iri, IriReference } from '${TYPES}/../src/iri/brands'
import type { Uri, UriReference } from '${TYPES}/../src/core/model/brands'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type ReadIri<Text extends string> = [CheckIri<Text>, CheckIri<Text> extends Text ? IriOfLiteral<Text> : 0]
type ReadReference<Text extends string> = [
  CheckIriReference<Text>,
  CheckIriReference<Text> extends Text ? IriReferenceOfLiteral<Text> : 0,
]
`

const rowOf = (
  name: string,
  type: string,
  text: string,
  parsed: Either<ParseError, unknown>,
  brand: string,
): string => {
  const should =
    parsed._tag === 'Right' ? `${literal(text)}, ${brand}` : `Refused<${literal(showReason(parsed.left))}>, 0`
  return `export const ${name}: Same<${type}<${literal(text)}>, [${should}]> = true`
}

const rowsOf = (text: string, index: number): readonly string[] => [
  rowOf(`iri${index}`, 'ReadIri', text, parseIri(text), isUri(text) ? `Uri<${literal(text)}>` : 'Iri'),
  rowOf(
    `reference${index}`,
    'ReadReference',
    text,
    parseIriReference(text),
    isUriReference(text) ? `UriReference<${literal(text)}>` : 'IriReference',
  ),
]

const MOST = 900

let checked: readonly string[] = []

beforeAll(() => {
  const random = randomFrom(SEED)
  const generated = Array.from({ length: COUNT }, (_, index) =>
    index % 2 === 0 ? generateOf(iriReference, random, [...HOSTILE, ...EDGES]) : textOfPieces(random),
  )
  const edges = EDGES.flatMap((edge) => [`/${edge}`, `?${edge}a`, `http://${edge}@${edge}/#${edge}`])
  checked = [...new Set([...edges, ...generated, ...texts(COUNT / 10, SEED)])].filter((text) => text.length < MOST)
  const valid = checked.filter((text) => parseIriReference(text)._tag === 'Right').length
  console.log(`${checked.length} texts (${valid} IRI references, ${checked.filter(isUriReference).length} of ASCII)`)
  expect(valid).toBeGreaterThan(checked.length / 4)
  expect(valid).toBeLessThan((checked.length * 4) / 5)
})

it.each(COMPILER_FOLDERS)('IRIs agree in %s', async (compiler) => {
  const read = compiler === 'typescript-7.0' ? checked.filter((text) => !BEYOND.test(text)) : checked
  expect(await errorsInRows(compiler, HEAD, read.flatMap(rowsOf))).toEqual([])
})
