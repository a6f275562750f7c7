/** Lists the supported compilers and runs them. */
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
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

/** Indicates whether all compilers are tested, as in `npm run test:deep`. */
export const IS_DEEP = process.env['URI_TS_COMPILERS'] === 'all'

/** Lists the compilers to test. `npm run test:deep` tests all compilers, and `npm test` only the fastest one. */
export const COMPILER_FOLDERS: readonly Compiler[] = IS_DEEP ? ALL_COMPILERS : ['typescript-7.0']

/** Indicates whether each compiler checks all the rows, as in the nightly run. */
export const IS_COMPLETE = process.env['URI_TS_ROWS'] === 'all'

const OLDER = ALL_COMPILERS.slice(0, -1)

/**
 * Returns the rows that a compiler checks. The newest compiler checks all the rows. If `IS_COMPLETE` is false, each of
 * the four older, slower compilers checks a quarter of the rows.
 */
export const rowsFor = <Row>(compiler: Compiler, rows: readonly Row[]): readonly Row[] => {
  const quarter = OLDER.indexOf(compiler)
  return IS_COMPLETE || quarter < 0 ? rows : rows.filter((_, index) => index % OLDER.length === quarter)
}

/** Returns the file that Node runs to start a compiler. */
export const tscOf = (compiler: Compiler): string => join(ROOT, 'node_modules', compiler, 'bin/tsc')

const FLAGS = ['--pretty', 'false', '--target', 'es2022', '--lib', 'es2022']

/**
 * The maximum time, in milliseconds, for which a compiler may run. No program in the tests takes nearly that long to
 * compile. If a compiler never exits, the test fails instead of hanging.
 */
const LONGEST = 600_000

export const tsc = (compiler: Compiler, folder: string, ...args: readonly string[]): string => {
  const { stdout, error } = spawnSync(process.execPath, [tscOf(compiler), ...FLAGS, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST,
  })
  return error ? `${stdout}${error}` : stdout.trim()
}

/** Starts a compiler in a folder and returns a promise for the lines of the compiler's output. */
export const tscAsync = (compiler: Compiler, folder: string, ...args: readonly string[]): Promise<readonly string[]> =>
  new Promise((done) => {
    const options = { cwd: folder, maxBuffer: 2 ** 28, timeout: LONGEST }
    execFile(process.execPath, [tscOf(compiler), ...FLAGS, ...args], options, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
      done(error !== null && lines.length === 0 ? [String(error)] : lines)
    })
  })
