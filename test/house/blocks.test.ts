/** README.md and the pages of docs/: their examples run, and what they quote is there. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { blocksOfFile, bundleOf, typeErrorsOf } from '../support/examples'
import { ENTRY_FILES, ROOT, textOf } from '../support/imports'

const PAGES = [
  ...['README.md', 'skills/uri-ts/SKILL.md'],
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
]
const BLOCKS = PAGES.flatMap(blocksOfFile)
const TYPE_ERRORS = typeErrorsOf(BLOCKS)

const FOLDER = mkdtempSync(join(tmpdir(), 'uri-ts-blocks-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** The packages that an example may import: they resolve in Node, where `fp-ts/Either` does not. */
const IMPORTS = [
  'ajv',
  'fast-check',
  'fp-ts',
  'hono',
  'hono/validator',
  ...ENTRY_FILES.map((file) => file.replace(/^src\/(.+)\.ts$/, 'uri-ts/$1').replace('/index', '')),
]

const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/ from '([^']+)'/g), ([, name = '']) => name)

describe.each(BLOCKS.map((block, index) => ({ title: block.title, block, index })))('$title', ({ block, index }) => {
  it('imports what Node finds', () => {
    expect(importsOf(block.code).filter((name) => !IMPORTS.includes(name) && !name.startsWith('node:'))).toEqual([])
    expect(block.code).not.toContain('assert')
  })

  it('compiles', () => expect(TYPE_ERRORS.get(block)).toBeUndefined())

  it('runs', async () => {
    const file = join(FOLDER, `block-${index}.mjs`)
    writeFileSync(file, await bundleOf(block))
    await import(/* @vite-ignore */ pathToFileURL(file).href)
  })
})

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page)
  const named = Array.from(
    text.matchAll(/`((?:docs\/|bench\/|examples\/)[\w./-]+|[A-Z]+\.md)`/g),
    ([, file = '']) => file,
  )
  const linked = Array.from(text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g), ([, link = '']) => link)
  const local = linked.filter((link) => !link.startsWith('https://'))

  const quoted = Array.from(text.matchAll(/^```typescript (\S+)\n(.*?)^```$/gms), ([, file = '', code = '']) => ({
    file,
    code,
  }))

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

  it('quotes the compiler', () => {
    const [, line = ''] = /^3 (const home = .*)$/m.exec(readme) ?? []
    const [error] = typeErrorsOf([{ title: 'home.ts', code: `import { uri } from 'uri-ts'\n${line}` }]).values()
    expect(readme).toContain(error?.trim().replace(/^.*?error /, ''))
  })

  it('shows what its first program prints', async () => {
    const [, code = '', printed = ''] = /^```js\n(.*?)^```\n\n```\n(.*?)^```$/ms.exec(readme) ?? []
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const file = join(FOLDER, 'first.mjs')
    writeFileSync(file, await bundleOf({ title: 'first.mjs', code }))
    await import(/* @vite-ignore */ pathToFileURL(file).href)
    log.mockRestore()
    expect(`${lines.join('\n')}\n`).toBe(printed)
  })

  it('quotes the version of the compiler', () => expect(readme).toContain(`TypeScript ${ts.version}`))
})

describe('docs/command-line.md', () => {
  it('lists each command', () => {
    const added = Array.from(textOf('src/cli/main.ts').matchAll(/^ {2}(\w+): async/gm), ([, name = '']) => name)
    const listed = Array.from(textOf('docs/command-line.md').matchAll(/^\| `(\w+)` \|/gm), ([, name = '']) => name)
    expect(listed.sort()).toEqual(added.sort())
  })
})
