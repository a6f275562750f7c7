/** This server uses plain `node:http`. The handler parses `request.url` once, as a request-target. */
import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Answer, handle } from '../site'

/** The time, in milliseconds, in which a client can read the response to a CONNECT request. */
const LINGER = 1000

/**
 * Returns the raw response to a CONNECT request. Node provides no response object for such requests. The reason phrase
 * is optional.
 */
const rawResponse = ({ status, body }: Answer): string => {
  const text = JSON.stringify(body)
  return `HTTP/1.1 ${status} \r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`
}

/**
 * Sends a response and closes the socket. When Node hands over a CONNECT request's socket, the socket has neither an
 * error listener nor a timeout. Without a listener, a connection reset would end the process. Data from the client is
 * read and discarded. Unread data would cause a reset, and the client would lose the response.
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
    // Node omits the body of a response to HEAD, but keeps the response's content-length.
    const length = Buffer.byteLength(text)
    response.writeHead(status, { ...headers, 'content-type': 'application/json', 'content-length': length }).end(text)
  }).on('connect', (request, socket) => {
    const {
      url: target = '',
      headersDistinct: { host: hosts },
    } = request
    close(socket, rawResponse(handle({ method: 'CONNECT', target, scheme: 'http', hosts })))
  })
