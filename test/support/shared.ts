import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The optional folder of public vectors and real URLs beside this repository: from this file, or from a bundle of a bench. */
const SHARED = ['../../../shared', '../../shared'].map((path) => resolve(import.meta.dirname, path))

/** The place of a file or folder; prints a notice and returns undefined if it is absent. */
const find = (path: string): string | undefined => {
  const found = SHARED.map((folder) => resolve(folder, path)).find(existsSync)
  if (found === undefined) console.log(`skipped: ${path} is not beside this repository (../shared)`)
  return found
}

const read = (path: string): string | undefined => {
  const file = find(path)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

/** The lines of a file in `../shared`; prints a notice and returns undefined if it is absent. */
export const sharedLines = (path: string): readonly string[] | undefined => {
  const lines = read(path)?.split('\n')
  if (lines?.at(-1) === '') lines.pop()
  return lines
}

/** A JSON file of `../shared`; prints a notice and returns undefined if it is absent. */
export const sharedJson = <A>(path: string): A | undefined => {
  const text = read(path)
  return text === undefined ? undefined : (JSON.parse(text) as A)
}

/**
 * The JSON files in a folder of `../shared` and its subfolders, by path in the folder; none, with a notice, if it is
 * absent.
 */
export const sharedJsonFiles = <A>(folder: string): ReadonlyMap<string, A> => {
  const root = find(folder)
  if (root === undefined) return new Map()
  const names = readdirSync(root, { recursive: true }) as string[]
  const files = names.filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'))
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(resolve(root, name), 'utf8')) as A]))
}
