/**
 * Compares compile-time and run-time results for schemes, relation types, parameter names, route patterns and other
 * strings that are not URIs.
 */
import { type Either, showReason, type UriError } from 'uri-ts'
import { linkOf, linkParameter } from 'uri-ts/http'
import { compileRouter } from 'uri-ts/routes'
import { buildPurl, buildUrn, buildUrnEncoded, mediaTypeParameter } from 'uri-ts/schemes'
import { parseSuffix } from 'uri-ts/text'
import { expect } from 'vitest'
import { mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { BEYOND, TYPES } from './compile'
import { literal } from './emit'
import { testRows } from './row-tests'

const { URI_TS_AGREEMENT = '300', URI_TS_SEED = '8288' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import type { CheckSchemeName } from '${TYPES}/core/text/scheme-literal'
import type { Refused } from '${TYPES}/core/errors/refused'
import type { CheckLinkParameter, CheckRel } from '${TYPES}/http/links/relation-type'
import type { CheckPatterns } from '${TYPES}/routes/router/checked-patterns'
import type { CheckParameterName } from '${TYPES}/schemes/data/parameter-name'
import type { CheckedPurl } from '${TYPES}/schemes/purl/checked-purl'
import type { CheckedUrnData, CheckedUrnParts } from '${TYPES}/schemes/urn/checked-parts'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type In<Table, Name> = Name extends keyof Table ? Table[Name] : never
type PatternOf<Text extends string> = In<CheckPatterns<{ readonly a: Text }>, 'a'>
type NidOf<Text extends string> = CheckedUrnParts<Text, 'a', 'a', 'a', 'a'>['nid']
type NssOf<Text extends string> = CheckedUrnParts<'ab', Text, 'a', 'a', 'a'>['nss']
type ROf<Text extends string> = CheckedUrnParts<'ab', 'a', Text, 'a', 'a'>['rComponent']
type QOf<Text extends string> = CheckedUrnParts<'ab', 'a', 'a', Text, 'a'>['qComponent']
type FOf<Text extends string> = CheckedUrnParts<'ab', 'a', 'a', 'a', Text>['fComponent']
type DataOf<Text extends string> = CheckedUrnData<'ab', Text, 'a', 'a'>['nss']
type TypeOf<Text extends string> = CheckedPurl<Text, 'a', 'a', 'a'>['type']
type AloneOf<Text extends string> = CheckedPurl<Text, undefined, 'a', 'a'>['type']
type NamespaceOf<Text extends string> = CheckedPurl<Text, 'a', 'a', 'a'>['namespace']
type NameOf<Text extends string> = CheckedPurl<'NPM', 'a', Text, 'a'>['name']
type KeyOf<Text extends string> = NonNullable<CheckedPurl<'npm', 'a', 'a', Text>['qualifiers']>[number][0]
`

const thrown = (check: () => unknown, prefix: RegExp): string | undefined => {
  try {
    check()
    return undefined
  } catch (error) {
    const { message } = error as Error
    const [head] = prefix.exec(message) ?? []
    if (head === undefined) throw new Error(`no message: ${message}`)
    return message.slice(head.length)
  }
}

const failed = (result: Either<UriError, unknown>, component?: string): string | undefined =>
  result._tag === 'Left' && (component ?? result.left.component) === result.left.component
    ? showReason(result.left)
    : undefined

interface Kind {
  readonly reason: (text: string) => string | undefined
  readonly pieces: readonly string[]
  readonly isOptional?: true
}

const NAMES = ['next', 'rel', 'Anchor', 'title', '*', '', ' ', 'https://a/b', '#c', '"', 'é', '_', '=', '%', 'a', '9']
const SCHEMES = ['http', 'a', 'Z9', '+', '-', '.', '', ':', '1', ' ', 'é', '%41', '/']
const PATTERNS = [
  '/',
  '/',
  '/',
  'a',
  '{id}',
  '{b}',
  '{+c}',
  '%41',
  '%4',
  '.',
  '..',
  ':',
  '*',
  '$',
  '{',
  '}',
  '{__proto__}',
]
const MORE_PATTERNS = [
  '?',
  '#',
  '[',
  'é',
  '{/d}',
  '{?e}',
  '{a.b}',
  '{a..b}',
  '{%41}',
  '{%4}',
  '{}',
  '{x-y}',
  '-',
  '@',
  '%2e',
]
const PARTS = ['a', 'B-', '9', '-', ':', '/', '?', '=', '?=', '+', '%41', '%4', '#', ' ', 'é', '', 'abcdefghijklmnop']
const TYPES_OF_PURLS = [
  'npm',
  'maven',
  'Maven',
  'deb',
  'cargo',
  'pypi',
  'PyPI',
  'otp',
  'x',
  '',
  '1',
  '_',
  '.',
  '-',
  'é',
  'brew',
]
const KEYS = ['arch', 'a', 'A', '_', '1', '.', '-', '', ' ', 'é', '%']

const urn = (part: string) => (text: string) => failed(buildUrn({ nid: 'ab', nss: 'a', [part]: text }))

const KINDS: Readonly<Record<string, Kind>> = {
  CheckSchemeName: { reason: (scheme) => thrown(() => parseSuffix(scheme), /^'[\s\S]*' (?=is )/), pieces: SCHEMES },
  CheckRel: { reason: (text) => thrown(() => linkOf(text), /^linkOf: the value (?=is )/), pieces: NAMES },
  CheckLinkParameter: {
    reason: (text) => thrown(() => linkParameter(text), /^linkParameter: '\w+' (?=is )/),
    pieces: NAMES,
  },
  CheckParameterName: {
    reason: (text) => thrown(() => mediaTypeParameter(text), /^mediaTypeParameter: "[\s\S]*" (?=is )/),
    pieces: NAMES,
  },
  PatternOf: {
    reason: (a) => failed(compileRouter<{ a: string }>({ a }))?.slice('a: '.length),
    pieces: [...PATTERNS, ...MORE_PATTERNS],
  },
  NidOf: { reason: urn('nid'), pieces: PARTS },
  NssOf: { reason: urn('nss'), pieces: PARTS },
  ROf: { reason: urn('rComponent'), pieces: PARTS, isOptional: true },
  QOf: { reason: urn('qComponent'), pieces: PARTS, isOptional: true },
  FOf: { reason: urn('fComponent'), pieces: PARTS, isOptional: true },
  DataOf: { reason: (nss) => failed(buildUrnEncoded({ nid: 'ab', nss })), pieces: PARTS },
  TypeOf: {
    reason: (type) => failed(buildPurl<string, string, string>({ type, name: 'a', namespace: 'a' }), 'type'),
    pieces: TYPES_OF_PURLS,
  },
  AloneOf: {
    reason: (type) => failed(buildPurl<string, string, string>({ type, name: 'a' })),
    pieces: TYPES_OF_PURLS,
  },
  NameOf: {
    reason: (name) => failed(buildPurl<string, string, string>({ type: 'NPM', name, namespace: 'a' })),
    pieces: PARTS,
  },
  KeyOf: {
    reason: (key) => failed(buildPurl<string, string>({ type: 'npm', name: 'a', qualifiers: [[key, 'b']] })),
    pieces: KEYS,
  },
}

const textOf = (random: Random, kind: string, pieces: readonly string[]): string => {
  const start = kind === 'PatternOf' && random(9) > 0 ? '/' : ''
  const text = start + Array.from({ length: random(5) }, () => pick(random, pieces)).join('')
  return random(8) === 0 ? mutate(text, random) : text
}

const rowsOf = ([kind, { reason, pieces, isOptional }]: readonly [string, Kind]): readonly string[] => {
  const random = randomFrom(Number(URI_TS_SEED))
  const all = new Set<string>()
  for (let tries = 0; all.size < COUNT && tries < COUNT * 20; tries++) {
    const text = textOf(random, kind, pieces)
    if (!BEYOND.test(text)) all.add(text)
  }
  return [...all].map((text) => {
    const why = reason(text)
    const should = `${why === undefined ? literal(text) : `Refused<${literal(why)}>`}${isOptional ? ' | undefined' : ''}`
    return `export const ROW: Same<${kind}<${literal(text)}>, ${should}> = true`
  })
}

const rowsOfNamespaces = (): readonly string[] =>
  ['npm', 'cargo', 'PyPI', 'maven', 'x', 'oci'].map((type) => {
    const why = failed(buildPurl<string, string, string>({ type, name: 'a', namespace: 'a' }))
    return `export const ROW: Same<NamespaceOf<'${type}'>, ${why === undefined ? "'a'" : `Refused<${literal(why)}>`} | undefined> = true`
  })

const SEGMENTS = ['a', '{x}', '{y}', 'a{x}', 'b{x}', '{x}-{y}', '%61', '{+z}', '']

const rowsOfTables = (): readonly string[] => {
  const random = randomFrom(Number(URI_TS_SEED))
  const path = () => `/${pick(random, SEGMENTS)}${random(2) === 0 ? '' : `/${pick(random, SEGMENTS)}`}`
  const rows = new Set<string>()
  for (let tries = 0; rows.size < COUNT && tries < COUNT * 20; tries++) {
    const [a, b] = [path(), path()]
    if (KINDS['PatternOf']?.reason(a) !== undefined || KINDS['PatternOf']?.reason(b) !== undefined) continue
    const compiled = compileRouter<Record<string, string>>({ a, b })
    const isSame = compiled._tag === 'Left' && compiled.left.reason === 'conflict' && !`${a} ${b}`.includes('//')
    const table = `{ readonly a: ${literal(a)}; readonly b: ${literal(b)} }`
    const wrong =
      "object & { readonly a: Refused<'matches the same paths as b'>; readonly b: Refused<'matches the same paths as a'> }"
    rows.add(`export const ROW: Same<CheckPatterns<${table}>, ${isSame ? wrong : table}> = true`)
  }
  return [...rows]
}

testRows('names, patterns and parts', HEAD, () => {
  const tables = rowsOfTables()
  expect(tables.filter((row) => row.includes('Refused<')).length).toBeGreaterThan(3)
  return [...Object.entries(KINDS).flatMap(rowsOf), ...rowsOfNamespaces(), ...tables]
})
