import fastify from 'fastify'
import { parseRequestTarget } from 'uri-ts/http'
import { OTEL_KEYS, redactText, SECRET_KEYS, urlAttributes } from 'uri-ts/text'

const forLog = redactText({
  // As a word, `code` would also hide `statusCode`. As an exact key, `code` hides OAuth codes and the `code` property
  // of errors.
  keys: SECRET_KEYS.filter((word) => word !== 'code'),
  exact: [...OTEL_KEYS, 'code'],
  mask: 'REDACTED',
})

/** Creates a pino stream that hides the secrets in each line. Each line is JSON and remains JSON. */
export const redactLines = (stream: { write: (line: string) => void }) => ({
  write: (line: string) => stream.write(`${forLog(line.trimEnd())}\n`),
})

/** Creates a server whose log does not contain the secrets in URLs. */
export const createServer = (stream: { write: (line: string) => void }) => {
  const app = fastify({ logger: { stream: redactLines(stream) } })
  app.addHook('onResponse', async ({ log, method, url }) => {
    const target = parseRequestTarget(method, url)
    if (target._tag === 'Right' && target.right._tag !== 'AsteriskForm') log.info(urlAttributes(target.right), 'served')
  })
  app.get('/*', async () => 'ok')
  return app
}
