/* This file exports `guardConnect`, which creates a guard for functions that open connections. */
import { ownProperties } from '../../core/fp/own'
import { type GuardOptions, guardLookup } from './guard-lookup'
import { guardSocket, type Socket } from './guard-socket'
import { addressCheck, type PrivateAddressError } from './private-address-error'

/** The connection options that a guard reads. */
interface ConnectOptions {
  /** Node reads the host from `host`, and undici reads it from `hostname`. */
  readonly host?: unknown
  readonly hostname?: unknown
  /** The path to a socket in the file system, or to a Windows pipe. Agents copy `socketPath` to `path`. */
  readonly path?: unknown
  readonly socketPath?: unknown
  /**
   * An open socket that `tls.connect` uses for its connection. In undici, the `socket` option is named `httpSocket`.
   */
  readonly socket?: Socket | null
  readonly httpSocket?: Socket | null
}

type Callback = (this: unknown, error?: Error | null, socket?: Socket | null) => void

type Connect = (this: unknown, options: ConnectOptions, callback: Callback) => Socket | null | undefined

const refuse = (error: PrivateAddressError, callback: Callback | undefined): undefined => {
  if (callback === undefined) throw error
  callback(error, null)
}

const requireOptions = (options: unknown): void => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError('guardConnect: the first argument is not an object of options')
}

const requireCallback = (callback: unknown): void => {
  if (callback !== undefined && typeof callback !== 'function')
    throw new TypeError('guardConnect: the second argument is not a callback')
}

/**
 * Creates a guard for functions that open connections: `net.connect`, `tls.connect`, undici connectors, and the
 * `createConnection` method of a `node:http` or `node:https` agent. If the original function does not need a callback,
 * the guarded function does not need one either. A guarded function refuses addresses that are not public (see
 * `privateAddress`) in three situations:
 *
 * - Before a connection is opened, a guarded function checks any host that is an address, because Node and undici do
 *   not call `lookup` for addresses. A guarded function refuses a path to a socket or a pipe (`path`, `socketPath`). A
 *   guarded `tls.connect` refuses an open socket (`socket`) whose remote address is not public.
 * - When a name is resolved, a `lookup` function from `guardLookup` checks the name's addresses. A guarded function
 *   passes this `lookup`, as an option, to the original function. An undici connector ignores that option, so also pass
 *   the result of `guardLookup` to `buildConnector`.
 * - When a socket has connected, a guarded function checks `socket.remoteAddress`. Listeners are notified of a
 *   connection only after its address has been checked, so a refused address receives neither a request nor a TLS
 *   message.
 *
 * The guard does not check an open connection again when an agent reuses it, because the address of a connected socket
 * never changes. Guard every connection that an agent opens, and use a separate agent for connections that must not be
 * guarded. If an agent connects to a proxy, the guard checks the proxy's address, not the address of the host behind
 * the proxy.
 *
 * Allocates the guard. For each connection, a guarded function allocates closures and an options object. A refused
 * connection fails with a `PrivateAddressError`. If a connection is refused before it is opened, the callback (for
 * `net.connect`, the listener) receives the error. If there is no callback, the error is thrown. If a connection is
 * refused after it has been opened, its socket emits an `error` event with the `PrivateAddressError`. If `allow`
 * contains invalid entries, `guardConnect` throws a `TypeError` that names the first of them. An entry must be an
 * address, or an address block with only zero bits after its prefix. A guarded function accepts only an options object
 * and a callback, and throws a `TypeError` for other arguments, such as a port.
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
export const guardConnect = <const Block extends string = string>(
  guard: GuardOptions<Block>,
): (<Function extends (options: never, callback: never) => unknown>(connect: Function) => Function) => {
  const lookup = guardLookup(guard)
  const check = addressCheck(ownProperties(guard).allow as readonly string[] | undefined)

  /** Returns an error if the connection can be refused before it is opened, and `undefined` otherwise. */
  const errorOf = (options: ConnectOptions): PrivateAddressError | undefined => {
    const { host, hostname } = options
    const local = options.socketPath || options.path
    if (local) return check(local, undefined)
    for (const socket of [options.socket, options.httpSocket]) {
      const error = socket && !socket.connecting ? check(hostname ?? host, socket.remoteAddress) : undefined
      if (error !== undefined) return error
    }
    for (const name of [hostname, host]) {
      const error = check(name, name)
      if (error !== undefined && error.kind !== 'not-an-address') return error
    }
    return undefined
  }

  return (connect) => {
    function connectGuarded(this: unknown, given: ConnectOptions, callback?: Callback): unknown {
      requireOptions(given)
      requireCallback(callback)
      const options = ownProperties({ ...given, lookup })
      const refusal = errorOf(options)
      if (refusal !== undefined) return refuse(refusal, callback)

      const errorOfSocket = (socket: Socket) =>
        guardSocket(socket, ({ remoteAddress }) => check(options.hostname ?? options.host, remoteAddress))
      function onConnected(this: unknown, failure?: Error | null, socket?: Socket | null): void {
        const error = socket ? errorOfSocket(socket) : undefined
        if (error === undefined) callback?.call(this, failure, socket)
        else callback?.(error, null)
      }
      const socket = (connect as unknown as Connect).call(this, options, onConnected)
      const error = socket ? errorOfSocket(socket) : undefined
      return error === undefined ? socket : refuse(error, callback)
    }
    return connectGuarded as unknown as typeof connect
  }
}
