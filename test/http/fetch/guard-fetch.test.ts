/**
 * Tests `guardFetch` with local servers, with the `fetch` functions of Node and undici, and with names that the test
 * itself resolves.
 */
import { Agent, fetch as undiciFetch } from 'undici'
import { guardFetch, type LookupFunction } from 'uri-ts/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../support/fetch-errors'
import { type FetchServer, redirectTo, startFetchServer } from '../../support/fetch-servers'
import { stubLookup } from '../../support/guarded-clients'
import { destroyAgents, guardedBy } from '../../support/guarded-fetch'

let first: FetchServer
let second: FetchServer
beforeAll(async () => {
  first = await startFetchServer()
  second = await startFetchServer()
})
afterAll(() => {
  first.close()
  second.close()
})
beforeEach(() => {
  first.seen.length = 0
  second.seen.length = 0
})

afterAll(destroyAgents)

const FETCHES = { Node: fetch, undici: undiciFetch as unknown as typeof fetch }

/** Lists spellings of non-public addresses, each with the guard that detects the address. */
const SPELLINGS = [
  ['127.0.0.2', 'privateHost'],
  ['127.2', 'privateHost'],
  ['0x7f.2', 'privateHost'],
  ['0177.0.0.02', 'privateHost'],
  ['2130706434', 'privateHost'],
  ['%31%32%37.0.0.2', 'privateHost'],
  ['127。0。0。2', 'privateHost'],
  ['0', 'privateHost'],
  ['[::1]', 'privateHost'],
  ['[::]', 'privateHost'],
  ['[::ffff:127.0.0.2]', 'privateHost'],
  ['[::ffff:7f00:2]', 'privateHost'],
  ['[0:0:0:0:0:FFFF:7F00:0002]', 'privateHost'],
  ['[64:ff9b::127.0.0.1]', 'privateHost'],
  ['[2002:7f00:1::]', 'privateHost'],
  ['169.254.169.254', 'privateHost'],
  ['[fd00:ec2::254]', 'privateHost'],
  ['localhost', 'privateHost'],
  ['%6cocalhost', 'privateHost'],
  ['8.0x8', 'rareIPv4'],
  ['metadata.google.internal', 'privateHost'],
] as const

describe.each(Object.entries(FETCHES))('with fetch of %s', (_, of) => {
  it.each(SPELLINGS)('http://%s/ is refused, at first and after a redirect', async (host, guard) => {
    const guarded = guardedBy(of)
    const target = `http://${host}/`
    const ofText = await refusalOf(guarded(target))
    expect(ofText).toBe(/[^\0-\x7f]/.test(host) ? '0 text 10' : `0 ${guard} 7`)
    // In a `URL` object, an IPv4 address is normalized. `new URL` changes 8.0x8 to 8.0.0.8, which is a public address.
    if (host !== '8.0x8') expect(await refusalOf(guarded(new URL(target)))).toBe('0 privateHost 7')
    expect(await refusalOf(guarded(redirectTo(first.origin, target)))).toBe(`1 ${guard} 7`)
    expect(await refusalOf(guarded(redirectTo(first.origin, target.slice(5))))).toBe(`1 ${guard} 7`)
    expect(second.seen).toEqual([])
  })

  it('follows a redirect to another origin, and gives the last response', async () => {
    const response = await guardedBy(of)(redirectTo(first.origin, `${second.origin}/a?b`))
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    expect(second.seen.map(({ url }) => url)).toEqual(['/a?b'])
  })

  it.each([
    ['/a', '/a'],
    ['a', '/to/a'],
    ['\\a\\b', '/a/b'],
    [' \t/a b', '/a%20b'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/%2e%2e/a', '/a'],
  ])('reads Location %j as browsers do', async (location, url) => {
    await guardedBy(of)(redirectTo(first.origin, location))
    expect(first.seen.at(-1)?.url).toBe(url)
  })

  it('refuses a name with a private address, whatever stands before it', async () => {
    const guarded = guardedBy(of, { lookup: stubLookup('127.0.0.2') })
    expect(await refusalOf(guarded(`http://public.net:${first.port}/`))).toBe('0 connection 7')
    expect(await refusalOf(guarded(redirectTo(first.origin, `http://public.net:${first.port}/`)))).toBe(
      '1 connection 7',
    )
    const several = guardedBy(of, { lookup: stubLookup('127.0.0.1', '10.0.0.1') })
    expect(await refusalOf(several(`http://public.net:${first.port}/`))).toBe('0 connection 7')
    expect(first.seen).toHaveLength(1)
  })

  it('refuses a name that changes its address between check and connection, or between hops', async () => {
    let calls = 0
    const changing: LookupFunction = (hostname, options, callback) => {
      calls++
      stubLookup(calls === 1 ? '127.0.0.1' : '127.0.0.2')(hostname, options, callback)
    }
    const guarded = guardedBy(of, { lookup: changing })
    const url = redirectTo(`http://rebind.net:${first.port}`, `http://rebind.net:${second.port}/`)
    expect(await refusalOf(guarded(url))).toBe('1 connection 7')
    expect([calls, first.seen.length, second.seen.length]).toEqual([2, 1, 0])
  })

  it('refuses other schemes and ports, at first and after a redirect', async () => {
    const https = guardedBy(of, { schemes: ['https'] })
    expect(await refusalOf(https(first.origin))).toBe('0 scheme 0')
    const guarded = guardedBy(of, { ports: [first.port] })
    expect(await refusalOf(guarded(redirectTo(first.origin, 'ftp://public.net/')))).toBe('1 scheme 0')
    expect(await refusalOf(guarded(redirectTo(first.origin, 'file:///etc/passwd')))).toBe('1 scheme 0')
    expect(await refusalOf(guarded(redirectTo(first.origin, 'data:,a')))).toBe('1 scheme 0')
    expect(await refusalOf(guarded(redirectTo(first.origin, 'javascript:alert(1)')))).toBe('1 scheme 0')
    expect(await refusalOf(guarded(redirectTo(first.origin, second.origin)))).toBe('1 port 17')
    expect(await refusalOf(guarded('https://public.net/'))).toBe('0 port 18')
    expect(await refusalOf(guardedBy(of)('http://public.net:22/'))).toBe('0 wellKnownPortMismatch 18')
  })

  it('refuses userinfo, and what is not a URI', async () => {
    const guarded = guardedBy(of)
    expect(await refusalOf(guarded('http://a:b@public.net/'))).toBe('0 userinfo 7')
    expect(await refusalOf(guarded(redirectTo(first.origin, '//a@public.net/')))).toBe('1 userinfo 7')
    expect(await refusalOf(guarded('http://a b/'))).toBe('0 text 8')
    expect(await refusalOf(guarded('/a'))).toBe('0 text 0')
    expect(await refusalOf(guarded(redirectTo(first.origin, 'http://a b/')))).toBe('1 location 8')
    expect(await refusalOf(guarded(redirectTo(first.origin, 'http://[::1')))).toMatch(/^1 location /)
    expect(await refusalOf(guarded('http:///a'))).toBe('0 privateHost 5')
  })

  it('stops after so many redirects, and in a loop', async () => {
    const loop = (origin: string, depth: number): string =>
      depth === 0 ? `${origin}/end` : redirectTo(origin, loop(origin, depth - 1))
    const guarded = guardedBy(of, { maxRedirects: 2 })
    expect((await guarded(loop(first.origin, 2))).status).toBe(200)
    expect(await refusalOf(guarded(loop(first.origin, 3)))).toBe('3 maxRedirects 0')
    first.seen.length = 0
    expect(await refusalOf(guardedBy(of, { maxRedirects: 4 })(`${first.origin}/loop`))).toBe('5 maxRedirects 0')
    expect(first.seen).toHaveLength(5)
    expect(await refusalOf(guardedBy(of, { maxRedirects: 0 })(redirectTo(first.origin, '/a')))).toBe('1 maxRedirects 0')
  })

  it('returns a redirect without Location, and any other status', async () => {
    expect((await guardedBy(of)(`${first.origin}/none/302`)).status).toBe(302)
    expect((await guardedBy(of)(redirectTo(first.origin, '/a', 300))).status).toBe(300)
    expect((await guardedBy(of)(redirectTo(first.origin, '/a'), { redirect: 'manual' })).status).toBe(302)
    expect(await refusalOf(guardedBy(of)(redirectTo(first.origin, '/a'), { redirect: 'error' }))).toBe('1 redirect 0')
  })

  describe.each([301, 302, 303, 307, 308])('%i', (status) => {
    it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])('of %s sends what fetch sends', async (method) => {
      const init = {
        method,
        headers: { 'content-type': 'text/x', 'x-own': '1' },
        ...(method === 'POST' || method === 'PUT' ? { body: 'data' } : {}),
      }
      const url = redirectTo(first.origin, `${second.origin}/end`, status)
      await (await of(url, init)).text()
      await (await guardedBy(of)(url, init)).text()
      const shown = second.seen.map(({ method: sent, body, headers }) => ({
        sent,
        body,
        type: headers['content-type'],
        length: headers['content-length'],
        own: headers['x-own'],
      }))
      expect(shown[1]).toEqual(shown[0])
      expect(shown).toHaveLength(2)
    })
  })

  it('drops credentials at another origin, and does not send them again', async () => {
    const headers = { Authorization: 'Bearer s3cret', Cookie: 'a=b', 'Proxy-Authorization': 'x', 'X-Own': '1' }
    const back = redirectTo(second.origin, `${first.origin}/end`)
    await guardedBy(of)(redirectTo(first.origin, back), { headers })
    const sent = [...first.seen, ...second.seen].map(({ url, headers: { authorization, cookie, 'x-own': own } }) => [
      url.slice(0, 5),
      authorization,
      cookie,
      own,
    ])
    expect(sent).toEqual([
      ['/to/3', 'Bearer s3cret', 'a=b', '1'],
      ['/end', undefined, undefined, '1'],
      ['/to/3', undefined, undefined, '1'],
    ])
    await guardedBy(of)(redirectTo(first.origin, '/end'), { headers: new Headers(headers) })
    expect(first.seen.at(-1)?.headers.authorization).toBe('Bearer s3cret')
  })

  it('does not send a stream twice', async () => {
    const stream = () => ({ method: 'POST', body: new Blob(['data']).stream(), duplex: 'half' }) as RequestInit
    const url = (status: number) => redirectTo(first.origin, '/end', status)
    expect(await refusalOf(guardedBy(of)(url(307), stream()))).toBe('1 body 0')
    await guardedBy(of)(url(303), stream())
    expect(first.seen.at(-1)).toMatchObject({ method: 'GET', url: '/end', body: '' })
    for (const body of [new URLSearchParams('a=b'), new TextEncoder().encode('a=b'), new Blob(['a=b'])]) {
      await guardedBy(of)(url(308), { method: 'POST', body })
      expect(first.seen.at(-1)).toMatchObject({ method: 'POST', url: '/end', body: 'a=b' })
    }
  })

  it('uses its own dispatcher, whatever init says', async () => {
    const guarded = guardedBy(of, { lookup: stubLookup('127.0.0.2') })
    const init = {
      dispatcher: new Agent({ connect: { lookup: stubLookup('127.0.0.1') as never } }),
    } as unknown as RequestInit
    expect(await refusalOf(guarded(`http://public.net:${first.port}/`, init))).toBe('0 connection 7')
    expect(first.seen).toEqual([])
  })

  it('gives other errors of fetch as they are', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(guardedBy(of)(first.origin, { signal: controller.signal })).rejects.toThrow(/abort/i)
  })
})

it('takes a Request of Node', async () => {
  const request = new Request(redirectTo(first.origin, '/end', 303), {
    method: 'POST',
    body: 'data',
    headers: { 'x-own': '1' },
  })
  await guardedBy(fetch)(request)
  expect(first.seen.map(({ method, body, headers }) => [method, body, headers['x-own']])).toEqual([
    ['POST', 'data', '1'],
    ['GET', '', '1'],
  ])
})

it.each([
  ['a Request', new Request('https://example.com/')],
  ['a list', []],
  ['a text', 'POST'],
  ['a Map', new Map()],
])('refuses %s as init', async (_, init) => {
  await expect(guardedBy(fetch)(first.origin, init as never)).rejects.toThrow(
    new TypeError('init is an object of options, not a Request'),
  )
  expect(first.seen).toEqual([])
})

it('passes all the properties of a Request that a program can read', async () => {
  const calls: unknown[] = []
  const stub = async (_: string, init: object) => {
    calls.push(init)
    return new Response()
  }
  const { signal } = new AbortController()
  const properties = {
    method: 'PUT',
    cache: 'no-store',
    credentials: 'omit',
    integrity: 'sha256-a',
    keepalive: true,
    mode: 'same-origin',
    redirect: 'error',
    referrer: 'https://h/from',
    referrerPolicy: 'origin',
  } as const
  const request = { ...properties, url: 'https://example.com/', headers: new Headers({ a: 'b' }), body: null, signal }
  await guardFetch({ fetch: stub as never as typeof fetch, schemes: ['https'], maxRedirects: 0 })(request as never, {
    method: 'PATCH',
  })
  expect(calls).toEqual([{ ...properties, headers: request.headers, signal, method: 'PATCH', redirect: 'manual' }])
})
