/** Serves the files below a folder as resources. The server never reads a file outside the folder. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { host } from 'uri-ts'
import { safeFilePath } from 'uri-ts/http'
import { fromWhatwg } from 'uri-ts/repair'
import { parseFileUri } from 'uri-ts/schemes'
import { expand, template } from 'uri-ts/template'

/**
 * Encodes each segment, including any `?` or `#` in it. If the template used `{+path}`, a `?` or `#` would not be
 * encoded, and would begin a query or a fragment.
 */
const FILE = template('file://{/path*}')

export interface Files {
  /** Returns the URIs of all the files. */
  readonly list: () => Promise<readonly string[]>
  /** Returns the text of the file that `uri` identifies, or `undefined` if the served folder contains no such file. */
  readonly read: (uri: URL) => Promise<string | undefined>
}

/**
 * Lists and reads all files below a folder, except hidden files. A file is hidden if its name, or the name of a folder
 * that contains it, begins with a dot.
 */
export const filesIn = async (folder: string): Promise<Files> => {
  const root = await realpath(folder)
  const pathOf = safeFilePath({ root, dotFiles: false, windows: sep === '\\' })

  const isBelow = (path: string): boolean => {
    const [first = ''] = relative(root, path).split(sep)
    return first !== '' && first !== '..' && !isAbsolute(first)
  }

  return {
    list: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      const paths = files.map((file) => relative(root, file).split(sep))
      const visible = paths.filter((path) => !path.some((segment) => segment.startsWith('.')))
      return visible.map((path) => expand(FILE)({ path }))
    },
    read: async (uri) => {
      // Neither `uri.pathname` nor a value from the template is safe as a file path: if the URI contains `..%2F`, the
      // decoded path leads out of the folder.
      const view = fromWhatwg(uri)
      const file = view._tag === 'Right' ? parseFileUri(view.right.text) : view
      if (file._tag === 'Left') return undefined
      const authority = host(file.right)
      const path = pathOf(file.right)
      if (path._tag === 'Left' || authority._tag !== 'Some' || authority.value !== '') return undefined
      try {
        // A symbolic link can lead out of the folder.
        const real = await realpath(path.right)
        return isBelow(real) && (await stat(real)).isFile() ? await readFile(real, 'utf8') : undefined
      } catch {
        return undefined
      }
    },
  }
}
