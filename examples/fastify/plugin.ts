/** This Fastify plugin checks the URI of each request before any handler runs, and sets `request.uri`. */
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import type { AbsoluteUri, View } from 'uri-ts'
import { type Answer, answer, receive } from '../site'

declare module 'fastify' {
  interface FastifyRequest {
    /** The URI of the request. The hook answers requests whose URI is invalid, so handlers receive only valid URIs. */
    uri: View<AbsoluteUri>
  }
}

const respond = (reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body)

/**
 * The hook runs for every request, including requests that match no route. `fastify-plugin` makes the hook apply to the
 * whole Fastify instance.
 */
export const uriPlugin = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('uri')
  app.addHook('onRequest', async (request, reply) => {
    const {
      method,
      url: target = '',
      headersDistinct: { host: hosts },
    } = request.raw
    const result = receive({ method: method ?? '', target, scheme: request.protocol, hosts })
    if ('answer' in result) return respond(reply, result.answer)
    request.uri = result.uri
  })
})

export const createFastifyApp = async (): Promise<FastifyInstance> => {
  const app = fastify()
  await app.register(uriPlugin)
  app.get('/fastify/:name', async (request) => ({ handler: 'fastify', host: request.hostname, uri: request.uri.text }))
  app.setNotFoundHandler((request, reply) => {
    return respond(reply, answer(request.method, request.uri))
  })
  return app
}
