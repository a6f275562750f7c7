/**
 * Checks that no framework redirects to another site when the target of the redirect is a string that `isLocalPath`
 * accepts. Each server reads the string from a header, a query and a path. The server redirects to each value that it
 * has read, and returns the `Location` of each redirect.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { posix } from 'node:path'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { Pool } from 'undici'
import { isLocalPath } from 'uri-ts/http'
import { expect, it } from 'vitest'
import { type Started, started } from '../../examples/start'
import { changed, HARMLESS, HOSTILE, isLeaving, partsOf } from '../http/redirects/hostile-targets'
import { pick, randomFrom } from '../refimpl/random'
import { HOURS, SEED } from '../support/law'
import { sharedLines } from '../support/shared'

/**
 * Sends a string, and a URL that contains the string, to a server. Returns the `Location` of each of the server's
 * redirects.
 */
type Redirect = (text: string, url: string) => Promise<readonly string[]>

interface Framework {
  readonly redirect: Redirect
  readonly stop: () => Promise<unknown>
}

/** The number of random strings. `npm run nightly -- redirects` tries a million strings. */
const COUNT = Number(process.env['URI_TS_REDIRECTS'] ?? 5000)

const AT_ONCE = 256

/** Sends requests to a server on the loopback interface. The body of each response is a JSON array of redirects. */
const overNetwork = ({ port, stop }: Started): Framework => {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 8, pipelining: 32 })
  return {
    redirect: async (text, url) => {
      const { body } = await pool.request({ method: 'GET', path: url, headers: { 'x-next': text } })
      // A framework that cannot decode the path responds with an error instead of an array.
      const sent: unknown = JSON.parse(await body.text())
      return Array.isArray(sent) ? sent : []
    },
    stop: () => Promise.all([pool.close(), stop()]),
  }
}

/** Returns the result of `read`, or an empty list if `read` throws, as it does for a header with a line break. */
const attempt = (read: () => string | null): readonly string[] => {
  try {
    return [read() ?? '/']
  } catch {
    return []
  }
}

const decode = (text: string): readonly string[] => attempt(() => decodeURIComponent(text))

const FRAMEWORKS: Readonly<Record<string, () => Promise<Framework>>> = {
  'node:http': async () => {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://site.test')
      const path = (request.url ?? '').replace(/\?.*/, '').slice('/go'.length)
      const all = [
        request.headers['x-next'] as string,
        url.searchParams.get('next') ?? '/',
        url.pathname,
        ...[path, ...decode(path)].flatMap((text) => [text, posix.normalize(text)]),
      ]
      const sent = all.map((text) => String(response.setHeader('location', encodeURI(text)).getHeader('location')))
      response.removeHeader('location')
      response.end(JSON.stringify(sent))
    })
    return overNetwork(await started(server, 0))
  },
  express: async () => {
    const app = express()
    app.get('/go/{*rest}', (request, response) => {
      const rest = (request.params as { readonly rest?: readonly string[] }).rest ?? []
      const all = [request.get('x-next'), request.query['next'], `/${rest.join('/')}`]
      const sent = all.map((text) => response.location(String(text ?? '/')).get('location'))
      response.removeHeader('location')
      response.json(sent)
    })
    app.use((_request: unknown, response: express.Response) => response.json([]))
    app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => response.json([]))
    return overNetwork(await started(createServer(app), 0))
  },
  fastify: async () => {
    const app = fastify()
    app.get<{ Params: { '*': string }; Querystring: { next?: string | string[] } }>('/go/*', (request, reply) => {
      const { headers, query, params } = request
      const all = [headers['x-next'] as string, String(query.next ?? '/'), `/${params['*']}`]
      // Fastify's `redirect` also calls `header` to set `Location`.
      const sent = all.map((text) => reply.header('location', text).getHeader('location'))
      return reply.removeHeader('location').send(sent)
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    return overNetwork({ port, stop: () => app.close() })
  },
  hono: async () => {
    const app = new Hono().get('/go/:rest{.*}', (c) => {
      const all = [c.req.header('x-next'), c.req.query('next'), `/${c.req.param('rest')}`, c.req.path]
      return c.json(all.flatMap((text) => attempt(() => c.redirect(text ?? '/').headers.get('location'))))
    })
    return {
      redirect: async (text, url) => {
        const response = await app.request(`http://site.test${url}`, { headers: { 'x-next': text } })
        return response.ok ? ((await response.json()) as string[]) : []
      },
      stop: async () => {},
    }
  },
}

/** Generates random strings and returns those that `isLocalPath` accepts. */
const acceptedTexts = (): readonly string[] => {
  const random = randomFrom(SEED)
  const lines = sharedLines('corpus/urls.txt')?.slice(0, 2000) ?? []
  const real = lines.map((line) => `/${line.replace(/^[a-z]+:\/\/[^/]*\/?/i, '')}`)
  const seeds = [...HOSTILE, ...HARMLESS, ...HARMLESS, ...real]
  const texts = Array.from({ length: COUNT }, () =>
    random(3) === 0 ? partsOf(random) : changed(pick(random, seeds), random),
  )
  return texts.filter(isLocalPath)
}

it.each(Object.keys(FRAMEWORKS))('%s redirects no local path to another site', { timeout: HOURS }, async (name) => {
  const { redirect, stop } = await (FRAMEWORKS[name] as () => Promise<Framework>)()
  const texts = acceptedTexts()
  let redirects = 0
  const follow = async (text: string): Promise<void> => {
    const [path = ''] = /^[^?#]*/.exec(text) ?? []
    const [query = ''] = /^[^#]*/.exec(text) ?? []
    const locations = await redirect(text, `/go${path}?next=${query}`)
    redirects += locations.length
    const out = locations.flatMap((location) => [location, ...decode(location)]).filter(isLeaving)
    if (out.length > 0) expect.fail(`${JSON.stringify(text)} leads to ${JSON.stringify(out)}`)
  }
  for (let at = 0; at < texts.length; at += AT_ONCE) await Promise.all(texts.slice(at, at + AT_ONCE).map(follow))
  console.log(`${name}: ${texts.length} of ${COUNT} strings accepted, ${redirects} redirects`)
  expect(redirects).toBeGreaterThan(2 * texts.length)
  // The test must detect a redirect that leads to another site.
  expect((await redirect('/\\evil.test', '/go/a?next=//evil.test/')).filter(isLeaving)).not.toEqual([])
  await stop()
})
