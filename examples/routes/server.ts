/** `node:http`: every request goes to the table. `Host` is checked first (RFC 9112, 3.2). */
import { createServer, type Server } from 'node:http'
import { path, query, showError } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { locate } from '../site'
import { type Answer, answer, createStore } from './notes'

/** The target to dispatch; or the answer, if the request is not for this server. The table reads the path and the query. */
const receive = (method: string, url: string, host: string | undefined): string | Answer => {
  const isOriginForm = url.startsWith('/')
  const target = parseRequestTarget(method, isOriginForm ? '/' : url)
  if (target._tag === 'Left') return { status: 400, headers: {}, body: { error: showError(target.left) } }
  const located = locate(target.right, 'http', host)
  if ('answer' in located) return { headers: {}, ...located.answer }
  if (isOriginForm) return url
  const pairs = query(located.uri)
  return (path(located.uri) || '/') + (pairs._tag === 'Some' ? `?${pairs.value}` : '')
}

export const createNotesServer = (): Server => {
  const store = createStore()
  return createServer(({ method = '', url = '', headersDistinct }, response) => {
    // The values of several `Host` fields are one text with commas, which is no host.
    const target = receive(method, url, headersDistinct['host']?.join(', '))
    const { status, headers, body } = typeof target === 'string' ? answer(method, target, store) : target
    // Node leaves the body out of the answer to HEAD.
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
