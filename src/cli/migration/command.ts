/**
 * This file defines the `migrate` command, which converts source files. The code for the conversion is in the package
 * `@uri-ts/eslint-plugin`.
 */

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { EXIT_INVALID, EXIT_TROUBLE, EXIT_VALID, Failure } from '../io/output'

interface Summary {
  readonly changed: number
  readonly left: number
  readonly invalid: number
}

/** The exports of the entry point `@uri-ts/eslint-plugin/migrate`. */
interface Migration {
  readonly migrate: (options: {
    readonly cwd: string
    readonly paths: readonly string[]
    readonly write: boolean
    readonly print: (text: string) => void
  }) => Promise<Summary>
}

const MISSING = `migrate needs two more packages, which are not installed. To run it without installing them:
  npx -p uri-ts -p eslint -p @uri-ts/eslint-plugin uri-ts migrate`

/**
 * Loads `@uri-ts/eslint-plugin/migrate` from the project's packages or, failing that, from the packages installed with
 * this program.
 */
const loadMigration = (cwd: string): Migration => {
  for (const from of [join(cwd, 'package.json'), resolve(cwd, process.argv[1] ?? '')]) {
    const required = createRequire(from)
    try {
      required.resolve('eslint')
      return required('@uri-ts/eslint-plugin/migrate') as Migration
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new Failure(MISSING)
}

const migrateFiles = async (
  paths: readonly string[],
  { write = false }: { readonly write?: boolean },
): Promise<void> => {
  const cwd = process.cwd()
  const missing = paths.find((path) => !existsSync(resolve(cwd, path)))
  if (missing !== undefined) throw new Failure(`cannot read ${missing}: no such file or directory`)
  const print = (text: string): void => {
    process.stdout.write(text)
  }
  const { left, invalid } = await loadMigration(cwd).migrate({ cwd, paths, write, print })
  process.exitCode = invalid > 0 ? EXIT_TROUBLE : left > 0 ? EXIT_INVALID : EXIT_VALID
}

export const addMigrate = (program: Command): void => {
  program
    .command('migrate')
    .summary('convert calls of node:url, fast-uri, uri-js and ufo in source files')
    .description(
      'Converts calls of url.parse, url.resolve, url.format and querystring, and of fast-uri, uri-js and ufo, to calls of ' +
        'uri-ts. Prints the changes as a diff, and file:line:column: advice for each call that must be converted by hand. ' +
        'Needs the packages eslint and @uri-ts/eslint-plugin, and @typescript-eslint/parser for TypeScript.',
    )
    .argument('[path...]', 'the files and folders to convert', ['.'])
    .option('--write', 'write the changed files instead of printing the changes')
    .addHelpText(
      'after',
      `
Example:
  $ npx -p uri-ts -p eslint -p @uri-ts/eslint-plugin uri-ts migrate --write src

Exit codes: 0 no calls are left, 1 some must be converted by hand, 2 wrong usage or a file that cannot be read.`,
    )
    .action(migrateFiles)
}
