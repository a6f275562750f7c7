// Runs the bench that NAME selects. The command is `node bench/run-file.mjs NAME [OPTION…]`, where NAME is the name of
// a file in this folder without the extension, such as `http` or `router`.
import { run } from './bundle.mjs'

const [name = '', ...options] = process.argv.slice(2)
await run(`bench/${name}.ts`, options)
