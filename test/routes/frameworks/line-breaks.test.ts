/** Uses Fastify to check what `docs/frameworks.md` says about line breaks in the value of a variable. */
import fastify from 'fastify'
import { defineRoutes, routeMatcher, toFastify } from 'uri-ts/routes'
import { expect, it } from 'vitest'

const routes = defineRoutes({ file: '/files/{name}.txt', user: '/users/{id}' })

const app = fastify()
app.get(toFastify(routes.file), () => 'file')
app.get(toFastify(routes.user), () => 'user')

it.each([
  ['/files/a.txt', 200],
  ['/files/a%0Ab.txt', 404],
  ['/users/a%0Ab', 200],
])('Fastify answers %s, which the table takes, with %i', async (url, status) => {
  expect(routeMatcher(routes)(url)._tag).toBe('Right')
  expect((await app.inject({ url })).statusCode).toBe(status)
})
