// Starts an example. The command is `node examples/run.mjs NAME [PORT]`. NAME is the name of a folder, or `routes/`
// followed by the name of a framework.
import { bundle } from '../bench/bundle.mjs'

const { SERVERS } = await import(await bundle('examples/start.ts'))
const { NOTES_SERVERS } = await import(await bundle('examples/routes/start.ts'))
const notes = Object.entries(NOTES_SERVERS).map(([name, start]) => [`routes/${name}`, start])
const servers = { ...SERVERS, ...Object.fromEntries(notes) }
const [name = 'node-http', port = '8080'] = process.argv.slice(2)
if (Object.hasOwn(servers, name)) {
  const started = await servers[name](Number(port))
  console.log(`${name} listens on http://127.0.0.1:${started.port}/`)
} else {
  console.error(`usage: node examples/run.mjs ${Object.keys(servers).join('|')} [PORT]`)
  process.exitCode = 2
}
