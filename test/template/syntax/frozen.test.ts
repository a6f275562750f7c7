/** Tests that templates and tables, which several parts of a program may share, are frozen. */
import * as E from 'fp-ts/Either'
import { uri } from 'uri-ts'
import { absoluteLinks, defineRoutes, defineRoutesUnder, route } from 'uri-ts/routes'
import {
  expand,
  fromExpress,
  int,
  parseExpress,
  parseTemplate,
  partialExpand,
  template,
  withCodecs,
} from 'uri-ts/template'
import { expect, it } from 'vitest'

/** Returns the path of every unfrozen object in a value. Ignores functions and codecs. */
const thawedIn = (value: unknown, at = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, each]) =>
    name === 'codecs' ? [] : thawedIn(each, `${at}.${name}`),
  )
  return Object.isFrozen(value) ? inner : [at, ...inner]
}

const rightOf = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw either.left
  return either.right
}

const table = defineRoutes({
  home: '/',
  user: route('/users/{id}', { id: int }),
  api: ['/api', { users: '/users{?page}', deep: { more: '/more{/rest*}' } }],
})

it.each([
  ['template', template('/{a}{?b*,c:3}')],
  ['parseTemplate', rightOf(parseTemplate('/{a}'))],
  ['withCodecs', withCodecs({ a: int })(template('/{a}'))],
  ['partialExpand', partialExpand(template('/{a}{?b,c}'))({ b: 1 })],
  ['fromExpress', fromExpress('/:a')],
  ['parseExpress', rightOf(parseExpress('/:a/*b'))],
  ['defineRoutes', table],
  ['defineRoutesUnder', defineRoutesUnder('/x/{y}')({ a: '/a', b: { c: '' } })],
  ['absoluteLinks', absoluteLinks(uri('https://h/'))(table)],
])('what %s makes is frozen', (_name, value) => {
  expect(thawedIn(value)).toEqual([])
  expect(Object.isFrozen(value)).toBe(true)
})

it('a table can be spread', () => {
  const more = { ...table, about: defineRoutes({ about: '/about' }).about }
  expect(more.about.link()).toBe('/about')
  expect(expand(template('/{a}'))({ a: 1 })).toBe('/1')
})
