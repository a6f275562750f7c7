/**
 * Checks that each export has an example in its docstring, and that the examples in docstrings and pages compile and
 * run.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isForCompilers } from '../support/api'
import {
  blocksOf,
  blocksOfFile,
  documented,
  type Example,
  examplesOf,
  type Outcome,
  outcomesOf,
} from '../support/examples'
import { ENTRY_FILES, ROOT, textOf } from '../support/files'

const DOCUMENTED = documented()

const PAGES = [
  ...['README.md', 'skills/uri-ts/SKILL.md'],
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
]
const BLOCKS = PAGES.flatMap(blocksOfFile)
const EXAMPLES = [...examplesOf(DOCUMENTED), ...BLOCKS]

const README = textOf('README.md')

/** Lists three faulty examples that the checks must detect, and two examples from `README.md`. */
const MORE = {
  type: { title: 'a wrong type', code: "import { parseUri } from 'uri-ts'\nparseUri(1)" },
  name: { title: 'an unknown name', code: "import * as uriTs from 'uri-ts'\nuriTs.nothing()" },
  claim: { title: 'a wrong claim', code: "import { isUri } from 'uri-ts'\nisUri('a') //=> true" },
  home: {
    title: 'the literal that README.md quotes',
    code: `import { uri } from 'uri-ts'\n${/^3 (const home = .*)$/m.exec(README)?.[1]}`,
  },
  first: { title: 'the first program of README.md', code: /^```js\n(.*?)^```$/ms.exec(README)?.[1] ?? '' },
} satisfies Record<string, Example>

let outcomes: ReadonlyMap<Example, Outcome> = new Map()

const outcomeOf = (example: Example): Outcome | undefined => outcomes.get(example)

beforeAll(async () => {
  outcomes = await outcomesOf([...EXAMPLES, ...Object.values(MORE)])
})

const FUNCTIONS = DOCUMENTED.filter(({ kind }) => kind === 'function')
const TYPES = DOCUMENTED.filter(({ kind, name }) => kind === 'type' && !isForCompilers(name))

it.each([...FUNCTIONS, ...TYPES])('$kind $name of $file has one @category', ({ tags }) => {
  expect(tags.get('category')).toEqual([expect.stringMatching(/^[A-Z][\w -]*$/)])
})

it.each(FUNCTIONS)('$kind $name of $file has an example that claims something', ({ tags }) => {
  expect(tags.get('example')?.join('\n')).toContain('//=> ')
})

describe.each(EXAMPLES.map((example) => ({ title: example.title, example })))(
  'the example of $title',
  ({ example }) => {
    it('compiles', () => {
      expect(outcomeOf(example)?.errors).toBe('')
    })

    it('runs', () => {
      expect(outcomeOf(example)?.thrown).toBe('')
    })
  },
)

/** Lists the modules that a page may import. `fp-ts/Either` is not listed, because Node cannot resolve it. */
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

it.each(BLOCKS.map((block) => ({ title: block.title, block })))('$title imports what Node finds', ({ block }) => {
  expect(importsOf(block.code).filter((name) => !IMPORTS.includes(name) && !name.startsWith('node:'))).toEqual([])
  expect(block.code).not.toContain('assert')
})

describe('README.md', () => {
  it('quotes the compiler', () => {
    expect(README).toContain(outcomeOf(MORE.home)?.errors.trim())
  })

  it('quotes the version of the compiler', () => {
    const { version } = JSON.parse(textOf('node_modules/typescript-7.0/package.json')) as { version: string }
    expect(README).toContain(`TypeScript ${version}`)
  })

  it('shows what its first program prints', () => {
    const [, printed = ''] = /^```js\n.*?^```\n\n```\n(.*?)^```$/ms.exec(README) ?? []
    expect(outcomeOf(MORE.first)?.printed).toBe(printed)
  })
})

describe('the reader of examples', () => {
  it('sees what does not compile', () => {
    expect(outcomeOf(MORE.type)?.errors).toContain("'number' is not assignable")
    expect(outcomeOf(MORE.name)?.errors).toContain("'nothing' does not exist")
    expect(outcomeOf(MORE.claim)?.errors).toBe('')
  })

  it('sees what does not hold', () => {
    expect(outcomeOf(MORE.claim)?.thrown).toContain('Expected values to be strictly')
  })

  it('finds blocks in Markdown', () => {
    const markdown = 'a\n\n```ts\nconst b = 1\n```\n\n```sh\nc\n```\n\n```ts\nconst d = 2\n```\n'
    expect(blocksOf('M', markdown)).toEqual([
      { title: 'M, line 4', code: 'const b = 1\n' },
      { title: 'M, line 12', code: 'const d = 2\n' },
    ])
  })

  it('finds functions, types and constants, where they are declared', () => {
    const found = (name: string): unknown => {
      const { kind, file } = DOCUMENTED.find((each) => each.name === name) ?? {}
      return { kind, file }
    }
    expect(found('scan')).toEqual({ kind: 'function', file: 'src/core/scanner/scan.ts' })
    expect(found('UriView')).toEqual({ kind: 'type', file: 'src/core/model/view.ts' })
    expect(found('PATH_END')).toEqual({ kind: 'constant', file: 'src/core/scanner/spans.ts' })
    expect(found('Uri')).toEqual({ kind: 'type', file: 'src/core/model/brands.ts' })
  })
})
