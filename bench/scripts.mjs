// Runs the benchmark that has the given name. For example, `npm run bench -- router` runs the `router` benchmark. If no
// name is given, `npm run bench` lists the names.
import { spawnSync } from 'node:child_process'

const separate = (name, ...options) => ['bench/run-file.mjs', name, ...options]

/** Maps each benchmark's name to its description, its script with options, and `true` if a build must run first. */
const BENCHES = {
  main: ['speed and memory, next to other libraries; --check compares with the targets', ['bench/run.mjs'], true],
  before: ['operations next to those of a revision, or of a folder with a dist', separate('before'), true],
  lengths: ['texts of 45 to 2,000 characters, next to URL', separate('lengths'), true],
  import: ['what it takes to import each entry', ['bench/import.mjs'], true],
  sizes: [
    'what each function adds to a bundle; --check compares with bench/results/sizes.md',
    ['bench/sizes.mjs'],
    true,
  ],
  types: [
    'what each construct costs the compiler; --check compares with the table',
    ['bench/instantiations/run.mjs'],
    true,
  ],
  ajv: ['compiling JSON Schemas in Ajv with three resolvers', separate('ajv'), true],
  lines: ['uri-ts/bytes, next to URL.canParse and a search for LF', separate('byte-lines'), true],
  cli: ['check with ten million lines, next to another build', ['bench/check-lines.mjs'], true],
  query: ['reading a parameter of a query, decoded next to raw', separate('query-values'), true],
  runtimes: ['lengths on Node, bun and deno', ['bench/runtimes/run.mjs'], true],
  http: ['request targets', separate('http'), false],
  repair: ['what repair costs for valid texts, next to scan', separate('repair'), false],
  arena: ["the routes of hono's benchmark of routers, next to others", separate('arena'), true],
  router: ['routers, next to others', separate('router'), false],
  static: ['one of many alike paths, next to find-my-way', separate('static-paths'), false],
  template: ['templates, next to others', separate('template'), false],
  soak: ['memory, for a long time', separate('soak'), false],
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined || !(name in BENCHES)) {
  for (const [each, [sentence]] of Object.entries(BENCHES)) console.log(`${each.padEnd(10)} ${sentence}`)
  process.exitCode = name === undefined ? 0 : 2
} else {
  const [, script, isOfBuild] = BENCHES[name]
  const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', shell: command === 'npm' }).status ?? 1
  const built = isOfBuild ? run('npm', ['run', '--silent', 'build']) : 0
  process.exitCode = built || run(process.execPath, [...script, ...options])
}
