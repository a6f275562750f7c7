/** Checks the licenses of the packages that are bundled with the `uri-ts` command. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, textOf } from '../support/files'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const folderOf = (name: string, from: string): string => {
  const folders = createRequire(join(from, 'index.js')).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? name
}

/** Returns the folders of a package and of all packages that it requires. */
const closureOf = (name: string, from: string): readonly string[] => {
  const folder = folderOf(name, from)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return [folder, ...Object.keys(dependencies).flatMap((each) => closureOf(each, folder))]
}

const SOURCES = readdirSync(join(ROOT, 'src/cli'), { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.ts'),
)

const IMPORTED = SOURCES.map((file) => `src/cli/${file}`).flatMap((file) =>
  Array.from(textOf(file).matchAll(/(?:from |import\()'([a-z@][^':]*)'/g), ([, name = '']) => name),
)

const BUNDLED = [...new Set(IMPORTED.flatMap((name) => closureOf(name, ROOT)))]

const written = textOf('dist/cli/LICENSES.txt')

describe('the licences beside the command line', () => {
  it('are those of at least three packages', () => {
    expect(new Set(IMPORTED)).toEqual(new Set(['cli-progress', 'commander', 'picocolors']))
    expect(BUNDLED.length).toBeGreaterThan(3)
  })

  it('are in the order of the names, so that two builds are the same', () => {
    const names = Array.from(written.matchAll(/^Name: (.+)$/gm), ([, name = '']) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual([...names].sort())
  })

  it.each(BUNDLED)('include the licence of %s', (folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? ''
    expect(written).toContain(`Name: ${name}\nVersion: ${version}\nLicense: ${license}\n`)
    expect(written).toContain(readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
  })
})
