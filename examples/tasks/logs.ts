import fastify from 'fastify'
import { parseRequestTarget } from 'uri-ts/http'
import { OTEL_KEYS, redactText, SECRET_KEYS, urlAttributes } from 'uri-ts/text'

const forLog = redactText({ keys: SECRET_KEYS, exact: OTEL_KEYS })

/**
 * Creates a server that keeps secrets in URLs out of its log. A pino logger without Fastify accepts the same
 * `serializers` option.
 */
export const createServer = (stream: { write: (line: string) => void }) => {
  const app = fastify({
    logger: {
      stream,
      serializers: { req: ({ method, url }) => ({ method, url: forLog(url) }) },
    },
  })
  app.addHook('onResponse', async ({ log, method, url }) => {
    const target = parseRequestTarget(method, url)
    if (target._tag === 'Right' && target.right._tag !== 'AsteriskForm') log.info(urlAttributes(target.right), 'served')
  })
  app.get('/*', async () => 'ok')
  return app
}
