/* The check of a socket once it is connected. */
import type { PrivateAddressError } from './private-address-error'

/** The parts of a `node:net` socket that are used. */
export interface Socket {
  readonly connecting?: boolean
  readonly remoteAddress?: string
  emit: (event: unknown, ...values: unknown[]) => boolean
  readonly destroy: (error?: Error) => unknown
}

/** The events that signal that a socket is connected. The TLS handshake and pending writes wait for the first one. */
const CONNECTED: readonly unknown[] = ['connect', 'ready']

/**
 * Checks a socket as soon as it is connected. While it is connecting, no listener is called before the check, because
 * any listener may write, no matter who added it or when. A refused socket never emits an event that it is connected.
 *
 * If the socket is connected and refused, destroys it and returns the error. If it is refused later, emits the error as its
 * `error` event.
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
