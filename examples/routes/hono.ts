/** Hono 4: one route by its path, and the table as a catch-all for the others. It runs wherever `fetch` does. */
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { routeHandler, toHono } from 'uri-ts/routes'
import { type Answer, answer, createStore, refused, showNote } from './notes'
import { routes } from './routes'

/** In Node, the adapter has the raw target; elsewhere, it is the part of the URL after the authority. */
interface Env {
  readonly Bindings: { readonly incoming?: { readonly url?: string } }
}

const targetOf = (c: Context<Env>): string => c.env?.incoming?.url ?? c.req.url.slice(c.req.url.indexOf('/', 8))

const respond = (c: Context<Env>, { status, headers, body }: Answer): Response =>
  body === undefined ? c.body(null, 204, headers) : c.json(body, status as ContentfulStatusCode, headers)

const handle = routeHandler({ target: targetOf, refuse: (error, c) => respond(c, refused(error)) })

export const createHonoNotes = (): Hono<Env> => {
  const store = createStore()
  return new Hono<Env>()
    .get(
      toHono(routes.notes.note),
      handle(routes.notes.note)(({ id }, c) => {
        c.header('x-handler', 'hono')
        return respond(c, showNote({ id }, store))
      }),
    )
    .all('*', (c) => respond(c, answer(c.req.method, targetOf(c), store)))
}
