/**
 * Serves the notes site with Hono 4. Hono runs on any runtime that has `fetch`. The `notes.note` route is registered as
 * a Hono route. A catch-all route uses the route table to answer requests that match no other Hono route.
 */
import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { honoTarget, routeHandler, toHono } from 'uri-ts/routes'
import { type Answer, answer, createStore, refused, showNote, userOf } from './notes'
import { refusal } from './receive'
import { routes } from './routes'

/** In Node, the adapter provides the request that Node's server has received. */
interface Env {
  readonly Bindings: { readonly incoming?: Pick<IncomingMessage, 'url' | 'headersDistinct'> }
}

/**
 * Returns the values of all `Host` fields. On runtimes other than Node, the host is read from the request's URL.
 */
const hostsOf = (c: Context<Env>): readonly string[] | undefined =>
  c.env?.incoming === undefined ? [new URL(c.req.url).host] : c.env.incoming.headersDistinct['host']

const respond = (c: Context<Env>, { status, headers, body }: Answer): Response =>
  body === undefined ? c.body(null, 204, headers) : c.json(body, status as ContentfulStatusCode, headers)

const handle = routeHandler({
  target: (c: Context<Env>) => honoTarget(c),
  refuse: (error, c) => respond(c, refused(error)),
})

export const createHonoNotes = (): Hono<Env> => {
  const store = createStore()
  const contextOf = (c: Context<Env>) => ({ store, user: userOf(c.req.header('authorization')) })
  return new Hono<Env>()
    .use(async (c, next) => {
      const refused = refusal(c.req.method, honoTarget(c), hostsOf(c))
      return refused === undefined ? next() : respond(c, refused)
    })
    .get(
      toHono(routes.notes.note),
      handle(routes.notes.note)(({ id }, c) => {
        c.header('x-handler', 'hono')
        return respond(c, showNote({ id }, contextOf(c)))
      }),
    )
    .all('*', (c) => respond(c, answer(c.req.method, honoTarget(c), contextOf(c))))
}
