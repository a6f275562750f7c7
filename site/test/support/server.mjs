// The built site, served as a host would serve it: compressed, with addresses without `.html`.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from 'vitepress'

export const SITE = resolve(import.meta.dirname, '../..')
export const DIST = join(SITE, 'dist')

/** Serves `site/dist` on a free port. `origin` has no slash at its end; `close` ends the server. */
export const serveSite = async () => {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('site/dist is absent: run `npm run site` first')
  const { server } = await serve({ root: SITE, port: 0 })
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  const close = () =>
    new Promise((done) => {
      server.close(done)
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${server.address().port}`, close }
}
