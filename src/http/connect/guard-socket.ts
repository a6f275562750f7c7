/* The function in this file checks the address to which a socket is connected. */
import type { PrivateAddressError } from './private-address-error'

/** Declares those members of a `node:net` socket that `guardSocket` uses. */
export interface Socket {
  readonly connecting?: boolean
  readonly remoteAddress?: string
  emit: (event: unknown, ...values: unknown[]) => boolean
  readonly destroy: (error?: Error) => unknown
}

/** The events that signal that a socket is connected. */
const CONNECTED: readonly unknown[] = ['connect', 'ready']

/**
 * Checks a socket each time it connects. Listeners on the socket are called only after the check, because a listener
 * might write to the socket. A refused socket never emits an event that signals a connection.
 *
 * If the socket is already connected and is refused, `guardSocket` destroys it and returns the error. If the socket
 * connects later and is refused, it emits an `error` event with the `PrivateAddressError`.
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
  let refusal: PrivateAddressError | undefined
  socket.emit = (event, ...values) => {
    if (event === 'connect') {
      refusal = check(socket)
      if (refusal !== undefined) socket.destroy(refusal)
    }
    return !(refusal !== undefined && CONNECTED.includes(event)) && emit.call(socket, event, ...values)
  }
  return undefined
}
