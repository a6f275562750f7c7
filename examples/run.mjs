// Starts an example: node examples/run.mjs node-http|express|fastify|hono [PORT]
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const outfile = resolve(root, 'reports/examples.mjs')

// Packages stay outside, `uri-ts` too: what runs is the built package, loaded as users load it.
await build({
  entryPoints: [resolve(root, 'examples/start.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfigRaw: {},
})
const { SERVERS } = await import(outfile)
const [name = 'node-http', port = '8080'] = process.argv.slice(2)
if (Object.hasOwn(SERVERS, name)) {
  const started = await SERVERS[name](Number(port))
  console.log(`${name} listens on http://127.0.0.1:${started.port}/`)
} else {
  console.error(`usage: node examples/run.mjs ${Object.keys(SERVERS).join('|')} [PORT]`)
  process.exitCode = 2
}
