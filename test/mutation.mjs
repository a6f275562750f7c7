// Breaks the code of a room in small ways, and runs the quick tests that see the room: one of them must fail.
//
//     npm run mutation                            runs all rooms
//     npm run mutation -- scanner http/guards     runs these
import { spawnSync } from 'node:child_process'

/** The tests for each room. None starts a compiler, measures time or memory, or needs `../shared`. */
const ROOMS = {
  'core/grammar': ['core/grammar/*', 'core/scanner/scan*', 'core/ip/address'],
  'core/scanner': ['core/scanner/s*', 'core/model/parse'],
  'core/resolution': ['core/resolution/*'],
  'core/equivalence': ['core/equivalence/*', 'core/resolution/resolve.law'],
  'http/addresses': ['http/addresses/*', 'http/guards/{guards,private-host}'],
  'http/guards': ['http/guards/*', 'http/addresses/local-names'],
  repair: ['repair/{hrefs,repair,resolve-href}'],
  'routes/router': [
    'routes/{router,patterns}/*',
    'routes/request/requests.law',
    'routes/tables/{table.law,route-matcher}',
  ],
  'routes/query': ['routes/query/*', 'routes/request/{requests,browsers}.law'],
  'routes/request': [
    'routes/{query,request}/*',
    'routes/router/choices',
    'routes/tables/{codec-errors,match-route,route-matcher}',
  ],
  'template/extract': ['template/{extract,codecs}/*'],
}

/** A table, whose test reads the source: row by row, it compares the numbers with the comments. */
const LEFT_OUT = 'src/http/addresses/special-purpose-addresses.ts'

const names = process.argv.slice(2)
const failed = (names.length > 0 ? names : Object.keys(ROOMS)).filter((room) => {
  const tests = ROOMS[room].map((test) => `test/${test}.test.ts`)
  console.log(`src/${room}, with ${tests.join(' ')}`)
  const env = { ...process.env, URI_TS_TESTS: JSON.stringify(tests) }
  const mutate = `src/${room}/**/*.ts,!${LEFT_OUT}`
  const stryker = ['stryker', 'run', 'test/stryker.config.json', '--mutate', mutate]
  return spawnSync('npx', stryker, { env, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`below the threshold: ${failed.join(', ')}`)
  process.exitCode = 1
}
