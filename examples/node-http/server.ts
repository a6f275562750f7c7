/** Plain `node:http`: the handler reads `request.url` once, as a request-target. */
import { createServer, type Server } from 'node:http'
import { type Answer, handle } from '../site'

const REASON_BY_STATUS: Readonly<Record<number, string>> = { 400: 'Bad Request', 501: 'Not Implemented' }

/** For CONNECT, Node has no response object: the server writes to the socket. */
const rawResponse = ({ status, body }: Answer): string => {
  const text = JSON.stringify(body)
  return `HTTP/1.1 ${status} ${REASON_BY_STATUS[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`
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
    socket.end(rawResponse(handle({ method: 'CONNECT', target, scheme: 'http', hosts })))
  })
