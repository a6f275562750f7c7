/** Configures ESLint to convert files. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ESLint, Linter } from 'eslint'

const RULES = ['no-url-parse', 'no-replaced-package']

const SCRIPTS = '**/*.{js,mjs,cjs,jsx}'
const TYPED = '**/*.{ts,mts,cts,tsx}'

type Parser = Extract<Linter.Parser, { readonly parseForESLint: unknown }>

/** Returns the path to a package, or `undefined` if the package is not installed. */
const pathOf = (name: string, from: string): string | undefined => {
  try {
    return createRequire(from).resolve(name)
  } catch {
    return undefined
  }
}

/**
 * Finds the TypeScript parser in a project's folder or in this package's folder. Returns `undefined` if the parser is
 * not installed. Loads the parser, and with it the whole TypeScript compiler, only when the first file is parsed.
 */
export const typeScriptParser = (cwd: string): Linter.Parser | undefined => {
  const name = '@typescript-eslint/parser'
  const path = pathOf(name, join(cwd, 'package.json')) ?? pathOf(name, __filename)
  if (path === undefined) return undefined
  const load = (): Parser => createRequire(path)(path)
  return { meta: { name }, parseForESLint: (text, options) => load().parseForESLint(text, options) }
}

/**
 * Returns the configuration for files of the given `sourceType`. If no TypeScript parser is available, TypeScript files
 * are not parsed.
 */
export const configsFor = (
  plugin: ESLint.Plugin,
  sourceType: 'module' | 'commonjs',
  parser: Linter.Parser | undefined,
): Linter.Config[] => [
  { ignores: ['**/*.min.js', '**/*.d.ts'] },
  {
    files: [SCRIPTS],
    languageOptions: { sourceType, ecmaVersion: 'latest', parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  ...(parser === undefined ? [] : [{ files: [TYPED], languageOptions: { parser } }]),
  {
    files: parser === undefined ? [SCRIPTS] : [SCRIPTS, TYPED],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'uri-ts': plugin },
    rules: Object.fromEntries(RULES.map((name) => [`uri-ts/${name}`, ['error', { fix: 'all' }]])),
  },
]
