/** The adapters in the frameworks themselves, with the types of their validators. */
import express from 'express'
import fastify, { type FastifyReply } from 'fastify'
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import {
  defineRoutes,
  expressHandler,
  fastifyHandler,
  honoParams,
  route,
  routeHandler,
  toExpress,
  toFastify,
  toHono,
} from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { expect, it } from 'vitest'

const site = defineRoutes({ user: route('/users/{id}{?page}', { id: int, page: int }) })

const named = validator('json', (value: unknown) => ({ name: String((value as { name: string }).name) }))

it('honoParams keeps the types of the other validators', async () => {
  const app = new Hono()
  const params = validator('param', honoParams(site.user))
  app.post(toHono(site.user), named, params, (c) =>
    c.text(`${c.req.valid('param').id + 1} ${c.req.valid('json').name}`),
  )
  const ask = (path: string) =>
    app.request(path, { method: 'POST', body: '{"name":"Ann"}', headers: { 'content-type': 'application/json' } })
  expect(await (await ask('/users/7')).text()).toBe('8 Ann')
  const wrong = await ask('/users/x')
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('id: ')])
})

it('refuse of routeHandler gets a status that Hono takes', async () => {
  const handle = routeHandler({
    target: (c: import('hono').Context) => c.req.url.slice(c.req.url.indexOf('/', 8)),
    refuse: (error, c) => c.text(error.reason, error.status),
  })
  const app = new Hono().get(
    toHono(site.user),
    handle(site.user)(({ id }, c) => c.text(`${id}`)),
  )
  expect((await app.request('/users/x')).status).toBe(400)
})

it('expressHandler passes what is not taken to the error handler', async () => {
  const app = express()
  app.get(
    toExpress(site.user),
    expressHandler(site.user)(({ id }, request: express.Request, response: express.Response) =>
      response.send(`${id + 1} ${request.method}`),
    ),
  )
  const server = app.listen(0)
  const { port } = server.address() as { port: number }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect(await (await ask('/users/7')).text()).toBe('8 GET')
  expect((await ask('/users/x')).status).toBe(400)
  await new Promise((resolve) => server.close(resolve))
})

it('fastifyHandler answers what is not taken', async () => {
  const app = fastify()
  app.post<{ Body: { name: string } }>(
    toFastify(site.user),
    fastifyHandler(site.user)(async ({ id }, request) => `${id + 1} ${request.body.name}`),
  )
  app.get(
    toFastify(site.user),
    fastifyHandler(site.user)(({ id }, _request, reply: FastifyReply) => reply.send(`${id}`)),
  )
  const posted = await app.inject({ method: 'POST', url: '/users/7', payload: { name: 'Ann' } })
  expect(posted.body).toBe('8 Ann')
  expect((await app.inject('/users/7')).body).toBe('7')
  expect((await app.inject('/users/x')).statusCode).toBe(400)
  await app.close()
})
