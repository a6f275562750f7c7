import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVERS, type Started } from '../../examples/start'
import { type RawResponse, send } from './raw'

type Name = keyof typeof SERVERS
type Body = RawResponse['body']

const NAMES = Object.keys(SERVERS) as Name[]
const HOST = 'Host: example.test'

/** Stands for a response body that comes from the framework or from Node. */
const THEIRS = 'theirs'

interface Case {
  readonly line: string
  readonly headers?: readonly string[]
  readonly status: number
  /**
   * `THEIRS` if the framework refuses the request. Otherwise, an object is the response body, and a string is a part of
   * the body's error message.
   */
  readonly body: Body | string
  /** The status for each framework that handles the request before the example's code runs. */
  readonly exceptions?: Partial<Record<Name, number>>
}

const user = { host: 'example.test', route: 'user', params: { id: '7' } }
const home = { host: 'example.test', route: 'home', params: {} }

const CASES: readonly Case[] = [
  { line: 'GET / HTTP/1.1', status: 200, body: home },
  { line: 'GET /users/7 HTTP/1.1', status: 200, body: user },
  { line: 'GET /users/me?q HTTP/1.1', status: 200, body: { ...user, route: 'me', params: {} } },
  { line: 'GET /users/J%C3%BCrgen HTTP/1.1', status: 200, body: { ...user, params: { id: 'Jürgen' } } },
  { line: 'GET /us%65rs/7 HTTP/1.1', status: 400, body: 'encoded-unreserved at offset 22' },
  {
    line: 'GET /users/7/posts/a:b HTTP/1.1',
    status: 200,
    body: { ...user, route: 'post', params: { id: '7', post: 'a:b' } },
  },
  {
    line: 'GET /search?q=1&p%61ge=3 HTTP/1.1',
    status: 200,
    body: { host: 'example.test', route: 'search', page: '3' },
  },
  { line: 'GET /search HTTP/1.1', status: 200, body: { host: 'example.test', route: 'search', page: null } },
  {
    line: 'GET /files/a/b.txt HTTP/1.1',
    status: 200,
    body: { host: 'example.test', route: 'file', file: '/srv/site/files/a/b.txt' },
  },
  { line: 'GET /nothing HTTP/1.1', status: 404, body: 'nothing at /nothing' },
  { line: 'POST /users/7 HTTP/1.1', status: 405, body: 'POST is not allowed' },

  { line: 'GET // HTTP/1.1', status: 400, body: 'empty-segment at offset 19 of http://example.test//' },
  {
    line: 'GET //evil.com/ HTTP/1.1',
    status: 400,
    body: 'empty-segment at offset 19 of http://example.test//evil.com/',
  },
  { line: 'GET //evil.com/users/7 HTTP/1.1', status: 400, body: 'http://example.test//evil.com/users/7' },
  {
    line: 'GET /\\evil.com HTTP/1.1',
    status: 400,
    body: "path: '\\' is not allowed at offset 1",
    exceptions: { hono: 400 },
  },
  { line: 'GET \\\\evil.com/ HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET /a\tb HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET /\t/evil.com HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET /a b HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET /caf\xe9 HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET users/7 HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET ?q HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET  HTTP/1.1', status: 400, body: THEIRS },
  { line: 'GET /%zz HTTP/1.1', status: 400, body: "path: '%' is not followed by two", exceptions: { fastify: 400 } },
  { line: 'GET /a#b HTTP/1.1', status: 400, body: "fragment: '#' is not allowed at offset 2" },
  { line: 'GET /[ HTTP/1.1', status: 400, body: "path: '[' is not allowed at offset 1" },

  // A request-target in absolute-form overrides the `Host` field (RFC 9112, section 3.2.2).
  { line: 'GET http://example.test/users/7 HTTP/1.1', status: 200, body: user },
  { line: 'GET http://example.test HTTP/1.1', status: 200, body: home },
  { line: 'GET HTTP://EXAMPLE.TEST/users/7 HTTP/1.1', status: 200, body: user, exceptions: { hono: 400 } },
  { line: 'GET http://example.test/users/7 HTTP/1.1', headers: ['Host: evil.com'], status: 200, body: user },
  { line: 'GET http://evil.com/users/7 HTTP/1.1', status: 421, body: 'http://evil.com/users/7 is not here' },
  { line: 'GET https://example.test/users/7 HTTP/1.1', status: 421, body: 'is not here' },
  {
    line: 'GET ftp://example.test/ HTTP/1.1',
    status: 421,
    body: 'ftp://example.test/ is not here',
    exceptions: { hono: 400 },
  },
  { line: 'GET http://user@example.test/ HTTP/1.1', status: 400, body: "userinfo: '@' is not allowed at offset 11" },
  {
    line: 'GET http:///users/7 HTTP/1.1',
    status: 400,
    body: "host: '/' does not begin a host",
    exceptions: { fastify: 400 },
  },

  // The `Host` field is checked as strictly as the request-target.
  {
    line: 'GET /users/7 HTTP/1.1',
    headers: ['Host: 127.0.0.1:80'],
    status: 200,
    body: { ...user, host: '127.0.0.1' },
  },
  { line: 'GET /users/7 HTTP/1.1', headers: ['Host: EXAMPLE.test'], status: 200, body: user },
  {
    line: 'GET /users/7 HTTP/1.1',
    headers: ['Host: evil.com'],
    status: 421,
    body: 'http://evil.com/users/7 is not here',
  },
  {
    line: 'GET /users/7 HTTP/1.1',
    headers: ['Host: a b'],
    status: 400,
    body: "' ' is not allowed",
    exceptions: { hono: 400 },
  },
  {
    line: 'GET / HTTP/1.1',
    headers: ['Host: u@example.test'],
    status: 400,
    body: "'@' is not allowed",
    exceptions: { hono: 400 },
  },
  {
    line: 'GET / HTTP/1.1',
    headers: ['Host: example.test/x'],
    status: 400,
    body: "'/' is not allowed",
    exceptions: { hono: 400 },
  },
  {
    line: 'GET / HTTP/1.1',
    headers: ['Host: example.test:99999'],
    status: 400,
    body: 'a port is a number up to 65535',
    exceptions: { hono: 400 },
  },
  { line: 'GET / HTTP/1.1', headers: [HOST, 'Host: evil.com'], status: 400, body: 'a request must have one Host' },
  { line: 'GET / HTTP/1.1', headers: [], status: 400, body: THEIRS },

  { line: 'GET /files/%2e%2e%2fetc/passwd HTTP/1.1', status: 400, body: 'encoded-dot at offset 26' },
  {
    line: 'GET /files/%25%32%65%25%32%65%25%32%66etc/passwd HTTP/1.1',
    status: 400,
    body: 'encoded-percent at offset 26',
  },
  { line: 'GET /files/..%252fetc HTTP/1.1', status: 400, body: 'encoded-percent at offset 28' },
  {
    line: 'GET http://example.test:99999/ HTTP/1.1',
    status: 400,
    body: 'a port is a number up to 65535',
    exceptions: { hono: 400, fastify: 400 },
  },
  { line: 'GET /files/a.txt. HTTP/1.1', status: 400, body: 'a name that ends with a dot' },
  { line: 'GET /files/../etc/passwd HTTP/1.1', status: 400, body: 'dot-segment at offset 26' },
  { line: 'GET /files/..%5c..%5cwindows HTTP/1.1', status: 400, body: 'encoded-backslash at offset 28' },
  { line: 'GET /files/a%00 HTTP/1.1', status: 400, body: 'nul at offset 27' },
  { line: 'GET /users/7%0D%0AX:y HTTP/1.1', status: 400, body: 'line-break at offset 27' },
  { line: 'GET /users/7%2Fposts HTTP/1.1', status: 400, body: 'encoded-slash at offset 27' },
  { line: 'GET /users/7;admin=1 HTTP/1.1', status: 400, body: 'parameter at offset 27' },
  { line: 'GET /files/C:/x HTTP/1.1', status: 400, body: "':' is not allowed at offset 27" },
  { line: 'GET /users/%FF HTTP/1.1', status: 400, body: '%FF is not UTF-8', exceptions: { fastify: 400 } },

  { line: 'OPTIONS * HTTP/1.1', status: 200, body: {}, exceptions: { hono: 400 } },
  {
    line: 'GET * HTTP/1.1',
    status: 400,
    body: "the asterisk-form is '*' alone, and for OPTIONS only",
    exceptions: { hono: 400 },
  },
  {
    line: 'CONNECT example.test:443 HTTP/1.1',
    status: 501,
    body: 'this server is not a proxy',
    exceptions: { express: 0, fastify: 0, hono: 0 },
  },
  {
    line: 'CONNECT /users/7 HTTP/1.1',
    status: 400,
    body: "host: '/' is not allowed",
    exceptions: { express: 0, fastify: 0, hono: 0 },
  },
  {
    line: 'CONNECT evil.com HTTP/1.1',
    status: 400,
    body: 'at offset 8',
    exceptions: { express: 0, fastify: 0, hono: 0 },
  },
]

describe.each(NAMES)('%s', (name) => {
  let server: Started
  beforeAll(async () => {
    server = await SERVERS[name](0)
  })
  afterAll(() => server.stop())

  it.each(CASES)('$line, $headers', async ({ line, headers = [HOST], status, body, exceptions = {} }) => {
    const response = await send(server.port, line, headers)
    const theirs = exceptions[name] ?? (body === THEIRS ? status : undefined)
    if (theirs !== undefined) {
      expect(response.status).toBe(theirs)
      const body = response.body ?? {}
      expect(body).not.toHaveProperty('host')
      expect(body).not.toHaveProperty('route')
    } else if (typeof body === 'string') {
      const { error } = response.body ?? {}
      expect(error).toContain(body)
      expect(response.status).toBe(status)
    } else {
      expect(response).toMatchObject({ status, body })
      expect(response.body).toEqual(body)
    }
  })

  it('names the methods that are allowed', async () => {
    const allowOf = async (line: string): Promise<readonly unknown[]> => {
      const { status, headers } = await send(server.port, `${line} HTTP/1.1`, [HOST])
      return [status, headers['allow']]
    }
    const allow = 'GET, HEAD, OPTIONS'
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect([method, ...(await allowOf(`${method} /users/7`))]).toEqual([method, 405, allow])
    }
    expect(await allowOf('OPTIONS /users/7')).toEqual([200, allow])
    expect(await allowOf('OPTIONS *')).toEqual(name === 'hono' ? [400, undefined] : [200, allow])
  })

  it('answers HEAD as GET, without the body', async () => {
    const get = await send(server.port, 'GET /users/7 HTTP/1.1', [HOST])
    const head = await send(server.port, 'HEAD /users/7 HTTP/1.1', [HOST])
    expect([head.status, head.length]).toEqual([200, 0])
    expect([get.headers['content-type'], String(get.length)]).toEqual([
      head.headers['content-type'],
      head.headers['content-length'] ?? String(get.length),
    ])
    expect((await send(server.port, 'HEAD /nothing HTTP/1.1', [HOST])).status).toBe(404)
    expect((await send(server.port, 'HEAD //evil.com/ HTTP/1.1', [HOST])).status).toBe(400)
  })

  it('still answers after these requests', async () => {
    expect((await send(server.port, 'GET /users/7 HTTP/1.1', [HOST])).body).toEqual(user)
  })
})

it.each([
  ['express', { handler: 'express', host: 'example.test', uri: 'http://example.test/express/x?q' }],
  ['fastify', { handler: 'fastify', host: 'example.test', uri: 'http://example.test/fastify/x?q' }],
  ['hono', { handler: 'hono', url: 'http://example.test/hono/x?q', uri: 'http://example.test/hono/x?q' }],
] as const)('a handler of %s has the URI', async (name, body) => {
  const server = await SERVERS[name](0)
  expect(await send(server.port, `GET /${name}/x?q HTTP/1.1`, [HOST])).toMatchObject({ status: 200, body })
  await server.stop()
})
