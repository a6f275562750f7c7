// Runs the benchmark that measures the cost of types.
// The command is `node bench/instantiations/run.mjs [--write] [--check [--only NAME]] [--time] [--draw]
// [--nightly FOLDER]`.
import { run } from '../bundle.mjs'

await run('bench/instantiations/main.ts', process.argv.slice(2))
