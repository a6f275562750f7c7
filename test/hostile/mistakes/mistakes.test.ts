/**
 * Tests 83 typical mistakes. Prints the mistakes that are reported neither by the compiler nor at run time, and fails
 * if there are more than two such mistakes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from 'uri-ts'
import * as bytes from 'uri-ts/bytes'
import * as equivalence from 'uri-ts/equivalence'
import * as http from 'uri-ts/http'
import * as iri from 'uri-ts/iri'
import * as repair from 'uri-ts/repair'
import * as routes from 'uri-ts/routes'
import * as scanner from 'uri-ts/scan'
import * as schemes from 'uri-ts/schemes'
import * as template from 'uri-ts/template'
import * as text from 'uri-ts/text'
import { afterAll, describe, expect, it } from 'vitest'
import { tsc } from '../../support/compilers'
import { ROOT } from '../../support/files'
import { AT_BOUNDARY } from './at-boundary'
import { OF_FUNCTIONS } from './of-functions'

const MISTAKES = [...AT_BOUNDARY, ...OF_FUNCTIONS]

/** For each entry point, maps the end of its name (for example, `/http`) to its module. */
const ENTRIES: { readonly [path: string]: object } = {
  '': core,
  '/bytes': bytes,
  '/equivalence': equivalence,
  '/http': http,
  '/iri': iri,
  '/repair': repair,
  '/routes': routes,
  '/scan': scanner,
  '/schemes': schemes,
  '/template': template,
  '/text': text,
}

/** TypeScript definitions of the values that the incorrect code in these tests can use. */
const FIXTURES = `
export const str: string = 'http://a/b?q=1'
export const either = parseUri(str)
export const u = view('http://a/b?q=1')
export const other = view('http://b/')
export const site = defineRoutes({ home: '/', user: route('/users/{id}', { id: int }), order: '/orders/{slug}' })
export const schema = { '~standard': { version: 1, vendor: 'zod', validate: (value: unknown) => ({ value: String(value) }) } } as const
`

const NAMES = FIXTURES.match(/(?<=export const )\w+/g) as readonly string[]

const importsOf = (code: string): string => {
  const used = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  const lines = Object.entries(ENTRIES).map(([path, entry]) => {
    const names = Object.keys(entry).filter((name) => used.has(name) && !NAMES.includes(name))
    return names.length === 0 ? '' : `import { ${names.join(', ')} } from 'uri-ts${path}'\n`
  })
  const type = used.has('Uri') ? "import type { Uri } from 'uri-ts'\n" : ''
  return lines.join('') + type
}

const folder = mkdtempSync(join(ROOT, 'node_modules/.mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * For each mistake that the compiler reports, maps the mistake's index to the compiler's message. Mistakes with a
 * `typed` property are compiled only as TypeScript.
 */
const compileAll = (end: 'ts' | 'js'): ReadonlyMap<number, string> => {
  writeFileSync(join(folder, 'fixtures.ts'), importsOf(FIXTURES) + FIXTURES)
  MISTAKES.forEach(({ code, typed }, index) => {
    if (end === 'js' && typed !== undefined) return
    const program = typed ?? `export const result = ${code}`
    const fixtures = NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(program))
    const ours = fixtures.length > 0 ? `import { ${fixtures.join(', ')} } from './fixtures'\n` : ''
    const check = end === 'js' ? '// @ts-check\n' : ''
    writeFileSync(join(folder, `m${index}.${end}`), `${check}${importsOf(program)}${ours}${program}\n`)
  })
  const compilerOptions = { lib: ['ES2022', 'DOM'], rootDir: ROOT, allowJs: end === 'js' }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: [`m*.${end}`], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const errors = new Map<number, string>()
  for (const line of tsc('typescript-7.0', folder, '-p', '.', '--lib', 'es2022,dom').split('\n')) {
    const [, index, message] = /^m(\d+)\.[jt]s\(.*?: error (.*)/.exec(line) ?? []
    if (index !== undefined && message !== undefined) errors.set(Number(index), message)
    else if (!/^\s/.test(line) && line !== '') throw new Error(line)
  }
  return errors
}

const fixtures = (): { readonly [name: string]: unknown } => {
  const site = routes.defineRoutes({
    home: '/',
    user: routes.route('/users/{id}', { id: template.int }),
    order: '/orders/{slug}',
  })
  const str = 'http://a/b?q=1'
  const schema = {
    '~standard': { version: 1, vendor: 'zod', validate: (value: unknown) => ({ value: String(value) }) },
  }
  return {
    str,
    either: core.parseUri(str),
    u: core.view('http://a/b?q=1'),
    other: core.view('http://b/'),
    site,
    schema,
  }
}

const said = (code: string): string | undefined => {
  const scope: { readonly [name: string]: unknown } = Object.assign({}, ...Object.values(ENTRIES), fixtures())
  try {
    const result = new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope))
    return result?._tag === 'Left' && !code.startsWith('either') ? core.showReason(result.left) : undefined
  } catch (error) {
    return (error as Error).message
  }
}

it('are 83, and no two are the same', () => {
  expect(MISTAKES).toHaveLength(83)
  expect(new Set(MISTAKES.map(({ code, typed }) => typed ?? code)).size).toBe(83)
})

describe('in plain JavaScript', () => {
  it.each(MISTAKES)('$mistake: $code', ({ code, says }) => {
    if (says === undefined) expect(said(code)).toBeUndefined()
    else expect(said(code)).toContain(says)
  })
})

it('in TypeScript, those that are not marked do not compile', () => {
  const errors = compileAll('ts')
  const compiled = MISTAKES.filter(({ compiles }, index) => !compiles && !errors.has(index))
  expect(compiled.map(({ mistake }) => mistake)).toEqual([])
  const isSilent = MISTAKES.filter((row, index) => row.silent !== undefined && !errors.has(index))
  console.log(`silent in both: ${isSilent.map(({ code }) => code).join('; ')}`)
  expect(isSilent.length).toBeLessThanOrEqual(2)
})

it('in JavaScript with `// @ts-check`, the compiler reports the same expressions', () => {
  const errors = compileAll('js')
  const unreported = MISTAKES.filter(({ compiles, typed }, index) => !compiles && !typed && !errors.has(index))
  expect(unreported.map(({ mistake }) => mistake)).toEqual([])
})

it('few are silent or poor in plain JavaScript', () => {
  const silent = MISTAKES.filter(({ silent }) => silent !== undefined)
  const poor = MISTAKES.filter(({ poor }) => poor !== undefined)
  console.log(`plain JavaScript: ${silent.length} silent, ${poor.length} poor`)
  expect(silent.length).toBeLessThanOrEqual(9)
  expect(poor.length).toBeLessThanOrEqual(5)
})
