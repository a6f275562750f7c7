// Implements `npm run test:deep`. Runs the checks that `npm test` omits, and uses full-size inputs. They need the built
// package, so run `npm test` first.
import { existsSync } from 'node:fs'
import { runSteps } from './steps.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const hasBrowser = existsSync(CHROMIUM)
if (!hasBrowser)
  console.log(`skipped: the site, because there is no browser at ${CHROMIUM}; CHROMIUM names another one`)

/** Lists the commands that install, build and test the site. */
const SITE = ['npm --prefix site ci --no-audit --no-fund', 'npm --prefix site run build', 'npm --prefix site test']

/**
 * Lists the commands that check the types, the contents and the size of the built package. They also check examples,
 * the code blocks in the documents, and mutants of the changed files.
 */
const PACKAGE = [
  'npx tsd --typings dist/index.d.ts',
  'npx publint --strict',
  'npx attw --pack .',
  'npx size-limit',
  'node bench/sizes.mjs --check',
  'npm --prefix examples/mcp ci --no-audit --no-fund',
  'npm --prefix examples/mcp test',
  'npm --prefix examples/schemas ci --no-audit --no-fund',
  'npm --prefix examples/schemas test',
  'npm --prefix examples/schemas run documents',
  'npm run mutation -- --changed',
]

await runSteps([
  'npm run build',
  // The checks of the site run beside the other checks. The tests are the last to end, so that the summary and the
  // coverage are at the end of the output.
  [hasBrowser ? SITE : [], [...PACKAGE, 'npx vitest run --mode deep']],
])
