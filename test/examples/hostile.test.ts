/**
 * Checks that all servers survive hostile requests and still respond afterwards, and that no server sends an unexpected
 * 5xx status.
 */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNotesServer } from '../../examples/routes/server'
import { SERVERS, type Started } from '../../examples/start'
import { randomFrom } from '../refimpl/random'
import { HOST, HOURS, REQUESTS, randomRequest, SEED } from './random-requests'
import { send } from './raw'

const startNotes = async (): Promise<Started> => {
  const server: Server = createNotesServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, stop }
}

const START: Readonly<Record<string, () => Promise<Started>>> = {
  ...Object.fromEntries(Object.entries(SERVERS).map(([name, start]) => [name, () => start(0)])),
  routes: startNotes,
}

const HOSTILE: ReadonlyArray<readonly [title: string, octets: string]> = [
  ['nothing', ''],
  ['only line ends', '\r\n\r\n\r\n'],
  ['NUL', '\0\0\0\0\r\n\r\n'],
  ['a TLS hello', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/1.0 without Host', 'GET / HTTP/1.0\r\n\r\n'],
  ['an unknown version', `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`],
  ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a long target', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a target of slashes', `GET ${'/'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a target of dots', `GET ${'/..'.repeat(3_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a target of triplets', `GET /${'%25'.repeat(3_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a target of ampersands', `GET /search?${'&'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['names of Object.prototype', `GET /__proto__/constructor?__proto__=1 HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a codec with such a name', `GET /notes/__proto__ HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a huge number', `GET /notes/${'9'.repeat(400)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['a Host of brackets', 'GET / HTTP/1.1\r\nHost: [[[[\r\n\r\n'],
  ['a Host with a path', 'GET / HTTP/1.1\r\nHost: 127.0.0.1/../x\r\n\r\n'],
  ['a Host of high octets', 'GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n'],
  ['many Hosts', `GET / HTTP/1.1\r\n${`${HOST}\r\n`.repeat(500)}\r\n`],
  ['a folded Host', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['bad chunks', `POST / HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['Expect', `POST / HTTP/1.1\r\n${HOST}\r\nExpect: 200-maybe\r\n\r\n`],
  ['an upgrade', `GET /users/7 HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n\x81\x80`],
  [
    'an upgrade to HTTP/2',
    `GET / HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`,
  ],
  ['a body with GET', `GET / HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\n\r\nGET /`],
  ['pipelined requests', `GET /users/7 HTTP/1.1\r\n${HOST}\r\n\r\n`.repeat(50)],
  ['a CONNECT with data', `CONNECT 127.0.0.1:443 HTTP/1.1\r\n${HOST}\r\n\r\n\x16\x03\x01`],
  ['a CONNECT to port 0', `CONNECT 127.0.0.1:0 HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n\r\n`],
]

const statusesOf = (port: number, octets: string): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(octets, 'latin1'))
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve(Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status)))
    })
  })

/** The server answers a CONNECT request with 501, and Node sends 505 for an unknown HTTP version. */
const isMeant = (status: number): boolean => status < 500 || status === 501 || status === 505

const opened = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const CONNECT = `CONNECT example.test:443 HTTP/1.1\r\n${HOST}\r\n\r\n`

describe.each(Object.keys(START))('%s survives', (name) => {
  let server: Started
  beforeAll(async () => {
    server = await (START[name] as () => Promise<Started>)()
  })
  afterAll(() => server.stop())

  const expectAnswer = async (): Promise<void> => {
    const path = name === 'routes' ? '/notes/1' : '/users/7'
    expect((await send(server.port, `GET ${path} HTTP/1.1`, [HOST])).status).toBe(200)
  }

  it.each(HOSTILE)('%s', async (_, octets) => {
    const statuses = await statusesOf(server.port, octets)
    expect(statuses.filter((status) => !isMeant(status))).toEqual([])
    await expectAnswer()
  })

  it('a CONNECT that is reset', async () => {
    for (let run = 0; run < 20; run++) {
      const socket = await opened(server.port)
      socket.write(CONNECT)
      if (run % 2 === 1) await new Promise((resolve) => setTimeout(resolve, run))
      socket.resetAndDestroy()
    }
    await expectAnswer()
  })

  it('a slow CONNECT, and one that is cut off', async () => {
    const slow = await opened(server.port)
    for (const character of CONNECT) slow.write(character)
    slow.resume().end()
    await new Promise((resolve) => slow.once('close', resolve))
    const cut = await opened(server.port)
    cut.write(CONNECT.slice(0, 20))
    cut.destroy()
    await expectAnswer()
  })

  it('a CONNECT whose client never closes', async () => {
    const socket = await opened(server.port)
    socket.write(CONNECT)
    socket.resume()
    await once(socket, 'end')
    // The server closes the connection without waiting for the client, so writing to the socket eventually fails.
    const timer = setInterval(() => socket.write('x'), 50)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
    await expectAnswer()
  })

  it('resets in the middle of other requests', async () => {
    for (const octets of ['G', 'GET / HTTP/1.1\r\n', `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 9\r\n\r\nx`]) {
      const socket = await opened(server.port)
      socket.write(octets)
      await new Promise((resolve) => setTimeout(resolve, 5))
      socket.resetAndDestroy()
    }
    await expectAnswer()
  })

  it(
    `${REQUESTS} random requests`,
    async () => {
      const random = randomFrom(SEED)
      for (let run = 0; run < REQUESTS; run += 20) {
        const requests = Array.from({ length: 20 }, () => randomRequest(random))
        const answers = await Promise.all(requests.map((request) => statusesOf(server.port, request)))
        const wrong = requests.filter((_, index) => answers[index]?.some((status) => !isMeant(status)))
        expect(wrong).toEqual([])
      }
      await expectAnswer()
    },
    HOURS,
  )
})
