/** Checks that each page in `docs/` has a row for each export of its entry point and for nothing else. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasOrigin } from 'uri-ts/equivalence'
import { describe, expect, it } from 'vitest'
import { apiOf, type Entry } from '../support/api'
import { ROOT, textOf } from '../support/files'

/**
 * Returns the names in the first column of each table on a page. Ignores cells that contain anything except names in
 * backquotes.
 */
const namesIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/^\| ((?:`[A-Za-z_]\w*`(?:,? |(?= \|)))+) ?\|/gm), ([, cell = '']) => cell).flatMap(
    (cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name),
  )

const pageOf = ({ file }: Entry): string => `docs/${file === 'src/index.ts' ? 'uri-ts' : basename(file, '.ts')}.md`

const textOfPage = (entry: Entry): string => (existsSync(join(ROOT, pageOf(entry))) ? textOf(pageOf(entry)) : '')

describe.each(apiOf().entries)('the page of $name', (entry) => {
  const exported = entry.exports.map(({ name }) => name)
  const documented = namesIn(textOfPage(entry))

  it('has a row for each export', () => {
    expect(exported.filter((name) => !documented.includes(name))).toEqual([])
  })

  it('has no row for anything else', () => {
    expect(documented.filter((name) => !exported.includes(name))).toEqual([])
  })

  it('has one row for each name', () => {
    expect(documented.filter((name, index) => documented.indexOf(name) !== index)).toEqual([])
  })
})

it('llms.txt lists each page', () => {
  const listed = Array.from(textOf('llms.txt').matchAll(/\(docs\/([\w-]+\.md)\)/g), ([, page]) => page)
  expect(listed).toEqual(readdirSync(join(ROOT, 'docs')).sort())
})

it('the skill begins with a front matter, with one key on each line', () => {
  expect(textOf('skills/uri-ts/SKILL.md')).toMatch(/^---\nname: uri-ts\ndescription: \S.*\n---\n\n# /)
})

it('what docs/equivalence.md says of wrong origins is what hasOrigin says', () => {
  const rows = Array.from(textOf('docs/equivalence.md').matchAll(/^\| `([^`]*[.:][^`]*)` \| (.+?) \|$/gm))
  expect(rows).toHaveLength(6)
  for (const [, entry = '', sentence = ''] of rows) {
    expect(() => hasOrigin(entry)).toThrow(new TypeError(`hasOrigin: '${entry}': ${sentence}`))
  }
})

describe('the reader of tables', () => {
  it('sees names in the first column, one or several', () => {
    expect(namesIn('| a | b |\n|---|---|\n| `c` | `d` |\n| `e`, `f` | g |\n| `h` `I_J` | k |\n')).toEqual([
      'c',
      'e',
      'f',
      'h',
      'I_J',
    ])
  })

  it('passes over other cells and other text', () => {
    expect(namesIn('`a`\n| b | `c` |\n| `d` and e | f |\n| `g(h)` | i |\n')).toEqual([])
  })
})
