/**
 * Tests which hops `guardFetch` refuses, and with which error messages. The tests use a stub of `fetch` that sends no
 * requests.
 */
import { guardFetch } from 'uri-ts/http'
import { describe, expect, it, vi } from 'vitest'
import { errorOf } from '../../support/fetch-errors'
import { done, moved, stubFetch } from '../../support/stub-fetch'

const guardedBy = ({ fetch }: Pick<ReturnType<typeof stubFetch>, 'fetch'>, options: object = {}) =>
  guardFetch({ fetch, schemes: ['http', 'https'], maxRedirects: 1, ...options })

describe('the message', () => {
  it.each([
    ['http://a b/', {}, /^refused to fetch, at the request: .+ \(text, offset 8\)$/],
    ['ftp://a.net/', {}, 'the scheme is not one of http, https (scheme, offset 0)'],
    ['http://a.net/', { schemes: ['https'] }, 'the scheme is not one of https (scheme, offset 0)'],
    ['http:///a', {}, 'there is no host (privateHost, offset 5)'],
    ['http://u@a.net/', {}, 'there is userinfo (userinfo, offset 7)'],
    ['https://@a.net/', {}, 'there is userinfo (userinfo, offset 8)'],
    ['http://a.net/', { ports: [443, 8443] }, 'the port is not one of 443, 8443 (port, offset 12)'],
    ['http://a.net:81/', { ports: [80, 443] }, 'the port is not one of 80, 443 (port, offset 13)'],
  ])('about <%s> with the options %j', async (url, options, words) => {
    const stub = stubFetch()
    const { message } = await errorOf(guardedBy(stub, options)(url))
    if (typeof words === 'string') expect(message).toBe(`refused to fetch, at the request: ${words}`)
    else expect(message).toMatch(words)
    expect(stub.calls).toEqual([])
  })

  it.each([
    [
      { status: 0, type: 'opaqueredirect', headers: new Headers() },
      {},
      'http://a.net/',
      'this run time does not tell where a redirect leads (redirect, offset 0)',
    ],
    [moved('/b'), { redirect: 'error' }, '/b', 'no redirect is wanted (redirect, offset 0)'],
    [
      moved('/b', 307),
      { method: 'POST', body: new ReadableStream() },
      '/b',
      'the body is a stream, which cannot be sent twice (body, offset 0)',
    ],
    [moved('ftp://b.net/'), {}, 'ftp://b.net/', 'the scheme is not one of http, https (scheme, offset 0)'],
  ])('about the redirect %j', async (response, init, text, words) => {
    const error = await errorOf(guardedBy(stubFetch(response))('http://a.net/', init))
    expect(error.message).toBe(`refused to fetch, at redirect 1: ${words}`)
    expect([error.hop, error.text]).toEqual([1, text])
  })

  it('about too many redirects has the number of the hop', async () => {
    const stub = stubFetch(moved('/b'), moved('/c'))
    const error = await errorOf(guardedBy(stub)('http://a.net/'))
    expect(error.message).toBe('refused to fetch, at redirect 2: there are too many redirects (maxRedirects, offset 0)')
    expect(stub.calls.map(([url]) => url)).toEqual(['http://a.net/', 'http://a.net/b'])
  })
})

it.each([
  ['http://[::1]/', ['::1']],
  ['http://[::1]:8080/', ['::1']],
  ['http://[fd00::1]/a', ['fd00::/8']],
  ['http://10.1.2.3/', ['10.0.0.0/8']],
])('allows <%s> if the list of allowed blocks is %j', async (url, allow) => {
  expect(await guardedBy(stubFetch(), { allow })(url)).toBe(done)
  expect((await errorOf(guardedBy(stubFetch(), { allow: ['192.168.0.1'] })(url))).guard).toBe('privateHost')
})

it('allows a path that browsers change, but refuses a host that browsers change', async () => {
  const stub = stubFetch()
  expect(await guardedBy(stub)('http://a.net/b/%2e%2e/c')).toBe(done)
  expect(stub.calls).toEqual([['http://a.net/b/%2e%2e/c', { redirect: 'manual' }]])
  expect(await errorOf(guardedBy(stub)('http://a%2eb.net/'))).toMatchObject({ guard: 'whatwgDifference', offset: 7 })
})

describe('the cause of an error', () => {
  it('is absent if nothing was sent', async () => {
    expect(Object.hasOwn(await errorOf(guardedBy(stubFetch())('http://10.0.0.1/')), 'cause')).toBe(false)
  })

  it('is the error of the connection, and can be changed as in other errors', async () => {
    const cause = Object.assign(new Error('it is private'), { code: 'ERR_PRIVATE_ADDRESS' })
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }))
    const error = await errorOf(guardedBy({ fetch })('http://a.net/'))
    expect(error.message).toBe('refused to fetch, at the request: it is private (connection, offset 7)')
    expect(Object.getOwnPropertyDescriptor(error, 'cause')).toEqual({
      value: cause,
      configurable: true,
      enumerable: false,
      writable: true,
    })
  })

  it.each([undefined, null, 'failed', new TypeError('failed'), new Error('failed', { cause: { code: 'ECONNRESET' } })])(
    'is not added to %s, which `fetch` throws',
    async (thrown) => {
      const fetch = () => Promise.reject(thrown)
      expect(await errorOf(guardedBy({ fetch })('http://a.net/'))).toBe(thrown)
    },
  )
})

describe('the URL that is sent', () => {
  const BASE = 'https://example.org/dir/file?q'

  it.each(['/%zz?sig=a|b%', '//b.net/^{}', '?q=%zz&x=|[]', '#%', './a b', '\\%5C', 'HTTPS://EXAMPLE.org:443/..//|'])(
    'is the one that the platform reads in %s, in a URL object and in a redirect',
    async (text) => {
      const { href } = new URL(text, BASE)
      const stub = stubFetch(moved(text))
      await guardedBy(stub, { schemes: ['https'] })(new URL(href))
      await guardedBy(stub, { schemes: ['https'] })(BASE)
      expect(stub.calls.map(([url]) => url)).toEqual([href, new URL(text, href).href, BASE])
      const second = stubFetch(moved(text))
      await guardedBy(second, { schemes: ['https'] })(BASE)
      expect(second.calls.map(([url]) => url)).toEqual([BASE, href])
    },
  )

  it('is the encoded text if the platform reads another origin, or has no parser', async () => {
    for (const parser of [
      undefined,
      class {
        href = 'https://evil.test/'
        hostname = 'evil.test'
      },
    ]) {
      vi.stubGlobal('URL', parser)
      const stub = stubFetch(moved('/%zz'))
      await guardedBy(stub, { schemes: ['https'] })(BASE).finally(() => vi.unstubAllGlobals())
      expect(stub.calls.map(([url]) => url)).toEqual([BASE, 'https://example.org/%25zz'])
    }
  })
})
