/**
 * This server uses `node:http2` without a framework and without TLS. In HTTP/2, pseudo-header fields contain the parts
 * of the request-target.
 */
import { createServer, type Http2Server, type IncomingHttpHeaders } from 'node:http2'
import { showError } from 'uri-ts'
import { targetFromPseudoHeaders } from 'uri-ts/http'
import { type Answer, answer, receiveTarget } from '../site'

export const createHttp2Server = (): Http2Server =>
  createServer({ settings: { enableConnectProtocol: true } })
    .on('stream', (stream, headers) => {
      // A client can reset its stream at any time.
      stream.on('error', () => stream.destroy())
      const method = headers[':method'] ?? ''
      const { status, headers: fields, body }: Answer = handleHeaders(method, headers)
      const head = { ...fields, ':status': status, 'content-type': 'application/json' }
      stream.respond(head, { endStream: method === 'HEAD' })
      if (method !== 'HEAD') stream.end(JSON.stringify(body))
    })
    .on('session', (session) => session.on('error', () => session.destroy()))

const handleHeaders = (method: string, headers: IncomingHttpHeaders): Answer => {
  const target = targetFromPseudoHeaders(headers)
  if (target._tag === 'Left') return { status: 400, body: { error: showError(target.left) } }
  if (headers[':protocol'] !== undefined) return { status: 501, body: { error: 'no protocol is spoken here' } }
  // If a request has two `host` fields, Node closes the stream, so `headers.host` contains at most one value.
  const result = receiveTarget(target.right, 'http', { host: headers.host, authority: headers[':authority'] })
  return 'answer' in result ? result.answer : answer(method, result.uri)
}
