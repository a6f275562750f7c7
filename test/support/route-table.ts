/** Defines a table that contains every kind of route. */
import { defineRoutes } from 'uri-ts/routes'
import { int, template, withCodecs } from 'uri-ts/template'

export const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}',
  search: '/search?v=1{&q}',
  raw: '/raw/{+path}',
  files: '/files/{disk}{/path*}{?at}',
  about: '/about',
})
