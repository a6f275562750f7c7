import { type GuardOptions, guardLookup } from './guard-lookup'
import { addressCheck, type PrivateAddressError } from './private-address-error'

/** What is read of the options of a connection. Node takes the host from `host`, and undici from `hostname`. */
interface ConnectOptions {
  readonly host?: unknown
  readonly hostname?: unknown
}

/** What is used of a socket of `node:net`. */
interface Socket {
  readonly connecting?: boolean
  readonly remoteAddress?: string
  readonly once: (event: 'connect', listener: () => void) => unknown
  readonly destroy: (error?: Error) => unknown
}

type Callback = (error?: Error | null, socket?: Socket | null) => void

type Connect = (this: unknown, options: ConnectOptions, callback: Callback) => Socket | null | undefined

const refuse = (error: PrivateAddressError, callback: Callback | undefined): undefined => {
  if (callback === undefined) throw error
  callback(error, null)
}

const destroyIf = (error: PrivateAddressError | undefined, socket: Socket): void => {
  if (error !== undefined) socket.destroy(error)
}

/**
 * Makes a guard for functions that connect: `createConnection` of an agent of `node:http` or `node:https`, `net.connect`,
 * `tls.connect`, and connectors of undici. The function that it returns takes one object of options, and a callback unless
 * the original needs none. It refuses addresses that are not public (see `privateAddress`) in three places:
 *
 * 1. Before it connects, if the host is an address. Node and undici ask no `lookup` then.
 * 2. When the name is resolved: it passes `guardLookup` as the option `lookup`. A connector of undici ignores that, so give
 *    it to `buildConnector` as well.
 * 3. When the socket is connected, by `socket.remoteAddress`, before the first request is written. This also refuses sockets
 *    of files (`socketPath`), which have no address.
 *
 * A connection is checked once: a socket that an agent keeps alive keeps its address. Guard all connections of an agent, and
 * share it with no code that must not be guarded. If the agent connects to a proxy, the address of the proxy is checked, and
 * not that of the host behind it.
 *
 * Allocates: for each connection, the options with `lookup`, and closures.
 * Fails: with a `PrivateAddressError`, as the first argument of the callback or the `error` event of the socket; if there is
 * no callback and the host is an address, it is thrown.
 * Throws: a `TypeError` that names the entry if one of `allow` is not an address or the first address of a block; a
 * `TypeError` if a guarded function gets something else than options, such as a port.
 *
 * @example
 * import { lookup } from 'node:dns'
 * import { Agent, get } from 'node:http'
 * import { guardConnect } from 'uri-ts/http'
 *
 * const agent = new Agent({ keepAlive: true })
 * agent.createConnection = guardConnect({ lookup })(agent.createConnection)
 *
 * const message = await new Promise((resolve) => get('http://127.1/', { agent }).on('error', (error) => resolve(error.message)))
 * message //=> 'refused to connect to "127.0.0.1": the address is not public (loopback)'
 *
 * @category Connections
 */
export const guardConnect = (
  guard: GuardOptions,
): (<Function extends (options: never, callback: never) => unknown>(connect: Function) => Function) => {
  const lookup = guardLookup(guard)
  const check = addressCheck(guard.allow)

  const literalError = (name: unknown): PrivateAddressError | undefined => {
    const error = check(name, name)
    return error?.kind === 'not-an-address' ? undefined : error
  }

  return (connect) => {
    function guarded(this: unknown, options: ConnectOptions, callback?: Callback): unknown {
      if (typeof options !== 'object' || options === null)
        throw new TypeError('guardConnect: the first argument is not an object of options')
      const literal = literalError(options.hostname) ?? literalError(options.host)
      if (literal !== undefined) return refuse(literal, callback)

      const errorOf = ({ remoteAddress }: Socket) => check(options.hostname ?? options.host, remoteAddress)
      const refuseOrPass = (socket: Socket): Socket | undefined => {
        const error = errorOf(socket)
        if (error === undefined) return socket
        socket.destroy()
        return refuse(error, callback)
      }
      const onConnected: Callback = (failure, socket) => {
        if (!socket || refuseOrPass(socket) !== undefined) callback?.(failure, socket)
      }
      const socket = (connect as unknown as Connect).call(this, { ...options, lookup } as ConnectOptions, onConnected)
      if (!socket?.connecting) return socket && refuseOrPass(socket)
      socket.once('connect', () => destroyIf(errorOf(socket), socket))
      return socket
    }
    return guarded as unknown as typeof connect
  }
}
