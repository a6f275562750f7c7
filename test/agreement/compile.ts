import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { type Compiler, rowsFor, tscOf } from '../support/compilers'
import { cacheFiles } from '../support/typescript'

/**
 * The folders that contain the declarations of the sources. The test programs import these declarations instead of the
 * sources. With `--skipLibCheck`, compilers do not check the contents of declarations.
 */
export const [SRC, TYPES] = ['src', 'types'].map((name) => join(inject('declarations'), name)) as [string, string]

/**
 * Matches a character beyond U+FFFF. The types recognize such characters by their surrogates. TypeScript 7 does not
 * split characters into surrogates, so the compilers disagree about these characters.
 */
export const BEYOND = /[\ud800-\udfff]/

const FLAGS = [
  ...['--noEmit', '--skipLibCheck', '--noErrorTruncation', '--target', 'es2022', '--lib', 'es2022'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

const require = createRequire(import.meta.url)

/** Caches, for each compiler, the files that its programs share. */
const shared = new Map<Compiler, Parameters<typeof cacheFiles>[1]>()

/**
 * Compiles a file in this process. Most of the time of a new process would be spent on starting the compiler and on
 * reading the declarations.
 */
const compileHere = (compiler: Compiler, file: string, flags: readonly string[]): string => {
  const ts = require(compiler) as typeof import('typescript')
  const { options } = ts.parseCommandLine(flags)
  const host = ts.createCompilerHost(options)
  host.getCurrentDirectory = () => dirname(file)
  const files = shared.get(compiler) ?? new Map()
  shared.set(compiler, files)
  cacheFiles(host, files, new Set([file]))
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)), host)
}

/** Compiles a file with TypeScript 7, which has no API for JavaScript. */
const compileNatively = (compiler: Compiler, file: string, flags: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const options = { cwd: dirname(file), maxBuffer: 2 ** 28 }
    execFile(process.execPath, [tscOf(compiler), ...flags, file], options, (error, stdout, stderr) =>
      done(`${stdout}${stderr}` || String(error ?? '')),
    )
  })

/**
 * Returns the lines of the error messages that a compiler reports for a file. The file's folder must not contain a
 * `tsconfig.json`.
 */
export const compile = async (compiler: Compiler, file: string, strict = true): Promise<readonly string[]> => {
  const compileFile = compiler === 'typescript-7.0' ? compileNatively : compileHere
  const output = await compileFile(compiler, file, [...FLAGS, '--strict', String(strict)])
  return output.split('\n').filter((line) => line.trim() !== '')
}

/**
 * Returns at most the first 20 errors that a compiler reports for a program. The program consists of `head` and of the
 * rows that the compiler checks. Each row is one or more complete statements.
 */
export const errorsInRows = async (
  compiler: Compiler,
  head: string,
  rows: readonly string[],
  strict = true,
): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-rows-'))
  const file = join(folder, 'rows.ts')
  writeFileSync(file, `${head}${rowsFor(compiler, rows).join('\n')}\n`)
  const errors = await compile(compiler, file, strict)
  rmSync(folder, { recursive: true })
  return errors.slice(0, 20)
}
