/*
 * Runs the test suites of packages that depend on fast-uri or uri-js, first with the original dependency and then with
 * its replacement from this repository. Run this script with `node packages/dependents.mjs [name...]`.
 *
 * The program clones each repository from GitHub into a temporary folder and installs the repository's dependencies
 * there.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEPENDENTS } from './dependent-suites.mjs'
import { readTap, subtract } from './tap.mjs'

const REPLACED = ['fast-uri', 'uri-js']

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 })

const packOverrides = (folder) =>
  Object.fromEntries(
    REPLACED.map((name) => {
      const args = ['pack', '--silent', '--pack-destination', folder]
      const tarball = run('npm', args, fileURLToPath(new URL(name, import.meta.url)))
      return [name, `file:${join(folder, tarball.trim().split('\n').at(-1))}`]
    }),
  )

const clone = ({ repository, tag, submodules = [] }, folder) => {
  const address = `https://github.com/${repository}`
  run('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--depth', '1', '--branch', tag, address, folder])
  for (const path of submodules) run('git', ['submodule', '--quiet', 'update', '--init', '--depth', '1', path], folder)
}

const install = ({ needs, extra = {}, workspaces }, overrides, folder) => {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(run('git', ['show', 'HEAD:package.json'], folder))
  const isNeeded = ([name]) => needs.includes(name)
  const development = { ...Object.fromEntries(Object.entries(manifest.devDependencies).filter(isNeeded)), ...extra }
  // For a direct dependency, npm rejects an override that differs from the dependency's version range.
  const replace = (dependencies = {}) =>
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, overrides[name] ?? range]))
  const dependencies = replace(manifest.dependencies)
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, dependencies, devDependencies: replace(development), workspaces, overrides }),
  )
  for (const path of ['node_modules', 'package-lock.json']) rmSync(join(folder, path), { recursive: true, force: true })
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
}

const installedIn = (folder) => {
  const places = REPLACED.flatMap((name) => ['-o', '-path', `*/node_modules/${name}/package.json`]).slice(1)
  const files = run('find', [folder, '(', ...places, ')'], folder)
    .trim()
    .split('\n')
  return [...new Set(files.map((file) => JSON.parse(readFileSync(file, 'utf8')).name))].sort().join(', ')
}

const test = (suite, overrides, folder) => {
  install(suite, overrides, folder)
  console.log(`  with ${installedIn(folder)}`)
  for (const command of suite.prepare ?? []) run('sh', ['-c', command], folder)
  const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`, ...suite.env }
  const options = { cwd: folder, encoding: 'utf8', env, maxBuffer: 2 ** 28 }
  const { stdout, stderr } = spawnSync('sh', ['-c', suite.command], options)
  const result = readTap(stdout)
  if (result.total === 0) throw new Error(`No test ran: ${stderr.slice(-2000)}`)
  console.log(`  ${result.total} tests, ${result.failed.length} failures`)
  return result
}

const compare = (suite, root) => {
  const folder = join(root, 'suite')
  clone(suite, folder)
  const before = test(suite, {}, folder)
  const after = test(suite, packOverrides(root), folder)
  const added = subtract(after.failed, before.failed)
  for (const name of added) console.log(`  new failure: ${name}`)
  for (const name of subtract(before.failed, after.failed)) console.log(`  no longer fails: ${name}`)
  for (const name of subtract(after.failed, added)) console.log(`  fails with both: ${name}`)
}

const names = process.argv.slice(2)
for (const name of names.length === 0 ? Object.keys(DEPENDENTS) : names) {
  const root = mkdtempSync(join(tmpdir(), 'uri-ts-dependent-'))
  console.log(`${name}, ${DEPENDENTS[name].tag}`)
  try {
    compare(DEPENDENTS[name], root)
  } finally {
    if (process.env.URI_TS_KEEP === undefined) rmSync(root, { recursive: true })
  }
}
