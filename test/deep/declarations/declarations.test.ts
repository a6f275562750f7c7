/**
 * Tests the declarations that compilers emit for a library that names no types but exports everything in this package.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPILER_FOLDERS, COMPILERS, IS_COMPLETE, rowsFor, tsc } from '../../support/compilers'
import { ROOT } from '../../support/files'
import { installPacked } from '../../support/packed'
import { APPLICATIONS } from './applications'
import { library, moduleOf, program, REPORTED, samples } from './library'

const MOST_BYTES = 2048
const EXTENSIONS = ['mts', 'cts'] as const

const packed = installPacked()

const write = (folder: string, name: string, text: string): string => {
  mkdirSync(join(packed.folder, folder), { recursive: true })
  writeFileSync(join(packed.folder, folder, name), text)
  return name
}

const link = (to: string, from: string): void => {
  mkdirSync(dirname(join(packed.folder, from)), { recursive: true })
  symlinkSync(join(packed.folder, to), join(packed.folder, from))
}

const copy = (to: string): void =>
  cpSync(join(packed.folder, 'node_modules/uri-ts'), join(packed.folder, to), { recursive: true })

/** Describes how a package manager arranges packages in folders. */
interface Layout {
  readonly name: string
  /** Installs a package that depends on uri-ts, and returns the folder that contains the installed files. */
  readonly installLibrary: (name: string) => string
}

const NPM: Layout = { name: 'npm', installLibrary: (name) => `npm/node_modules/${name}` }

const STORE = 'pnpm/node_modules/.pnpm'
const STORED = `${STORE}/uri-ts@0.1.0/node_modules`

/**
 * With pnpm, `node_modules` contains links to the packages on which a project depends. In pnpm's store, the
 * dependencies of a package are next to the package.
 */
const PNPM: Layout = {
  name: 'pnpm',
  installLibrary: (name) => {
    const beside = `${STORE}/${name}@1.0.0/node_modules`
    link(`${STORED}/uri-ts`, `${beside}/uri-ts`)
    install('fast-check', beside)
    link(`${beside}/${name}`, `pnpm/node_modules/${name}`)
    return `${beside}/${name}`
  },
}

const LAYOUTS = [NPM, PNPM]

copy('npm/node_modules/uri-ts')
copy(`${STORED}/uri-ts`)
link(`${STORED}/uri-ts`, 'pnpm/node_modules/uri-ts')
const install = (name: string, modules: string): void =>
  symlinkSync(join(ROOT, 'node_modules', name), join(packed.folder, modules, name))

for (const name of ['fp-ts', 'fast-check']) for (const modules of ['npm/node_modules', STORED]) install(name, modules)
// The library exports types from fast-check, so it depends on fast-check.
install('fast-check', 'pnpm/node_modules')

const FLAGS = ['--strict', '--module', 'nodenext', '--moduleResolution', 'nodenext']

const MODULES = ['samples', ...REPORTED.map(moduleOf)]

for (const { name: layout } of LAYOUTS) {
  for (const extension of EXTENSIONS) {
    write(`${layout}/library`, `samples.${extension}`, samples())
    for (const entry of REPORTED) {
      write(`${layout}/library`, `${moduleOf(entry)}.${extension}`, library(entry, extension))
    }
  }
}

it('calls each function that is exported, and no other', () => {
  expect([...APPLICATIONS.keys()].sort()).toEqual([...new Set(REPORTED.flatMap(({ functions }) => functions))].sort())
})

const declarationsIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split(/^(?=export )/m)
    .slice(1)

/**
 * Lists the combinations of compiler and layout, and the kinds of modules to test with each combination. `npm run
 * test:deep` tests each compiler with only one layout and one kind of module, because the compilers are slow.
 */
const RUNS = COMPILER_FOLDERS.flatMap((compiler, index) =>
  LAYOUTS.filter((_, turn) => IS_COMPLETE || turn === index % LAYOUTS.length).map((layout) => {
    const pair = Math.floor(index / LAYOUTS.length)
    const extensions = EXTENSIONS.filter((_, turn) => IS_COMPLETE || turn === pair % EXTENSIONS.length)
    return { compiler, layout, extensions }
  }),
)

describe.each(RUNS)('$compiler, in the layout of $layout.name', ({ compiler, layout, extensions }) => {
  const name = `library-${COMPILERS[compiler]}`
  const folder = join(packed.folder, layout.name)
  const out = layout.installLibrary(name)
  write(out, 'package.json', `{ "name": "${name}" }`)

  it('names every type in the declarations of a library', () => {
    const args = ['--declaration', '--emitDeclarationOnly', '--skipLibCheck', '--rootDir', join(folder, 'library')]
    const sources = extensions.flatMap((extension) => MODULES.map((module) => `library/${module}.${extension}`))
    expect(tsc(compiler, folder, ...FLAGS, ...args, '--outDir', join(packed.folder, out), ...sources)).toBe('')
  })

  it('reads the types of the source in these declarations', () => {
    const programs = extensions.flatMap((extension) =>
      rowsFor(compiler, MODULES).map((module) => {
        const from = `${module}.${extension.replace('ts', 'js')}`
        const text = program(`./library/${from}`, `${name}/${from}`)
        return write(layout.name, `${name}-${module}.${extension}`, text)
      }),
    )
    expect(tsc(compiler, folder, ...FLAGS, '--noEmit', ...programs)).toBe('')
  })

  it(`writes at most ${MOST_BYTES} bytes for an export, none of them \`any\``, () => {
    const files = extensions.flatMap((extension) => MODULES.map((module) => `${module}.d.${extension}`))
    const declarations = files.flatMap((file) => declarationsIn(join(packed.folder, out, file)))
    expect(declarations.length).toBeGreaterThan(extensions.length * 500)
    expect(declarations.filter((text) => text.length > MOST_BYTES)).toEqual([])
    expect(declarations.filter((text) => /\bany\b/.test(text))).toEqual([])
  })
})
