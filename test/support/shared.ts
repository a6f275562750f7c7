import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The optional folder of public vectors and real URLs beside this repository: from this file, or from a bundle of a bench. */
const SHARED = ['../../../shared', '../../shared'].map((path) => resolve(import.meta.dirname, path))

const read = (path: string): string | undefined => {
  const file = SHARED.map((folder) => resolve(folder, path)).find(existsSync)
  if (file !== undefined) return readFileSync(file, 'utf8')
  console.log(`skipped: ${path} is not beside this repository (../shared)`)
  return undefined
}

/** The lines of a file of `../shared`; prints a notice and returns undefined if it is absent. */
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

/** The JSON files of a folder of `../shared` and its folders, by path in the folder; none, with a notice, if it is absent. */
export const sharedJsonFiles = <A>(folder: string): ReadonlyMap<string, A> => {
  const root = resolve(SHARED, folder)
  if (!existsSync(root)) console.log(`skipped: ${folder} is not beside this repository (../shared)`)
  const names = existsSync(root) ? (readdirSync(root, { recursive: true }) as string[]) : []
  const files = names.filter((name) => name.endsWith('.json')).map((name) => name.replaceAll('\\', '/'))
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(resolve(root, name), 'utf8')) as A]))
}
