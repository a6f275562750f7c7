/** Starts the notes site on the loopback interface, using one of the frameworks. See `README.md`. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type Started, started } from '../start'
import { createExpressNotes } from './express'
import { createFastifyNotes } from './fastify'
import { createHonoNotes } from './hono'
import { createNotesServer } from './server'

/** Maps each framework's name to a function that starts a server. Port 0 selects any free port. */
export const NOTES_SERVERS = {
  'node-http': (port: number): Promise<Started> => started(createNotesServer(), port),
  express: (port: number): Promise<Started> => started(createServer(createExpressNotes()), port),
  hono: (port: number): Promise<Started> =>
    started(createAdaptorServer({ fetch: createHonoNotes().fetch }) as Server, port),
  fastify: async (port: number): Promise<Started> => {
    const app = createFastifyNotes()
    await app.listen({ port, host: '127.0.0.1' })
    return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() }
  },
} as const
