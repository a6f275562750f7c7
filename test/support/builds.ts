/** Loads a published file: an ES module, a CommonJS module, or the script that defines `uriTs`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'

export const loadBuild = async <Exports>(path: string): Promise<Exports> => {
  if (path.endsWith('.cjs')) return createRequire(import.meta.url)(path)
  if (path.endsWith('.script.js')) return runInThisContext(`${readFileSync(path, 'utf8')}\nuriTs`)
  return import(pathToFileURL(path).href)
}
