/** Plain `node:http`: the handler reads `request.url` once, as a request-target. */
import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Answer, handle } from '../site'

/** How long a client may take to read the answer to a CONNECT, in milliseconds. */
const LINGER = 1000

/** The answer to a CONNECT, for which Node has no response object. A 501 does not need a reason phrase. */
const rawResponse = ({ status, body }: Answer): string => {
  const text = JSON.stringify(body)
  return `HTTP/1.1 ${status} \r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`
}

/**
 * Node leaves the socket of a CONNECT to us, without a listener for errors and without a timeout: a reset would end the
 * process, and a client that never closes would keep the socket. Reads and drops what the client sends, so that the answer
 * is not lost in a reset.
 */
const close = (socket: Duplex, response: string): void => {
  const timer = setTimeout(() => socket.destroy(), LINGER)
  socket.on('error', () => socket.destroy()).on('close', () => clearTimeout(timer))
  socket.resume()
  socket.end(response)
}

export const createNodeServer = (): Server =>
  createServer((request, response) => {
    const {
      method = '',
      url: target = '',
      headersDistinct: { host: hosts },
    } = request
    const { status, headers, body } = handle({ method, target, scheme: 'http', hosts })
    const text = JSON.stringify(body)
    // Node leaves the body out of the answer to HEAD, and keeps its length.
    const length = Buffer.byteLength(text)
    response.writeHead(status, { ...headers, 'content-type': 'application/json', 'content-length': length }).end(text)
  }).on('connect', (request, socket) => {
    const {
      url: target = '',
      headersDistinct: { host: hosts },
    } = request
    close(socket, rawResponse(handle({ method: 'CONNECT', target, scheme: 'http', hosts })))
  })
