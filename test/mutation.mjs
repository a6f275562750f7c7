// Breaks the code of a room in small ways, and runs the quick tests that see the room: one of them must fail.
//
//     npm run mutation                                 runs all rooms
//     npm run mutation -- core/scanner http/guards     runs these
//     npm run mutation -- --changed                    runs those that differ from origin/main, or from the commit before
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

/** The files of `src/` that differ from the main branch, where Git knows it. */
const changedFiles = () => {
  for (const base of ['origin/main...HEAD', 'HEAD~1...HEAD']) {
    const { status, stdout } = spawnSync('git', ['diff', '--name-only', base, '--', 'src'], { encoding: 'utf8' })
    if (status === 0) return stdout.split('\n')
  }
  return []
}

/** The rooms with a change. A room that is only in the table as a folder of them is not one. */
const changedRooms = () => {
  const files = changedFiles()
  const rooms = Object.keys(ROOMS).filter((room) => files.some((file) => file.startsWith(`src/${room}/`)))
  console.log(`rooms with a change: ${rooms.join(', ') || 'none'}`)
  return rooms
}

const names = process.argv.slice(2)
const chosen = names[0] === '--changed' ? changedRooms() : names
const failed = (names.length > 0 ? chosen : Object.keys(ROOMS)).filter((room) => {
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
