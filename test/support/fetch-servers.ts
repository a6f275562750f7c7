/** Starts local servers for tests of functions that fetch URLs. The servers record requests and send redirects. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

export interface FetchServer {
  readonly port: number
  readonly origin: string
  readonly seen: Seen[]
  readonly close: () => void
}

/** Encodes a string as UTF-8 for a header field. In the result, each character represents one octet. */
const asOctets = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/**
 * Starts a server. The response to `/to/302?url` has status 302 and redirects to `url`. The response to `/none/302` has
 * status 302, but no `Location` header. `/loop` redirects to itself. The body of any other response is `ok`.
 */
export const startFetchServer = async (host = '127.0.0.1'): Promise<FetchServer> => {
  const seen: Seen[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    seen.push({ method, url, body, headers })
    const [, status, to] = /^\/(?:to|none)\/(\d+)(?:\?(.*))?$/.exec(url) ?? []
    if (url === '/loop') response.writeHead(302, { location: url }).end()
    else if (status === undefined) response.end('ok')
    else
      response
        .writeHead(Number(status), to === undefined ? {} : { location: asOctets(decodeURIComponent(to)) })
        .end('moved')
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { port, origin: `http://127.0.0.1:${port}`, seen, close }
}

export const redirectTo = (origin: string, to: string, status = 302): string =>
  `${origin}/to/${status}?${encodeURIComponent(to)}`
