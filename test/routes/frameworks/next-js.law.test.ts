/**
 * Compares how route tables and the Next.js App Router match targets. Next.js receives the folders of all the routes in
 * a table. `docs/frameworks.md` describes the differences that the tests allow.
 */
import * as fc from 'fast-check'
import type { Either } from 'fp-ts/Either'
import { type AnyRoute, defineRoutes, routeMatcher, toNextJs } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { conflictOf, findPage, type NextMatch, type NextValues, patternOf } from '../../refimpl/next-router'
import { law } from '../../support/law'
import { type NextModules, readNext } from './next-modules'

const LITERALS = [
  '/a',
  '/a',
  '/b',
  '/b:c',
  '/x(y)',
  '/v1.2',
  '/m@',
  "/!$&'",
  '/+,;=',
  '/é',
  '/_p',
  '/%2F',
  '/(g)',
  '/@s',
]

const ENDS = ['', '', '', '', '/', '/{+r}', '{/r*}', '{/s*}', '{/o}', '/v{n}']

const pattern = fc
  .tuple(
    fc.array(fc.constantFrom(...LITERALS, '/{n}', '/{n}', '/{n}', '/{m}'), { maxLength: 4 }),
    fc.constantFrom(...ENDS),
  )
  .map(([segments, end]) => segments.map((text, index) => text.replace('}', `${index}}`)).join('') + end || '/')

const PIECES = ['a', 'b', 'b:c', 'x(y)', 'v1.2', 'm@', "!$&'", '+,;=', '%C3%A9', '_p', '%2F', '%20', '1']

const word = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(''))

const targetOf = (text: string) =>
  fc
    .tuple(fc.array(word, { minLength: 8, maxLength: 8 }), fc.constantFrom('', '', '', '/a', '1'))
    .map(([values, end]) => {
      const rest = [...values]
      const path = text
        .replace(/\{\/\w\*\}/, () => (rest.length % 2 ? '' : `/${rest.pop()}/${rest.pop()}`))
        .replace('{/o}', () => `/${rest.pop()}`)
        .replace(/\{[^}]*\}/g, () => String(rest.pop()))
        .replace(/é/g, '%C3%A9')
      return path + end
    })

const anyTarget = fc.array(word, { maxLength: 4 }).map((all) => `/${all.join('/')}`)

const tableAndTarget = fc
  .array(pattern, { minLength: 1, maxLength: 6 })
  .chain((texts) => fc.tuple(fc.constant(texts), fc.oneof(...texts.map(targetOf), anyTarget)))
  // Next.js redirects a request for a path that contains an empty segment.
  .filter(([, target]) => target === '/' || !/\/(\/|$)/.test(target))

type Table = Readonly<Record<string, AnyRoute>>

const tableOf = (texts: readonly string[]): Table | undefined => {
  try {
    return defineRoutes(Object.fromEntries(texts.map((text, index) => [`r${index}`, text])) as never) as Table
  } catch {
    return undefined
  }
}

const folderOf = (text: string): string | undefined => {
  const route = tableOf([text])?.['r0']
  try {
    return route && toNextJs(route as never)
  } catch (error) {
    expect(String(error)).toMatch(/^TypeError: .* cannot be written for Next\.js at offset \d+; /)
    return undefined
  }
}

const textsOf = (values: object): object =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value.length !== 0)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  )

const found = (match: NextMatch | undefined) => match && { page: match.page, values: textsOf(match.values) }

law(
  'Next.js finds the route and the values that a table finds, or refuses names',
  [tableAndTarget],
  ([all, target]) => {
    const written = all.flatMap((text) => {
      const page = folderOf(text)
      return page === undefined ? [] : [{ text, page }]
    })
    const pages = written.map(({ page }) => page)
    const table = tableOf(written.map(({ text }) => text))
    if (table === undefined) return
    const conflict = conflictOf(pages)
    expect([undefined, 'names']).toContain(conflict)
    if (conflict !== undefined) return
    const ours = routeMatcher(table)(target)
    const values = ours._tag === 'Right' ? textsOf(ours.right.params as object) : {}
    const page = ours._tag === 'Right' ? pages[Number(ours.right.route.slice(1))] : undefined
    // In Next.js, a catch-all segment does not match an empty path.
    const match = page === undefined || (target === '/' && page === '/[...r]') ? undefined : { page, values }
    expect({ target, pages, match: found(findPage(pages, target)) }).toEqual({ target, pages, match })
  },
)

it.each([
  [['/users/{id}', '/users/{name}/posts'], 'names', true],
  [['/users/{id}', '/users/me', '/users/{id}/{+path}', '/{+path}'], undefined, true],
  [['/files', '/files{/path*}'], 'optional catch-all', false],
  [['/files/{+path}', '/files{/path*}'], 'two catch-alls', false],
  [['/{a}', '/{b}'], 'same', false],
])('of %j, Next.js refuses %s, and whether a table accepts the routes is %s', (texts, conflict, isAccepted) => {
  expect(conflictOf(texts.map((text) => String(folderOf(text))))).toBe(conflict)
  expect(tableOf(texts) !== undefined).toBe(isAccepted)
})

interface AnyLink {
  readonly tryLink: (values: object) => Either<unknown, string>
}

const strings = fc.array(fc.string({ unit: 'grapheme-composite', minLength: 1 }), { minLength: 8, maxLength: 8 })

law('Next.js follows the links of a table, and reads the same values', [pattern, strings], (text, values) => {
  const page = folderOf(text)
  const route = tableOf([text])?.['r0'] as AnyLink | undefined
  if (page === undefined || route === undefined) return
  const names = Array.from(text.matchAll(/\{[+/]?(\w+)(\*?)\}/g))
  const given = Object.fromEntries(
    names.map(({ 1: name = '', 2: star }, index) => [name, star ? values.slice(index) : values[index]]),
  )
  const link = route.tryLink(given)
  if (link._tag === 'Left' || /\/(\/|$)/.test(link.right.slice(1))) return
  expect({ link: link.right, match: found(findPage([page], link.right)) }).toEqual({
    link: link.right,
    match: { page, values: textsOf(given) },
  })
})

const FOLDERS = ['/a', '/b', '/(a)', '/@a', '/(a)b', '/_a', '/(.)a', '/%5Fa', '/[n]', '/[m]', '/page']

const folder = fc
  .tuple(fc.array(fc.constantFrom(...FOLDERS), { maxLength: 4 }), fc.constantFrom('', '', '/[...r]', '/[[...r]]'))
  .map(([parts, end]) => parts.join('') + end || '/')

const foldersAndPath = fc.oneof(
  tableAndTarget.map(([texts, target]) => [texts.flatMap((text) => folderOf(text) ?? []), target] as const),
  fc.tuple(fc.array(folder, { maxLength: 5 }), anyTarget),
)

const findByNext = (next: NextModules, folders: readonly string[], path: string): NextMatch | undefined => {
  const names = new Map(folders.map((page) => [patternByNext(next, page), page]))
  const exact = names.get(path)
  if (exact !== undefined) return { page: exact, values: {} }
  for (const name of next.getSortedRoutes([...names.keys()])) {
    const values = next.getRouteMatcher(next.getRouteRegex(name))(path)
    if (values !== false) return { page: String(names.get(name)), values: values as NextValues }
  }
  return undefined
}

const patternByNext = (next: NextModules, page: string): string =>
  next.normalizeAppPath(`${page}/page`.replace('//', '/')).replaceAll('%5F', '_')

const refuses = (check: () => unknown): boolean => {
  try {
    check()
    return false
  } catch {
    return true
  }
}

const next = readNext()

it.runIf(next)('the transcription agrees with Next.js', () => {
  const modules = next as NextModules
  let accepted = 0
  fc.assert(
    fc.property(foldersAndPath, ([all, path]) => {
      const folders = [...new Set(all)].filter((page) => patternOf(page) !== undefined)
      const patterns = folders.map((page) => patternByNext(modules, page))
      expect(folders.map(patternOf)).toEqual(patterns)
      const conflict = conflictOf(folders)
      if (conflict === 'same') return
      const hasRepeatedName = patterns.some((pattern) => /(\[[nm]\]).*\1/.test(pattern))
      const isRefused = refuses(() => modules.getSortedRoutes(patterns))
      expect({ folders, isRefused }).toEqual({ folders, isRefused: conflict !== undefined || hasRepeatedName })
      if (isRefused) return
      accepted++
      expect({ folders, path, match: found(findByNext(modules, folders, path)) }).toEqual({
        folders,
        path,
        match: found(findPage(folders, path)),
      })
    }),
    { numRuns: 20_000, seed: 3986 },
  )
  expect(accepted).toBeGreaterThan(5000)
})
