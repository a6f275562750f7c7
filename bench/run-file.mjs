// Runs a separate bench: node bench/run-file.mjs ajv|http|query-values|repair|router|soak|static-paths|template [OPTION…]
import { run } from './bundle.mjs'

const [name = '', ...options] = process.argv.slice(2)
await run(`bench/${name}.ts`, options)
