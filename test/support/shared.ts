import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A folder next to this repository may contain public test vectors and real URLs. The paths to that folder are relative
 * to this file or, in a bundled benchmark, to the bundle.
 */
const SHARED = ['../../../shared', '../../shared'].map((path) => resolve(import.meta.dirname, path))

/** Resolves a path against `../shared`. If the file or folder is missing, prints a notice and returns `undefined`. */
const find = (path: string): string | undefined => {
  const found = SHARED.map((folder) => resolve(folder, path)).find(existsSync)
  if (found === undefined) console.log(`skipped: ${path} is not beside this repository (../shared)`)
  return found
}

const read = (path: string): string | undefined => {
  const file = find(path)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

/** Returns the lines of a file in `../shared`. If the file is missing, prints a notice and returns `undefined`. */
export const sharedLines = (path: string): readonly string[] | undefined => {
  const lines = read(path)?.split('\n')
  if (lines?.at(-1) === '') lines.pop()
  return lines
}

/** Parses a JSON file in `../shared`. If the file is missing, prints a notice and returns `undefined`. */
export const sharedJson = <A>(path: string): A | undefined => {
  const text = read(path)
  return text === undefined ? undefined : (JSON.parse(text) as A)
}

/**
 * For a folder in `../shared`, returns the value in each JSON file, keyed by the file's path relative to the folder. If
 * the folder is missing, prints a notice and returns an empty map.
 */
export const sharedJsonFiles = <A>(folder: string): ReadonlyMap<string, A> => {
  const root = find(folder)
  if (root === undefined) return new Map()
  const names = readdirSync(root, { recursive: true }) as string[]
  const files = names.filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'))
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(resolve(root, name), 'utf8')) as A]))
}
