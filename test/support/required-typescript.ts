/** Loads TypeScript with `require` and makes it the default export of an ES module. */
import { createRequire } from 'node:module'
import type ts from 'typescript'

export default createRequire(import.meta.url)('typescript') as typeof ts
