/**
 * Tests the programs in `docs/redirects.md` and `docs/oauth.md` on the loopback interface, and tests how frameworks
 * handle redirect targets.
 */
import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { type HttpUri, httpUri } from 'uri-ts'
import { isLocalPath } from 'uri-ts/http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAuthorizationServer } from '../../examples/oauth/server'
import { createLogin } from '../../examples/redirects/server'
import { type Started, started } from '../../examples/start'
import { HARMLESS, HOSTILE, isLeaving } from '../http/redirects/hostile-targets'

const locationOf = async (port: number, target: string): Promise<string | null> => {
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' })
  await response.body?.cancel()
  return response.headers.get('location')
}

describe('the login', () => {
  let server: Started
  let site: HttpUri
  beforeAll(async () => {
    server = await started(createLogin(httpUri('https://site.test/')), 0)
    site = httpUri('https://site.test/')
  })
  afterAll(() => server.stop())
  const login = (next: string): Promise<string | null> =>
    locationOf(server.port, `/login?next=${encodeURIComponent(next)}`)

  it('leads back to a page of the site', async () => {
    expect(await login('/account?tab=2')).toBe(`${site}account?tab=2`)
    for (const text of HARMLESS) expect(isLeaving((await login(text)) ?? '//')).toBe(false)
  })

  it('leads to its own page for all else', async () => {
    for (const text of HOSTILE) expect([text, await login(text)]).toEqual([text, `${site}account`])
    expect(await locationOf(server.port, '/login')).toBe(`${site}account`)
    expect(await locationOf(server.port, '/login?next=%')).toBe(`${site}account`)
  })

  it('is followed by fetch', async () => {
    const local = await started(createLogin(`http://127.0.0.1:${server.port}/` as HttpUri), 0)
    const response = await fetch(`http://127.0.0.1:${local.port}/login?next=/a`)
    expect([response.url, await response.text()]).toEqual([`http://127.0.0.1:${server.port}/a`, 'a page of the site'])
    await local.stop()
  })
})

const REDIRECTS: Readonly<Record<string, (targets: readonly string[]) => Promise<Started>>> = {
  express: (targets) => {
    const app = express()
    app.get('/go/:at', (request, response) => response.redirect(targets[Number(request.params.at)] as string))
    return started(createServer(app), 0)
  },
  hono: (targets) => {
    const app = new Hono().get('/go/:at', (c) => c.redirect(targets[Number(c.req.param('at'))] as string))
    return started(createAdaptorServer({ fetch: app.fetch }) as Server, 0)
  },
  fastify: async (targets) => {
    const app = fastify()
    app.get<{ Params: { at: string } }>('/go/:at', (request, reply) =>
      reply.redirect(targets[Number(request.params.at)] as string),
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, stop: () => app.close() }
  },
}

describe.each(Object.keys(REDIRECTS))('a redirect of %s', (name) => {
  it('to a local path stays on the site', async () => {
    const targets = [...HARMLESS, ...HOSTILE].filter(isLocalPath)
    const server = await (REDIRECTS[name] as (typeof REDIRECTS)[string])(targets)
    for (const [at, target] of targets.entries()) {
      const location = await locationOf(server.port, `/go/${at}`)
      expect([target, location !== null && isLeaving(location)]).toEqual([target, false])
    }
    await server.stop()
  })
})

describe('the authorization server', () => {
  let server: Started
  beforeAll(async () => {
    server = await started(createAuthorizationServer(), 0)
  })
  afterAll(() => server.stop())
  const authorize = (client: string, redirectUri: string, more = '&state=a%26b'): Promise<string | null> =>
    locationOf(server.port, `/authorize?client_id=${client}&redirect_uri=${encodeURIComponent(redirectUri)}${more}`)
  const CODE = 'code=SplxlOBeZQQYbYS6WxSbIA'

  it('answers registered redirect URIs', async () => {
    expect(await authorize('web', 'https://app.example/callback')).toBe(
      `https://app.example/callback?${CODE}&state=a%26b`,
    )
    expect(await authorize('web', 'https://app.example/other?env=test', '')).toBe(
      `https://app.example/other?env=test&${CODE}`,
    )
    expect(await authorize('cli', 'http://127.0.0.1:51004/callback', '')).toBe(
      `http://127.0.0.1:51004/callback?${CODE}`,
    )
    expect(await authorize('cli', 'http://[::1]:51004/callback', '')).toBe(`http://[::1]:51004/callback?${CODE}`)
    expect(await authorize('cli', 'com.example.cli:/callback', '')).toBe(`com.example.cli:/callback?${CODE}`)
  })

  it('redirects to no other', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const text of [
      ...HOSTILE,
      'https://app.example/callback/',
      'https://APP.example/callback',
      'http://localhost:1/callback',
    ])
      expect([text, await authorize('web', text), await authorize('cli', text)]).toEqual([text, null, null])
    expect(await authorize('none', 'https://app.example/callback')).toBe(null)
    expect(await authorize('web', 'https://app.example/callback', '&redirect_uri=https://app.example/callback')).toBe(
      null,
    )
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('; the nearest is https://app.example/callback'))
    warn.mockRestore()
  })
})
