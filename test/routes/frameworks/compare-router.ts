/**
 * Defines laws that compare how a route table and a router match targets. The router receives the paths of all the
 * routes in the table. The laws allow only the differences that `docs/frameworks.md` describes.
 */
import * as fc from 'fast-check'
import type { Either } from 'fp-ts/Either'
import { type AnyRoute, defineRoutes, matchRoute, routeMatcher } from 'uri-ts/routes'
import { expect } from 'vitest'
import { law } from '../../support/law'

const LITERALS = ['/a', '/B', '/b:c', '/x(y)', '/v1.2', '/@me', "/!$&'", '/+,;=', '/é', '/a*b', '/%2F', '/-', '/.well']

const WHOLE = ['/{n}', '/{n}', '/{n}', '/{_n}', '/{1}', '/{n.m}']

const WITHIN = ['/v{n}', '/{n}.json', '/{n}-{m}', '/{n}to{m}', '/{n}1']

const ENDS = ['', '', '', '/', '/{+r}', '{/r*}', '{/o}', '//x', '/a/{/o}', '/a/{/r*}']

const pattern = fc
  .tuple(
    fc.array(fc.constantFrom(...LITERALS, ...WHOLE, ...WHOLE, ...WITHIN), { maxLength: 3 }),
    fc.constantFrom(...ENDS),
  )
  .map(([segments, end]) => segments.map((text, index) => text.replace(/\}/g, `${index}}`)).join('') + end || '/')
  .filter((text) => text !== '//x')

const routeOf = (text: string): AnyRoute => defineRoutes({ route: text } as unknown as { route: '/' }).route

const PIECES = ['a', 'B', 'b:c', 'x(y)', 'v1.2', '@me', '1', "!$&'", '%C3%A9', 'a*b', '%2F', '-', '.', '%20', 'to']

const word = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(''))

const targetOf = (text: string) =>
  fc
    .tuple(fc.array(word, { minLength: 8, maxLength: 8 }), fc.constantFrom('', '', '', '/', '/a', 'A'))
    .map(([values, end]) => {
      const rest = [...values]
      const path = text
        .replace('{/r*}', () => `/${rest.pop()}/${rest.pop()}`)
        .replace('{/o}', () => `/${rest.pop()}`)
        .replace(/\{[^}]*\}/g, () => String(rest.pop()))
        .replace(/é/g, '%C3%A9')
      return path + end
    })

const anyTarget = fc.array(fc.constantFrom('/', '/', ...PIECES), { maxLength: 6 }).map((all) => `/${all.join('')}`)

const tableAndTarget = fc
  .array(pattern, { minLength: 1, maxLength: 4 })
  .chain((texts) => fc.tuple(fc.constant(texts), fc.oneof(...texts.map(targetOf), anyTarget)))

const hasDots = (target: string): boolean =>
  /(\/|%2F)\.\.?(\/|%2F|$)/i.test(target) ||
  target.split('/').some((segment) => /^\.|\.$|\W\.|\.\W|to\.|\.to|v\.|\.1/.test(segment))

/** The index of the route that a router found, and the decoded values. */
export interface Found {
  readonly index: number
  readonly values: Readonly<Record<string, string | undefined>>
}

/** Describes how a test queries a router, and how the router's results are allowed to differ from those of a table. */
export interface Router {
  readonly write: (route: AnyRoute) => string
  readonly find: (paths: readonly string[], target: string) => Found | undefined
  /** Returns the targets that the router reads in the same way as the given target. */
  readonly alike: (target: string) => readonly string[]
  /** Returns whether the test calls the router with the given target. */
  readonly reads: (target: string) => boolean
  /** Returns whether the test allows the router to miss a target that the route matches. */
  readonly misses: (route: AnyRoute, target: string) => boolean
  /** Returns whether the test allows the router to match a target that the route does not match. */
  readonly adds?: (route: AnyRoute, target: string) => boolean
}

/** Decodes the values that a router returns in percent-encoded form. */
export const decodeValues = (values: Readonly<Record<string, string | undefined>>): Found['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && decodeURIComponent(value)]))

const strings = fc.array(fc.string({ unit: 'grapheme-composite', minLength: 1 }), { minLength: 8, maxLength: 8 })

interface AnyLink {
  readonly tryLink: (values: object) => Either<unknown, string>
}

/** Returns the value of `{+r}` if the route has this variable and matches the target. */
export const restOf = (route: AnyRoute, target: string): unknown => {
  const read = matchRoute(route)(target)
  return read._tag === 'Right' && route.pattern.endsWith('{+r}') ? (read.right as { r?: unknown }).r : undefined
}

type Table = Readonly<Record<string, AnyRoute>>

const tableOf = (texts: readonly string[]): Table | undefined => {
  try {
    return defineRoutes(Object.fromEntries(texts.map((text, index) => [`r${index}`, text])) as never) as Table
  } catch {
    return undefined
  }
}

const writtenBy = (write: Router['write'], text: string): string | undefined => {
  try {
    return write(routeOf(text))
  } catch (error) {
    expect(String(error)).toMatch(/^TypeError: .* cannot be written for /)
    return undefined
  }
}

/**
 * Defines a table that contains only routes that the router can express. Omits a route that conflicts with an earlier
 * route.
 */
const tableFor = (write: Router['write'], texts: readonly string[]): Table => {
  const kept: string[] = []
  for (const text of texts)
    if (writtenBy(write, text) !== undefined && tableOf([...kept, text]) !== undefined) kept.push(text)
  return tableOf(kept) as Table
}

export const matches = (route: AnyRoute, target: string): boolean => matchRoute(route)(target)._tag === 'Right'

/** Defines two laws for a router: one about tables and targets, and one about links and their values. */
export const compareRouter = (name: string, { write, find, alike, reads, misses, adds }: Router): void => {
  law(`${name} matches the targets that a table matches`, [tableAndTarget], ([texts, target]) => {
    if (hasDots(target) || !reads(target)) return
    const table = tableFor(write, texts)
    const routes = Object.values(table)
    const paths = routes.map(write)
    const found = find(paths, target)
    const theirs = found && routes[found.index]
    const isMatch = routeMatcher(table)(target)._tag === 'Right'
    expect({ target, paths, isMatch }).toMatchObject({ isMatch: routes.some((route) => matches(route, target)) })
    const mustFind = isMatch && routes.some((route) => matches(route, target) && !misses(route, target))
    const mayFind =
      theirs === undefined || alike(target).some((each) => matches(theirs, each)) || adds?.(theirs, target) === true
    expect({ target, paths, theirs: theirs?.pattern, mayFind }).toMatchObject({ mayFind: true })
    expect({ target, paths, isFound: found !== undefined || !mustFind }).toMatchObject({ isFound: true })
  })

  law(`${name} follows the links of a table, and reads the same values`, [pattern, strings], (text, values) => {
    const path = writtenBy(write, text)
    // If two variables share a segment, the router and the table may split the segment at different points.
    if (path === undefined || /\w\}[^/{]+\{\w/.test(text)) return
    const route = routeOf(text)
    const given = Object.fromEntries(
      Array.from(text.matchAll(/\{[+/]?([^}*]+)(\*?)\}/g), ({ 1: variable = '', 2: star }, index) => [
        variable,
        star ? values.slice(index) : values[index],
      ]),
    )
    const link = (route as unknown as AnyLink).tryLink(given)
    if (link._tag === 'Left' || misses(route, link.right) || !reads(link.right)) return
    const found = find([path], link.right)
    const { r, ...single } = given
    expect({ link: link.right, path, values: found?.values }).toMatchObject({ values: single })
  })
}
