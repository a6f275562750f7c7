/** Loads TypeScript with `require` and exports the module as a default export, as in `import ts from 'typescript'`. */
import { createRequire } from 'node:module'
import type ts from 'typescript'

export default createRequire(import.meta.url)('typescript') as typeof ts
