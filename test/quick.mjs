// What everyone runs: npm test. Projects in vitest.config.ts say which tests belong to it.
import { runSteps } from './steps.mjs'

await runSteps([
  'node build/generate.mjs',
  // The build uses one core.
  ['npm run build', 'npm run lint && npm run typecheck'],
  'npx vitest run',
])
