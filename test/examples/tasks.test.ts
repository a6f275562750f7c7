/** Uses local servers to test the programs in `docs/fetch.md` and `docs/logs.md`. */
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchForStrangers } from '../../examples/tasks/fetch'
import { createServer, redactLines } from '../../examples/tasks/logs'
import { fetchPicture } from '../../examples/tasks/picture'
import { type FetchServer, redirectTo, startFetchServer } from '../support/fetch-servers'
import { stubLookup } from '../support/guarded-clients'

let server: FetchServer
beforeAll(async () => {
  server = await startFetchServer()
})
afterAll(() => server.close())

it('the page about fetching: what is public is fetched, and nothing else', async () => {
  const guarded = fetchForStrangers({ allow: ['127.0.0.1'], lookup: stubLookup('127.0.0.1') })
  const response = await guarded(redirectTo(`http://public.net:${server.port}`, '/end'))
  expect([response.status, await response.text(), guarded.guardsNames satisfies true]).toEqual([200, 'ok', true])

  server.seen.length = 0
  const inside = fetchForStrangers({ lookup: stubLookup('127.0.0.1') })
  for (const url of [server.origin, `http://public.net:${server.port}/`, `http://[::ffff:127.0.0.1]:${server.port}/`]) {
    await expect(inside(url)).rejects.toMatchObject({ code: 'ERR_GUARDED_FETCH', hop: 0 })
  }
  expect(server.seen).toEqual([])
})

it('the page about fetching: the caller reads the reason for a refusal', async () => {
  const guarded = fetchForStrangers({ allow: ['127.0.0.1'], lookup: stubLookup('127.0.0.1') })
  const url = redirectTo(`http://public.net:${server.port}`, 'http://localhost/')
  expect(await fetchPicture(url, guarded)).toBe(
    "refused to fetch, at redirect 1: the guard has found 'loopback' (privateHost, offset 7)",
  )
  expect(await fetchPicture('http://127.0.0.2/')).toBe(
    "refused to fetch, at the request: the guard has found 'loopback' (privateHost, offset 7)",
  )
})

it('the page about logs: no line of Fastify has a secret', async () => {
  const lines: string[] = []
  const app = createServer({ write: (line) => lines.push(line) })
  app.delete('/*', async ({ log, url }) => {
    const cause = new Error(`cannot fetch https://ann:s3cret@h/?token=s3cret of ${url}`)
    const error = Object.assign(new Error(`refused ${url}`, { cause }), { token: 's3cret' })
    log.warn({ err: error, url }, `the URL is ${url}`)
    throw error
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const query = 'access_token=s3cret&page=2&sig=s3cret&code=s3cret'
  expect(await (await fetch(`${origin}/a?${query}`)).text()).toBe('ok')
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) await fetch(`${origin}/b?${query}`, { method })
  await app.close()
  const log = lines.join('')
  expect(log).not.toContain('s3cret')
  expect(log).toContain('"url":"/a?access_token=REDACTED&page=2&sig=REDACTED&code=REDACTED"')
  expect(log).toContain('"url.path":"/a","url.query":"access_token=REDACTED&page=2&sig=REDACTED&code=REDACTED"')
  expect(log).toContain('Route POST:/b?access_token=REDACTED')
  expect(log).toContain('caused by: Error: cannot fetch https://REDACTED@h/?token=REDACTED')
  expect(lines.map((line) => JSON.parse(line).res?.statusCode).filter(Boolean)).toEqual([200, 404, 404, 404, 500, 500])
})

it('the page about logs: no line of pino has a secret', () => {
  const lines: string[] = []
  const logger = pino({}, redactLines({ write: (line) => lines.push(line) }))
  const cause = new Error('cannot fetch https://ann:s3cret@h/?a=1')
  const url = 'https://h/?q=x token=&token=s3cret'
  logger.child({ url }).error(new Error('refused //ann:s3cret@h', { cause }), 'GET /?pin=s3cret')
  logger.info({ agent: 'x token=', headers: { cookie: 'sid=s3cret' } }, `{"password":"s3cret"}`)
  expect(lines.join('')).not.toContain('s3cret')
  expect(lines.map((line) => [line.indexOf('\n') + 1 - line.length, JSON.parse(line).level])).toEqual([
    [0, 50],
    [0, 30],
  ])
})
