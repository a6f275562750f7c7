/** Uses local servers to test redirects between HTTP and HTTPS. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, buildConnector, fetch as undiciFetch } from 'undici'
import { guardConnect, guardFetch } from 'uri-ts/http'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../../support/fetch-errors'
import { redirectTo, startFetchServer } from '../../support/fetch-servers'

/** Returns a key and a certificate, or `undefined` if openssl is not installed. */
const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-tls-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  try {
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=test']
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    console.log('skipped: openssl is not installed')
    return undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const TLS = certificate()

const guard = { lookup: () => {}, allow: ['127.0.0.1'] }
const dispatcher = new Agent({ connect: guardConnect(guard)(buildConnector({ rejectUnauthorized: false })) })
afterAll(() => dispatcher.destroy())

/** Starts an http server and an https server that redirect `/to/302?url` to `url` and record all requests. */
const startServers = async () => {
  const plain = await startFetchServer()
  const seen: (readonly [path: string | undefined, authorization: string | undefined])[] = []
  const server = createTlsServer({ ...TLS }, (request, response) => {
    seen.push([request.url, request.headers.authorization])
    const [, to] = /^\/to\/302\?(.*)$/.exec(request.url ?? '') ?? []
    response.writeHead(to === undefined ? 200 : 302, to === undefined ? {} : { location: decodeURIComponent(to) }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    plain.close()
    server.closeAllConnections()
    server.close()
  }
  return { plain, seen, secure: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const FETCHES = { Node: fetch, undici: undiciFetch as unknown as typeof fetch }

describe.runIf(TLS !== undefined).each(Object.entries(FETCHES))('with fetch of %s, a redirect', (_, of) => {
  const init = { headers: { authorization: 'Bearer s3cret' } }

  it('from http to https, and back, is followed without credentials', async () => {
    const { plain, seen, secure, close } = await startServers()
    const guarded = guardFetch({
      fetch: of,
      dispatcher,
      schemes: ['http', 'https'],
      allow: ['127.0.0.1'],
      maxRedirects: 2,
    })
    const back = redirectTo(secure, `${plain.origin}/end`)
    expect((await guarded(redirectTo(plain.origin, back), init)).status).toBe(200)
    expect(plain.seen.map(({ url, headers }) => [url.slice(0, 4), headers.authorization])).toEqual([
      ['/to/', 'Bearer s3cret'],
      ['/end', undefined],
    ])
    expect(seen.map(([, authorization]) => authorization)).toEqual([undefined])
    close()
  })

  it('from https to http is refused if the option schemes has only https', async () => {
    const { plain, seen, secure, close } = await startServers()
    const guarded = guardFetch({ fetch: of, dispatcher, schemes: ['https'], allow: ['127.0.0.1'], maxRedirects: 2 })
    expect(await refusalOf(guarded(redirectTo(secure, `${plain.origin}/end`), init))).toBe('1 scheme 0')
    expect((await guarded(redirectTo(secure, `${secure}/end`), init)).status).toBe(200)
    expect([plain.seen, seen.at(-1)]).toEqual([[], ['/end', 'Bearer s3cret']])
    close()
  })
})
