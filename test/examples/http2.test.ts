/** Tests the HTTP/2 server's responses and checks that the server survives hostile requests. */
import { once } from 'node:events'
import {
  type ClientHttp2Session,
  connect,
  constants,
  type OutgoingHttpHeaders,
  type ServerHttp2Session,
} from 'node:http2'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttp2Server } from '../../examples/node-http2/server'
import { type Random, randomFrom } from '../refimpl/random'
import { HOURS, REQUESTS, randomFields, SEED } from './random-requests'

const sessions = new Set<ServerHttp2Session>()
const server = createHttp2Server().on('session', (session) => sessions.add(session))
let port = 0
let client: ClientHttp2Session

const newClient = async (): Promise<ClientHttp2Session> => {
  const session = connect(`http://127.0.0.1:${port}`).on('error', () => {})
  await once(session, 'remoteSettings')
  return session
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  client = await newClient()
})
afterAll(async () => {
  client.destroy()
  for (const session of sessions) session.destroy()
  await new Promise((resolve) => server.close(resolve))
})

/**
 * Returns the status, the `Allow` field and the body of the response. The status is 0 if Node resets the stream before
 * the code in `examples/node-http2` runs.
 */
const request = (headers: OutgoingHttpHeaders, from = client): Promise<readonly [number, unknown, string]> =>
  new Promise((resolve) => {
    let status = 0
    let allow: unknown
    let body = ''
    const stream = from.request(headers, { endStream: true })
    stream.on('response', (fields) => {
      status = fields[':status'] ?? 0
      allow = fields['allow']
    })
    stream.on('data', (chunk) => {
      body += chunk
    })
    stream.on('error', () => {}).on('close', () => resolve([status, allow, body]))
  })

const GET = { ':method': 'GET', ':scheme': 'http', ':authority': 'example.test', ':path': '/users/7' }
const ALLOW = 'GET, HEAD, OPTIONS'

it.each([
  [GET, 200, undefined, '"route":"user"'],
  [{ ...GET, ':method': 'HEAD' }, 200, undefined, ''],
  [{ ...GET, ':method': 'POST' }, 405, ALLOW, 'POST is not allowed'],
  [{ ...GET, ':method': 'OPTIONS', ':path': '*' }, 200, ALLOW, '{}'],
  [{ ...GET, ':authority': 'evil.test' }, 421, undefined, 'is not here'],
  [{ ...GET, host: 'EXAMPLE.test:80' }, 200, undefined, '"route":"user"'],
  [{ ...GET, host: 'evil.test' }, 400, undefined, 'differs from Host'],
  [{ ...GET, host: 'example.test:81' }, 400, undefined, 'differs from Host'],
  [{ ...GET, host: '' }, 0, undefined, ''],
  [{ ...GET, ':authority': 'a b' }, 0, undefined, ''],
  [{ ...GET, ':path': '//evil.com/' }, 400, undefined, 'empty-segment'],
  [{ ...GET, ':path': 'http://example.test/' }, 0, undefined, ''],
  [{ ...GET, ':path': '/files/%25%32%65%25%32%65%25%32%66etc' }, 400, undefined, 'encoded-percent'],
  [{ ...GET, ':path': '/a#b' }, 400, undefined, 'fragment'],
  [{ ...GET, ':path': '*' }, 0, undefined, ''],
  [{ ':method': 'CONNECT', ':authority': 'example.test:443' }, 501, undefined, 'not a proxy'],
  [{ ':method': 'CONNECT', ':authority': 'example.test:0' }, 400, undefined, 'port 0'],
  [{ ...GET, ':method': 'CONNECT', ':protocol': 'websocket' }, 501, undefined, 'no protocol'],
] as const)('answers %j by %d', async (headers, status, allow, body) => {
  const answer = await request(headers)
  expect(answer.slice(0, 2)).toEqual([status, allow])
  expect(body === '' ? answer[2] === '' : answer[2].includes(body)).toBe(true)
})

/** Encodes a header field in HPACK without indexing. */
const field = (name: string, value: string): Buffer =>
  Buffer.concat([Buffer.of(0, name.length), Buffer.from(name), Buffer.of(value.length), Buffer.from(value)])

const frame = (type: number, flags: number, stream: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.of(0, 0, payload.length, type, flags, 0, 0, 0, stream), payload])

/**
 * Sends the octets of a request and returns the types of the frames in the response. Type 1 is HEADERS, and type 3 is
 * RST_STREAM.
 */
const framesFor = async (fields: ReadonlyArray<readonly [name: string, value: string]>): Promise<readonly number[]> => {
  const socket = connectSocket(port, '127.0.0.1').on('error', () => {})
  const headers = Buffer.concat(fields.map(([name, value]) => field(name, value)))
  const settings = frame(4, 0, 0, Buffer.alloc(0))
  socket.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), settings, frame(1, 5, 1, headers)]))
  const types: number[] = []
  let rest = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 9 && rest.length >= 9 + rest.readUIntBE(0, 3)) {
      if (rest.readUInt32BE(5) === 1) types.push(rest[3] as number)
      rest = rest.subarray(9 + rest.readUIntBE(0, 3))
    }
    if (types.some((type) => type === 1 || type === 3)) break
  }
  return types
}

it('ends the stream of a request with two host fields', async () => {
  const fields = Object.entries(GET)
  expect((await framesFor(fields))[0]).toBe(1)
  expect((await framesFor([...fields, ['host', 'example.test']]))[0]).toBe(1)
  expect(await framesFor([...fields, ['host', 'example.test'], ['host', 'example.test']])).toEqual([3])
  expect(await framesFor([...fields, ['host', 'example.test'], ['host', 'evil.test']])).toEqual([3])
})

it('survives streams and sessions that are reset', async () => {
  for (const code of [constants.NGHTTP2_CANCEL, constants.NGHTTP2_INTERNAL_ERROR, constants.NGHTTP2_REFUSED_STREAM]) {
    for (const method of ['GET', 'POST']) {
      const stream = client.request({ ...GET, ':method': method }).on('error', () => {})
      stream.close(code)
      await new Promise((resolve) => stream.once('close', resolve))
    }
  }
  const other = await newClient()
  other.request(GET).on('error', () => {})
  other.destroy()
  expect((await request(GET))[0]).toBe(200)
})

it.each(['', '\0\0\0', 'GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\xff\xff\xff\x04\0\0\0\0\0'])(
  'survives the octets %j, and a reset',
  async (octets) => {
    const socket = connectSocket(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(octets, 'latin1')
    await new Promise((resolve) => setTimeout(resolve, 10))
    socket.resetAndDestroy()
    expect((await request(GET))[0]).toBe(200)
  },
)

const statusOf = async (session: ClientHttp2Session, random: Random): Promise<number> => {
  try {
    return (await request(randomFields(random), session))[0]
  } catch {
    return 0
  }
}

it(`${REQUESTS} random requests`, { timeout: HOURS }, async () => {
  const random = randomFrom(SEED)
  const statuses = new Set<number>()
  let session = await newClient()
  for (let run = 0; run < REQUESTS; run += 100) {
    if (session.closed || session.destroyed) session = await newClient()
    const current = session
    const answers = await Promise.all(Array.from({ length: 100 }, () => statusOf(current, random)))
    for (const status of answers) statuses.add(status)
  }
  session.destroy()
  expect([...statuses].filter((status) => status >= 500 && status !== 501)).toEqual([])
  expect(statuses).toContain(200)
  expect(statuses).toContain(400)
  expect((await request(GET))[0]).toBe(200)
})
