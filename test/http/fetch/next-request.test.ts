/**
 * Tests the requests that `guardFetch` makes, and the way that it reads its arguments. The tests use a stub of `fetch`
 * that sends no requests.
 */
import { type FetchResponse, guardFetch } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { errorOf } from '../../support/fetch-errors'
import { done, moved, stubFetch } from '../../support/stub-fetch'

const URL_A = 'https://a.net/'

/** Passes the arguments to a guarded stub of `fetch` and returns the requests that the stub receives. */
const callsOf = async (responses: readonly FetchResponse[], ...call: readonly [unknown, unknown?]) => {
  const { calls, fetch } = stubFetch(...responses)
  const guarded = guardFetch({ fetch, schemes: ['https'], maxRedirects: 3 })
  expect(await guarded(...call)).toBe(responses.find(({ status }) => status === 200) ?? done)
  return calls
}

describe('the headers after a redirect', () => {
  const headers = [
    ['Content-Encoding', 'gzip'],
    ['Content-Language', 'de'],
    ['Content-Length', '1'],
    ['Content-Location', '/c'],
    ['Content-Type', 'text/plain'],
    ['Transfer-Encoding', 'chunked'],
    ['X-Own', 'a'],
  ]

  it.each([301, 302, 303])('that changes a POST to a GET with %i describe no body', async (status) => {
    const calls = await callsOf([moved('/b', status)], URL_A, { method: 'post', headers, body: 'a' })
    expect(calls[1]).toStrictEqual([
      'https://a.net/b',
      { method: 'GET', headers: [['X-Own', 'a']], body: undefined, redirect: 'manual' },
    ])
  })

  it.each([undefined, 'GET', 'get', 'HEAD'])('with the method %s stay after each status', async (method) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const init = { headers, ...(method && { method }) }
      const calls = await callsOf([moved('/b', status)], URL_A, init)
      expect(calls[1]).toStrictEqual(['https://a.net/b', { ...init, redirect: 'manual' }])
    }
  })

  it('are none if the headers are null', async () => {
    expect((await callsOf([moved('/b')], URL_A, { headers: null }))[1]?.[1].headers).toEqual([])
  })
})

it('sends hops in order, each with its method', async () => {
  const responses = [moved('//b.net/x', 307), moved('y', 303), moved('//a.net/z', 308)]
  const calls = await callsOf(responses, URL_A, { method: 'PUT', headers: { Cookie: 'a' }, body: 'b' })
  expect(calls.map(([url, { method, headers, body }]) => [url, method, headers, body])).toEqual([
    ['https://a.net/', 'PUT', { Cookie: 'a' }, 'b'],
    ['https://b.net/x', 'PUT', [], 'b'],
    ['https://b.net/y', 'GET', [], undefined],
    ['https://a.net/z', 'GET', [], undefined],
  ])
})

describe('a body after a redirect that keeps the method', () => {
  const named = (name: string) => ({ [Symbol.toStringTag]: name })

  it.each([
    null,
    'a',
    new ArrayBuffer(1),
    new SharedArrayBuffer(1),
    new Uint8Array(1),
    new Blob(['a']),
    new File(['a'], 'b'),
    new FormData(),
    new URLSearchParams('a=b'),
  ])('is sent again if it is %o', async (body) => {
    const calls = await callsOf([moved('/b', 307)], URL_A, { method: 'POST', body })
    expect(calls.map(([, init]) => init.body)).toEqual([body, body])
  })

  it.each([new ReadableStream(), {}, named('Blobs'), named('[object Blob'), named('Blob] ')])(
    'is refused if it is %o',
    async (body) => {
      const { calls, fetch } = stubFetch(moved('/b', 308))
      const guarded = guardFetch({ fetch, schemes: ['https'], maxRedirects: 3 })
      await expect(guarded(URL_A, { method: 'POST', body })).rejects.toMatchObject({ guard: 'body', hop: 1 })
      expect(calls).toHaveLength(1)
    },
  )
})

describe('the first argument', () => {
  it.each([null, undefined, 1, true, {}])('%o is refused', async (input) => {
    const guarded = guardFetch({ fetch: stubFetch().fetch, schemes: ['https'], maxRedirects: 0 })
    expect(await errorOf(guarded(input))).toMatchObject({ code: 'ERR_GUARDED_FETCH', guard: 'text', hop: 0, offset: 0 })
  })

  it('is a request only if it has a URL', async () => {
    const parts = { method: 'POST', body: 'a' }
    expect(await callsOf([], { href: URL_A, ...parts })).toStrictEqual([[URL_A, { redirect: 'manual' }]])
    expect(await callsOf([], { url: URL_A, ...parts })).toStrictEqual([
      [URL_A, { ...parts, duplex: 'half', redirect: 'manual' }],
    ])
    expect(await callsOf([], new URL(URL_A))).toStrictEqual([[URL_A, { redirect: 'manual' }]])
  })

  it('leaves out the members of a request that are undefined or null', async () => {
    const request = { url: URL_A, method: undefined, body: null, signal: undefined, cache: 'no-store' }
    expect(await callsOf([], request)).toStrictEqual([[URL_A, { cache: 'no-store', redirect: 'manual' }]])
  })
})

describe('a response', () => {
  it('is returned if its Location is undefined', async () => {
    const response = { status: 302, headers: { get: () => undefined as never } }
    const guarded = guardFetch({ fetch: stubFetch(response).fetch, schemes: ['https'], maxRedirects: 1 })
    expect(await guarded(URL_A)).toBe(response)
  })

  it('is canceled if it is a redirect, and not if it is the last', async () => {
    const canceled: string[] = []
    const bodyOf = (name: string) => ({ cancel: async () => canceled.push(name) })
    const last = { ...done, body: bodyOf('last') }
    const calls = await callsOf([moved('/b', 302, bodyOf('a')), moved('/c', 302, bodyOf('b')), last], URL_A)
    expect(canceled).toEqual(['a', 'b'])
    expect(calls).toHaveLength(3)
  })

  it.each([undefined, null, {}, { cancel: () => Promise.reject(new Error('locked')) }])(
    'that cannot be canceled is followed: %o',
    async (body) => {
      const response = { status: 302, headers: new Headers({ location: '/b' }), body } as FetchResponse
      expect((await callsOf([response], URL_A)).map(([url]) => url)).toEqual([URL_A, 'https://a.net/b'])
    },
  )
})
