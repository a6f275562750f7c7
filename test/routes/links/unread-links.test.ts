import { uri, view } from 'uri-ts'
import { defineRoutes, route, routeMatcher } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'

const site = defineRoutes({
  rest: '/{+path}',
  never: route('/never/{id}', {
    id: {
      encode: String,
      decode: () => {
        throw new Error('no')
      },
    },
  }),
  long: '/long{?q}',
})

describe('tryLink fails', () => {
  it('for a path that would be read as an authority', () => {
    expect(site.rest.tryLink({ path: '/a' })).toMatchObject({ left: { component: 'path', reason: 'segment' } })
  })

  it('for a codec that does not read what it writes', () => {
    expect(site.never.tryLink({ id: 'a' })).toMatchObject({ left: { component: 'id', reason: 'codec' } })
  })
})

it('reads a long query before a fragment', () => {
  const q = 'a'.repeat(60)
  expect(routeMatcher(site)(view(uri(`http://h/long?q=${q}#f` as 'http://h/long?q=a#f')))).toMatchObject({
    right: { route: 'long', params: { q } },
  })
})

// The strings are not valid routes. Functions that read a table of routes detect all invalid routes, but `defineRoutes`
// and links miss some of them.
describe.each(['/{!a}a{/rest*}{/a,b}{}', '/{+a}{/a,b}', '/{a,}{/a*}{/a,b}{?a,b}', '/+{a+?*},', '/!,{a/a**b+}'])(
  '%s',
  (text) => {
    const names = ['!a', 'rest', 'a', 'b', '', 'a+?', 'a/a*b+']

    it.each([['v'], [['v']], [['v', 'w']]])('throws no error of the engine for %j', (value) => {
      const values = Object.fromEntries(names.map((name) => [name, value]))
      const link = () => defineRoutes({ x: text } as never as { x: '/' }).x.link(values as never)
      try {
        expect(link()).toMatch(/^\//)
      } catch (error) {
        expect((error as Error).message).toMatch(/^"/)
      }
    })
  },
)
