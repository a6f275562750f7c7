// Prints each source file's path and first comment. Run this script with `npm run map` or, for a single folder, with a
// command such as `npm run map -- src/routes`.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Returns the first paragraph of the first comment in a file's text. A JSDoc tag ends the paragraph. */
export const firstComment = (text) => {
  const [, block, line] = /^[ \t]*(?:\/\*\*?([\s\S]*?)\*\/|((?:\/\/.*\n?)+))/m.exec(text) ?? []
  const plain = (block ?? line ?? '').replace(/^\s*(?:\*|\/\/) ?/gm, '').trim()
  return (plain.split(/\n\s*\n|\n@/, 1)[0] ?? '').replace(/\s+/g, ' ')
}

/** Returns the source files below the given folders, each with its first comment. */
export const mapOf = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .sort()
      .map((name) => {
        const file = `${folder}/${name.replaceAll('\\', '/')}`
        return { file, comment: firstComment(readFileSync(join(ROOT, file), 'utf8')) }
      }),
  )

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src', 'types']
  for (const { file, comment } of mapOf(folders)) console.log(`${file}: ${comment}`)
}
