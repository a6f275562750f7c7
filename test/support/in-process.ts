/** Runs the packed package's command in this process, because starting a new process is many times slower. */
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { compileFunction } from 'node:vm'

export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const builtIn = createRequire(import.meta.url)

/** The maximum number of bytes that a pipe delivers at once. */
const CHUNK = 65_536

/** A CommonJS module. `process` is a parameter because the command must not change the tests' `process` object. */
type Script = (
  module: { exports: unknown },
  exports: unknown,
  require: (id: string) => unknown,
  process: object,
) => void

const scripts = new Map<string, Script>()

const scriptOf = (file: string): Script => {
  const known = scripts.get(file)
  if (known !== undefined) return known
  const text = fs.readFileSync(file, 'utf8').replace(/^#!.*/, '')
  const script = compileFunction(text, ['module', 'exports', 'require', 'process'], { filename: file }) as Script
  scripts.set(file, script)
  return script
}

/**
 * Loads new instances of a script and of the modules that it requires. A module in `own` replaces the built-in module
 * with the same name.
 */
const load = (folder: string, path: string, own: Readonly<Record<string, object>>): unknown => {
  const loaded = new Map<string, { exports: unknown }>()
  const from = (file: string): unknown => {
    const known = loaded.get(file)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    loaded.set(file, module)
    const require = (id: string): unknown =>
      id.startsWith('.') ? from(join(file, '..', id)) : (own[id] ?? builtIn(id))
    scriptOf(file)(module, module.exports, require, own['node:process'] as object)
    return module.exports
  }
  return from(join(folder, path))
}

const piecesOf = (input: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(input.length / CHUNK) }, (_, index) =>
    input.subarray(index * CHUNK, (index + 1) * CHUNK),
  )

/** Returns a stream that appends its input to `chunks` and that is not a terminal. */
const pipeTo = (chunks: Uint8Array[]): Writable =>
  new Writable({
    write: (chunk: Uint8Array, _, done) => {
      chunks.push(chunk)
      done()
    },
  })

/**
 * Runs an installed package's `dist/cli.cjs` with the given arguments, in the given working directory. The script has
 * its own environment and exit code, and its standard streams are pipes.
 */
export const runInProcess = async (
  home: string,
  folder: string,
  args: readonly string[],
  input: Uint8Array,
  env: NodeJS.ProcessEnv,
  encoding: BufferEncoding,
): Promise<Run> => {
  const [stdout, stderr]: [Uint8Array[], Uint8Array[]] = [[], []]
  const own = {
    ...{ argv: [process.execPath, 'uri-ts', ...args], execArgv: [], env, versions: process.versions },
    ...{ stdin: Readable.from(piecesOf(input)), stdout: pipeTo(stdout), stderr: pipeTo(stderr) },
    cwd: () => folder,
    exitCode: undefined,
  }
  const files = {
    ...fs,
    openSync: (file: string, flags: string) => fs.openSync(resolve(folder, file), flags),
    fstatSync: (fd: number) => (fd === 0 ? { isFile: () => false, isDirectory: () => false } : fs.fstatSync(fd)),
  }
  const command = load(home, 'dist/cli.cjs', { 'node:process': own, 'node:fs': files })
  await (command as { readonly ended: Promise<void> }).ended
  const text = (chunks: readonly Uint8Array[]): string => Buffer.concat(chunks).toString(encoding)
  return { code: own.exitCode ?? 0, stdout: text(stdout), stderr: text(stderr) }
}
