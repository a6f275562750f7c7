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
