/**
 * Tests the packed tarball in a project with fp-ts and in one without it. The tests check which types compilers infer
 * for the package's results, and whether fp-ts accepts those results.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS, type Compiler, rowsFor, tsc } from '../support/compilers'
import { ENTRY_FILES } from '../support/files'
import { installPacked } from '../support/packed'

const FLAGS = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler']

const compile = (folder: string, compiler: Compiler, ...args: readonly string[]): string =>
  tsc(compiler, folder, ...FLAGS, ...args)

const ALONE = `import { parseUri, portNumber, view, uri } from 'uri-ts'
const parsed = parseUri('a:b')
if (parsed._tag === 'Right') {
  const n: number = parsed.right.text
}
const port = portNumber(view(uri('http://a:80/')))
if (port._tag === 'Some') {
  const s: string = port.value
}
`

const WITH_FP_TS = `import { either as E, eq, function as F, monoid, option as O, ord, readonlyArray as RA, show } from 'fp-ts'
import { normalize, parseUri, parseUriReference, port, resolveText, uri, view, withHost } from 'uri-ts'
import { Eq, EqNormalized, MonoidQuery, Ord, Show } from 'uri-ts/fp-ts'

const base = view(uri('http://a/b/c'))
export const resolved: string = F.pipe(
  parseUri('http://h/'),
  E.map((parsed) => parsed),
  E.chainW(withHost('b')),
  E.chainW((built) => resolveText(built)('../d')),
  E.map(({ text }) => text as string),
  E.getOrElseW(() => 'failed'),
)
export const ported: number = F.pipe(port(base), O.map(Number), O.getOrElse(() => 80))
export const ours: E.Either<unknown, unknown> = parseUriReference('a')
const equal: boolean = eq.contramap(view)(EqNormalized).equals(uri('http://a/%7E'), uri('HTTP://a/~'))
const joined: string = monoid.concatAll(MonoidQuery)(['a=1', '', 'b'])
const sorted = RA.sort(Ord)([view(uri('b:')), base]).map(String)
const real: [eq.Eq<typeof base>, ord.Ord<typeof base>, show.Show<typeof base>] = [Eq, Ord, Show]
const length: number = F.flow(view, normalize, ({ text }) => text.length)(base.text)
declare const console: { log(text: string): void }
console.log(JSON.stringify([resolved, ported, ours._tag, equal, joined, sorted, real[2].show(base), length]))
`

const alone = installPacked()
alone.file('alone.ts', ALONE)

it('installs one package', () => {
  expect(readdirSync(join(alone.folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['uri-ts'])
})

/** Lists all entry points except the one whose types come from another package. */
const ENTRIES = ENTRY_FILES.map((file) => `uri-ts/${basename(file, '.ts')}`.replace('/index', '')).filter(
  (entry) => entry !== 'uri-ts/fast-check',
)

it.each(COMPILER_FOLDERS)(
  'without fp-ts, %s knows what results are, and finds no error in declarations',
  (compiler) => {
    const entries = rowsFor(compiler, ENTRIES)
    alone.file('whole.ts', entries.map((entry, i) => `export * as e${i} from '${entry}'\n`).join(''))
    expect(compile(alone.folder, compiler, 'alone.ts', 'whole.ts').split('\n')).toEqual([
      expect.stringMatching(/^alone\.ts\(4,9\): error TS2322: .*is not assignable to type 'number'/),
      expect.stringMatching(/^alone\.ts\(8,9\): error TS2322: Type 'number' is not assignable to type 'string'/),
    ])
  },
)

const beside = installPacked()
beside.link('fp-ts')
beside.file('beside.ts', WITH_FP_TS)

it.each(COMPILER_FOLDERS)('fp-ts takes our values in %s', (compiler) => {
  expect(compile(beside.folder, compiler, 'beside.ts', '--skipLibCheck')).toBe('')
})

it('fp-ts works with our values in Node', async () => {
  beside.file(
    'beside.mjs',
    WITH_FP_TS.replace(/^const real: .* = /m, 'const real = ')
      .replace(/(const \w+|export const \w+): [^=]+ =/g, '$1 =')
      .replace(' as string', '')
      .replace(/^declare.*$/m, ''),
  )
  const { stdout, stderr } = await beside.bash('node beside.mjs')
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([
    'http://b/d',
    80,
    'Right',
    true,
    'a=1&b',
    ['b:', 'http://a/b/c'],
    '"http://a/b/c"',
    12,
  ])
})
