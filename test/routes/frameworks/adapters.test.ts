/** Tests the adapters inside real frameworks, and the types of the frameworks' validators. */
import express from 'express'
import fastify, { type FastifyReply } from 'fastify'
import { type Context, Hono } from 'hono'
import { validator } from 'hono/validator'
import {
  defineRoutes,
  expressHandler,
  fastifyHandler,
  honoHandler,
  honoParams,
  honoTarget,
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

it('honoHandler keeps the types of validators within a handler', async () => {
  const user = honoHandler(site.user)
  const app = new Hono()
    .post(toHono(site.user), named, (c) => user(c, ({ id }) => c.text(`${id + 1} ${c.req.valid('json').name}`)))
    .put(toHono(site.user), named, (c) => user(c, async ({ id }) => c.json({ id, ...c.req.valid('json') })))
    .get(
      toHono(site.user),
      user(({ id }, c: Context) => c.json({ id })),
    )
  // @ts-expect-error: the validator has no `nme`
  new Hono().post('/', named, (c) => user(c, () => c.text(c.req.valid('json').nme)))
  const ask = (method: string, path: string) =>
    app.request(path, { method, body: '{"name":"Ann"}', headers: { 'content-type': 'application/json' } })
  expect(await (await ask('POST', '/users/7')).text()).toBe('8 Ann')
  expect(await (await ask('PUT', '/users/7')).json()).toEqual({ id: 7, name: 'Ann' })
  expect(await (await app.request('/users/7')).json()).toEqual({ id: 7 })
  expect((await ask('POST', '/users/x')).status).toBe(400)
  expect((await app.request('/users/x')).status).toBe(400)
})

it('honoTarget is the target of Node, or what follows the authority of the URL', () => {
  expect(honoTarget({ req: { url: 'https://a.example/b?c' } })).toBe('/b?c')
  expect(honoTarget({ req: { url: 'http://a/b' }, env: { incoming: { url: '//b' } } })).toBe('//b')
  expect(honoTarget({ req: { url: 'http://a/b' }, env: {} })).toBe('/b')
})

it('an adapter refuses a handler that is not a function', () => {
  for (const answer of [honoHandler, expressHandler, fastifyHandler])
    expect(() => (answer(site.user) as (handle: unknown) => unknown)({})).toThrow(
      new TypeError('the handler is not a function'),
    )
  const c = { req: { url: 'http://a/users/7' }, text: () => '' }
  expect(() => honoHandler(site.user)(c, {} as never)).toThrow(new TypeError('the handler is not a function'))
})

it('refuse of routeHandler gets a status that Hono takes', async () => {
  const handle = routeHandler({
    target: (c: Context) => honoTarget(c),
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
  const user = expressHandler(site.user)
  app.delete(toExpress(site.user), (request, response, next) =>
    user(request, response, next, ({ id }) => response.send(`${id + 2} ${request.method}`)),
  )
  const server = app.listen(0)
  const { port } = server.address() as { port: number }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect(await (await ask('/users/7')).text()).toBe('8 GET')
  expect((await ask('/users/x')).status).toBe(400)
  const deleted = await fetch(`http://127.0.0.1:${port}/users/7`, { method: 'DELETE' })
  expect(await deleted.text()).toBe('9 DELETE')
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
  const user = fastifyHandler(site.user)
  app.put<{ Body: { name: string } }>(toFastify(site.user), (request, reply) =>
    user(request, reply, ({ id }) => reply.send(`${id + 2} ${request.body.name}`)),
  )
  const put = await app.inject({ method: 'PUT', url: '/users/7', payload: { name: 'Bob' } })
  expect(put.body).toBe('9 Bob')
  const posted = await app.inject({ method: 'POST', url: '/users/7', payload: { name: 'Ann' } })
  expect(posted.body).toBe('8 Ann')
  expect((await app.inject('/users/7')).body).toBe('7')
  expect((await app.inject('/users/x')).statusCode).toBe(400)
  await app.close()
})
