/** Plain `node:http`: the handler reads `request.url` once, as what it is, a request-target. */
import { createServer, type Server } from 'node:http'
import { type Answer, handle } from '../site'

const reason: Readonly<Record<number, string>> = { 400: 'Bad Request', 501: 'Not Implemented' }

/** CONNECT has no response of its own in Node: what is written goes to the socket. */
const raw = ({ status, body }: Answer): string => {
  const text = JSON.stringify(body)
  return `HTTP/1.1 ${status} ${reason[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`
}

export const createNodeServer = (): Server =>
  createServer((request, response) => {
    const {
      method = '',
      url: target = '',
      headersDistinct: { host: hosts },
    } = request
    const { status, body } = handle({ method, target, scheme: 'http', hosts })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).on('connect', (request, socket) => {
    const {
      url: target = '',
      headersDistinct: { host: hosts },
    } = request
    socket.end(raw(handle({ method: 'CONNECT', target, scheme: 'http', hosts })))
  })
