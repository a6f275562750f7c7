// Serves the built site as a hosting provider would, with compression and at addresses without `.html`.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'

export const SITE = resolve(import.meta.dirname, '../..')
export const DIST = join(SITE, 'dist')

/**
 * Serves `site/dist` on a free port. Returns the origin, without a trailing slash, and a function that stops the
 * server.
 */
export const serveSite = async () => {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('site/dist is absent: run `npm run site` first')
  // This server compresses every response anew, so it uses the fastest gzip level.
  const compress = compression({ level: 1 })
  const files = sirv(DIST, { extensions: ['html'] })
  const server = createServer((request, response) => compress(request, response, () => files(request, response)))
  await new Promise((done) => server.listen(0, done))
  const close = () =>
    new Promise((done) => {
      server.close(done)
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${server.address().port}`, close }
}
