import { describe, expect, it } from 'vitest'
import { filesOf, textOf } from '../support/files'
import {
  checkout,
  commentFaults,
  commentsIn,
  cycleFaults,
  edgeFaults,
  packageFaults,
  pathFaults,
  type Room,
  roomFaults,
  roomsIn,
  runTimeFaults,
  sizeFaults,
  type Tree,
  twinFaults,
} from '../support/house'
import { cycleIn, type Import, importsIn } from '../support/imports'

const TREE = checkout()
const ARCHITECTURE = textOf('ARCHITECTURE.md')
const ROOMS = roomsIn(ARCHITECTURE)

describe('the repository', () => {
  it('has a table of rooms', () => expect(ROOMS.length).toBeGreaterThan(20))

  it('has a row in the table for each folder of src and types', () => expect(roomFaults(ROOMS, TREE)).toEqual([]))

  it('imports from the same room or from rooms above it in the table', () => {
    expect(edgeFaults(ROOMS, TREE)).toEqual([])
  })

  it('has no import cycle', () => expect(cycleFaults(TREE)).toEqual([]))

  it('imports types/ as types alone', () => expect(runTimeFaults(TREE)).toEqual([]))

  it('imports no package outside the command line', () => expect(packageFaults(TREE)).toEqual([]))

  it('has at most twelve files in a folder, and 300 lines in a file', () => expect(sizeFaults(ROOMS, TREE)).toEqual([]))

  it('has a room in src for each folder of types and test-d, and tests for each room', () => {
    expect(twinFaults(ROOMS, TREE)).toEqual([])
  })

  it('says in the first comment of each file what it holds', () => expect(commentFaults(TREE)).toEqual([]))

  it('has an ARCHITECTURE.md of at most 220 lines', () => {
    expect(ARCHITECTURE.split('\n').length - 1).toBeLessThanOrEqual(220)
  })

  it('has at most 150 lines of configuration and plugins for the build', () => {
    const files = ['rollup.config.mjs', 'build/plugins.mjs']
    expect(files.map(textOf).join('').split('\n').length - 1).toBeLessThanOrEqual(150)
  })

  // A short time limit could make a test fail on a busy machine. The timeout in `vitest.config.ts` ends tests that
  // hang.
  it('has no test that sets a time limit or reads a clock', () => {
    const timed = /\btimeout: \d|^ *\}, \d[\d_]*\)|\b(?:performance|Date)\.now\(|\bhrtime\b/m
    expect(filesOf('test', '.test.ts').filter((file) => timed.test(textOf(file)))).toEqual([])
  })

  // A merge conflict can leave markers in a comment, where no compiler sees them.
  it('contains no marker of a merge conflict', () => {
    const marked = [...TREE].filter(([, text]) => /^(?:<{7}|>{7}) /m.test(text))
    expect(marked.map(([file]) => file)).toEqual([])
  })

  it('names no path that does not exist', () => expect(pathFaults(TREE)).toEqual([]))
})

describe('the rules of the repository see', () => {
  const rooms: readonly Room[] = [
    { name: 'low', sentence: 'What all else uses.' },
    { name: 'high', sentence: 'What uses it.' },
  ]
  const good = {
    'src/index.ts': "export * from './high/b'",
    'src/low/a.ts': 'export const a = 1',
    'src/high/b.ts': "import { a } from '../low/a'\nimport type { A } from '../../types/low/a'",
    'types/low/a.ts': 'export type A = 1',
    'test/low/a.test.ts': '',
    'test/high/b.test.ts': '',
    'test-d/low/a.test-d.ts': '',
    'README.md': 'See `src/low/a.ts`, `src/high` and `test/*`.',
  }
  const withFiles = (files: Readonly<Record<string, string>>): Tree => new Map(Object.entries({ ...good, ...files }))
  const many = (folder: string): Tree =>
    withFiles(Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`${folder}/${index}.ts`, ''])))

  it('nothing wrong with a good tree', () => {
    const tree = withFiles({})
    expect(roomFaults(rooms, tree)).toEqual([])
    expect(edgeFaults(rooms, tree)).toEqual([])
    expect(cycleFaults(tree)).toEqual([])
    expect(runTimeFaults(tree)).toEqual([])
    expect(packageFaults(tree)).toEqual([])
    expect(sizeFaults(rooms, tree)).toEqual([])
    expect(twinFaults(rooms, tree)).toEqual([])
    expect(pathFaults(tree)).toEqual([])
  })

  it('a folder without a row, a row without a folder, a second row, a row that is more or less than one line of prose', () => {
    expect(roomFaults(rooms, withFiles({ 'types/new/c.ts': '' }))).toEqual(['new is not in the table'])
    expect(roomFaults([...rooms, { name: 'gone', sentence: 'Nothing.' }], withFiles({}))).toEqual([
      'gone is in the table, but is not a folder',
    ])
    expect(roomFaults([...rooms, rooms[0] as Room], withFiles({}))).toEqual(['low has two rows'])
    expect(roomFaults([{ name: 'low', sentence: 'no sentence' }, rooms[1] as Room], withFiles({}))).toEqual([
      'low is not described in one sentence',
    ])
  })

  it('an import of a later room, of types as well, and of an entry point', () => {
    expect(edgeFaults(rooms, withFiles({ 'src/low/c.ts': "import '../high/b'" }))).toEqual([
      'src/low/c imports src/high/b',
    ])
    expect(edgeFaults(rooms, withFiles({ 'types/low/c.ts': "import type { B } from '../../src/high/b'" }))).toEqual([
      'types/low/c imports src/high/b',
    ])
    expect(edgeFaults(rooms, withFiles({ 'src/high/c.ts': "import '../index'" }))).toEqual([
      'src/high/c imports src/index',
    ])
  })

  it('a cycle, of types as well', () => {
    const cyclic = withFiles({ 'src/low/a.ts': "import type { C } from './c'", 'src/low/c.ts': "import './a'" })
    expect(cycleFaults(cyclic)).toEqual(['src/low/a -> src/low/c -> src/low/a'])
  })

  it('an import of types/ at run time', () => {
    expect(runTimeFaults(withFiles({ 'src/low/c.ts': "import { A } from '../../types/low/a'" }))).toEqual([
      'src/low/c imports types/low/a at run time',
    ])
  })

  it('an import of a package', () => {
    expect(packageFaults(withFiles({ 'src/low/c.ts': "import type { Either } from 'fp-ts/Either'" }))).toEqual([
      'src/low/c imports fp-ts/Either',
    ])
    expect(packageFaults(withFiles({ 'src/low/c.ts': "import 'uri-ts'" }))).toEqual(['src/low/c imports uri-ts'])
    expect(packageFaults(withFiles({ 'src/cli/c.ts': "import 'commander'" }))).toEqual([])
    expect(packageFaults(withFiles({ 'src/low/c.ts': "import 'fast-check'" }))).toEqual([
      'src/low/c imports fast-check',
    ])
    expect(packageFaults(withFiles({ 'src/integrations/fast-check/c.ts': "import 'fast-check'" }))).toEqual([])
  })

  it('too many files, and too many lines', () => {
    expect(sizeFaults(rooms, many('src/none'))).toEqual(['src/none has 13 files'])
    expect(sizeFaults(rooms, many('test-d/none'))).toEqual(['test-d/none has 13 files'])
    expect(sizeFaults(rooms, many('test/high'))).toEqual(['test/high has 14 files'])
    expect(sizeFaults(rooms, many('test/other'))).toEqual([])
    expect(sizeFaults(rooms, withFiles({ 'src/low/c.ts': '\n'.repeat(301) }))).toEqual(['src/low/c.ts has 301 lines'])
  })

  it('types without a room, tests of types without a room, a room without tests', () => {
    expect(twinFaults(rooms, withFiles({ 'types/new/c.ts': '' }))).toEqual(['types/new has no twin in src'])
    expect(twinFaults(rooms, withFiles({ 'test-d/new/c.test-d.ts': '' }))).toEqual(['test-d/new has no twin in src'])
    expect(twinFaults([...rooms, { name: 'new', sentence: 'New.' }], withFiles({}))).toEqual([
      'new has no tests in test/new',
    ])
  })

  it('a file without a comment', () => {
    const fault = 'src/low/c.ts has no comment that says what it holds'
    expect(commentFaults(withFiles({ 'src/low/c.ts': 'export const c = 1' }))).toContain(fault)
    expect(commentFaults(withFiles({ 'src/low/c.ts': '/** What c is. */\nexport const c = 1' }))).not.toContain(fault)
  })

  it('a path that does not exist, in documents and in comments', () => {
    const missing = (file: string, text: string): readonly string[] => pathFaults(withFiles({ [file]: text }))
    expect(missing('README.md', 'See `src/gone.ts`.')).toEqual(['README.md names src/gone.ts'])
    expect(missing('README.md', '```ts\n// mine.ts\n```\n\n```sh\nnode test/gone.ts\n```\n')).toEqual([
      'README.md names test/gone.ts',
    ])
    expect(missing('docs/scan.md', 'See [it](gone.md) and `src/low`.')).toEqual(['docs/scan.md names gone.md'])
    expect(missing('src/low/c.ts', "// as in `gone.ts`, not `a.ts`\nconst b = 'gone.ts'")).toEqual([
      'src/low/c.ts names gone.ts',
    ])
    expect(missing('bench/c.ts', '/** As `types/high/gone.ts` does. */\nconst c = 1')).toEqual([
      'bench/c.ts names types/high/gone.ts',
    ])
    expect(missing('test/high/c.ts', '/** https://example.com/src/x.md, `src/*.ts` and docs/<entry>.md */')).toEqual([
      'test/high/c.ts names docs/<entry>.md',
    ])
  })
})

describe('the reader of comments', () => {
  it('sees comments, and not what looks like them', () => {
    const text = "// a\nconst b = '// c' /* d */\n/** e */\nconst f = `/* g ${/* h */ 1} */`, i = /\\/* j */\n"
    expect(commentsIn(text)).toEqual(['// a', '/* d */', '/** e */', '/* h */'])
  })
})

describe('the reader of rooms', () => {
  it('sees the rows under "Rooms"', () => {
    const table = '| room | what |\n|---|---|\n| `a/b` | Has c. |\n| d | E. |\n'
    expect(roomsIn(`# F\n\n## Rooms\n\n${table}\n## Words\n\n| \`g\` | H. |\n`)).toEqual([
      { name: 'a/b', sentence: 'Has c.' },
    ])
    expect(roomsIn(`## Rooms\n\n${table}`)).toHaveLength(1)
  })
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
