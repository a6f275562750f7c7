// Makes small changes, one at a time, to the code in a folder of `src/`, and runs the folder's quick tests after each
// change. Every change must make at least one test fail.
//
// `npm run mutation` mutates the code in all folders in `src/`. `npm run mutation -- core/scanner http/guards` mutates
// only the code in those two folders. `npm run mutation -- core/text/suffix` mutates only `src/core/text/suffix.ts`.
// `npm run mutation -- packages/node-url` mutates the code of that package. `npm run mutation -- --changed` mutates the
// lines that differ from `origin/main` or, if Git does not know `origin/main`, from the previous commit.
// `npm run mutation -- core/text --incremental` passes `--incremental` to Stryker, which then tests only the mutants
// affected by a change.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generate } from '../build/generate.mjs'

/** Lists tests to run for some folders of `src/`, in addition to the tests in the corresponding folders of `test/`. */
const MORE = {
  'core/errors': ['core/inspect/inspect', 'core/text/redact-{slashes.law,text}'],
  'core/grammar': ['core/scanner/scan*', 'core/ip/address'],
  'core/model': ['core/inspect/check-literals'],
  'core/scanner': ['core/model/parse'],
  'core/equivalence': ['core/resolution/resolve.law'],
  'http/addresses': ['http/guards/{guards,private-host}'],
  'http/fields': ['http/{forwarded,links}/*'],
  'http/guards': ['http/addresses/local-names'],
  'http/hosts': ['http/forwarded/received-uri'],
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
 * Stryker does not mutate the file at this path, because a test compares the source of each row in the file's table
 * with the comment on that row.
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

/** Lists every folder in `src` whose sources Vitest loads, except the folders of the command line and the kernel. */
const ROOMS = [...new Set(readdirSync('src', { recursive: true }).map((file) => dirname(file).replaceAll('\\', '/')))]
  .filter((room) => !/^(\.|cli\b.*|bytes\/kernel)$/.test(room) && filesIn(`src/${room}`, '.ts').length > 0)
  .sort()

const isPackage = (name) => name.startsWith('packages/')

/** Returns the fast tests for a package or for a folder in `src/`. For a folder, adds the tests that `MORE` lists. */
const testsOf = (room) => [
  ...filesIn(isPackage(room) ? `${room}/test` : `test/${room}`, '.test.ts').filter(
    (file) => !SLOW.test(readFileSync(file, 'utf8')),
  ),
  ...(MORE[room] ?? []).map((tests) => `test/${tests}.test.ts`),
]

/** Matches an added line that contains code. */
const ADDED_CODE = /^\+(?!\+\+ )\s*[^\s*/]/m

/**
 * Returns the ranges of changed lines in `src/`, such as `src/core/ip/cidr.ts:3-8`. Compares the current commit with
 * the main branch or, if Git does not know `origin/main`, with the previous commit. Ignores changes to comments.
 */
const changedRanges = () => {
  for (const base of ['origin/main...HEAD', 'HEAD~1...HEAD']) {
    const { status, stdout } = spawnSync('git', ['diff', '-U0', base, '--', 'src'], { encoding: 'utf8' })
    if (status !== 0) continue
    return stdout.split(/^diff --git /m).flatMap((diff) => {
      const file = /^\+\+\+ b\/(.*\.ts)$/m.exec(diff)?.[1]
      const hunks = diff.split(/^(?=@@ )/m).slice(1)
      return hunks.flatMap((hunk) => {
        const [, start = '0', count = '1'] = /\+(\d+)(?:,(\d+))? @@/.exec(hunk) ?? []
        return file && ADDED_CODE.test(hunk) ? [`${file}:${start}-${Number(start) + Number(count) - 1}`] : []
      })
    })
  }
  return []
}

/**
 * Mutates whole files or ranges of lines, and runs the tests for a folder in `src/`. Returns whether Stryker succeeds.
 */
const mutate = (room, files, options) => {
  const tests = ROOMS.includes(room) || isPackage(room) ? testsOf(room) : []
  if (tests.length === 0) throw new Error(`${room} is no room with tests`)
  console.log(`${files}, with ${tests.join(' ')}`)
  const env = { ...process.env, URI_TS_TESTS: JSON.stringify(tests) }
  const stryker = ['stryker', 'run', 'test/stryker.config.json', '--mutate', `${files},!${LEFT_OUT}`, ...options]
  return spawnSync('npx', stryker, { env, stdio: 'inherit' }).status === 0
}

/** Mutates a package, a folder in `src/` or a single file. */
const mutateNamed = (name, options) =>
  isPackage(name)
    ? mutate(name, `${name}/src/*.ts`, options)
    : existsSync(`src/${name}.ts`) && !ROOMS.includes(name)
      ? mutate(dirname(name), `src/${name}.ts`, options)
      : mutate(name, `src/${name}/*.ts`, options)

/**
 * Mutates the lines that have changed, and prints the mutants that no test detects. No threshold applies, because a
 * single equivalent mutant among only a few mutants would distort the score.
 */
const mutateChanged = (options) => {
  const ranges = changedRanges()
  const rangesIn = (room) => ranges.filter((range) => dirname(range) === `src/${room}`)
  const rooms = ROOMS.filter((room) => rangesIn(room).length > 0)
  console.log(`rooms with changed code: ${rooms.join(', ') || 'none'}`)
  for (const room of rooms) mutate(room, rangesIn(room).join(','), options)
}

const words = process.argv.slice(2)
const optionsAt = words.findIndex((word) => word.startsWith('-') && word !== '--changed')
const names = optionsAt < 0 ? words : words.slice(0, optionsAt)
const options = optionsAt < 0 ? [] : words.slice(optionsAt)

await generate()
if (names[0] === '--changed') mutateChanged(options)
else {
  const failed = (names.length > 0 ? names : ROOMS).filter((name) => !mutateNamed(name, options))
  if (failed.length > 0) {
    console.error(`below the threshold: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}
