import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The folder of the types. */
export const TYPES = resolve(ROOT, 'types')

/** The compilers that check the types, by their folders in `node_modules`. */
export const COMPILERS = ['typescript-5.9', 'typescript', 'typescript-7.0'] as const

const FLAGS = [
  ...['--noEmit', '--skipLibCheck', '--noErrorTruncation', '--target', 'es2022', '--lib', 'es2022'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/** The errors of a compiler for a file, one per line. The folder of the file has no `tsconfig.json`. */
export const compile = (compiler: string, file: string, strict = true): Promise<readonly string[]> =>
  new Promise((done) => {
    const tsc = resolve(ROOT, 'node_modules', compiler, 'bin/tsc')
    const node = ['--max-old-space-size=4096', tsc, ...FLAGS, '--strict', String(strict), file]
    execFile(process.execPath, node, { cwd: dirname(file), maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
      done(error !== null && lines.length === 0 ? [String(error)] : lines)
    })
  })
