/** The one table: the server dispatches by it, the client links by it. */
import { defineRoutes } from 'uri-ts/routes'
import { int, oneOf, template, withCodecs } from 'uri-ts/template'

export const routes = defineRoutes({
  notes: withCodecs({ page: int, order: oneOf('asc', 'desc') })(template('/notes{?page,order,tag*}')),
  note: withCodecs({ id: int })(template('/notes/{id}')),
  file: '/files{/path*}',
})
