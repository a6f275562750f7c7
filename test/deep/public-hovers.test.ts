/** Checks that the quick info for each public name fits on the screen, both in editors and on the site. */
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { isForCompilers } from '../support/api'
import { declaredByFile } from '../support/declared'
import { ENTRY_FILES, ROOT } from '../support/files'
import { hoverOf, serviceOf } from '../support/language-service'

const FILE = join(ROOT, 'test/public-hovers.ts')

/** Lists the public names of each entry point. */
const NAMES = [...declaredByFile()].flatMap(([file, declared]) => {
  const name = basename(file, '.d.ts')
  if (!ENTRY_FILES.includes(`src/${name}.ts`)) return []
  const entry = name === 'index' ? 'uri-ts' : `uri-ts/${name}`
  return declared.filter((each) => !isForCompilers(each.name)).map((each) => ({ name: each.name, entry }))
})

const TEXT = NAMES.map(({ name, entry }, index) => `import { ${name} as n${index} } from '${entry}'\n`).join('')

const hoverAt = hoverOf(serviceOf(ts, FILE, TEXT), FILE)

const shown = NAMES.map(({ name }, index) => ({ name, text: hoverAt(TEXT.indexOf(` as n${index} `) + 4) }))

it('shows every public name', () => {
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
})

it('shows each in at most 20 lines', () => {
  expect(shown.filter(({ text }) => text.split('\n').length > 20).map(({ name }) => name)).toEqual([])
})

it('shows each in at most 600 characters', () => {
  expect(shown.filter(({ text }) => text.length > 600).map(({ name, text }) => `${name}: ${text.length}`)).toEqual([])
})
