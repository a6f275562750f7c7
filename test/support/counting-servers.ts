/** Starts servers that count incoming connections and bytes. */
import { once } from 'node:events'
import type { Server, Socket } from 'node:net'

export const received = { connections: 0, bytes: 0 }

export const sockets = new Set<Socket>()

export const listening = async (server: Server, at: string | number): Promise<Server> => {
  server.on('connection', (socket: Socket) => {
    received.connections++
    sockets.add(socket)
    socket
      .on('close', () => sockets.delete(socket))
      .on('error', () => {})
      .on('data', (bytes) => {
        received.bytes += bytes.length
      })
  })
  server.listen(at)
  await once(server, 'listening')
  return server
}
