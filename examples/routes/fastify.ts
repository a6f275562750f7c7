/**
 * Serves the notes site with Fastify 5. The `notes.note` route is registered as a Fastify route. The not-found handler
 * uses the route table to answer requests that match no Fastify route.
 */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { routeHandler, toFastify } from 'uri-ts/routes'
import { type Answer, answer, createStore, refused, showNote, userOf } from './notes'
import { refusal } from './receive'
import { routes } from './routes'

const respond = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body)

const handle = routeHandler({
  target: (request: FastifyRequest, _reply: FastifyReply) => request.originalUrl,
  refuse: (error, _request, reply) => respond(reply, refused(error)),
})

export const createFastifyNotes = (): FastifyInstance => {
  const store = createStore()
  const contextOf = ({ headers }: FastifyRequest) => ({ store, user: userOf(headers.authorization) })
  const app = fastify({
    // Handles requests that Fastify's router rejects because the host is missing or invalid, or because a
    // percent-encoded octet is malformed. No hooks run for such requests, so `frameworkErrors` must not serve any
    // content.
    frameworkErrors: (_error, _request, reply) =>
      respond(reply as FastifyReply, { status: 400, headers: {}, body: { error: 'malformed' } }),
  })
  app.addHook('onRequest', async (request, reply) => {
    const refused = refusal(request.method, request.originalUrl, request.raw.headersDistinct['host'])
    if (refused !== undefined) return respond(reply, refused)
  })
  app.get(
    toFastify(routes.notes.note),
    handle(routes.notes.note)(({ id }, request, reply) =>
      respond(reply.header('x-handler', 'fastify'), showNote({ id }, contextOf(request))),
    ),
  )
  app.setNotFoundHandler((request, reply) =>
    respond(reply, answer(request.method, request.originalUrl, contextOf(request))),
  )
  return app
}
