// What npm test leaves out, at full size: npm run test:deep. The built package must be there: npm test comes first.
import { existsSync } from 'node:fs'
import { runSteps } from './steps.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const hasBrowser = existsSync(CHROMIUM)
if (!hasBrowser)
  console.log(`skipped: the site, because there is no browser at ${CHROMIUM}; CHROMIUM names another one`)

await runSteps([
  'npm run build',
  'npx tsd --typings dist/index.d.ts',
  'npx publint --strict',
  'npx attw --pack .',
  'npx size-limit',
  'node bench/sizes.mjs --check',
  ...(hasBrowser ? ['npm --prefix site ci --no-audit --no-fund', 'npm run site', 'npm --prefix site test'] : []),
  // Servers and clients of both SDKs of the Model Context Protocol, and every block of the documents as a reader has it.
  'npm --prefix examples/mcp ci --no-audit --no-fund',
  'npm --prefix examples/mcp test',
  'npm --prefix examples/schemas ci --no-audit --no-fund',
  'npm --prefix examples/schemas test',
  'npm --prefix examples/schemas run documents',
  'npm run mutation -- --changed',
  // Last, so that the summary of the tests and of the coverage is what one reads.
  'npx vitest run --mode deep',
])
