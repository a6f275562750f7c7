/** Checks that no spelling of a path bypasses a login. The handler behind the login must never be called. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import express, { type Request, type Response } from 'express'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { Hono } from 'hono'
import { defineRoutes, dispatcher, type RequestPolicy } from 'uri-ts/routes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFastifyNotes } from '../../examples/routes/fastify'
import { NOTES_SERVERS } from '../../examples/routes/start'
import { type Started, started } from '../../examples/start'
import { send } from './raw'
import { PATH, TARGETS } from './spellings'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']

const HOST = 'Host: 127.0.0.1'

const passing = async (
  port: number,
  isPassed: (response: Awaited<ReturnType<typeof send>>) => boolean,
  atOnce = 10,
): Promise<readonly string[]> => {
  const lines = TARGETS.flatMap((target, index) => [
    `GET ${target} HTTP/1.1`,
    ...METHODS.slice(1, index < 160 ? undefined : 1).map((method) => `${method} ${target} HTTP/1.1`),
  ])
  const passed: string[] = []
  for (let at = 0; at < lines.length; at += atOnce) {
    const some = lines.slice(at, at + atOnce)
    const answers = await Promise.all(some.map((line) => send(port, line, [HOST])))
    passed.push(...some.filter((_, index) => isPassed(answers[index] as (typeof answers)[number])))
  }
  return passed
}

describe.each(Object.keys(NOTES_SERVERS) as (keyof typeof NOTES_SERVERS)[])('the notes of %s', (name) => {
  let server: Started
  beforeAll(async () => {
    server = await NOTES_SERVERS[name](0)
  })
  afterAll(() => server.stop())

  it('shows nothing without a login', async () => {
    const headers = [HOST, 'Authorization: Bearer example']
    expect((await send(server.port, `GET ${PATH} HTTP/1.1`, headers)).body).toEqual({ users: ['ann'] })
    const isShown = ({ status, body = {} }: Awaited<ReturnType<typeof send>>): boolean =>
      'users' in body || 'name' in body || status >= 500
    expect(await passing(server.port, isShown)).toEqual([])
  })
})

const secret = vi.fn(() => 'secret')
const site = defineRoutes({ users: PATH, user: '/admin/users/{name}', file: '/files/{+path}' })
const dispatchBy = (policy: RequestPolicy) => {
  const dispatch = dispatcher(site, policy)({ users: { get: secret, post: secret }, user: secret, file: () => 'file' })
  return (method: string, target: string): readonly [status: number, body: string] => {
    const found = dispatch(method, target)
    return found._tag === 'Right' ? [200, found.right] : [found.left.status, found.left.reason]
  }
}
type Dispatch = ReturnType<typeof dispatchBy>

const login = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => reply.code(401).send()

const malformed = (reply: FastifyReply): void => {
  reply.code(400).send()
}

const LOGINS: Readonly<Record<string, (dispatch: Dispatch) => Promise<Started>>> = {
  express: (dispatch) => {
    const app = express()
    app.use('/admin', (_request: Request, response: Response) => {
      response.status(401).end()
    })
    app.use((request: Request, response: Response) => {
      const [status, body] = dispatch(request.method, request.originalUrl)
      response.status(status).send(body)
    })
    return started(createServer(app), 0)
  },
  hono: (dispatch) => {
    const app = new Hono<{ Bindings: HttpBindings }>()
      .use('/admin/*', (c) => Promise.resolve(c.text('', 401)))
      .all('*', (c) => {
        const [status, body] = dispatch(c.req.method, c.env.incoming.url ?? '')
        return c.text(body, status === 204 ? 200 : (status as 200))
      })
    return started(createAdaptorServer({ fetch: app.fetch }) as Server, 0)
  },
  fastify: async (dispatch) => {
    const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const [status, body] = dispatch(request.method, request.originalUrl)
      return reply.code(status).send(body)
    }
    const app = fastify({ frameworkErrors: (_error, _request, reply) => malformed(reply as FastifyReply) })
    await app.register(
      async (admin) => {
        admin.addHook('onRequest', login)
        admin.setNotFoundHandler(answer)
      },
      { prefix: '/admin' },
    )
    app.setNotFoundHandler(answer)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, stop: () => app.close() }
  },
  'fastify, with a login for all requests': async (dispatch) => {
    const app = fastify({ frameworkErrors: (_error, _request, reply) => malformed(reply as FastifyReply) })
    app.addHook('onRequest', login)
    app.setNotFoundHandler((request, reply) => {
      const [status, body] = dispatch(request.method, request.originalUrl)
      return reply.code(status).send(body)
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, stop: () => app.close() }
  },
}

describe.each(Object.keys(LOGINS))('a login that %s mounts', (name) => {
  const start = LOGINS[name] as (dispatch: Dispatch) => Promise<Started>

  it('is not passed by another spelling', async () => {
    const server = await start(dispatchBy({ spelling: 'refuse' }))
    secret.mockClear()
    const isPassed = (): boolean => {
      const isCalled = secret.mock.calls.length > 0
      secret.mockClear()
      return isCalled
    }
    expect(await passing(server.port, isPassed, 1)).toEqual([])
    expect((await send(server.port, `GET ${PATH} HTTP/1.1`, [HOST])).status).toBe(401)
    await server.stop()
  })
})

it('express passes another spelling to a table that reads it', async () => {
  const server = await (LOGINS['express'] as (dispatch: Dispatch) => Promise<Started>)(dispatchBy({}))
  secret.mockClear()
  expect((await send(server.port, 'GET /%61dmin/users HTTP/1.1', [HOST])).status).toBe(200)
  expect(secret).toHaveBeenCalledOnce()
  await server.stop()
})

it('the notes of Fastify serve nothing to a request for which no hook runs', async () => {
  const app = createFastifyNotes()
  app.addHook('onRequest', login)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (const line of [
    'GET http:///notes/1',
    'DELETE x://%ff/notes/1',
    'GET http://a:99999/notes/1',
    'DELETE http://127.0.0.1:99999/notes/1',
    'GET /notes/%',
    'GET /notes/1/%zz',
  ]) {
    expect([line, (await send(port, `${line} HTTP/1.1`, [HOST])).status]).toEqual([line, 400])
  }
  expect((await send(port, 'GET /notes/1 HTTP/1.1', [HOST])).status).toBe(401)
  await app.close()
})
