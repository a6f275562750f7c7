// Runs the bench that NAME selects. The command is `node bench/run-file.mjs NAME [OPTION…]`, where NAME is ajv, arena,
// http, node-url, query-values, repair, router, soak, static-paths or template.
import { run } from './bundle.mjs'

const [name = '', ...options] = process.argv.slice(2)
await run(`bench/${name}.ts`, options)
