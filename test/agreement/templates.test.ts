/** Compares compile-time and run-time results for templates, expansions and links. */
import { isAbsoluteUri, isRelativeRef, isUri } from 'uri-ts'
import { defineRoutes, defineRoutesUnder } from 'uri-ts/routes'
import { expand, parseTemplate, template } from 'uri-ts/template'
import { beforeAll, expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { COMPILER_FOLDERS } from '../support/compilers'
import { data, mutantText, some, templateText } from '../support/template-arbitrary'
import { BEYOND, errorsInRows, SRC, TYPES } from './compile'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '6570' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import { defineRoutes, defineRoutesUnder } from '${SRC}/routes'
import type { AbsoluteUri, RelativeRef, Uri } from '${SRC}/core/model/brands'
import type { Expanded } from '${SRC}/template/expand/expansion-brand'
import type { Refused } from '${TYPES}/core/errors/refused'
import type { CheckTemplate } from '${TYPES}/template/syntax/checked-template'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type Brand<Of> = Of extends AbsoluteUri ? 'absolute' : Of extends Uri ? 'uri' : Of extends RelativeRef ? 'relative' : 'none'
type Among<Is, Allowed> = [Is] extends [Allowed] ? true : { is: Is }
type Unless<Is, Should> = Is extends string ? (string extends Is ? true : Same<Is, Should>) : { is: Is }
type TextOf<Of> = Of extends RelativeRef<infer Text> ? Text : never
`

const literal = (text: string): string =>
  JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const thrownFor = (text: string): string | undefined => {
  try {
    template(text as '/')
    return undefined
  } catch (error) {
    return (error as Error).message.slice(JSON.stringify(text).length + 2)
  }
}

const templateRow = (text: string, index: number): string => {
  const thrown = thrownFor(text)
  const should = thrown === undefined ? literal(text) : `Refused<${literal(thrown)}>`
  return `export const template${index}: Same<CheckTemplate<${literal(text)}>, ${should}> = true`
}

const brandsOf = (text: string, random: Random): readonly string[] => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') return []
  const texts = Array.from({ length: 40 }, () => expand(parsed.right)(data(random) as never) as string)
  const brands = { absolute: isAbsoluteUri, uri: isUri, relative: isRelativeRef }
  return Object.entries(brands).flatMap(([brand, is]) => (texts.every(is) ? [brand] : []))
}

const expansionRow = (text: string, index: number, random: Random): string => {
  const allowed = ['none', ...brandsOf(text, random)].map(literal).join(' | ')
  return `export const expansion${index}: Among<Brand<Expanded<${literal(text)}>>, ${allowed}> = true`
}

const SCHEMES = ['', '', 'http://h', 'http://h:80', 'http://u@h', 'http://h/b', '//h', 'x:', 'x:/'] as const

const SEGMENTS = ['users', 'a-b', 'x', '%41', "it's", '{id}', '{id}', '{b}'] as const
const REST = ['', '', '', '', '', '{/rest*}', '/{+path}'] as const
const TAILS = ['', '', '{?q}', '{?q,page}', '?v=1{&q}', '{?list*}'] as const
const VALUES = ['7', '-1.5', "'a'", "'a-b_c.d~'", "'a b'", "'é'", "'50%'", "'a/b'", 'true'] as const

const valuesOf = (text: string, random: Random): string => {
  const value = (name: string): string => {
    if (name === 'rest') return `['x', ${pick(random, VALUES)}]`
    if (name === 'list') return pick(random, ['[1, 2]', '[]', "['a b']"])
    if (name === 'path') return "'x/y'"
    return pick(random, VALUES)
  }
  const names = [...new Set(text.match(/(?<=\{[^}]*)[a-z]+/g) ?? [])]
  const isOptional = (name: string): boolean => /^(q|page|list)$/.test(name) && random(3) === 0
  return `{ ${names.flatMap((name) => (isOptional(name) ? [] : [`${name}: ${value(name)}`])).join(', ')} }`
}

const isComputed = (text: string, values: string): boolean =>
  !/[%*]|\{[+/]/.test(text) && !/[ %é/[]/.test(values.replace(/, |: |\{ | \}/g, ''))

interface Link {
  readonly code: string
  readonly text: string
  readonly isComputed: boolean
}

const linkOf = (random: Random): Link | undefined => {
  const segments = Array.from({ length: random(4) }, () => pick(random, SEGMENTS))
  const text = `/${[...new Set(segments)].join('/')}`.replace(/^\/$/, '') + pick(random, REST) + pick(random, TAILS)
  const route = text.startsWith('/') || text.startsWith('{/') ? text : `/${text}`
  const prefix = pick(random, ['', '', '/api', '/a/b-c'])
  const values = valuesOf(route, random)
  const define = prefix === '' ? 'defineRoutes' : `defineRoutesUnder(${literal(prefix)})`
  const code = `${define}({ route: ${literal(route)} }).route.link(${values})`
  const evaluate = new Function('defineRoutes', 'defineRoutesUnder', `return ${code}`)
  return { code, text: evaluate(defineRoutes, defineRoutesUnder), isComputed: isComputed(route, values) }
}

const linkRow = ({ code, text, isComputed }: Link, index: number): string =>
  `const link${index} = ${code}\nexport const linked${index}: ${isComputed ? 'Same' : 'Unless'}<TextOf<typeof link${index}>, ${literal(text)}> = true`

let rows: readonly string[] = []

beforeAll(() => {
  const random = randomFrom(Number(URI_TS_SEED))
  const several = (count: number, make: () => string): readonly string[] => [
    ...new Set(Array.from({ length: count }, make)),
  ]
  const templates = several(COUNT, () => mutantText(random)).filter((text) => !BEYOND.test(text))
  const expanded = several(COUNT / 2, () => pick(random, SCHEMES) + some(random, 2, () => '/') + templateText(random))
  const links = Array.from({ length: COUNT / 2 }, () => linkOf(random)).filter((link) => link !== undefined)
  rows = [
    ...templates.map(templateRow),
    ...expanded.map((text, index) => expansionRow(text, index, random)),
    ...links.map(linkRow),
  ]
  const computed = links.filter((link) => link.isComputed).length
  console.log(
    `${templates.length} templates, ${expanded.length} expansions, ${links.length} links (${computed} computed)`,
  )
  expect(computed).toBeGreaterThan(links.length / 5)
})

it.each(COMPILER_FOLDERS)('templates, expansions, links and prefixes agree in %s', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]),
)
