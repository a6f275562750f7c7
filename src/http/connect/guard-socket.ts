import type { PrivateAddressError } from './private-address-error'

/** What is used of a socket of `node:net`. */
export interface Socket {
  readonly connecting?: boolean
  readonly remoteAddress?: string
  emit: (event: unknown, ...values: unknown[]) => boolean
  readonly destroy: (error?: Error) => unknown
}

/** The events that say that a socket is connected. The handshake of TLS and writes that wait listen to the first. */
const CONNECTED: readonly unknown[] = ['connect', 'ready']

/**
 * Checks a socket as soon as it is connected. While it is connecting, no listener is called before the check, because any
 * listener may write, no matter who added it or when. A socket that is refused never emits that it is connected.
 *
 * Returns the error of a socket that is connected and refused, and destroys it. One that is refused later gets the error as
 * its `error` event.
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
