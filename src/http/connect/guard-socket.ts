/* Checks the address that a socket is connected to. */
import type { PrivateAddressError } from './private-address-error'

/** The parts of a `node:net` socket that the guard uses. */
export interface Socket {
  readonly connecting?: boolean
  readonly remoteAddress?: string
  emit: (event: unknown, ...values: unknown[]) => boolean
  readonly destroy: (error?: Error) => unknown
}

/**
 * The events that signal that a socket is connected. The TLS handshake and pending writes wait for the first of these
 * events.
 */
const CONNECTED: readonly unknown[] = ['connect', 'ready']

/**
 * Checks a socket as soon as it is connected. No listener of a connecting socket is called before the check, because
 * any listener might write to the socket. A refused socket never emits an event that signals a connection.
 *
 * If the socket is already connected and is refused, the function destroys it and returns the error. If the socket is
 * refused later, it emits an `error` event with the error.
 */
export const guardSocket = (
  socket: Socket,
  check: (socket: Socket) => PrivateAddressError | undefined,
): PrivateAddressError | undefined => {
  if (!socket.connecting) {
    const error = check(socket)
    if (error !== undefined) socket.destroy()
    return error
  }
  const { emit } = socket
  let isChecked = false
  let isRefused = false
  socket.emit = (event, ...values) => {
    if (event === 'connect' && !isChecked) {
      isChecked = true
      const error = check(socket)
      isRefused = error !== undefined
      if (isRefused) socket.destroy(error)
    }
    return !(isRefused && CONNECTED.includes(event)) && emit.call(socket, event, ...values)
  }
  return undefined
}
