/** Checks how guards act on functions that connect in unusual ways, and which connections the guards do not cover. */
import { lookup } from 'node:dns'
import { once } from 'node:events'
import { Agent, createServer, type RequestOptions, request } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { connect as tlsConnect } from 'node:tls'
import { buildConnector, Agent as UndiciAgent, fetch as undiciFetch } from 'undici'
import { guardConnect, guardLookup } from 'uri-ts/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Counter, startServer, stubLookup } from '../../support/guarded-clients'

let server: Counter
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.connections = 0
  server.requests = 0
})

const LOOPBACK = { code: 'ERR_PRIVATE_ADDRESS', address: '127.0.0.1', kind: 'loopback' }
const TO_LOOPBACK = stubLookup('127.0.0.1')

const send = (options: RequestOptions, by = request): Promise<unknown> =>
  new Promise((resolve) => {
    by({ port: server.port, host: 'a.example', ...options }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', resolve)
      .end()
  })

const outcomeOf = (result: Promise<unknown>): Promise<unknown> => result.catch((error: Error) => error.cause)

describe('a socket is checked when it is connected', () => {
  it('if the function that connects ignores lookup', async () => {
    const ignoring = ({ port }: { port: number }): Socket => connect({ port, host: '127.0.0.1' })
    const createConnection = guardConnect({ lookup: stubLookup('8.8.8.8') })(ignoring)
    expect(await send({ createConnection: createConnection as never })).toMatchObject({
      ...LOOPBACK,
      hostname: 'a.example',
    })
    expect(server.requests).toBe(0)
  })

  it.each(['http', 'https'])('if undici is not given lookup, for %s', async (scheme) => {
    const connector = guardConnect({ lookup: TO_LOOPBACK })(buildConnector({ lookup: TO_LOOPBACK }))
    const dispatcher = new UndiciAgent({ connect: connector })
    const result = outcomeOf(undiciFetch(`${scheme}://a.example:${server.port}/`, { dispatcher }))
    expect(await result).toMatchObject({ ...LOOPBACK, hostname: 'a.example' })
    expect(server.requests).toBe(0)
    await dispatcher.close()
  })

  it('if it is connected already, and returned or passed to the callback', async () => {
    const open = async (): Promise<Socket> => {
      const socket = connect({ port: server.port, host: '127.0.0.1' })
      await once(socket, 'connect')
      return socket
    }
    const guard = guardConnect({ lookup })
    const returned = await open()
    expect(await send({ createConnection: guard(() => returned) })).toMatchObject(LOOPBACK)
    const passed = await open()
    const passing = (_: unknown, callback: (error: Error | null, socket: Socket) => void) =>
      callback(null, passed) as undefined
    expect(await send({ createConnection: guard(passing) })).toMatchObject(LOOPBACK)
    expect([returned.destroyed, passed.destroyed, server.requests]).toEqual([true, true, 0])

    const allowed = guardConnect({ lookup, allow: ['127.0.0.0/8'] })
    const third = await open()
    expect(await send({ createConnection: allowed(() => third) })).toBe(200)
    const fourth = await open()
    const passingAgain = (_: unknown, callback: (error: Error | null, socket: Socket) => void) =>
      callback(null, fourth) as undefined
    expect(await send({ createConnection: allowed(passingAgain) })).toBe(200)
  })

  it('and refused if it is the socket of a file, which has no address', async () => {
    const socketPath = `${tmpdir()}/uri-ts-${process.pid}.sock`
    const local = createServer((_, response) => response.end('secret')).listen(socketPath)
    const agent = new Agent()
    expect(await send({ agent, socketPath })).toBe(200)
    agent.createConnection = guardConnect({ lookup, allow: ['0.0.0.0/0', '::/0'] })(agent.createConnection)
    expect(await send({ agent, socketPath })).toMatchObject({
      code: 'ERR_PRIVATE_ADDRESS',
      address: '',
      kind: 'not-an-address',
    })
    local.close()
  })
})

describe('the function that is guarded', () => {
  it('gets the agent as this, which https needs', async () => {
    const agent = new HttpsAgent({ keepAlive: true })
    const original = agent.createConnection
    agent.createConnection = guardConnect({ lookup: TO_LOOPBACK })(original)
    expect(await send({ agent }, httpsRequest as never)).toMatchObject(LOOPBACK)
    expect(server.connections).toBe(0)
    // The server does not support TLS, so an allowed connection fails during the handshake.
    agent.createConnection = guardConnect({ lookup: TO_LOOPBACK, allow: ['127.0.0.1'] })(original)
    expect(await send({ agent }, httpsRequest as never)).toMatchObject({ code: 'EPROTO' })
    expect(server.connections).toBe(1)
  })

  it('may be net.connect or tls.connect, without a callback', async () => {
    const guard = guardConnect({ lookup: TO_LOOPBACK })
    const overTcp = guard(connect)
    const overTls = guard(tlsConnect)
    for (const open of [
      (host: string) => overTcp({ port: server.port, host }),
      (host: string) => overTls({ port: server.port, host }),
    ]) {
      const error = await new Promise((resolve) => open('a.example').on('error', resolve))
      expect(error).toMatchObject({ ...LOOPBACK, hostname: 'a.example' })
      expect(() => open('127.0.0.1')).toThrow(expect.objectContaining(LOOPBACK))
    }
    const passed = guardConnect({ lookup, allow: ['127.0.0.1'] })(connect)({ port: server.port, host: '127.0.0.1' })
    await once(passed, 'connect')
    passed.destroy()
  })

  it.each([[80, '127.0.0.1'], ['/tmp/socket'], [null], [undefined]])('is not called with %j', (...args: unknown[]) => {
    const guarded = guardConnect({ lookup })(connect) as (...args: unknown[]) => unknown
    expect(() => guarded(...args)).toThrow(
      new TypeError('guardConnect: the first argument is not an object of options'),
    )
  })

  it('may fail itself', async () => {
    const failure = new Error('no network')
    const failing = (_: unknown, callback: (error: Error) => void) => callback(failure) as undefined
    expect(await send({ createConnection: guardConnect({ lookup })(failing) as never })).toBe(failure)
  })
})

describe('guardLookup', () => {
  const ask = (guarded: ReturnType<typeof guardLookup>, options = {}): Promise<readonly unknown[]> =>
    new Promise((resolve) => guarded('a.example', options, (...args) => resolve(args)))

  it('passes on options, and what lookup finds', async () => {
    const seen: unknown[] = []
    const guarded = guardLookup({
      lookup: (hostname, options, callback) => {
        seen.push(hostname, options)
        stubLookup('8.8.8.8', '2606:4700::1')(hostname, options, callback)
      },
    })
    expect(await ask(guarded, { all: false, family: 4, hints: 1 })).toEqual([null, '8.8.8.8', 4])
    const all = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]
    expect((await ask(guarded, { all: true })).slice(0, 2)).toEqual([null, all])
    expect(seen).toEqual(['a.example', { all: false, family: 4, hints: 1 }, 'a.example', { all: true }])
  })

  it('passes on the error of lookup', async () => {
    const error = new Error('ENOTFOUND')
    const guarded = guardLookup({ lookup: (_hostname, _options, callback) => callback(error, '8.8.8.8') })
    expect(await ask(guarded)).toEqual([error, ''])
  })

  it('gives no address with an error', async () => {
    const guarded = guardLookup({ lookup: stubLookup('10.0.0.1', '8.8.8.8') })
    expect(await ask(guarded)).toEqual([expect.objectContaining({ kind: 'private' }), ''])
    expect(await ask(guarded, { all: true })).toEqual([expect.objectContaining({ kind: 'private' }), []])
  })

  it.each([
    [''],
    ['localhost'],
    [undefined],
    [null],
    [1],
    [[]],
    [[undefined]],
    [['8.8.8.8']],
    [[{}]],
    [[{ address: 'x' }]],
  ])('refuses %j, which is not an address', async (found) => {
    const guarded = guardLookup({ lookup: (_hostname, _options, callback) => callback(null, found as never) })
    const [error, address] = await ask(guarded)
    expect(error).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', kind: 'not-an-address', hostname: 'a.example' })
    expect(address).toHaveLength(0)
  })

  it.each([
    [['127.0.0.1'], 'refused to connect to "a.example": its address "127.0.0.1" is not public (loopback)'],
    [['x\n'], 'refused to connect to "a.example": "x\\n" is not an IP address'],
  ])('says why it refuses %j', async (addresses, message) => {
    const [error] = await ask(guardLookup({ lookup: stubLookup(...addresses) }))
    expect(error).toBeInstanceOf(Error)
    expect(error).toHaveProperty('message', message)
  })

  it('has no unknown options', () => {
    const guard = { lookup, allowed: ['127.0.0.1'] }
    const error = new TypeError("'allowed' is not an option: the options are lookup, allow")
    expect(() => guardLookup(guard)).toThrow(error)
    expect(() => guardConnect(guard)).toThrow(error)
  })
})

describe('connections that agents keep', () => {
  it('a guarded agent looks a name up once for each connection, and checks each', async () => {
    let count = 0
    const counting: typeof TO_LOOPBACK = (...query) => {
      count++
      TO_LOOPBACK(...query)
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    agent.createConnection = guardConnect({ lookup: counting, allow: ['127.0.0.1'] })(agent.createConnection)
    expect([await send({ agent }), await send({ agent }), await send({ agent })]).toEqual([200, 200, 200])
    expect([count, server.connections]).toEqual([1, 1])
    agent.destroy()
  })

  it('lookup of a request does not guard a connection that other code has opened', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await send({ agent, lookup: TO_LOOPBACK as never })).toBe(200)
    expect(await send({ agent, lookup: guardLookup({ lookup: TO_LOOPBACK }) as never })).toBe(200)
    agent.destroy()
    expect(await send({ agent, lookup: guardLookup({ lookup: TO_LOOPBACK }) as never })).toMatchObject(LOOPBACK)
  })
})

describe('a wrong lookup is a mistake in the program', () => {
  it('is refused when the guard is made, if it is not a function', () => {
    for (const guard of [{}, { lookup: 'dns' }]) {
      expect(() => guardConnect(guard as never)).toThrow(
        "the option 'lookup' is not a function, such as that of node:dns",
      )
    }
    expect(() => guardLookup({ lookup, allow: '10.0.0.0/8' as never })).toThrow(
      'allow: the value is not a list of addresses',
    )
  })

  it('is an error of the connection, if it returns a promise', async () => {
    for (const promised of [
      async () => ({ address: '1.1.1.1', family: 4 }),
      () => Promise.reject(new Error('ENOTFOUND')),
    ]) {
      const agent = new Agent()
      agent.createConnection = guardConnect({ lookup: promised })(agent.createConnection)
      expect(await send({ agent })).toMatchObject({ message: expect.stringMatching(/^lookup has returned a promise/) })
    }
  })
})
