/** Packs and installs the built package once, and provides the installation folder to all tests that need it. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { ROOT } from './files'
import { isRunning } from './running'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path to the folder in which the packed package is installed. */
    installed: string
  }
}

const execute = promisify(execFile)

const npm = async (folder: string, ...args: readonly string[]): Promise<string> =>
  (await execute('npm', args, { cwd: folder })).stdout

/** Packing rewrites `package.json`, so this function packs a copy of the package. */
const pack = async (folder: string): Promise<string> => {
  const copy = join(folder, 'copy')
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: readonly string[] }
  const copied = ['package.json', 'README.md', 'LICENSE', ...files.filter((name) => !name.startsWith('!'))]
  for (const name of copied) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return (await npm(copy, 'pack', '--silent', '--pack-destination', folder)).trim()
}

export const setup = async (project: TestProject): Promise<(() => void) | undefined> => {
  if (!isRunning(project, ['cli', 'deep', 'examples', 'package'])) return undefined
  if (!existsSync(join(ROOT, 'dist/cli.cjs'))) throw new Error('no dist/cli.cjs: npm run build comes first')
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-installed-'))
  const tarball = await pack(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`)
  project.provide('installed', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
