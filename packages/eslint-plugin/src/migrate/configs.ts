/** Configures ESLint for the conversion of files. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ESLint, Linter } from 'eslint'

/** Lists the rules that convert calls. */
const RULES = ['no-url-parse', 'no-replaced-package']

const SCRIPTS = '**/*.{js,mjs,cjs,jsx}'
const TYPED = '**/*.{ts,mts,cts,tsx}'

/**
 * Loads the parser for TypeScript from the folder of a project, or from the folder of this package. Returns `undefined`
 * if the parser is not installed.
 */
export const typeScriptParser = (cwd: string): Linter.Parser | undefined => {
  for (const from of [join(cwd, 'package.json'), __filename]) {
    try {
      return createRequire(from)('@typescript-eslint/parser') as Linter.Parser
    } catch {}
  }
  return undefined
}

/** Returns the configuration for the given kind of source. Without a parser for TypeScript, TypeScript is not read. */
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
