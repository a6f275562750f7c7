/**
 * Serves the notes site with Express 5. One route is registered under its own path, and a catch-all handler uses the
 * route table to serve all other routes.
 */
import express, { type NextFunction, type Request, type Response } from 'express'
import { routeHandler, toExpress } from 'uri-ts/routes'
import { type Answer, answer, createStore, refused, showNote, userOf } from './notes'
import { refusal } from './receive'
import { routes } from './routes'

const respond = (response: Response, { status, headers, body }: Answer): void => {
  response.status(status).set(headers)
  body === undefined ? response.end() : response.json(body)
}

/** `originalUrl` is the whole request-target, even in a router that is mounted under a path. */
const handle = routeHandler({
  target: (request: Request, _response: Response, _next: NextFunction) => request.originalUrl,
  refuse: (error, _request, response) => respond(response, refused(error)),
})

export const createExpressNotes = (): Express.Application => {
  const store = createStore()
  const contextOf = ({ headers }: Request) => ({ store, user: userOf(headers.authorization) })
  const app = express()
  app.use(({ method, originalUrl, headersDistinct }, response, next) => {
    const refused = refusal(method, originalUrl, headersDistinct['host'])
    refused === undefined ? next() : respond(response, refused)
  })
  app.get(
    toExpress(routes.notes.note),
    handle(routes.notes.note)(({ id }, request, response) => {
      respond(response.set('x-handler', 'express'), showNote({ id }, contextOf(request)))
    }),
  )
  app.use((request, response) => respond(response, answer(request.method, request.originalUrl, contextOf(request))))
  return app
}
