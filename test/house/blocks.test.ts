/**
 * Checks that `README.md` and the pages in `docs/` quote files exactly, name only files that exist, and link only to
 * files that exist.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, textOf } from '../support/files'

const PAGES = [
  ...['README.md', 'skills/uri-ts/SKILL.md'],
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
]
describe.each(PAGES)('%s', (page) => {
  const text = textOf(page)
  const named = Array.from(
    text.matchAll(/`((?:docs\/|bench\/|examples\/)[\w./-]+|[A-Z]+\.md)`/g),
    ([, file = '']) => file,
  )
  const linked = Array.from(text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g), ([, link = '']) => link)
  const local = linked.filter((link) => !link.startsWith('https://'))

  const quoted = Array.from(
    text.matchAll(/^```(?:typescript|js) (\S+)\n(.*?)^```$/gms),
    ([, file = '', code = '']) => ({
      file,
      code,
    }),
  )

  it('quotes files as they are', () => {
    expect(quoted.filter(({ file, code }) => !textOf(file).includes(code)).map(({ file }) => file)).toEqual([])
  })

  it('names files that exist', () => {
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('links to files that exist', () => {
    expect(local.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([])
  })
})

describe('README.md', () => {
  const readme = textOf('README.md')

  it('has at most 150 lines', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150))
})

describe('docs/command-line.md', () => {
  it('lists each command', () => {
    const added = Array.from(textOf('src/cli/main.ts').matchAll(/^ {2}(\w+): async/gm), ([, name = '']) => name)
    const listed = Array.from(textOf('docs/command-line.md').matchAll(/^\| `(\w+)` \|/gm), ([, name = '']) => name)
    expect(listed.sort()).toEqual(added.sort())
  })
})
