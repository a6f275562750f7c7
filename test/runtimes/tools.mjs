// Provides the functions that `engines.mjs` and `bundlers.mjs` use to run programs and to bundle code with esbuild.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

export const here = import.meta.dirname
export const modules = join(here, 'node_modules')
export const out = (name) => join(here, 'out', name)

/**
 * `MAIN` runs the assertions about all the entry points. `MAIN_ALONE` omits those about the entry point for fast-check.
 */
export const MAIN = join(here, 'main.mjs')
export const MAIN_ALONE = join(here, 'main-alone.mjs')

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

export const read = (program, ...args) =>
  execFileSync(program, args, { cwd: here, encoding: 'utf8', stdio: 'pipe', env }).trim()

export const node = (...args) => read(process.execPath, ...args)

export const bin = (name, ...args) => node(join(modules, '.bin', name), ...args)

/** Bundles either the assertions or the given code, which imports them. Returns the path to the bundle. */
export const bundle = async (file, { code, ...options } = {}) => {
  const input = code === undefined ? { entryPoints: [MAIN] } : { stdin: { contents: code, resolveDir: here } }
  await build({ ...input, outfile: out(file), bundle: true, format: 'esm', logLevel: 'silent', ...options })
  return out(file)
}

export const versionOf = (name) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version

/**
 * Returns code that runs all assertions. `use` receives an expression for the assertions' result and returns a
 * statement that contains the expression.
 */
export const checking = (use) =>
  `import { ARBITRARIES } from './arbitraries.mjs'\nimport { check } from './assertions.mjs'\n${use('check(ARBITRARIES)')}`
