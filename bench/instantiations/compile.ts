import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Construct } from './constructs'

const ROOT = resolve(import.meta.dirname, '..')

/** Maps each compiler's folder in `node_modules` to the extra options for that compiler. */
export const COMPILERS = {
  'typescript-5.9': [],
  typescript: [],
  'typescript-7.0': ['--singleThreaded'],
} as const

export type Compiler = keyof typeof COMPILERS

const FLAGS = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--extendedDiagnostics', '--target', 'es2022', '--lib', 'es2022'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/** Figures from a compiler's `--extendedDiagnostics` output. */
export interface Cost {
  readonly instantiations: number
  readonly types: number
  /** The time, in seconds, that the compiler needs to check the types. */
  readonly check: number
  /** The memory, in megabytes, that the compiler uses. */
  readonly memory: number
}

const source = ({ imports, line }: Construct, count: number): string =>
  `${imports.replaceAll('@/', `${ROOT}/`)}\n${Array.from({ length: count }, (_, index) => line(index)).join('\n')}\n`

const run = (compiler: string, text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'uri-ts-instantiations-')), 'uses.ts')
  writeFileSync(file, text)
  const [stable, nightly] = ['tsc', 'tsgo'].map((name) => resolve(ROOT, 'node_modules', compiler, 'bin', name))
  const tsc = existsSync(stable as string) ? stable : nightly
  const flags = compiler in COMPILERS ? COMPILERS[compiler as Compiler] : COMPILERS['typescript-7.0']
  const { stdout } = spawnSync(process.execPath, [tsc as string, ...FLAGS, ...flags, file], {
    cwd: dirname(file),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  rmSync(dirname(file), { recursive: true })
  return stdout
}

export const compiles = (compiler: Compiler, text: string): boolean =>
  !run(compiler, text.replaceAll('@/', `${ROOT}/`)).includes('error TS')

const round = (number: number): number => Math.round(number * 10) / 10

export const costOf = (compiler: string, construct: Construct, count: number): Cost => {
  const stdout = run(compiler, source(construct, count))
  const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1])
  return {
    instantiations: figure('Instantiations'),
    types: figure('Types'),
    check: figure('Check time'),
    memory: round(figure('Memory used') / 1024),
  }
}

/**
 * Returns the cost of one use of a construct. Fixed costs cancel out, because the function subtracts the cost of
 * `count` uses from the cost of twice as many uses.
 */
export const costOfEach = (compiler: Compiler, construct: Construct, count: number): Omit<Cost, 'check' | 'memory'> => {
  const once = costOf(compiler, construct, count)
  const twice = costOf(compiler, construct, 2 * count)
  const each = (name: 'instantiations' | 'types'): number =>
    Math.round((twice[name] - once[name]) / (count / 100)) / 100
  return { instantiations: each('instantiations'), types: each('types') }
}
