/** A folder with the packed package, and ways to run its command there. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, inject } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** The outcome of a command. */
export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A project with the packed tarball installed. */
export interface Packed {
  readonly folder: string
  /** Runs `uri-ts` with these arguments. */
  run(args: readonly string[], input?: string | Uint8Array, env?: NodeJS.ProcessEnv): Promise<Run>
  /** Runs a line of bash in which `uri-ts` is a command. */
  bash(line: string, env?: NodeJS.ProcessEnv): Promise<Run>
  /** Installs a package from the `node_modules` of this repository. */
  link(name: string): void
  /** Writes a file in the folder and returns its name there. */
  file(name: string, content: string | Uint8Array): string
}

/** A new folder with the installed package, which is a copy and no link; the folder is removed after the tests. */
export const installPacked = (): Packed => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(inject('installed'), 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "dependencies": { "uri-ts": "*" } }')
  const bin = join(folder, 'node_modules/.bin')

  const start = (command: string, args: readonly string[], input: string | Uint8Array, env: NodeJS.ProcessEnv) => {
    const { FORCE_COLOR: _, NO_COLOR: __, PATH, ...inherited } = process.env
    const path = `${bin}${delimiter}${PATH}`
    const child = spawn(command, args, { cwd: folder, env: { ...inherited, TERM: 'xterm', PATH: path, ...env } })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    return new Promise<Run>((done, fail) => {
      child.on('error', fail)
      child.on('close', (code) =>
        done({ code, stdout: `${Buffer.concat(stdout)}`, stderr: `${Buffer.concat(stderr)}` }),
      )
    })
  }

  return {
    folder,
    run: (args, input = '', env = {}) => start(join(bin, 'uri-ts'), args, input, env),
    bash: (line, env = {}) => start('bash', ['-c', line], '', env),
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

/** Whether `script` of util-linux, which runs a command in a terminal, is installed; prints a notice if it is not. */
export const HAS_TERMINAL = hasScript()
if (!HAS_TERMINAL) console.log('skipped: no tests in a terminal without script of util-linux')

/** A line of bash that runs another one in a terminal and prints the output of the terminal. */
export const inTerminal = (line: string): string => `script -qec ${JSON.stringify(line)} /dev/null`
