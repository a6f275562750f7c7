/** Lists the supported compilers and runs them. */
import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type ts from 'typescript'
import { ROOT } from './files'

/** Maps each compiler's folder in `node_modules` to the compiler's version. The oldest supported version is first. */
export const COMPILERS = {
  'typescript-5.0': '5.0.4',
  'typescript-5.4': '5.4.5',
  'typescript-5.9': '5.9.3',
  typescript: '6.0.3',
  'typescript-7.0': '7.0.2',
} as const

export type Compiler = keyof typeof COMPILERS

export const ALL_COMPILERS = Object.keys(COMPILERS) as readonly Compiler[]

/** Indicates whether to test all compilers, as `npm run test:deep` does. */
export const IS_DEEP = process.env['URI_TS_COMPILERS'] === 'all'

/**
 * Lists the compilers to test. `npm run test:deep` tests all compilers, whereas `npm test` tests only the fastest one.
 */
export const COMPILER_FOLDERS: readonly Compiler[] = IS_DEEP ? ALL_COMPILERS : ['typescript-7.0']

/** Indicates whether each compiler checks all the rows, as it does in the nightly run. */
export const IS_COMPLETE = process.env['URI_TS_ROWS'] === 'all'

const OLDER = ALL_COMPILERS.slice(0, -1)

/**
 * Returns the rows that the given compiler checks. The newest compiler checks all the rows. If `IS_COMPLETE` is false,
 * each of the four older, slower compilers checks a quarter of the rows.
 */
export const rowsFor = <Row>(compiler: Compiler, rows: readonly Row[]): readonly Row[] => {
  const quarter = OLDER.indexOf(compiler)
  return IS_COMPLETE || quarter < 0 ? rows : rows.filter((_, index) => index % OLDER.length === quarter)
}

/** Returns the path of the file that Node runs to start a compiler. */
const tscOf = (compiler: Compiler): string => join(ROOT, 'node_modules', compiler, 'bin/tsc')

const FLAGS = ['--pretty', 'false', '--target', 'es2022', '--lib', 'es2022']

/**
 * The maximum time, in milliseconds, for which a compiler may run. No program in the tests takes anywhere near that
 * long to compile. If a compiler never exits, the test fails instead of hanging.
 */
const LONGEST = 600_000

const spawningIn = (folder: string) =>
  ({ cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: LONGEST }) as const

export type Files = Map<string, ts.SourceFile | undefined>

/** Makes a compiler host use `cache` for the files whose paths `isKept` accepts. */
export const cacheFiles = (host: ts.CompilerHost, cache: Files, isKept: (path: string) => boolean): void => {
  const { getSourceFile } = host
  host.getSourceFile = (path, ...rest) => {
    if (!isKept(path)) return getSourceFile(path, ...rest)
    if (!cache.has(path)) cache.set(path, getSourceFile(path, ...rest))
    return cache.get(path)
  }
}

/**
 * For each compiler and each combination of the settings that affect source files, caches the files that do not change.
 */
const caches = new Map<string, Files>()

const require = createRequire(import.meta.url)

/** Matches files that no test writes: the compilers' declarations, `@types`, and the declarations of the sources. */
const KEPT = /[\\/](?:node_modules[\\/](?:typescript|@types)|uri-ts-declarations-)/

/**
 * Runs a compiler through its JavaScript API in this process. A new process would spend most of its time starting the
 * compiler and rereading the same files.
 */
const compileHere = (compiler: Compiler, folder: string, args: readonly string[]): string => {
  const compile = require(compiler) as typeof ts
  const { options, fileNames, errors } = compile.parseCommandLine(args)
  const host = compile.createCompilerHost(options)
  host.getCurrentDirectory = () => folder
  const { target, module, moduleResolution, strict } = options
  const key = JSON.stringify([compiler, target, module, moduleResolution, strict])
  const cache = caches.get(key) ?? new Map()
  caches.set(key, cache)
  cacheFiles(host, cache, (path) => KEPT.test(path))
  const files = fileNames.map((name) => resolve(folder, name))
  const program = compile.createProgram(files, options, host)
  const found = [...errors, ...compile.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  return compile.formatDiagnostics(compile.sortAndDeduplicateDiagnostics(found), host)
}

const isNative = (compiler: Compiler): boolean => compiler === 'typescript-7.0'

/**
 * Runs a compiler on files in a folder and returns the output. Only TypeScript 7 reads a `tsconfig.json`. Paths in
 * options must be absolute.
 */
export const tsc = (compiler: Compiler, folder: string, ...args: readonly string[]): string => {
  const all = [...FLAGS, ...args]
  if (!isNative(compiler)) return compileHere(compiler, folder, all).trim()
  const { stdout, error } = spawnSync(process.execPath, [tscOf(compiler), ...all], spawningIn(folder))
  return error ? `${stdout}${error}` : stdout.trim()
}

/** Runs a compiler and returns a promise for the lines of its output. Other tests run while TypeScript 7 compiles. */
export const tscAsync = async (
  compiler: Compiler,
  folder: string,
  ...args: readonly string[]
): Promise<readonly string[]> => {
  const all = [...FLAGS, ...args]
  const output = isNative(compiler)
    ? await new Promise<string>((done) => {
        execFile(process.execPath, [tscOf(compiler), ...all], spawningIn(folder), (error, stdout, stderr) => {
          done(`${stdout}${stderr}`.trim() || String(error ?? ''))
        })
      })
    : compileHere(compiler, folder, all)
  return output.split('\n').filter((line) => line.trim() !== '')
}
