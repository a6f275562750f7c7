// Runs tests that take hours. For example, some try a million cases for each law, some use strings of 16 MB, and some
// run against every mutant. A workflow runs these tests every night.
import { runSteps } from './steps.mjs'

const [part = 'all'] = process.argv.slice(2)

const PARTS = {
  laws: ['npx vitest run --mode nightly --project quick .law.test.ts cidr.test.ts local-path.test.ts'],
  agreement: ['npx vitest run --mode nightly --project deep test/agreement long-iris'],
  declarations: ['npm run build', 'npx vitest run --mode nightly --project deep declarations'],
  long: ['npm run build', 'npx vitest run --mode nightly --project deep linear'],
  redirects: ['npx vitest run --mode nightly --project deep frameworks'],
  mutation: ['npm run mutation', 'node test-d/mutants.mjs'],
}

if (part === 'long') process.env.URI_TS_LENGTH = '16000000'
await runSteps(part === 'all' ? Object.values(PARTS).flat() : (PARTS[part] ?? []))
