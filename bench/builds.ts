import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './environment'

export type Build = typeof import('uri-ts') &
  typeof import('uri-ts/scan') &
  typeof import('uri-ts/equivalence') &
  typeof import('uri-ts/http')

/** Lists the files in `dist` that the benchmarks import. */
const FILES = ['scan.js', 'http.js', 'equivalence.js', 'index.js']

export const loadBuild = async (folder: string): Promise<Build> => {
  const files = FILES.map((file) => resolve(folder, 'dist', file)).filter(existsSync)
  const modules: readonly object[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return Object.assign({}, ...modules) as Build
}

const run = (command: string, args: readonly string[], cwd: string): unknown =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

/** In a separate worktree, checks out a Git revision, installs its dependencies, builds it, and loads the build. */
const loadRevision = async (revision: string): Promise<Build> => {
  const folder = join(mkdtempSync(join(tmpdir(), 'uri-ts-before-')), 'worktree')
  run('git', ['worktree', 'add', '--detach', folder, revision], ROOT)
  try {
    run('npm', ['ci', '--silent', '--no-audit', '--no-fund'], folder)
    run('npm', ['run', '--silent', 'build'], folder)
    return await loadBuild(folder)
  } finally {
    run('git', ['worktree', 'remove', '--force', folder], ROOT)
  }
}

/** Loads a build from a Git revision or from a folder that contains a `dist` folder. */
export const loadOther = (other: string): Promise<Build> =>
  existsSync(resolve(other, 'dist')) ? loadBuild(other) : loadRevision(other)
