/** Creates folders that contain the packed package, and runs the package's command in them. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type Run, runInProcess } from './in-process'

const ROOT = resolve(import.meta.dirname, '../..')

/** A project in which the packed tarball is installed. */
export interface Packed {
  readonly folder: string
  /** Runs `uri-ts` in this process with the given arguments. */
  run(
    args: readonly string[],
    input?: string | Uint8Array,
    encoding?: BufferEncoding,
    env?: NodeJS.ProcessEnv,
  ): Promise<Run>
  /** Runs a Bash command line in which `uri-ts` is a command. Each call starts a new process. */
  bash(line: string, env?: NodeJS.ProcessEnv): Promise<Run>
  /** Runs a Bash command line. If `uri-ts` is the only command and needs no shell, it runs in this process. */
  line(text: string): Promise<Run>
  /** Installs a package from the `node_modules` of this repository. */
  link(name: string): void
  /** Writes a file in the project's folder and returns the file's name. */
  file(name: string, content: string | Uint8Array): string
}

/** Returns the arguments in a command line that runs only `uri-ts`, or `undefined` for any other command line. */
const wordsOf = (line: string): readonly string[] | undefined =>
  /^uri-ts(?: '[^']*'| [\w./:@%+,=-]+)*$/.test(line)
    ? Array.from(line.matchAll(/ (?:'([^']*)'|([^ ']+))/g), ([, quoted, word]) => quoted ?? word ?? '')
    : undefined

/** Creates a folder with a copy of the installed package. The folder is removed after the tests. */
export const installPacked = (): Packed => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(inject('installed'), 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "dependencies": { "uri-ts": "*" } }')
  const bin = join(folder, 'node_modules/.bin')
  const { FORCE_COLOR: _, NO_COLOR: __, PATH, ...inherited } = process.env
  const env = { ...inherited, TERM: 'xterm', PATH: `${bin}${delimiter}${PATH}` }

  const run: Packed['run'] = (args, input = '', encoding = 'utf8', added = {}) =>
    runInProcess(
      join(inject('installed'), 'node_modules/uri-ts'),
      folder,
      args,
      Buffer.from(input),
      { ...env, ...added },
      encoding,
    )

  const bash: Packed['bash'] = (line, added = {}) => {
    const child = spawn('bash', ['-c', line], {
      cwd: folder,
      env: { ...env, ...added },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    return new Promise<Run>((done, fail) => {
      child.on('error', fail)
      child.on('close', (code) =>
        done({ code, stdout: `${Buffer.concat(stdout)}`, stderr: `${Buffer.concat(stderr)}` }),
      )
    })
  }

  return {
    folder,
    run,
    bash,
    line: (text) => {
      const words = wordsOf(text)
      return words === undefined ? bash(text) : run(words)
    },
    link: (name) => symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name)),
    file: (name, content) => {
      writeFileSync(join(folder, name), content)
      return name
    },
  }
}

const hasScript = (): boolean => {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux')
  } catch {
    return false
  }
}

/**
 * Indicates whether the `script` program, which runs commands in a terminal, is installed. If `script` is missing, a
 * notice is printed.
 */
export const HAS_TERMINAL = hasScript()
if (!HAS_TERMINAL) console.log('skipped: no tests in a terminal without script of util-linux')

/** Returns a Bash command line that runs the given command line in a terminal and prints the terminal's content. */
export const inTerminal = (line: string): string => `script -qec ${JSON.stringify(line)} /dev/null`
