/**
 * Tests template literals that contain placeholders. The types computed for such a literal must be correct for every
 * string that the literal matches.
 */
import { isAbsoluteUri, isRelativeRef, isUri, isUriReference, removeDotSegments, resolve, view } from 'uri-ts'
import { beforeAll, expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { COMPILER_FOLDERS } from '../support/compilers'
import { errorsInRows, TYPES } from './compile'
import { literal, valuesOf } from './emit'
import { BASE, texts } from './texts'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '3986' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)
const ROWS = Math.min(COUNT / 4, 1000)

const FILLINGS = {
  string: [
    ...['', 'a', 'A', '1', '/', '//', ':', '@', '?', '#', '.', '..', '/../', '%41', '%7e', '%', '[::1]', '[', ' ', 'é'],
    ...['a:b', ':80', '&', '=', '//h', 'x://u@h:1/p?q#f', '1.2.3.4', '/a/b'],
  ],
  number: ['0', '1', '-1', '1.5', '255', '256', '1e+21', '1e-7'],
  bigint: ['0', '7', '-1', '99999999999999999999'],
  boolean: ['true', 'false'],
  "'a' | 'B/..' | '%7e'": ['a', 'B/..', '%7e'],
} as const

type Hole = keyof typeof FILLINGS

/** A template literal, represented as alternating text and placeholders. */
interface Holey {
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
}

const isSeparator = (part: string): boolean => /^[^\d.e+-]/.test(part)

const holeyOf = (text: string, random: Random): Holey => {
  const hole = (): Hole => pick(random, Object.keys(FILLINGS) as Hole[])
  const cut = random(text.length + 1)
  const [before, after] = [text.slice(0, cut), text.slice(cut + random(4))]
  const next = random(after.length + 1)
  const [middle, end] = [after.slice(0, next), after.slice(next + random(4))]
  return random(3) === 0 && isSeparator(middle)
    ? { parts: [before, middle, end], holes: [hole(), hole()] }
    : { parts: [before, after], holes: [hole()] }
}

const typeOf = ({ parts, holes }: Holey): string => {
  const quoted = parts.map((part) => literal(part).slice(1, -1).replaceAll('\\"', '"').replace(/[`$]/g, '\\$&'))
  return `\`${quoted.map((part, index) => part + (index < holes.length ? `\${${holes[index]}}` : '')).join('')}\``
}

const standsFor = ({ parts, holes }: Holey): readonly string[] =>
  parts
    .slice(1)
    .reduce<readonly string[]>(
      (before, part, index) =>
        before.flatMap((text) => FILLINGS[holes[index] as Hole].map((each) => text + each + part)),
      [parts[0] as string],
    )

const checks = (text: string): string =>
  literal([isUriReference(text), isUri(text), isAbsoluteUri(text), isRelativeRef(text), removeDotSegments(text)])

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never'

const rowOf = (holey: Holey, index: number): string => {
  const all = standsFor(holey)
  const valid = all.filter(isUriReference)
  const base = view(BASE as never)
  const values = union(valid.map((text) => literal([...valuesOf(view(text)), resolve(base)(view(text)).text])))
  return `type Holey${index} = ${typeOf(holey)}
export const checks${index}: Covers<Checks<Holey${index}>, ${union(all.map(checks))}> = true
export const values${index}: Covers<Values<Holey${index}>, ${values}> = true`
}

const HEAD = `import type { Parse } from '${TYPES}/core/components/components'
import type { IsNormalized, Normalize } from '${TYPES}/core/equivalence/normalize'
import type { QueryPairs } from '${TYPES}/core/components/query-pairs'
import type { RemoveDotSegments } from '${TYPES}/core/resolution/dot-segments'
import type { Resolve } from '${TYPES}/core/resolution/resolve'
import type { IsAbsoluteUri, IsRelativeRef, IsUri, IsUriReference } from '${TYPES}/core/model/checked-literals'
import type { Segments } from '${TYPES}/core/components/segments'
type Covers<Is, Each> = [Each] extends [Is] ? true : { is: Is }
type Checks<Text extends string> = readonly [
  IsUriReference<Text>,
  IsUri<Text>,
  IsAbsoluteUri<Text>,
  IsRelativeRef<Text>,
  RemoveDotSegments<Text>,
]
type Values<Text extends string> = readonly [
  Parse<Text>,
  Normalize<Text>,
  IsNormalized<Text>,
  Segments<Text>,
  QueryPairs<Text>,
  Resolve<'${BASE}', Text>,
]
`

let rows: readonly string[] = []

beforeAll(() => {
  const random = randomFrom(Number(URI_TS_SEED))
  const all = texts(COUNT, Number(URI_TS_SEED)).filter((text) => isUriReference(text) && text.length < 60)
  rows = Array.from({ length: ROWS }, () => holeyOf(pick(random, all), random)).map(rowOf)
})

it.each(COMPILER_FOLDERS)('template literals with placeholders agree in %s', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]),
)
