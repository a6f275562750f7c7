// Runs one of the benchmarks in this folder. The command is `node bench/run-file.mjs NAME [OPTION…]`, where NAME is the
// name of the benchmark's file without the extension, such as `http` or `router`.
import { run } from './bundle.mjs'

const [name = '', ...options] = process.argv.slice(2)
await run(`bench/${name}.ts`, options)
