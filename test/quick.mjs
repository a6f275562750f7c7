// Implements `npm test`. The projects in `vitest.config.ts` define which tests belong to the quick run.
import { runSteps } from './steps.mjs'

await runSteps([
  'node build/generate.mjs',
  // The build uses only one core, so the other commands run at the same time.
  ['npm run build', ['npm run lint', 'npm run typecheck']],
  'node node_modules/vitest/vitest.mjs run',
])
