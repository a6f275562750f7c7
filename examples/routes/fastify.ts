/** Fastify 5: one route by its path, and the table as a catch-all for the others. */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { routeHandler, toFastify } from 'uri-ts/routes'
import { type Answer, answer, createStore, refused, showNote } from './notes'
import { routes } from './routes'

const respond = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body)

const handle = routeHandler({
  target: (request: FastifyRequest, _reply: FastifyReply) => request.originalUrl,
  refuse: (error, _request, reply) => respond(reply, refused(error)),
})

export const createFastifyNotes = (): FastifyInstance => {
  const store = createStore()
  const dispatch = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    respond(reply, answer(request.method, request.originalUrl, store))
  // Fastify's router refuses a `%` that begins no octet before any route is tried; the table takes it for data.
  const app = fastify({ frameworkErrors: (_error, request, reply) => dispatch(request, reply) })
  app.get(
    toFastify(routes.notes.note),
    handle(routes.notes.note)(({ id }, _request, reply) =>
      respond(reply.header('x-handler', 'fastify'), showNote({ id }, store)),
    ),
  )
  app.setNotFoundHandler(dispatch)
  return app
}
