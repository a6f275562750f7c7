/** Sends requests unchanged. Ordinary clients normalize requests before sending them. */
import { connect } from 'node:net'

export interface RawResponse {
  readonly status: number
  /** The JSON object in the response body, or `undefined` if the body does not contain one. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** The header fields, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The number of octets in the body of the response. */
  readonly length: number
}

const headersOf = (head: string): RawResponse['headers'] =>
  Object.fromEntries(
    Array.from(head.matchAll(/^([^:\r\n]+): *(.*)\r?$/gm), ([, name = '', value = '']) => [name.toLowerCase(), value]),
  )

const bodyOf = (text: string): RawResponse['body'] => {
  const start = text.indexOf('{')
  return start < 0 ? undefined : (JSON.parse(text.slice(start, text.lastIndexOf('}') + 1)) as RawResponse['body'])
}

/**
 * Sends a request line and header lines, and reads the response until the server closes the connection. The status is 0
 * if there is no response.
 */
export const send = (port: number, requestLine: string, headers: readonly string[]): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([requestLine, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1')
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(requestLine)}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString()
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
      const end = text.indexOf('\r\n\r\n')
      const content = end < 0 ? '' : text.slice(end + 4)
      const headers = headersOf(end < 0 ? '' : text.slice(0, end))
      resolve({ status: Number(status), body: bodyOf(content), headers, length: Buffer.byteLength(content) })
    })
  })
