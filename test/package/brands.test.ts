/**
 * Checks that an ES module accepts the brands and views of a CommonJS module, and that two copies of the package accept
 * each other's brands.
 */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS, tsc } from '../support/compilers'
import { installPacked } from '../support/packed'

const FILES = {
  'made.cts': `import { parseUri, uri, view } from 'uri-ts'
export const made = uri('http://a/b')
export const seen = view(made)
export const parsed = parseUri('a:b')`,
  'used.mts': `import { components, host, resolve, type Uri, view } from 'uri-ts'
import { view as viewOfCopy, uri as uriOfCopy } from 'copy'
import { made, parsed, seen } from './made.cjs'
export const text: Uri = made
export const found: 'a' = host(view(made)).value
export const same = [components(seen), resolve(seen)(seen), viewOfCopy(made), view(uriOfCopy('a:b'))]
export const other: Uri<'http://a/b'> = viewOfCopy(made).text
if (parsed._tag === 'Right') host(parsed.right)
// @ts-expect-error A string is still no Uri.
export const wrong: Uri = 'a:b'`,
}

const project = installPacked()
mkdirSync(join(project.folder, 'node_modules/copy'), { recursive: true })
cpSync(join(project.folder, 'node_modules/uri-ts'), join(project.folder, 'node_modules/copy'), { recursive: true })
const files = Object.entries(FILES).map(([name, content]) => project.file(name, content))

const FLAGS = ['--noEmit', '--strict', '--module', 'nodenext', '--moduleResolution', 'nodenext']

it.each(COMPILER_FOLDERS)('a brand of one copy of the package fits another copy, for %s', (compiler) => {
  expect(tsc(compiler, project.folder, ...FLAGS, ...files)).toBe('')
})
