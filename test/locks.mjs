// Checks whether the newest version of npm can install the dependencies in every folder that has a lock file. `npm ci`
// fails if a lock file lacks an optional package for another platform.
//
// `node test/locks.mjs` uses the newest version of npm to run `npm ci --dry-run` in each folder. With `--write`, the
// command first adds missing packages to the lock files, and adds missing checksums if the registry provides them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Lists the folders that contain a lock file, as paths relative to the root. */
export const LOCKED = ['.', 'site', ...['bench', 'test', 'examples'].flatMap(foldersIn)].filter(isLocked)

function foldersIn(folder) {
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
}

function isLocked(folder) {
  return existsSync(join(ROOT, folder, 'package-lock.json'))
}

const fileOf = (folder) => join(ROOT, folder, 'package-lock.json')

/** Returns the packages in a lock file, keyed by their paths. */
export const packagesOf = (folder) => JSON.parse(readFileSync(fileOf(folder), 'utf8')).packages

/**
 * Returns the path at which Node finds a package that another package requires. Returns `undefined` if the lock file
 * contains no such package.
 */
const placeOf = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (Object.hasOwn(packages, place)) return place
    if (folder === '') return undefined
  }
}

/**
 * Returns the optional packages that a lock file lacks. Each result also contains the path and the entry of the package
 * that requires the missing package.
 */
export const missingOf = (packages) =>
  Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => placeOf(packages, place, name) === undefined)
      .map(([name, version]) => ({ place, entry, name, version })),
  )

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** Returns the processors, the operating systems and the C libraries that a package's name indicates. */
const platformOf = (name) => {
  const words = name.split(/[-/]/)
  const libc = words.map((word) => LIBRARIES[word]).filter((library) => library !== undefined)
  return {
    cpu: words.filter((word) => PROCESSORS.includes(word)),
    os: words.filter((word) => SYSTEMS.includes(word)),
    ...(libc.length === 0 ? {} : { libc }),
  }
}

/** Returns the registry entry for a package, or `undefined` if the registry lacks the requested version. */
const published = (name, version) => {
  const args = ['view', `${name}@${version}`, '--json', 'dist.integrity', 'os', 'cpu', 'libc', 'engines', 'license']
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0 || stdout === '') return undefined
  const { 'dist.integrity': integrity, ...rest } = JSON.parse(stdout)
  return { integrity, ...rest }
}

const asList = (value) => (typeof value === 'string' ? [value] : value)

/**
 * Returns the lock file's entry for a package, with the entry's properties in the order that npm uses. If the registry
 * provides no checksum, the entry does not contain one.
 */
const entryOf = (name, version, { dev }) => {
  const found = published(name, version) ?? platformOf(name)
  const { integrity, license, engines } = found
  const [cpu, os, libc] = [found.cpu, found.os, found.libc].map(asList)
  const entry = { version, integrity, cpu, dev, libc, license, optional: true, os, engines }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

/** Adds to a lock file the packages that it lacks, and the checksums that were published after the file was written. */
const complete = (folder) => {
  const lock = JSON.parse(readFileSync(fileOf(folder), 'utf8'))
  const { packages } = lock
  for (const { entry, name, version } of missingOf(packages)) {
    packages[`node_modules/${name}`] = entryOf(name, version, entry)
    console.log(`${folder}: added ${name}@${version}`)
  }
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link || entry.integrity !== undefined) continue
    const integrity = published(place.replace(/^.*node_modules\//, ''), entry.version)?.integrity
    if (integrity !== undefined) packages[place] = { version: entry.version, integrity, ...entry }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(fileOf(folder), `${JSON.stringify(lock, undefined, 2)}\n`)
}

/** Returns whether `npm ci` in the newest version of npm accepts a lock file. Nothing is installed. */
const isInstallable = (folder) => {
  const args = ['--yes', 'npm@latest', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npx', args, { cwd: join(ROOT, folder), encoding: 'utf8' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILS '} ${folder}`)
  if (status !== 0) console.log(stderr)
  return status === 0
}

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2).filter((arg) => arg !== '--write')
  const chosen = folders.length === 0 ? LOCKED : folders
  if (process.argv.includes('--write')) chosen.forEach(complete)
  console.log(`npm ${execFileSync('npx', ['--yes', 'npm@latest', '--version'], { encoding: 'utf8' }).trim()}`)
  if (!chosen.map(isInstallable).every(Boolean)) process.exitCode = 1
}
