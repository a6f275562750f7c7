// Implements `npm run test:deep`. Builds the package, runs the checks that `npm test` omits, and repeats many tests
// with more cases.
import { existsSync } from 'node:fs'
import { runSteps } from './steps.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const hasBrowser = existsSync(CHROMIUM)
if (!hasBrowser)
  console.log(`skipped: the site, because there is no browser at ${CHROMIUM}; CHROMIUM names another one`)

/** Lists the folders whose dependencies are installed while the package is built. */
const FOLDERS = [...(hasBrowser ? ['site'] : []), 'examples/mcp', 'examples/schemas']

/** Lists the commands that build and test the site. */
const SITE = ['npm --prefix site run build', 'npm --prefix site test']

/**
 * Lists commands. Some of them check the types, the contents and the size of the built package. Others check the code
 * blocks in the documents, check some of the examples, or run the tests against mutants of the changed files.
 */
const PACKAGE = [
  'npx tsd --typings dist/index.d.ts',
  'npx publint --strict',
  'npx attw --pack .',
  'npx size-limit',
  'node bench/sizes.mjs --check',
  'npm --prefix examples/mcp test',
  'npm --prefix examples/schemas test',
  'npm --prefix examples/schemas run documents',
  'npm run mutation -- --changed',
]

/**
 * Lists the commands that run the tests. Collecting coverage slows programs down by a quarter, so only the tests that
 * count toward coverage collect it.
 */
const TESTS = [
  'npx vitest run --mode deep --project deep --coverage.enabled=false',
  'npx vitest run --mode deep --project quick',
]

await runSteps([
  ['npm run build', FOLDERS.map((folder) => `npm --prefix ${folder} ci --no-audit --no-fund`)],
  // The two lists run in parallel and take about the same time. On a machine with two cores, neither core is therefore
  // idle for long at the end of the run.
  [[...PACKAGE, ...(hasBrowser ? SITE : [])], TESTS],
])
