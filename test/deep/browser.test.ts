/** Checks that Chromium stays on the same site when it follows redirects to strings that `isLocalPath` accepts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLocalPath } from 'uri-ts/http'
import { expect, it } from 'vitest'
import { changed, HARMLESS, HOSTILE, partsOf } from '../http/redirects/hostile-targets'
import { pick, randomFrom } from '../refimpl/random'
import { SEED } from '../support/law'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
if (CHROMIUM === undefined) console.log('skipped: no Chromium in /usr/bin')

const COUNT = 2000

/** Returns the targets to test, including one that leads to another site. The test must report only that target. */
const targets = (): readonly string[] => {
  const random = randomFrom(SEED)
  const all = new Set(HARMLESS)
  while (all.size < COUNT) {
    const text = random(2) === 0 ? partsOf(random) : changed(pick(random, [...HOSTILE, ...HARMLESS]), random)
    if (isLocalPath(text)) all.add(text)
  }
  return [...all, '/\\evil.test:1/']
}

/** Returns a page that follows each redirect and reports the indexes of the redirects that leave the site. */
const pageOf = (count: number): string => `<script>
(async () => {
  const left = []
  let next = 0
  const follow = async () => {
    for (let at = next++; at < ${count}; at = next++) {
      const isHere = await fetch('/go?' + at).then((r) => new URL(r.url).origin === location.origin, () => false)
      if (!isHere) left.push(at)
    }
  }
  await Promise.all(Array.from({ length: 6 }, follow))
  await fetch('/left', { method: 'POST', body: JSON.stringify(left) })
})()
</script>`

it.runIf(CHROMIUM !== undefined)('Chromium stays on the site', async () => {
  const all = targets()
  const profile = mkdtempSync(join(tmpdir(), 'uri-ts-chromium-'))
  const left = await new Promise<readonly number[]>((resolve, reject) => {
    let browser: ChildProcess | undefined
    const server = createServer((request, response) => {
      const [, number] = /^\/go\?(\d+)$/.exec(request.url ?? '') ?? []
      if (number !== undefined) return response.writeHead(302, { location: all[Number(number)] as string }).end()
      if (request.method !== 'POST') {
        const isPage = request.url === '/start'
        return response.writeHead(200, { 'content-type': 'text/html' }).end(isPage ? pageOf(all.length) : '')
      }
      let body = ''
      request.on('data', (data) => {
        body += data
      })
      return request.on('end', () => {
        response.end()
        browser?.kill()
        server.close()
        server.closeAllConnections()
        resolve(JSON.parse(body))
      })
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`]
      browser = spawn(CHROMIUM as string, [...options, `http://127.0.0.1:${port}/start`], { stdio: 'ignore' })
      browser.on('error', reject)
    })
  })
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  } catch {
    // Chromium may still write files while it exits. Such files stay in the temporary folder.
  }
  expect(left).toEqual([all.length - 1])
})
