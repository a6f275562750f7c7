/** Checks which files the package contains, and tests an installed copy of the package. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ENTRY_FILES, ROOT } from '../support/files'
import { installPacked } from '../support/packed'

const packed = installPacked()
const INSTALLED = readdirSync(join(packed.folder, 'node_modules')).filter((name) => !name.startsWith('.'))
packed.link('fast-check')
const HOME = join(packed.folder, 'node_modules/uri-ts')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

const FILES = filesIn(HOME)
const textOf = (file: string): string => readFileSync(join(HOME, file), 'utf8')
const SCRIPTS = FILES.filter((file) => /^dist\/.*\.c?js$/.test(file))
const MAPS = FILES.filter((file) => file.endsWith('.map'))

const SUBPATHS = ENTRY_FILES.map((file) => basename(file, '.ts')).filter((name) => name !== 'index')

const BUILT = filesIn(join(ROOT, 'dist'))

/** Lists scripts that several entry points share and that the package's users cannot import. */
const SHARED = BUILT.filter((file) => /^internal.*\.js$/.test(file)).map((file) => basename(file, '.js'))

/**
 * Lists the folders in `src/` whose declarations are shared by several entry points. The command-line tool has no type
 * declarations. The declarations of each integration are in its entry point.
 */
const ROOMS = readdirSync(join(ROOT, 'src')).filter((name) => !/\.ts$|^(?:cli|integrations)$/.test(name))

const withEnds = (names: readonly string[], ends: readonly string[]): readonly string[] =>
  names.flatMap((name) => ends.map((end) => `dist/${name}.${end}`))

describe('the tarball', () => {
  it('holds what is meant to be published, and nothing else', () => {
    expect(FILES).toEqual(
      [
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'llms.txt', 'package.json', 'dist/cli.cjs'],
        ...['docs', 'skills'].flatMap((folder) => filesIn(join(ROOT, folder)).map((file) => `${folder}/${file}`)),
        ...filesIn(join(ROOT, 'dist/cli')).map((file) => `dist/cli/${file}`),
        ...withEnds(['index', ...SUBPATHS, ...SHARED], ['js', 'js.map', 'cjs']),
        ...withEnds(['index', ...SUBPATHS], ['d.ts', 'd.cts']),
        ...withEnds(['index.min', 'uri-ts.script'], ['js']),
        ...withEnds(
          ROOMS.map((room) => `types/${room}`),
          ['d.ts', 'd.cts'],
        ),
      ].sort(),
    )
  })

  it('is one package', () => expect(INSTALLED).toEqual(['uri-ts']))

  it.each(MAPS)('holds the sources of %s, line by line, without docstrings', (file) => {
    const { sources, sourcesContent } = JSON.parse(textOf(file)) as {
      readonly sources: readonly string[]
      readonly sourcesContent: readonly string[]
    }
    const read = (source: string): string => readFileSync(join(ROOT, 'dist', source), 'utf8')
    const linesOf = (text: string): readonly string[] => text.replaceAll(/^ *\/?\*\*?.*/gm, '').split('\n')
    expect(sourcesContent.join('')).not.toMatch(/^\s*\/\*\*/m)
    expect(sourcesContent.map(linesOf)).toEqual(sources.map((source) => linesOf(read(source))))
  })

  it.each(SCRIPTS)('%s is ASCII that every engine reads, without the examples', (file) => {
    const text = textOf(file)
    expect(text).not.toMatch(/[^\x00-\x7f]/)
    // Hermes 0.12 cannot load a file in which a regular expression literal contains Unicode property escapes. In
    // strings, these escapes are allowed.
    expect(text.replaceAll('\\\\p{', '')).not.toContain('\\p{')
    expect(text).not.toMatch(/^\s*\* @example/m)
  })
})

describe('an installed package', () => {
  it('leads compilers that do not read exports to each entry', () => {
    const { typesVersions } = JSON.parse(textOf('package.json')) as { readonly typesVersions: object }
    const paths = SUBPATHS.map((name) => [name, [`./dist/${name}.d.ts`]])
    expect(typesVersions).toEqual({ '*': Object.fromEntries(paths) })
  })

  it('gives the same names to import and to require', () => {
    const paths = ['uri-ts', ...SUBPATHS.map((name) => `uri-ts/${name}`)]
    const program = `import { createRequire } from 'node:module'
      const require = createRequire(import.meta.url)
      const namesOf = (module) => Object.keys(module).sort()
      const found = {}
      for (const path of ${JSON.stringify(paths)}) {
        const required = namesOf(require(path))
        found[path] = [required, namesOf(await import(path))]
      }
      console.log(JSON.stringify(found))`
    const printed = execFileSync(process.execPath, [packed.file('names.mjs', program)], {
      cwd: packed.folder,
      encoding: 'utf8',
    })
    const found = Object.entries(JSON.parse(printed) as Record<string, readonly [readonly string[], readonly string[]]>)
    expect(found.map(([path]) => path)).toEqual(paths)
    for (const [path, [required, imported]] of found) {
      expect([path, imported]).toEqual([path, required])
      expect(required.length).toBeGreaterThan(0)
    }
  })

  it('shows compilers the root without what is only in other entries', () => {
    const loadedBy = (name: string): readonly (string | undefined)[] =>
      [...textOf(`dist/${name}.d.ts`).matchAll(/^(?:im|ex)port .* from '\.\/(.*)\.js'/gm)].map(([, loaded]) => loaded)
    expect(new Set(loadedBy('index'))).toEqual(new Set(['types/core']))
    expect(loadedBy('types/core')).toEqual([])
    expect(loadedBy('routes')).toContain('types/routes')
  })

  it('has a script that defines uriTs, and no other name', async () => {
    const global: Record<string, unknown> = {}
    const names = runInNewContext(`${textOf('dist/uri-ts.script.js')}\nObject.keys(uriTs).sort()`, global)
    expect(Object.keys(global)).toEqual(['uriTs'])
    expect([...names]).toEqual(Object.keys(await import('uri-ts')).sort())
  })

  it('has a command', async () => {
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string }
    expect(await packed.bash('uri-ts --version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })
})
