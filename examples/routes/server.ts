/**
 * Serves the notes site with plain `node:http`. The server first checks the request-target and the `Host` field (RFC
 * 9112, section 3.2). To answer requests that pass these checks, the server uses the table of routes.
 */
import { createServer, type Server } from 'node:http'
import { answer, createStore, userOf } from './notes'
import { refusal } from './receive'

export const createNotesServer = (): Server => {
  const store = createStore()
  return createServer(({ method = '', url = '', headers, headersDistinct }, response) => {
    const {
      status,
      headers: fields,
      body,
    } = refusal(method, url, headersDistinct['host']) ??
    answer(method, url, { store, user: userOf(headers.authorization) })
    // Node omits the body of a response to HEAD.
    response.writeHead(status, { ...fields, 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
