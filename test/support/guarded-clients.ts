/** Defines clients with guarded connections, and starts a server that counts connections and requests. */
import { createServer, globalAgent, Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildConnector, Agent as UndiciAgent, fetch as undiciFetch, request as undiciRequest } from 'undici'
import {
  type GuardOptions,
  guardConnect,
  guardLookup,
  type LookupFunction,
  type PrivateAddressError,
} from 'uri-ts/http'

export interface Counter {
  readonly port: number
  connections: number
  requests: number
  readonly close: () => void
}

/** Starts a server that listens on all of the machine's addresses. `/to?url` redirects to `url`. */
export const startServer = async (): Promise<Counter> => {
  const server = createServer((request, response) => {
    counter.requests++
    const [path = '', to] = (request.url ?? '').split('?')
    if (path === '/to') response.writeHead(302, { location: to }).end()
    else response.end('ok')
  })
  server.on('connection', () => {
    counter.connections++
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  const counter: Counter = { port, connections: 0, requests: 0, close }
  return counter
}

/** Returns a `lookup` function that resolves every name to the same addresses. */
export const stubLookup =
  (...addresses: readonly string[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const [first] = found
    queueMicrotask(() => (all === true ? callback(null, found) : callback(null, first?.address ?? '', first?.family)))
  }

/** The outcome of a request: a status or, if the request was refused, the error. */
export type Outcome = number | Pick<PrivateAddressError, 'code' | 'hostname' | 'address' | 'kind'>

const outcomeOf = (error: unknown): Outcome => {
  const { code, hostname, address, kind } = ((error as Error).cause ?? error) as PrivateAddressError
  return { code, hostname, address, kind }
}

/** Sends a request with `node:http`, and follows redirects with the same options. */
const send = async (url: string, options: RequestOptions): Promise<Outcome> => {
  const found = await new Promise<readonly [number, string | undefined] | Error>((resolve) => {
    const request = httpRequest(url, options, (response) => {
      response.resume().on('end', () => resolve([response.statusCode ?? 0, response.headers.location]))
    })
    request.on('error', resolve).end()
  })
  if (found instanceof Error) return outcomeOf(found)
  return found[1] === undefined ? found[0] : send(found[1], options)
}

const undiciAgent = (guard: GuardOptions): UndiciAgent =>
  new UndiciAgent({ connect: guardConnect(guard)(buildConnector({ lookup: guardLookup(guard) })) })

/** Sends a request with an undici agent and closes the agent. */
const sendByUndici = async (
  dispatcher: UndiciAgent,
  request: (dispatcher: UndiciAgent) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await request(dispatcher)
  } catch (error) {
    return outcomeOf(error)
  } finally {
    await dispatcher.close()
  }
}

const fetchBy = async (fetchOf: typeof undiciFetch, url: string, dispatcher: UndiciAgent): Promise<Outcome> => {
  const response = await fetchOf(url, { dispatcher })
  await response.text()
  return response.status
}

export type Client = (url: string, guard: GuardOptions) => Promise<Outcome>

/** Lists clients that guard every connection. */
export const GUARDED: { readonly [name: string]: Client } = {
  'an agent of node:http': async (url, guard) => {
    const agent = new HttpAgent()
    agent.createConnection = guardConnect(guard)(agent.createConnection)
    return send(url, { agent })
  },
  'an agent of node:http that keeps connections': async (url, guard) => {
    const agent = new HttpAgent({ keepAlive: true })
    agent.createConnection = guardConnect(guard)(agent.createConnection)
    const first = await send(url, { agent })
    expectSame(first, await send(url, { agent }))
    agent.destroy()
    return first
  },
  'createConnection of a request': (url, guard) =>
    send(url, { createConnection: guardConnect(guard)(globalAgent.createConnection) }),
  'fetch of undici': (url, guard) =>
    sendByUndici(undiciAgent(guard), (dispatcher) => fetchBy(undiciFetch, url, dispatcher)),
  'fetch of Node, with an agent of undici': (url, guard) =>
    sendByUndici(undiciAgent(guard), (dispatcher) => fetchBy(fetch as typeof undiciFetch, url, dispatcher)),
  'request of undici': (url, guard) =>
    sendByUndici(undiciAgent(guard), async (dispatcher) => {
      const { statusCode, headers, body } = await undiciRequest(url, { dispatcher })
      await body.dump()
      const { location } = headers
      return typeof location === 'string' ? await (GUARDED['request of undici'] as Client)(location, guard) : statusCode
    }),
}

const expectSame = (first: Outcome, second: Outcome): void => {
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error(`${JSON.stringify([first, second])}`)
}

/** Lists clients that guard only `lookup`. */
export const WITH_LOOKUP: { readonly [name: string]: Client } = {
  'lookup of a request': (url, guard) => send(url, { agent: false, lookup: guardLookup(guard) }),
  'lookup of an agent': (url, guard) => send(url, { agent: new HttpAgent({ lookup: guardLookup(guard) } as object) }),
  'connect.lookup of undici': (url, guard) =>
    sendByUndici(new UndiciAgent({ connect: { lookup: guardLookup(guard) } }), (dispatcher) =>
      fetchBy(undiciFetch, url, dispatcher),
    ),
}
