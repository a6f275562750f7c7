/** Defines the table of routes. Servers use it to dispatch requests, and clients use it to create links. */
import { defineRoutes, route } from 'uri-ts/routes'
import { int, oneOf, withDefault } from 'uri-ts/template'

export const routes = defineRoutes({
  home: '/',
  search: route('/search{?q,page}', { page: withDefault(int, 1) }),
  notes: [
    '/notes',
    {
      list: route('{?page,order,tag*}', { page: withDefault(int, 1), order: oneOf('asc', 'desc') }),
      note: route('/{id}', { id: int }),
    },
  ],
  file: '/files{/path*}',
  admin: ['/admin', { users: '/users', user: '/users/{name}' }],
})
