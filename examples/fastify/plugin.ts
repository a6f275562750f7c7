/** A Fastify plugin: `request.uri` is the URI of the request, checked before any handler runs. */
import fastify, { type FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { AbsoluteUri, View } from 'uri-ts'
import { answer, receive } from '../site'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in every handler: the hook answers requests that have no valid URI. */
    uri: View<AbsoluteUri>
  }
}

/** Runs for every request, including those without a route. `fastify-plugin` extends it to the whole instance. */
export const uriPlugin = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('uri')
  app.addHook('onRequest', async (request, reply) => {
    const {
      method,
      url: target = '',
      headersDistinct: { host: hosts },
    } = request.raw
    const result = receive({ method: method ?? '', target, scheme: request.protocol, hosts })
    if ('answer' in result) return reply.code(result.answer.status).send(result.answer.body)
    request.uri = result.uri
  })
})

export const createFastifyApp = async (): Promise<FastifyInstance> => {
  const app = fastify()
  await app.register(uriPlugin)
  app.get('/fastify/:name', async (request) => ({ handler: 'fastify', host: request.hostname, uri: request.uri.text }))
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = answer(request.method, request.uri)
    return reply.code(status).send(body)
  })
  return app
}
