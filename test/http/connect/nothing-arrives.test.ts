/**
 * Tests guarded functions that connect to local servers. If a guard refuses a connection, no byte may be sent and no
 * listener may be called.
 */
import { lookup } from 'node:dns'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { Duplex } from 'node:stream'
import { type ConnectionOptions, connect as tlsConnect } from 'node:tls'
import { buildConnector, Agent as UndiciAgent, fetch as undiciFetch } from 'undici'
import { guardConnect, guardLookup } from 'uri-ts/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listening, received, sockets } from '../../support/counting-servers'
import { eventually } from '../../support/eventually'
import { stubLookup } from '../../support/guarded-clients'

const SOCKET = `${tmpdir()}/uri-ts-bytes-${process.pid}.sock`

let local: Server
let tcp: Server
let port: number
beforeAll(async () => {
  local = await listening(createServer(), SOCKET)
  tcp = await listening(createServer(), 0)
  port = (tcp.address() as AddressInfo).port
})
afterAll(() => {
  local.close()
  tcp.close()
})
beforeEach(() => {
  received.connections = 0
  received.bytes = 0
})

/** Waits long enough for a byte to arrive over a local connection on a machine that is not busy. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60))

afterEach(() => eventually(() => expect(sockets.size).toBe(0)))

const guard = guardConnect({ lookup, allow: ['0.0.0.0/0', '::/0'] })
const strict = guardConnect({ lookup: stubLookup('8.8.8.8') })

const NO_ADDRESS = { code: 'ERR_PRIVATE_ADDRESS', address: '', kind: 'not-an-address' }
const LOOPBACK = { code: 'ERR_PRIVATE_ADDRESS', address: '127.0.0.1', kind: 'loopback' }

type Open = (options: object, callback?: (...values: unknown[]) => void) => Socket

const FUNCTIONS: ReadonlyArray<readonly [name: string, open: Open]> = [
  ['net.connect', connect as Open],
  ['tls.connect', tlsConnect as Open],
  ['createConnection of an agent', new Agent().createConnection as unknown as Open],
  ['createConnection of an agent of https', new HttpsAgent().createConnection as unknown as Open],
  ['a function that ignores lookup', (options) => connect({ ...options, lookup: undefined } as NetConnectOpts)],
]

const PATHS = [SOCKET, '\\\\.\\pipe\\docker_engine', '\\\\?\\pipe\\x', '/', 'relative.sock', '\0abstract']

describe.each(FUNCTIONS)('%s', (_, open) => {
  const guarded = guard(open)

  it.each(['path', 'socketPath'])('is not called with %s', async (name) => {
    for (const path of PATHS) {
      const options = { [name]: path, host: '127.0.0.1', port }
      const error = {
        ...NO_ADDRESS,
        hostname: path,
        message: `refused to connect to ${JSON.stringify(path)}: it has no IP address`,
      }
      expect(() => guarded(options)).toThrow(expect.objectContaining(error))
      const calls: unknown[][] = []
      expect(guarded(options, (...values) => calls.push(values))).toBe(undefined)
      expect(calls).toEqual([[expect.objectContaining(error), null]])
    }
    await settled()
    expect(received).toEqual({ connections: 0, bytes: 0 })
  })

  it('is called with an empty path, which is none', async () => {
    const socket = guarded({ path: '', socketPath: undefined, host: '127.0.0.1', port }).on('error', () => {})
    await once(socket, 'connect')
    socket.destroy()
    await eventually(() => expect(received.connections).toBe(1))
  })

  it.each(['host', 'hostname'])('is not called with an address in %s', async (name) => {
    const calls: unknown[][] = []
    strict(open)({ [name]: '127.0.0.1', port }, (...values) => calls.push(values))
    expect(calls).toEqual([[expect.objectContaining(LOOPBACK), null]])
    await settled()
    expect(received).toEqual({ connections: 0, bytes: 0 })
  })
})

describe('a request over the socket of a file', () => {
  it.each([
    ['http', request, new Agent()],
    ['https', httpsRequest, new HttpsAgent()],
  ] as const)('by %s connects to nothing', async (_, send, agent) => {
    agent.createConnection = guard(agent.createConnection)
    for (const options of [{ agent }, { createConnection: agent.createConnection.bind(agent) }]) {
      const sent = (send as typeof request)({ socketPath: SOCKET, path: '/x', ...options } as object)
      const [error] = await once(sent.end('body'), 'response').catch((failure: unknown) => [failure])
      expect(error).toMatchObject({ ...NO_ADDRESS, hostname: SOCKET })
    }
    await settled()
    expect(received).toEqual({ connections: 0, bytes: 0 })
  })

  it.each(['http', 'https'])('by a connector of undici for %s sends no byte', async (scheme) => {
    const connector = guard(buildConnector({ socketPath: SOCKET, lookup: guardLookup({ lookup }) }))
    const dispatcher = new UndiciAgent({ connect: connector })
    const error = await undiciFetch(`${scheme}://a.example/`, { dispatcher }).catch((failure: Error) => failure.cause)
    expect(error).toMatchObject({ ...NO_ADDRESS, hostname: 'a.example' })
    await settled()
    expect(received.bytes).toBe(0)
    await dispatcher.close()
  })
})

/**
 * Lists functions that ignore the requested host and connect elsewhere. Some of these functions start to connect before
 * they return.
 */
const ELSEWHERE: ReadonlyArray<readonly [name: string, open: () => Socket]> = [
  ['to a port of this machine', () => connect({ port, host: '127.0.0.1' })],
  [
    'to a port of this machine, by one family',
    () => connect({ port, host: 'localhost', autoSelectFamily: false, family: 4 }),
  ],
  [
    'to a port of this machine, by the first family that answers',
    () => connect({ port, host: 'localhost', autoSelectFamily: true }),
  ],
  ['to the socket of a file', () => connect(SOCKET)],
  ['by TLS to a port of this machine', () => tlsConnect({ port, host: '127.0.0.1' })],
  ['by TLS to the socket of a file', () => tlsConnect({ path: SOCKET })],
  ['by TLS over a socket that is connecting', () => tlsConnect({ socket: connect(SOCKET) })],
]

describe.each(ELSEWHERE)('a function that connects %s', (_, open) => {
  const EVENTS = ['connect', 'ready', 'secureConnect', 'data']

  it('calls no listener, and nothing is sent that was written', async () => {
    const called: string[] = []
    const listening = (socket: Socket): Socket => {
      for (const event of EVENTS) {
        socket.on(event, () => {
          called.push(event)
          socket.write(event)
        })
        socket.prependListener(event, () => called.push(event))
      }
      socket.write('secret')
      return socket
    }
    const guarded = strict((_options: object, _callback: (...values: unknown[]) => void) => listening(open()))
    const socket = listening(guarded({ host: 'a.example' }, () => called.push('callback')))
    const [error] = (await once(socket, 'close').catch((failure: unknown) => [failure])) as [unknown]
    expect(error).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', hostname: 'a.example' })
    await settled()
    expect([called, received.bytes, socket.destroyed]).toEqual([[], 0, true])
  })

  it.each([
    ['when it is connected', (socket: Socket, done: () => void) => socket.once('connect', done)],
    ['at once', (_socket: Socket, done: () => void) => done()],
  ] as const)('and passes its socket to the callback %s', async (_when, then) => {
    const outcomes: unknown[] = []
    const guarded = strict((_options: object, callback: (error: Error | null, socket?: Socket) => void): Socket => {
      const socket = open().on('error', callback)
      then(socket, () => callback(null, socket))
      return socket
    })
    guarded({ host: 'a.example' }, (error, socket) => {
      outcomes.push(error?.message ?? 'passed')
      socket?.write('secret')
    })
    await eventually(() => expect(outcomes.at(-1)).toMatch(/^refused to connect to "a\.example"/))
    await settled()
    expect(received.bytes).toBe(0)
  })
})

describe('an open socket to an address that is refused', () => {
  const opened = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' })
    await once(socket, 'connect')
    return socket
  }

  it.each(['socket', 'httpSocket'])('is refused as %s before anything is sent', async (name) => {
    const socket = await opened()
    const guarded = strict(tlsConnect as (options: ConnectionOptions & { httpSocket?: Socket }) => Socket)
    expect(() => guarded({ [name]: socket, host: 'a.example' })).toThrow(expect.objectContaining(LOOPBACK))
    await settled()
    expect([received.bytes, socket.destroyed]).toEqual([0, false])
    socket.destroy()
  })

  it('is refused if it has no address', () => {
    const stream = new Duplex({ read: () => {}, write: () => expect.fail('written') })
    expect(() => guard(tlsConnect)({ socket: stream })).toThrow(expect.objectContaining(NO_ADDRESS))
  })

  it('is destroyed if nobody can be told', async () => {
    const socket = await opened()
    const guarded = strict((_: object, callback: (error: Error | null, socket: Socket) => void) =>
      callback(null, socket),
    )
    expect(guarded({ host: 'a.example' }, undefined as never)).toBe(undefined)
    expect(socket.destroyed).toBe(true)
  })

  it('is used if it is allowed', async () => {
    const socket = guard(tlsConnect)({ socket: await opened(), host: 'a.example' }).on('error', () => {})
    await eventually(() => expect(received.bytes).toBeGreaterThan(0))
    socket.destroy()
  })
})

describe('a connection that is allowed', () => {
  it.each([
    ['an address', { host: '127.0.0.1' }],
    ['an address of IPv6', { host: '::1' }],
    ['a name', { host: 'localhost' }],
    ['a name, in one family', { host: 'localhost', family: 4, autoSelectFamily: false }],
    ['a name, in the first family that answers', { host: 'localhost', autoSelectFamily: true }],
    ['the path that an agent has removed', { host: '127.0.0.1', path: null }],
  ])('to %s calls its listeners once and sends what was written', async (_, options) => {
    const called: string[] = []
    const socket: Socket = guard(connect)({ ...options, port } as NetConnectOpts, function (this: Socket) {
      called.push(`listener ${this === socket}`)
    })
    socket.on('connect', () => called.push('connect')).on('ready', () => called.push('ready'))
    socket.write('before ')
    await once(socket, 'ready')
    socket.end('after')
    await once(socket, 'close')
    await eventually(() => expect(received).toEqual({ connections: 1, bytes: 12 }))
    expect(called).toEqual(['listener true', 'connect', 'ready'])
  })

  it('is checked once, also if the socket says again that it is connected', async () => {
    const called: string[] = []
    const socket = guard(connect)({ port, host: '127.0.0.1' }).on('connect', () => called.push('connect'))
    await once(socket, 'connect')
    socket.destroy()
    socket.emit('connect')
    expect(called).toEqual(['connect', 'connect'])
  })
})

describe('a guarded function takes one object of options and a callback', () => {
  it.each([
    ['a port', [80]],
    ['a port, a host', [80, '127.0.0.1']],
    ['a port, a callback', [80, () => {}]],
    ['a port, a host, a callback', [80, '127.0.0.1', () => {}]],
    ['a port, a host, options', [443, '127.0.0.1', { servername: 'a' }]],
    ['a port as text', ['80']],
    ['a path', [SOCKET]],
    ['a path, a callback', [SOCKET, () => {}]],
    ['a pipe', ['\\\\.\\pipe\\docker_engine']],
    ['a list', [[{ path: SOCKET }, null]]],
    ['a list with options', [Object.assign([SOCKET], { path: SOCKET })]],
    ['a callback', [() => {}]],
    ['nothing', []],
    ['null', [null]],
  ])('and not %s', async (_, values) => {
    for (const [, open] of FUNCTIONS) {
      const guarded = guard(open) as (...values: unknown[]) => unknown
      expect(() => guarded(...values)).toThrow('guardConnect: the first argument is not an object of options')
    }
    expect(received.connections).toBe(0)
  })

  it.each([[{}], ['x'], [null], [7]])('and not the callback %j', (callback) => {
    const guarded = guard(connect) as (...values: unknown[]) => unknown
    expect(() => guarded({ port, host: '127.0.0.1' }, callback)).toThrow(
      new TypeError('guardConnect: the second argument is not a callback'),
    )
  })
})
