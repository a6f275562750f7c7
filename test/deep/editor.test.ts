/**
 * Tests which entry point an editor suggests when a name must be imported. The packed package is the only dependency of
 * the test project.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isForCompilers } from '../support/api'
import { declaredByFile } from '../support/declared'
import { startEditor } from '../support/editor'
import { ENTRY_FILES } from '../support/files'
import { installPacked } from '../support/packed'

const DECLARED = declaredByFile()

describe.each([...DECLARED])('%s', (file, declared) => {
  it('declares no value that the module beside it does not export', async () => {
    const path = file.replace(/\.d\.(c?)ts$/, '.$1js')
    const module = existsSync(path) ? await import(pathToFileURL(path).href) : {}
    expect(declared.filter(({ name, isValue }) => isValue && !(name in module))).toEqual([])
  })
})

interface Home {
  readonly entry: string
  readonly isValue: boolean
  readonly isType: boolean
}

/** Maps each public name to the entry points that export it. */
const HOMES = new Map<string, Home[]>()
for (const [file, declared] of DECLARED) {
  const name = basename(file, '.d.ts')
  if (!ENTRY_FILES.includes(`src/${name}.ts`)) continue
  const entry = name === 'index' ? 'uri-ts' : `uri-ts/${name}`
  for (const each of declared.filter((exported) => !isForCompilers(exported.name))) {
    HOMES.set(each.name, [...(HOMES.get(each.name) ?? []), { ...each, entry }])
  }
}

it('gives each public name one entry', () => {
  expect([...HOMES].filter(([, homes]) => homes.length > 1).map(([name]) => name)).toEqual([])
  expect(HOMES.size).toBeGreaterThan(500)
})

const packed = installPacked()

const PLACES = [
  { place: 'value', before: 'const x_ = ', isAt: ({ isValue }: Home) => isValue },
  { place: 'type', before: 'let x_: ', isAt: ({ isType }: Home) => isType },
] as const

/**
 * Lists classes that are exported only as types. TypeScript suggests such a class even where a value is expected, and
 * imports it as a type.
 */
const OFFERED_CLASSES = ['View']

const EDITORS = ['typescript', 'typescript-5.4'].flatMap((compiler) =>
  (['nodenext', 'bundler'] as const).map((resolution) => ({ compiler, resolution })),
)

describe.each(EDITORS)('the editor of $compiler, with $resolution', ({ compiler, resolution }) => {
  const editor = startEditor(compiler, packed.folder, resolution)
  afterAll(() => editor.close())

  it.each(PLACES)('offers each public $place from its entry, and no private one', async ({ before, isAt }) => {
    const expected = [...HOMES].filter(([, [home]]) => home !== undefined && isAt(home))
    const offered = await editor.offered(before)
    const shown = [...offered]
      .filter(([name]) => !isForCompilers(name) && !(before.startsWith('const') && OFFERED_CLASSES.includes(name)))
      .map(([name, entries]) => [name, entries])
    expect(shown.sort()).toEqual(expected.map(([name, [home]]) => [name, [home?.entry]]).sort())
  })

  it.each(PLACES)('offers one import for each public $place that is not imported', async ({ before, isAt }) => {
    const expected = [...HOMES].flatMap(([name, [home]]) => (home && isAt(home) ? [{ name, entry: home.entry }] : []))
    const fixes = await editor.fixes(
      before,
      expected.map(({ name }) => name),
    )
    const wrong = expected
      .map(({ name, entry }) => ({ name, entry, found: fixes.get(name) ?? [] }))
      .filter(({ entry, found }) => found.length !== 1 || !found[0]?.endsWith(`"${entry}"`))
    expect(wrong).toEqual([])
  })

  it('writes an import of the entry for a name that is chosen', async () => {
    const line = await editor.completed('const x_ = ', 'defineRoutes', 'uri-ts/routes')
    expect(line.trim()).toBe('import { defineRoutes } from "uri-ts/routes";')
  })
})
