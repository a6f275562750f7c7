/** Tests the messages for refused connections, and tests sockets that connect more than once. */
import { lookup } from 'node:dns'
import { EventEmitter } from 'node:events'
import { guardConnect } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

const LOOPBACK = { code: 'ERR_PRIVATE_ADDRESS', address: '127.0.0.1', kind: 'loopback' }

describe('a connecting socket', () => {
  const connectingSocket = () => {
    const socket = Object.assign(new EventEmitter(), { connecting: true, remoteAddress: '8.8.8.8', destroy: () => {} })
    const errors: unknown[] = []
    const seen: string[] = []
    for (const event of ['connect', 'ready']) socket.on(event, () => seen.push(event))
    guardConnect({ lookup })((_: object) => socket)({ host: 'a.example' })
    return Object.assign(socket, { destroy: (error: unknown) => errors.push(error), errors, seen })
  }

  it('emits its events if the address is public', () => {
    const socket = connectingSocket()
    for (const event of ['connect', 'ready', 'connect']) socket.emit(event)
    expect([socket.seen, socket.errors]).toEqual([['connect', 'ready', 'connect'], []])
  })

  it('is checked again when it connects again', () => {
    const socket = connectingSocket()
    socket.emit('connect')
    socket.remoteAddress = '127.0.0.1'
    for (const event of ['connect', 'ready']) socket.emit(event)
    expect(socket.seen).toEqual(['connect'])
    expect(socket.errors).toMatchObject([LOOPBACK])
  })
})

describe('the message for a refused connection', () => {
  const errorOf = (options: object): unknown => {
    try {
      return guardConnect({ lookup })((_: object) => undefined)(options)
    } catch (error) {
      return error
    }
  }

  it.each(['127.0.0.1', '::1'])('says that the address %s is not public', (host) => {
    const message = `refused to connect to "${host}": the address is not public (loopback)`
    expect(errorOf({ port: 80, host })).toHaveProperty('message', message)
  })

  it.each([
    [{ hostname: 'a.example', host: 'b.example' }, 'a.example'],
    [{ hostname: 'a.example' }, 'a.example'],
    [{ host: 'b.example' }, 'b.example'],
  ])('names the host in %j for an open socket', (names, hostname) => {
    const socket = { connecting: false, remoteAddress: '127.0.0.1' }
    expect(errorOf({ ...names, socket })).toMatchObject({ ...LOOPBACK, hostname })
  })
})
