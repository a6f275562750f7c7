import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isForCompilers } from '../support/api'
import {
  blocksOf,
  blocksOfFile,
  bundleOf,
  documentedIn,
  type Example,
  examplesOf,
  INDICES,
  typeErrorsOf,
} from '../support/examples'

const DOCUMENTED = documentedIn(INDICES)
const EXAMPLES = [...examplesOf(DOCUMENTED), ...blocksOfFile('README.md')]
const TYPE_ERRORS = typeErrorsOf(EXAMPLES)

const FOLDER = mkdtempSync(join(tmpdir(), 'uri-ts-docs-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** Runs an example by Node itself, so that nothing of the test runner can help it. */
const run = async (name: string, example: Example): Promise<void> => {
  const file = join(FOLDER, `${name}.mjs`)
  writeFileSync(file, await bundleOf(example))
  await import(/* @vite-ignore */ pathToFileURL(file).href)
}

const FUNCTIONS = DOCUMENTED.filter(({ kind }) => kind === 'function')
const TYPES = DOCUMENTED.filter(({ kind, name }) => kind === 'type' && !isForCompilers(name))

it.each([...FUNCTIONS, ...TYPES])('$kind $name of $file has one @category', ({ tags }) => {
  expect(tags.get('category')).toEqual([expect.stringMatching(/^[A-Z][\w -]*$/)])
})

it.each(FUNCTIONS)('$kind $name of $file has an example that claims something', ({ tags }) => {
  expect(tags.get('example')?.join('\n')).toContain('//=> ')
})

describe.each(EXAMPLES.map((example, index) => ({ title: example.title, example, index })))(
  'the example of $title',
  ({ example, index }) => {
    it('compiles', () => {
      expect(TYPE_ERRORS.get(example)).toBeUndefined()
    })

    it('runs', () => run(`example-${index}`, example))
  },
)

describe('the reader of examples', () => {
  const bad: readonly Example[] = [
    { title: 'a wrong type', code: "import { parseUri } from 'uri-ts'\nparseUri(1)" },
    { title: 'an unknown name', code: "import { nothing } from 'uri-ts'\nnothing()" },
    { title: 'a wrong claim', code: "import { isUri } from 'uri-ts'\nisUri('a') //=> true" },
  ]

  it('sees what does not compile', () => {
    const errors = typeErrorsOf(bad)
    expect(errors.get(bad[0] as Example)).toContain("'number' is not assignable")
    expect(errors.get(bad[1] as Example)).toContain("no exported member 'nothing'")
    expect(errors.has(bad[2] as Example)).toBe(false)
  })

  it('sees what does not hold', async () => {
    await expect(run('bad', bad[2] as Example)).rejects.toThrow('Expected values to be strictly')
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
      const { kind, file } = DOCUMENTED.find((documented) => documented.name === name) ?? {}
      return { kind, file }
    }
    expect(found('scan')).toEqual({ kind: 'function', file: 'src/core/scanner/scan.ts' })
    expect(found('UriView')).toEqual({ kind: 'type', file: 'src/core/model/view.ts' })
    expect(found('PATH_END')).toEqual({ kind: 'constant', file: 'src/core/scanner/spans.ts' })
    expect(found('Uri')).toEqual({ kind: 'type', file: 'src/core/model/brands.ts' })
  })
})
