import { defineRoutes, routeMatcher, routeTemplate } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

const table = defineRoutes({
  home: '/',
  user: '/users/{id}{?page}',
  file: '/f/{+path}',
  api: { list: '/api/items{?q,tag*}', item: '/api/items/{id}' },
})

describe('routeTemplate', () => {
  it.each([
    ['/', '/'],
    ['/users/s3cret?page=2', '/users/{id}'],
    ['/f/a/b', '/f/{+path}'],
    ['/api/items?q=a', '/api/items'],
    ['/api/items/7', '/api/items/{id}'],
  ])('of the match of %s is %s', (target, template) => {
    expect(routeTemplate(table)(rightOf(routeMatcher(table)(target)))).toBe(template)
  })

  it('throws for what is not a match of the table', () => {
    for (const wrong of [{ route: 'other' }, { route: 'toString' }, undefined, 'user'])
      expect(() => routeTemplate(table)(wrong as never)).toThrow('the value is not a match of this table')
    expect(() => routeTemplate(null as never)).toThrow(TypeError)
  })
})
