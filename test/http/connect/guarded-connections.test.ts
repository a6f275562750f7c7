/** Tests guards on real connections that `node:http`, `node:net` and undici open to a local server. */
import { lookup } from 'node:dns'
import type { LookupFunction } from 'uri-ts/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Counter, GUARDED, startServer, stubLookup, WITH_LOOKUP } from '../../support/guarded-clients'

let server: Counter
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.connections = 0
  server.requests = 0
})

const urlOf = (host: string, path = '/'): string => `http://${host}:${server.port}${path}`

/** Spellings of IP addresses, each of which a URL parser rewrites before a client connects. */
const SPELLINGS = [
  ['127.0.0.1', '127.0.0.1', 'loopback'],
  ['127.1', '127.0.0.1', 'loopback'],
  ['0x7f.1', '127.0.0.1', 'loopback'],
  ['0177.0.0.01', '127.0.0.1', 'loopback'],
  ['2130706433', '127.0.0.1', 'loopback'],
  ['%31%32%37.0.0.1', '127.0.0.1', 'loopback'],
  ['127。0。0。1', '127.0.0.1', 'loopback'],
  ['0', '0.0.0.0', 'unspecified'],
  ['[::1]', '::1', 'loopback'],
  ['[::]', '::', 'unspecified'],
  ['[::ffff:127.0.0.1]', '::ffff:7f00:1', 'loopback'],
  ['[::ffff:7f00:1]', '::ffff:7f00:1', 'loopback'],
  ['[0:0:0:0:0:FFFF:7F00:0001]', '::ffff:7f00:1', 'loopback'],
  ['[64:ff9b::127.0.0.1]', '64:ff9b::7f00:1', 'loopback'],
  ['[2002:7f00:1::]', '2002:7f00:1::', 'loopback'],
  ['169.254.169.254', '169.254.169.254', 'link-local'],
  ['[fd00:ec2::254]', 'fd00:ec2::254', 'unique-local'],
] as const

const RESOLVED = [
  [['127.0.0.1'], '127.0.0.1', 'loopback'],
  [['::1'], '::1', 'loopback'],
  [['::ffff:127.0.0.1'], '::ffff:127.0.0.1', 'loopback'],
  [['64:ff9b::7f00:1'], '64:ff9b::7f00:1', 'loopback'],
  [['2002:7f00:1::'], '2002:7f00:1::', 'loopback'],
  [['2001:0:0:0:0:0:80ff:fffe'], '2001:0:0:0:0:0:80ff:fffe', 'loopback'],
  [['fe80::1%lo'], 'fe80::1%lo', 'link-local'],
  [['8.8.8.8', '127.0.0.1'], '127.0.0.1', 'loopback'],
  [['2606:4700::1', '8.8.8.8', '10.0.0.1'], '10.0.0.1', 'private'],
] as const

const nothingArrived = (): void => {
  expect(server).toMatchObject({ connections: 0, requests: 0 })
}

describe.each(Object.entries(GUARDED))('with %s', (_, client) => {
  it.each(SPELLINGS)('http://%s/ is refused before it connects', async (host, address, kind) => {
    const outcome = await client(urlOf(host), { lookup })
    expect(outcome).toEqual({ code: 'ERR_PRIVATE_ADDRESS', hostname: address, address, kind })
    nothingArrived()
  })

  it.each(RESOLVED)('a name that resolves to %j is refused', async (addresses, address, kind) => {
    // The name resolves first to the refused address alone, and then to all addresses.
    const last = addresses.slice(-1)
    for (const resolved of [last, addresses]) {
      const outcome = await client(urlOf('public.example'), { lookup: stubLookup(...resolved) })
      expect(outcome).toEqual({ code: 'ERR_PRIVATE_ADDRESS', hostname: 'public.example', address, kind })
    }
    nothingArrived()
  })

  it('localhost is refused by the real lookup', async () => {
    const outcome = await client(urlOf('localhost'), { lookup })
    expect(outcome).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', hostname: 'localhost', kind: 'loopback' })
    nothingArrived()
  })

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['127.1', ['127.0.0.0/8']],
    ['0x7f.1', ['::ffff:127.0.0.1']],
    ['[::ffff:7f00:1]', ['127.0.0.1/32']],
    ['public.example', ['::ffff:7f00:0/104']],
  ])('%s is allowed by %j', async (host, allow) => {
    expect(await client(urlOf(host), { lookup: stubLookup('127.0.0.1'), allow })).toBe(200)
    expect(server.requests).toBeGreaterThan(0)
  })

  it.each([...['127.0.0.2', '127.2', '0x7f000002', '[::1]', '[::ffff:7f00:2]', '[64:ff9b::7f00:1]', '0']])(
    'a redirect from an allowed server to %s is refused',
    async (host) => {
      const guard = { lookup: stubLookup('127.0.0.1'), allow: ['127.0.0.1'] }
      const outcome = await client(urlOf('public.example', `/to?${urlOf(host)}`), guard)
      expect(outcome).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS' })
      expect(server.requests).toBeLessThanOrEqual(2)
    },
  )

  it('a redirect within the allowed server is followed', async () => {
    const guard = { lookup: stubLookup('127.0.0.1'), allow: ['127.0.0.1'] }
    expect(await client(urlOf('public.example', `/to?${urlOf('other.example')}`), guard)).toBe(200)
  })

  it('a name whose address changes is refused', async () => {
    const answers = [stubLookup('127.0.0.1'), stubLookup('127.0.0.2')]
    const changing: LookupFunction = (...query) => (answers.length > 1 ? answers.shift() : answers[0])?.(...query)
    const guard = { lookup: changing, allow: ['127.0.0.1'] }
    const outcome = await client(urlOf('public.example', `/to?${urlOf('rebound.example')}`), guard)
    expect(outcome).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', address: '127.0.0.2' })
  })
})

describe.each(Object.entries(WITH_LOOKUP))('with %s alone', (_, client) => {
  it.each(RESOLVED)('a name that resolves to %j is refused', async (addresses, address, kind) => {
    const outcome = await client(urlOf('public.example'), { lookup: stubLookup(...addresses) })
    expect(outcome).toEqual({ code: 'ERR_PRIVATE_ADDRESS', hostname: 'public.example', address, kind })
    nothingArrived()
  })

  it('an address is not refused, because nothing is looked up', async () => {
    expect(await client(urlOf('127.1'), { lookup })).toBe(200)
  })
})
