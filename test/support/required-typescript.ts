/** Loads TypeScript with `require` and exports it as the ES module would. */
import { createRequire } from 'node:module'
import type ts from 'typescript'

export default createRequire(import.meta.url)('typescript') as typeof ts
