/** This Express middleware checks the URI of each request before any other handler runs, and sets `request.uri`. */
import express, { type RequestHandler, type Response } from 'express'
import type { AbsoluteUri, View } from 'uri-ts'
import { type Answer, answer, receive } from '../site'

declare global {
  namespace Express {
    interface Request {
      /** The URI of the request. This property is available to every handler that runs after `uriMiddleware`. */
      uri: View<AbsoluteUri>
    }
  }
}

const respond = (response: Response, { status, headers = {}, body }: Answer): void => {
  response.status(status).set(headers).json(body)
}

export const uriMiddleware: RequestHandler = (request, response, next) => {
  const {
    method,
    originalUrl: target,
    headersDistinct: { host: hosts },
    protocol,
  } = request
  const result = receive({
    method,
    target,
    scheme: protocol === 'https' ? 'https' : 'http',
    hosts,
  })
  if ('answer' in result) {
    respond(response, result.answer)
    return
  }
  request.uri = result.uri
  next()
}

export const createExpressApp = (): Express.Application => {
  const app = express()
  app.use(uriMiddleware)
  app.get('/express/:name', (request, response) => {
    response.json({ handler: 'express', host: request.hostname, uri: request.uri.text })
  })
  app.use((request, response) => {
    respond(response, answer(request.method, request.uri))
  })
  return app
}
