/** Tests the errors and options of `guardFetch`, and its behavior without a dispatcher. */
import { guardFetch } from 'uri-ts/http'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { errorOf, refusalOf } from '../../support/fetch-errors'
import { stubLookup } from '../../support/guarded-clients'
import { destroyAgents, guardedBy } from '../../support/guarded-fetch'
import { done, moved, stubFetch } from '../../support/stub-fetch'

afterAll(destroyAgents)

describe('the error', () => {
  it('prints no URI, but has it', async () => {
    const guarded = guardedBy(fetch)
    const error = await errorOf(guarded('http://127.0.0.2/?token=s3cret'))
    expect(error.text).toBe('http://127.0.0.2/?token=s3cret')
    expect(error.message).toBe(
      "refused to fetch, at the request: the guard has found 'loopback' (privateHost, offset 7)",
    )
    expect(JSON.stringify(error)).toBe('{"code":"ERR_GUARDED_FETCH","hop":0,"guard":"privateHost","offset":7}')
  })

  it('has the error of the connection as its cause', async () => {
    const guarded = guardedBy(fetch, { lookup: stubLookup('10.0.0.1') })
    const error = await errorOf(guarded('http://public.net/'))
    expect(error.cause).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS', address: '10.0.0.1', kind: 'private' })
  })
})

describe('without a dispatcher', () => {
  it('checks the text of each hop, and says that names are not guarded', async () => {
    const guarded = guardFetch({
      fetch: stubFetch(moved('//a.net/'), moved('//[::1]/')).fetch,
      schemes: ['https'],
      maxRedirects: 9,
    })
    expect(guarded.guardsNames satisfies false).toBe(false)
    expect(await refusalOf(guarded('https://public.net/'))).toBe('2 privateHost 8')
    expect(guardedBy(fetch).guardsNames satisfies boolean).toBe(true)
  })

  it('gives fetch no dispatcher, and what init says', async () => {
    const { calls, fetch } = stubFetch()
    await guardFetch({ fetch, schemes: ['https'], maxRedirects: 0 })('https://public.net/', { method: 'POST' })
    expect(calls).toEqual([['https://public.net/', { method: 'POST', redirect: 'manual' }]])
  })

  it('ignores the dispatcher in init', async () => {
    const { calls, fetch } = stubFetch()
    const init = { dispatcher: {} } as never
    await guardFetch({ fetch, schemes: ['https'], maxRedirects: 0 })('https://public.net/', init)
    expect(calls).toEqual([['https://public.net/', { redirect: 'manual' }]])
  })

  it('compares the default port with the list if a URI has none', async () => {
    const guarded = guardFetch({
      fetch: stubFetch().fetch,
      schemes: ['http', 'https'],
      ports: [443],
      maxRedirects: 0,
    })
    expect(await guarded('https://public.net/')).toBe(done)
    expect(await refusalOf(guarded('http://public.net/'))).toBe('0 port 17')
  })

  it.each(['//\xe9\xff/', '//xn--\xc3\xa9/'])(
    'refuses a redirect to %j, which the platform cannot convert, or without a platform that can',
    async (location) => {
      const guarded = () => guardFetch({ fetch: stubFetch(moved(location)).fetch, schemes: ['https'], maxRedirects: 1 })
      expect(await refusalOf(guarded()('https://public.net/'))).toMatch(/^1 location/)
      vi.stubGlobal('URL', undefined)
      const refused = refusalOf(guarded()('https://public.net/'))
      await refused.finally(() => vi.unstubAllGlobals())
      expect(await refused).toMatch(/^1 location/)
    },
  )

  it('reads a request that has only a URL', async () => {
    const { calls, fetch } = stubFetch()
    await guardFetch({ fetch, schemes: ['https'], maxRedirects: 0 })({ url: 'https://public.net/', body: null })
    expect(calls).toEqual([['https://public.net/', { redirect: 'manual' }]])
  })

  it.each([
    ['https://public.net/b', 'Authorization Cookie Cookie2 Host Proxy-Authorization X-Own'],
    ['https://other.net/', 'X-Own'],
    ['http://public.net/', 'X-Own'],
    ['//www.public.net/', 'X-Own'],
    ['https://public.net:8443/', 'X-Own'],
  ])('after a redirect to <%s> sends the fields %s', async (location, fields) => {
    const { calls, fetch } = stubFetch(moved(location))
    const guarded = guardFetch({ fetch, schemes: ['https', 'http'], maxRedirects: 1 })
    const headers = {
      Authorization: 'a',
      Cookie: 'b',
      Cookie2: 'c',
      Host: 'd',
      'Proxy-Authorization': 'e',
      'X-Own': 'f',
    }
    await guarded('https://public.net/a', { headers })
    const sent = calls[1]?.[1].headers as readonly (readonly [string, string])[]
    expect(sent.map(([name]) => name).join(' ')).toBe(fields)
  })

  it('fails where a browser hides the redirect', async () => {
    const hidden = { status: 0, type: 'opaqueredirect', headers: new Headers() }
    const guarded = guardFetch({ fetch: stubFetch(hidden).fetch, schemes: ['https'], maxRedirects: 9 })
    expect(await refusalOf(guarded('https://public.net/'))).toBe('1 redirect 0')
  })

  it('maps names as the platform does', async () => {
    const { fetch } = stubFetch(moved('//m%C3%BCller.de/'))
    const guarded = guardFetch({ fetch, schemes: ['https'], maxRedirects: 1 })
    expect((await errorOf(guarded('https://public.net/'))).guard).toBe('whatwgDifference')
  })
})

describe('options', () => {
  const good = { fetch, schemes: ['https'], maxRedirects: 1 } as const
  const SCHEMES = "the option 'schemes' is a list of http and https, in lower case"
  const PORTS = "the option 'ports' is a list of numbers from 0 to 65535"
  const REDIRECTS = "the option 'maxRedirects' is a number of redirects, or 0"
  it.each([
    [{ ...good, fetch: undefined }, "the option 'fetch' is not a function, such as the global fetch"],
    [{ ...good, schemes: ['ftp'] }, SCHEMES],
    [{ ...good, schemes: ['https', 'ftp'] }, SCHEMES],
    [{ ...good, schemes: [] }, SCHEMES],
    [{ ...good, schemes: 'https' }, SCHEMES],
    [{ ...good, ports: [65_536] }, PORTS],
    [{ ...good, ports: [443, -1] }, PORTS],
    [{ ...good, ports: [1.5] }, PORTS],
    [{ ...good, ports: 443 }, PORTS],
    [{ ...good, maxRedirects: undefined }, REDIRECTS],
    [{ ...good, maxRedirects: -1 }, REDIRECTS],
    [{ ...good, maxRedirects: 1.5 }, REDIRECTS],
    [
      { ...good, host: 1 },
      "'host' is not an option: the options are fetch, dispatcher, schemes, ports, allow, maxRedirects",
    ],
  ])('%j', (options, message) => expect(() => guardFetch(options as never)).toThrow(new TypeError(message)))

  it('an invalid block in allow is refused', () => {
    expect(() => guardFetch({ ...good, allow: ['10.0.0.1/8'] as never })).toThrow('allow: "10.0.0.1/8"')
  })

  it.each([0, 65_535])('the port %i may be listed', async (port) => {
    const guarded = guardFetch({ ...good, fetch: async (_url: string) => new Response('ok'), ports: [port] })
    expect(await (await guarded(`https://public.net:${port}/`)).text()).toBe('ok')
  })

  it('are read only where they are own properties', async () => {
    const polluted = Object.prototype as Record<string, unknown>
    try {
      polluted['allow'] = ['127.0.0.0/8']
      polluted['ports'] = [1]
      expect(await refusalOf(guardFetch(good)('https://127.0.0.1/'))).toBe('0 privateHost 8')
    } finally {
      delete polluted['allow']
      delete polluted['ports']
    }
  })
})

it.each([undefined, null, false, 1, 'agent', {}])(
  'throws for the dispatcher %j, which would guard no names',
  (dispatcher) => {
    const options = { fetch: async (_url: string) => new Response(''), schemes: ['https'], maxRedirects: 0, dispatcher }
    expect(() => guardFetch(options as never)).toThrow(
      new TypeError("the option 'dispatcher' is not a dispatcher, such as an Agent of undici"),
    )
  },
)
