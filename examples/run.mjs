// Starts an example: node examples/run.mjs node-http|express|fastify|hono [PORT]
import { bundle } from '../bench/bundle.mjs'

const { SERVERS } = await import(await bundle('examples/start.ts'))
const [name = 'node-http', port = '8080'] = process.argv.slice(2)
if (Object.hasOwn(SERVERS, name)) {
  const started = await SERVERS[name](Number(port))
  console.log(`${name} listens on http://127.0.0.1:${started.port}/`)
} else {
  console.error(`usage: node examples/run.mjs ${Object.keys(SERVERS).join('|')} [PORT]`)
  process.exitCode = 2
}
