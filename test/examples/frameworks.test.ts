/** Checks that a single route table produces the same responses in every framework. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHonoNotes } from '../../examples/routes/hono'
import { NOTES_SERVERS } from '../../examples/routes/start'
import type { Started } from '../../examples/start'
import { type RawResponse, send } from './raw'

type Name = keyof typeof NOTES_SERVERS | 'fetch'

const NAMES: readonly Name[] = ['node-http', 'express', 'fastify', 'hono', 'fetch']

const MILK = { id: 1, title: 'Buy milk', tags: ['home'] }
const RFC = { id: 2, title: 'Read RFC 6570', tags: ['work', 'uri'] }

interface Case {
  readonly line: string
  readonly status: number
  readonly body?: object
  readonly allow?: string
}

const CASES: readonly Case[] = [
  { line: 'GET /', status: 200, body: { link: '/notes' } },
  { line: 'GET /notes?order=desc', status: 200, body: { notes: [RFC, MILK] } },
  { line: 'GET /notes?tag=work&tag=uri&page=1', status: 200, body: { notes: [RFC] } },
  { line: 'GET /notes?page=2', status: 200, body: { notes: [] } },
  { line: 'GET /notes/1', status: 200, body: MILK },
  { line: 'GET /notes/3', status: 404, body: { error: 'no note 3' } },
  { line: 'GET /files', status: 200, body: { path: [] } },
  { line: 'GET /files/a%2Fb/c%20d', status: 200, body: { path: ['a/b', 'c d'] } },

  { line: 'GET /search?q=Buy+milk', status: 200, body: { q: 'Buy milk', page: 1, found: [1] } },
  { line: 'GET /search?utm_campaign=a|b&q=RFC', status: 200, body: { q: 'RFC', page: 1, found: [2] } },
  { line: 'GET /search?q=a[b]|{c}^%&page=2', status: 200, body: { q: 'a[b]|{c}^%', page: 2, found: [] } },
  { line: 'GET /notes/1?utm_campaign=a|b', status: 200, body: MILK },

  { line: 'GET /notes/x', status: 400 },
  { line: 'GET /notes/%FF', status: 400 },
  { line: 'GET /notes?page=two', status: 400 },
  { line: 'GET /notes?order=up', status: 400 },
  { line: 'GET /search?q=%FF', status: 400 },

  { line: 'GET /n%6Ftes/1', status: 400 },
  { line: 'GET /notes/%31', status: 400 },
  { line: 'DELETE /note%73/1', status: 400 },

  { line: 'GET /admin/users', status: 401, body: { error: 'log in first' } },
  { line: 'GET /admin/users/bob', status: 401, body: { error: 'log in first' } },

  { line: 'GET /nothing', status: 404 },
  { line: 'GET /notes/', status: 404 },
  { line: 'GET /notes/1/', status: 404 },
  { line: 'GET /NOTES/1', status: 404 },
  { line: 'GET //notes/1', status: 404 },
  { line: 'POST /nothing', status: 404 },

  { line: 'POST /notes', status: 405, allow: 'GET, HEAD, OPTIONS' },
  { line: 'PUT /notes/1', status: 405, allow: 'GET, DELETE, HEAD, OPTIONS' },
  { line: 'OPTIONS /notes/1', status: 204, allow: 'GET, DELETE, HEAD, OPTIONS' },
  { line: 'OPTIONS /nothing', status: 404 },
  { line: 'HEAD /notes/1', status: 200 },
  { line: 'HEAD /nothing', status: 404 },
]

const fetched = async (app: ReturnType<typeof createHonoNotes>, line: string): Promise<RawResponse> => {
  const [method = '', target = ''] = line.split(' ')
  const response = await app.fetch(new Request(`http://127.0.0.1${target}`, { method }))
  const text = await response.text()
  const body = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: Object.fromEntries(response.headers), body, length: text.length }
}

describe.each(NAMES)('%s', (name) => {
  const app = createHonoNotes()
  let started: Started | undefined
  beforeAll(async () => {
    started = name === 'fetch' ? undefined : await NOTES_SERVERS[name](0)
  })
  afterAll(() => started?.stop())

  const request = (line: string): Promise<RawResponse> =>
    started === undefined ? fetched(app, line) : send(started.port, `${line} HTTP/1.1`, ['Host: 127.0.0.1'])

  it.each(CASES)('$line: $status', async ({ line, status, body, allow }) => {
    const response = await request(line)
    expect(response.status).toBe(status)
    expect(response.headers['allow']).toBe(allow)
    if (body !== undefined) expect(response.body).toEqual(body)
    if (line.startsWith('HEAD')) expect(response.length).toBe(0)
  })

  it('answers those who have logged in', async () => {
    if (started === undefined) return
    const headers = ['Host: 127.0.0.1', 'Authorization: Bearer example']
    expect((await send(started.port, 'GET /admin/users HTTP/1.1', headers)).body).toEqual({ users: ['ann'] })
    expect((await send(started.port, 'GET /admin/users/b%20c HTTP/1.1', headers)).body).toEqual({ name: 'b c' })
  })

  it.each([
    [['Host: evil.test'], 421],
    [['Host: 127.0.0.1', 'Host: 127.0.0.1'], 400],
    [['Host: 127.0.0.1', 'Host: evil.test'], 400],
    [['Host: a b'], 400],
    [['Host:'], 400],
    [['Host: 127.0.0.1:99999'], 400],
    [['Host: 127.0.0.1:1'], 200],
    [[], 400],
  ])('checks %j: %d', async (headers, status) => {
    if (started === undefined) return
    for (const path of ['/notes/1', '/notes', 'http://127.0.0.1/notes']) {
      // A request-target in absolute-form overrides a valid `Host` field (RFC 9112, section 3.2.2).
      const isIgnored = path.startsWith('h') && (status === 421 || headers[0] === 'Host:')
      const should = isIgnored ? 200 : status
      expect([path, (await send(started.port, `GET ${path} HTTP/1.1`, headers)).status]).toEqual([path, should])
    }
  })

  it('answers OPTIONS for the whole server', async () => {
    if (started === undefined) return
    const { status, headers } = await send(started.port, 'OPTIONS * HTTP/1.1', ['Host: 127.0.0.1'])
    // Hono's Node adapter refuses `OPTIONS *` before any of our code runs.
    const should = name === 'hono' ? [400, undefined] : [204, 'GET, HEAD, OPTIONS, DELETE']
    expect([status, headers['allow']]).toEqual(should)
    expect((await send(started.port, 'GET * HTTP/1.1', ['Host: 127.0.0.1'])).status).toBe(400)
    expect((await send(started.port, 'OPTIONS * HTTP/1.1', ['Host: evil.test'])).status).toBe(
      name === 'hono' ? 400 : 421,
    )
  })

  it('calls the handler of one route by the path for the framework', async () => {
    const { headers } = await request('GET /notes/1?utm=a|b')
    expect(headers['x-handler']).toBe(name === 'node-http' ? undefined : name === 'fetch' ? 'hono' : name)
  })

  it('changes what the handlers share', async () => {
    expect((await request('DELETE /notes/2')).status).toBe(200)
    expect((await request('GET /notes/2')).status).toBe(404)
    expect((await request('DELETE /notes/2')).status).toBe(404)
  })
})
