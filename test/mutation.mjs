// Breaks the code in a room in small ways, and runs the quick tests of that room. A room is a folder in `src/`. For
// each change, at least one test must fail.
//
// `npm run mutation` mutates all rooms. `npm run mutation -- core/scanner http/guards` mutates only these two rooms.
// `npm run mutation -- core/text/suffix` mutates one file in a room. `npm run mutation -- --changed` mutates the rooms
// that differ from origin/main, or from the previous commit. `npm run mutation -- core/text --incremental` passes an
// option to Stryker, which then runs only what has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generate } from '../build/generate.mjs'

/** Lists tests in other rooms that also test the code in a given room. */
const MORE = {
  'core/errors': ['core/inspect/inspect', 'core/text/redact-{slashes.law,text}'],
  'core/grammar': ['core/scanner/scan*', 'core/ip/address'],
  'core/scanner': ['core/model/parse'],
  'core/equivalence': ['core/resolution/resolve.law'],
  'http/addresses': ['http/guards/{guards,private-host}'],
  'http/fields': ['http/{forwarded,links}/*'],
  'http/guards': ['http/addresses/local-names'],
  'routes/links': ['routes/tables/{match-route,route-matcher,table.law}'],
  'routes/tables': ['routes/links/{define-routes,read-back}', 'routes/request/spelling'],
  'routes/router': ['routes/patterns/*', 'routes/request/requests.law', 'routes/tables/{table.law,route-matcher}'],
  'routes/patterns': ['routes/links/define-routes', 'routes/tables/match-route'],
  'routes/query': ['routes/request/{spelling,{requests,browsers}.law}', 'routes/tables/route-matcher'],
  'routes/request': [
    'routes/query/*',
    'routes/router/choices',
    'routes/tables/{codec-errors,match-route,route-matcher}',
  ],
  'template/extract': ['template/codecs/*'],
  'template/syntax': ['template/expand/*', 'template/extract/extract', 'template/express/express'],
}

/**
 * This table is not mutated. The test for this table reads the source, and compares the numbers in each row with the
 * comments in it.
 */
const LEFT_OUT = 'src/http/addresses/special-purpose-addresses.ts'

/**
 * Matches tests that are too slow to run for each mutant, because they start a compiler, a browser or another process.
 */
const SLOW = /from '(typescript|\S*\/typescript|\S*\/support\/child)'|\bspawn\(/

const filesIn = (folder, end) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(end))
        .map((name) => `${folder}/${name}`)
    : []

/** Lists every folder whose sources Vitest loads, except the entry points, the command line and the kernel. */
const ROOMS = [...new Set(readdirSync('src', { recursive: true }).map((file) => dirname(file).replaceAll('\\', '/')))]
  .filter((room) => !/^(\.|cli\b.*|bytes\/kernel)$/.test(room) && filesIn(`src/${room}`, '.ts').length > 0)
  .sort()

/** Returns the tests in a room's folder, except for slow ones, and the tests that `MORE` lists for the room. */
const testsOf = (room) => [
  ...filesIn(`test/${room}`, '.test.ts').filter((file) => !SLOW.test(readFileSync(file, 'utf8'))),
  ...(MORE[room] ?? []).map((tests) => `test/${tests}.test.ts`),
]

/**
 * Returns the files in `src/` that differ from the main branch, or from the previous commit if Git does not know that
 * branch.
 */
const changedFiles = () => {
  for (const base of ['origin/main...HEAD', 'HEAD~1...HEAD']) {
    const { status, stdout } = spawnSync('git', ['diff', '--name-only', base, '--', 'src'], { encoding: 'utf8' })
    if (status === 0) return stdout.split('\n')
  }
  return []
}

/** Returns the rooms that contain a change. A folder that contains only other rooms is not a room. */
const changedRooms = () => {
  const changed = new Set(changedFiles().map((file) => dirname(file)))
  const rooms = ROOMS.filter((room) => changed.has(`src/${room}`))
  console.log(`rooms with a change: ${rooms.join(', ') || 'none'}`)
  return rooms
}

const mutate = (name, options) => {
  const isFile = existsSync(`src/${name}.ts`)
  const room = isFile ? dirname(name) : name
  const tests = ROOMS.includes(room) ? testsOf(room) : []
  if (tests.length === 0) throw new Error(`${name} is no room with tests, and no file of one`)
  console.log(`src/${name}, with ${tests.join(' ')}`)
  const env = { ...process.env, URI_TS_TESTS: JSON.stringify(tests) }
  const files = `src/${isFile ? name : `${room}/*`}.ts,!${LEFT_OUT}`
  const stryker = ['stryker', 'run', 'test/stryker.config.json', '--mutate', files, ...options]
  return spawnSync('npx', stryker, { env, stdio: 'inherit' }).status === 0
}

const [first, ...rest] = process.argv.slice(2)
const words = first === undefined || first === '--changed' ? rest : [first, ...rest]
const optionsAt = words.findIndex((word) => word.startsWith('-'))
const names = optionsAt < 0 ? words : words.slice(0, optionsAt)
const options = optionsAt < 0 ? [] : words.slice(optionsAt)
const chosen = first === '--changed' ? changedRooms() : names.length > 0 ? names : ROOMS

await generate()
const failed = chosen.filter((name) => !mutate(name, options))
if (failed.length > 0) {
  console.error(`below the threshold: ${failed.join(', ')}`)
  process.exitCode = 1
}
