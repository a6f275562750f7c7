/** Starts one of the example servers on the loopback interface. See `README.md`. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createExpressApp } from './express/middleware'
import { createFastifyApp } from './fastify/plugin'
import { createHonoApp } from './hono/middleware'
import { createNodeServer } from './node-http/server'

export interface Started {
  readonly port: number
  readonly stop: () => Promise<void>
}

export const started = async (server: Server, port: number): Promise<Started> => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, stop }
}

/** Maps the names of folders to servers. Port 0 selects any free port. */
export const SERVERS = {
  'node-http': (port: number): Promise<Started> => started(createNodeServer(), port),
  express: (port: number): Promise<Started> => started(createServer(createExpressApp()), port),
  hono: (port: number): Promise<Started> =>
    started(createAdaptorServer({ fetch: createHonoApp().fetch }) as Server, port),
  fastify: async (port: number): Promise<Started> => {
    const app = await createFastifyApp()
    await app.listen({ port, host: '127.0.0.1' })
    return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() }
  },
} as const
