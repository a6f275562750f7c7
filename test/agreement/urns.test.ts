/** Compares compile-time checks of URNs with run-time checks. */
import { toUndefined } from 'fp-ts/Option'
import { showReason } from 'uri-ts'
import { fComponent, isUrn, nid, nss, parseUrn, qComponent, rComponent } from 'uri-ts/schemes'
import { beforeAll, expect, it } from 'vitest'
import { generate, mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { namestring } from '../refimpl/rfc8141'
import { COMPILER_FOLDERS } from '../support/compilers'
import { BEYOND, errorsInRows, TYPES } from './compile'
import { literal } from './emit'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '8141' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import type { CheckUrn } from '${TYPES}/schemes/urn/checked-urn'
import type { FComponent, Nid, Nss, QComponent, RComponent } from '${TYPES}/schemes/urn/urn-parts'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type Parts<Text extends string> = [Nid<Text>, Nss<Text>, RComponent<Text>, QComponent<Text>, FComponent<Text>]
`

const SCHEMES = ['urn', 'urn', 'urn', 'URN', 'uRn', 'ur', 'url', 'u', 'x', '', 'urn ', 'urnn']
const NIDS = ['ab', 'isbn', 'X-y', 'a', '', '-a', 'a-', '--', 'a_b', 'a%41', '\xe9\xe9', 'a'.repeat(32), 'a'.repeat(33)]
const MORE_NIDS = [`${'a'.repeat(31)}-`, `${'a'.repeat(30)}-b`, `${'a-'.repeat(60)}`, 'a b', 'a/b', 'a?b', 'a#b']
const NAMES = [
  'c',
  'c',
  'c:d/e',
  '',
  '/',
  '/c',
  '%41',
  '%4',
  '%',
  'c%zz',
  ':',
  'c d',
  '[c]',
  'c\xe9',
  'c@d!$&',
  'c\n',
  'c'.repeat(200),
]
const TAILS = ['?', '+', '=', '?+', '?=', '?+d', '?=e', '/', '#', '#f', '?=', 'd', '%41', '%4', '[', ' ', '%2B', '']

const urnText = (random: Random): string => {
  const scheme = pick(random, SCHEMES)
  const nid = pick(random, random(2) === 0 ? NIDS : [...NIDS.slice(0, 3), ...MORE_NIDS])
  const tail = Array.from({ length: random(6) }, () => pick(random, TAILS)).join('')
  const text = `${random(3) > 0 ? 'urn' : scheme}:${random(2) === 0 ? 'ab' : nid}:${pick(random, NAMES)}${tail}`
  return random(4) === 0 ? mutate(text, random) : text
}

const partsOf = (text: string): string => {
  const parsed = parseUrn(text)
  if (parsed._tag === 'Left') throw new Error(text)
  const urn = parsed.right
  const components = [rComponent, qComponent, fComponent].map((read) => toUndefined(read(urn)))
  return [nid(urn), nss(urn), ...components].map((part) => (part === undefined ? 'false' : literal(part))).join(', ')
}

const rowOf = (text: string, index: number): string => {
  const parsed = parseUrn(text)
  const is = `export const row${index}: Same<CheckUrn<${literal(text)}>, `
  return parsed._tag === 'Left'
    ? `${is}Refused<${literal(showReason(parsed.left))}>> = true`
    : `${is}${literal(text)}> = true, parts${index}: Same<Parts<${literal(text)}>, [${partsOf(text)}]> = true`
}

let rows: readonly string[] = []

beforeAll(() => {
  const random = randomFrom(Number(URI_TS_SEED))
  const generated = Array.from({ length: COUNT }, (_, i) => {
    if (i % 2 === 0) return urnText(random)
    const text = generate(namestring, random)
    return random(2) === 0 ? text : mutate(text, random)
  })
  const texts = [...new Set(['', 'u', 'ur', 'urn', ...generated])].filter((text) => !BEYOND.test(text))
  rows = texts.map(rowOf)
  const valid = texts.filter(isUrn).length
  console.log(`${texts.length} texts (${valid} URNs)`)
  expect(valid).toBeGreaterThan(texts.length / 4)
  expect(valid).toBeLessThan(texts.length * (3 / 4))
})

it.each(COMPILER_FOLDERS)('URNs agree in %s', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]),
)
