import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { type Compiler, tscOf } from '../support/compilers'
import { ROOT } from '../support/files'

export const TYPES = resolve(ROOT, 'types')

/**
 * Matches a character beyond U+FFFF. The types find such characters by their surrogates, but TypeScript 7 does not
 * split characters into surrogates, so the compilers disagree about them.
 */
export const BEYOND = /[\ud800-\udfff]/

const FLAGS = [
  ...['--noEmit', '--skipLibCheck', '--noErrorTruncation', '--target', 'es2022', '--lib', 'es2022'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/**
 * Returns the errors that a compiler reports for a file, one per line. The file's folder must not contain a
 * `tsconfig.json`.
 */
export const compile = (compiler: Compiler, file: string, strict = true): Promise<readonly string[]> =>
  new Promise((done) => {
    const node = ['--max-old-space-size=4096', tscOf(compiler), ...FLAGS, '--strict', String(strict), file]
    execFile(process.execPath, node, { cwd: dirname(file), maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
      done(error !== null && lines.length === 0 ? [String(error)] : lines)
    })
  })
