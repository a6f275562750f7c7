/*
 * Runs the rules in `@uri-ts/eslint-plugin` with ESLint 9 and ESLint 10 on published packages, applies the fixes, and
 * compiles the fixed files. First run `npm run build`. Then run this script with `node packages/code-bases.mjs
 * [package@version...]`.
 *
 * The program installs each package in a temporary folder. Many packages have type errors before the fixes are applied,
 * so the program prints only the errors that the fixes introduce.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { subtract } from './tap.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const plugin = require('./eslint-plugin')

/** Lists packages that use both `new URL` and `url.parse`. */
const CODE_BASES = [
  'follow-redirects@1.15.9',
  'nock@13.5.6',
  'react-dev-utils@12.0.1',
  'hexo-util@2.7.0',
  'karma@6.4.4',
  'npm-package-arg@10.1.0',
  'webpack-dev-server@4.15.2',
  'mongodb@5.9.2',
]

const SOURCES = ['**/*.js', '**/*.mjs', '**/*.cjs', '**/*.ts']
const IGNORED = ['**/*.min.js', '**/*.d.ts', '**/*.tpl.*', '**/node_modules', '**/dist']

/** Lints the files in a folder. If `fix` is `true`, also applies the fixes. Returns the messages from ESLint. */
const lint = async (eslint, cwd, fix) => {
  const { ESLint } = require(eslint)
  const level = ({ meta }) => (fix && meta.schema.length > 0 ? ['error', { fix: 'all' }] : 'error')
  const rules = Object.entries(plugin.rules).map(([name, rule]) => [`uri-ts/${name}`, level(rule)])
  const overrideConfig = [
    { ignores: IGNORED },
    { files: SOURCES, plugins: { 'uri-ts': plugin }, rules: Object.fromEntries(rules) },
    { files: ['**/*.ts'], languageOptions: { parser: require('@typescript-eslint/parser') } },
  ]
  const linter = new ESLint({ cwd, fix, allowInlineConfig: false, overrideConfigFile: true, overrideConfig })
  const results = await linter.lintFiles('.')
  await ESLint.outputFixes(results)
  // ESLint applies fixes at most ten times in one run.
  if (results.some(({ output }) => output !== undefined)) return lint(eslint, cwd, fix)
  const withFile = ({ filePath, messages }) => messages.map((each) => ({ ...each, file: relative(cwd, filePath) }))
  return results.flatMap(withFile)
}

const compilerOptions = {
  ...{ allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false, skipLibCheck: true },
  ...{ esModuleInterop: true, resolveJsonModule: true, target: 'esnext', module: 'preserve', lib: ['esnext', 'dom'] },
  ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
  paths: { 'uri-ts': [join(ROOT, 'dist/index.d.ts')], 'uri-ts/*': [join(ROOT, 'dist/*.d.ts')] },
}

/** Returns the compiler errors without their line numbers, which change if a fix adds lines. */
const compile = (folder) => {
  const project = { compilerOptions, include: SOURCES, exclude: IGNORED }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const args = ['-p', folder, '--pretty', 'false']
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
  return errors.map((line) => line.replace(/^.*?\(\d+,\d+\)/, ''))
}

const describe = ({ file, line, ruleId, fix, suggestions = [] }) =>
  `${file}:${line} ${ruleId}, ${fix ? 'fix' : suggestions.length > 0 ? 'suggestion' : 'no fix'}`

const check = async (spec, folder) => {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, spec])
  // The compiler finds the package's dependencies in the `node_modules` of the parent folder.
  const code = join(folder, 'code')
  cpSync(join(folder, 'node_modules', spec.slice(0, spec.lastIndexOf('@'))), code, { recursive: true })
  const [found, foundIn9] = [await lint('eslint', code, false), await lint('eslint-9', code, false)]
  const before = compile(code)
  cpSync(code, join(folder, 'before'), { recursive: true })
  const left = await lint('eslint', code, true)
  const added = subtract(compile(code), before)
  console.log(`${spec}: ${found.length} findings, ${found.length - left.length} fixed, ${added.length} errors added`)
  for (const each of found) console.log(`  ${describe(each)}`)
  for (const each of subtract(foundIn9.map(describe), found.map(describe))) console.log(`  only in ESLint 9: ${each}`)
  for (const each of subtract(found.map(describe), foundIn9.map(describe))) console.log(`  only in ESLint 10: ${each}`)
  for (const each of added) console.log(`  error:${each}`)
  console.log(spawnSync('diff', ['-r', '-U0', 'before', 'code'], { cwd: folder, encoding: 'utf8' }).stdout)
}

const specs = process.argv.slice(2)
for (const spec of specs.length === 0 ? CODE_BASES : specs) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'uri-ts-code-base-')))
  await check(spec, folder).finally(() => rmSync(folder, { recursive: true }))
}
