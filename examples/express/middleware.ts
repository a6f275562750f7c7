/** An Express middleware: `request.uri` is the URI of the request, checked before any other handler runs. */
import express, { type RequestHandler } from 'express'
import type { AbsoluteUri, View } from 'uri-ts'
import { answer, receive } from '../site'

declare global {
  namespace Express {
    interface Request {
      /** Set in every handler after `uriMiddleware`. */
      uri: View<AbsoluteUri>
    }
  }
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
    response.status(result.answer.status).json(result.answer.body)
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
    const { status, body } = answer(request.method, request.uri)
    response.status(status).json(body)
  })
  return app
}
