import { describe, expect, it } from 'vitest'
import { cycleIn, filesOf, type Import, importsIn, importsOf, textOf } from '../support/imports'

const isCore = (file: string): boolean => /^src\/[^/]+\.ts$/.test(file)
const LIBRARY = filesOf('src').filter(isCore)
/** The other entry points: they are folders, and reach the core by its package name, so that it is not there twice. */
const ENTRIES = filesOf('src').filter((file) => !isCore(file) && !file.startsWith('src/cli/'))
const TYPES = filesOf('types')
const IN_SRC = importsOf(LIBRARY)
const IN_ENTRIES = importsOf(ENTRIES)
const IN_TYPES = importsOf(TYPES)

/** The files below the functions, lowest first; a file may import from the layers before its own, and beside it. */
const LAYERS: readonly (readonly string[])[] = [
  ['src/grammar', 'src/message'],
  ['src/mask', 'src/span', 'src/code'],
  ['src/pct-encoded', 'src/ip-literal'],
  ['src/scan'],
]

/** Functions stand between the scanner and the index. */
const rankOf = (file: string): number => {
  if (file === 'src/index') return LAYERS.length + 1
  const rank = LAYERS.findIndex((layer) => layer.includes(file))
  return rank < 0 ? LAYERS.length : rank
}

const isAtRunTime = ({ isTypeOnly }: Import): boolean => !isTypeOnly

describe('src', () => {
  it('holds the files of the layers', () => {
    for (const file of LAYERS.flat()) expect(LIBRARY).toContain(`${file}.ts`)
  })

  it('has a grammar and messages that import nothing', () => {
    expect(IN_SRC.filter(({ from }) => rankOf(from) === 0)).toEqual([])
  })

  it('imports from lower layers alone: grammar, mask, pct-encoded, scan, functions, index', () => {
    const upwards = ({ from, to }: Import): boolean => to.startsWith('src/') && rankOf(to) > rankOf(from)
    expect(IN_SRC.filter(isAtRunTime).filter(upwards)).toEqual([])
  })

  it('has no import cycle, not even of types', () => {
    expect(cycleIn(IN_SRC)).toBeUndefined()
  })

  it('reaches types/ by import type alone', () => {
    expect(IN_SRC.filter(({ to }) => to.startsWith('types/')).filter(isAtRunTime)).toEqual([])
  })

  it('imports no package but fp-ts, and that by import type alone', () => {
    const packages = IN_SRC.filter(({ to }) => !to.startsWith('src/') && !to.startsWith('types/'))
    expect(packages.filter(({ to }) => to !== 'fp-ts' && !to.startsWith('fp-ts/'))).toEqual([])
    expect(packages.filter(isAtRunTime)).toEqual([])
    expect(packages.length).toBeGreaterThan(0)
  })

  it('knows nothing of the command line and the other entry points', () => {
    expect(IN_SRC.filter(({ to }) => /^src\/[^/]+\//.test(to))).toEqual([])
  })

  it('is exported by an index that does nothing else', () => {
    expect(IN_SRC.filter(({ to }) => to === 'src/index')).toEqual([])
  })
})

describe('the other entry points', () => {
  const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

  it('import their own folder, the types, the core by its name, and of fp-ts the types alone', () => {
    const isAllowed = ({ from, to, isTypeOnly }: Import): boolean =>
      folderOf(to) === folderOf(from) ||
      /^uri-ts(\/\w+)?$/.test(to) ||
      (isTypeOnly && (to.startsWith('types/') || to.startsWith('fp-ts/')))
    expect(IN_ENTRIES.filter((imported) => !isAllowed(imported))).toEqual([])
  })

  it('have no import cycle', () => {
    const named = IN_ENTRIES.map((imported) => ({
      ...imported,
      to: imported.to.replace(/^uri-ts\/(\w+)$/, 'src/$1/index'),
    }))
    expect(cycleIn(named)).toBeUndefined()
  })
})

describe('types', () => {
  it('import types alone, from the grammar, the messages and each other', () => {
    const foreign = ({ to }: Import): boolean => !/^(types\/.+|src\/(\w+\/)?(grammar|message))$/.test(to)
    expect(IN_TYPES.filter(foreign)).toEqual([])
    expect(IN_TYPES.filter(isAtRunTime)).toEqual([])
  })

  it('have no import cycle', () => {
    expect(cycleIn(IN_TYPES)).toBeUndefined()
  })
})

it.each([...filesOf('src'), ...TYPES])('%s has at most 300 lines', (file) => {
  expect(textOf(file).split('\n').length - 1).toBeLessThanOrEqual(300)
})

describe('the reader of imports', () => {
  it('sees every form', () => {
    const text = `
      import { a } from './a'
      import type { B } from './b'
      import { type C } from './c'
      import * as d from 'd'
      import './e'
      export { f } from '../f'
      export type { G } from '../types/g'
      export * from './h'
      type I = import('./i').I
      const j = import('./j')
      const k = require('k')
      // import l from './l'
      const m = "import m from './m'"`
    expect(importsIn('src/x.ts', text).map(({ to, isTypeOnly }) => (isTypeOnly ? `type ${to}` : to))).toEqual([
      'src/a',
      'type src/b',
      'src/c',
      'd',
      'src/e',
      'f',
      'type types/g',
      'src/h',
      'type src/i',
      'src/j',
      'k',
    ])
  })

  it('finds a cycle', () => {
    const edge = (from: string, to: string): Import => ({ from, to, isTypeOnly: false })
    expect(cycleIn([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toBeUndefined()
    expect(cycleIn([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual(['b', 'c', 'b'])
  })
})
