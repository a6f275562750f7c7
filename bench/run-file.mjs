// Runs one of the benchmarks in this folder. The command is `node bench/run-file.mjs NAME [OPTION…]`, where NAME (such
// as `http` or `router`) is the benchmark's file name without the extension.
import { run } from './bundle.mjs'

const [name = '', ...options] = process.argv.slice(2)
await run(`bench/${name}.ts`, options)
