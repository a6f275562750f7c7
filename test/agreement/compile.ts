import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { type Compiler, rowsFor, tscAsync } from '../support/compilers'

/**
 * The folders that contain the declarations of the sources. The test programs import these declarations instead of the
 * sources. With `--skipLibCheck`, compilers do not check the contents of declarations.
 */
export const [SRC, TYPES] = ['src', 'types'].map((name) => join(inject('declarations'), name)) as [string, string]

/**
 * Matches a character beyond U+FFFF. The types recognize such a character by its surrogates. Earlier versions of
 * TypeScript split the character into its surrogates, but TypeScript 7 does not, so the versions disagree about such
 * characters.
 */
export const BEYOND = /[\ud800-\udfff]/

const FLAGS = [
  ...['--noEmit', '--skipLibCheck', '--noErrorTruncation'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/**
 * Returns, line by line, the error messages that a compiler reports for a file. The file's folder must not contain a
 * `tsconfig.json`.
 */
export const compile = (compiler: Compiler, file: string, strict = true): Promise<readonly string[]> =>
  tscAsync(compiler, dirname(file), ...FLAGS, '--strict', String(strict), file)

/**
 * Returns at most the first 20 errors that a compiler reports for a program. The program is `head` followed by the rows
 * that the compiler checks. Each row consists of one or more complete statements.
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
