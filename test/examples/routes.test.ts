import type { AddressInfo } from 'node:net'
import * as E from 'fp-ts/Either'
import { parseUri } from 'uri-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../examples/routes/client'
import { createNotesServer } from '../../examples/routes/server'
import { send } from './raw'

const server = createNotesServer()
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const client = (): ReturnType<typeof createClient> => {
  const base = parseUri(`http://127.0.0.1:${port}/`)
  if (E.isLeft(base)) throw new Error('the address of the server is not a URI')
  return createClient(base.right.text)
}

it('answers the client of the same table', async () => {
  expect(await client().notes()).toMatchObject({ notes: [{ id: 2 }, { id: 1 }] })
  expect(await client().notes('work', 'uri')).toMatchObject({ notes: [{ id: 2 }] })
  expect(await client().search('RFC 6570 + more')).toEqual({ q: 'RFC 6570 + more', page: 1, found: [] })
  expect(await client().note(1)).toEqual({ id: 1, title: 'Buy milk', tags: ['home'] })
  expect(await client().note(3)).toEqual({ error: 'no note 3' })
})

it('passes segments through unchanged', async () => {
  for (const path of [[], ['a', 'b'], ['a/b', 'c?d', '50%', 'é', '#', '%2F', 'x=y']]) {
    expect(await client().file(...path)).toEqual({ path })
  }
})

it.each([
  ['/notes?page=2&utm=x', 200],
  ['/notes?a#b', 400],
  ['http://evil.test/notes', 421],
  ['/notes?page=two', 400],
  ['/notes?page=1&page=two', 200],
  ['/notes?order=up', 400],
  ['/notes/x', 400],
  ['/notes/%FF', 400],
  ['/notes/', 404],
  ['/other', 404],
  ['//notes/1', 404],
  ['/files/../notes/1', 400],
  ['/n%6Ftes/1', 400],
  ['http://127.0.0.1/notes/1', 200],
  ['http:///notes/1', 400],
  ['file:///notes/1', 421],
  ['ftp://127.0.0.1/notes/1', 421],
])('answers %s with %d', async (target, status) => {
  expect((await send(port, `GET ${target} HTTP/1.1`, ['Host: 127.0.0.1'])).status).toBe(status)
})

it.each([
  ['GET', ['Host: evil.test'], 421, undefined],
  ['GET', ['Host: 127.0.0.1', 'Host: evil.test'], 400, undefined],
  ['GET', ['Host: a b'], 400, undefined],
  ['POST', ['Host: 127.0.0.1'], 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', ['Host: 127.0.0.1'], 405, 'GET, HEAD, OPTIONS'],
])('answers %s with %j by %d', async (method, headers, status, allow) => {
  const response = await send(port, `${method} /notes HTTP/1.1`, headers)
  expect([response.status, response.headers['allow']]).toEqual([status, allow])
})

it('answers HEAD as GET, without the body', async () => {
  const response = await send(port, 'HEAD /notes/1 HTTP/1.1', ['Host: 127.0.0.1'])
  expect([response.status, response.length]).toEqual([200, 0])
})
