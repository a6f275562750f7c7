/** Lists the files in the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Returns whether a path is in an installed package or in the output of an example or a test. */
export const isForeign = (path: string): boolean => /(^|[\\/])(node_modules|\.next|out)([\\/]|$)/.test(path)

/**
 * Returns the paths, relative to the root, of the files that are under a folder and have names ending in `suffix`.
 * Returns an empty array if the folder does not exist. Does not follow symbolic links, because an installed example
 * contains a link to the root.
 */
export const filesOf = (folder: string, suffix = '.ts'): readonly string[] => {
  const entries = readdirSync(ROOT).includes(folder)
    ? readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    : []
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix) && !isForeign(entry.parentPath.slice(ROOT.length)))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Lists the entry points, which are the files directly in `src/`, such as `src/index.ts`. */
export const ENTRY_FILES: readonly string[] = filesOf('src').filter((file) => /^src\/[\w-]+\.ts$/.test(file))

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
