/**
 * For each request, this Hono middleware checks the raw request line and the `Host` field, and determines the URI.
 * Handlers read the URI with `c.get('uri')`.
 */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AbsoluteUri, View } from 'uri-ts'
import { type Answer, answer, receive } from '../site'

interface Env {
  readonly Bindings: HttpBindings
  readonly Variables: { readonly uri: View<AbsoluteUri> }
}

const respond = ({
  status,
  headers,
  body,
}: Answer): readonly [Answer['body'], ContentfulStatusCode, Record<string, string>] => [
  body,
  status as ContentfulStatusCode,
  { ...headers },
]

/**
 * The adapter builds `c.req.url` with `new URL`, so this middleware reads the raw request-target from `c.env.incoming`.
 */
export const uriMiddleware = createMiddleware<Env>(async (c, next) => {
  const {
    method = '',
    url: target = '',
    headersDistinct: { host: hosts },
  } = c.env.incoming
  const result = receive({ method, target, scheme: 'http', hosts })
  if ('answer' in result) return c.json(...respond(result.answer))
  c.set('uri', result.uri)
  return next()
})

export const createHonoApp = (): Hono<Env> =>
  new Hono<Env>()
    .use(uriMiddleware)
    .get('/hono/:name', (c) => c.json({ handler: 'hono', url: c.req.url, uri: c.get('uri').text }))
    .notFound((c) => c.json(...respond(answer(c.req.method, c.get('uri')))))
