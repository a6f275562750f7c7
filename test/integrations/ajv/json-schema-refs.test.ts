/** References in the schemas of JSON-Schema-Test-Suite: with our resolver, Ajv finds what it finds with fast-uri. */
import { Ajv, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { uriResolver } from '../../../src/ajv'
import { sharedJsonFiles } from '../../support/shared'

interface Group {
  readonly description: string
  readonly schema: object | boolean
  readonly tests: ReadonlyArray<{ readonly description: string; readonly data: unknown }>
}

const DRAFTS = { draft7: Ajv, 'draft2019-09': Ajv2019, 'draft2020-12': Ajv2020 }

/** The schemas that a suite refers to, by the address that it expects them at. */
const REMOTES = sharedJsonFiles<object>('vectors/json-schema-refs/remotes')

const instanceFor = (draft: keyof typeof DRAFTS, options: Options): Ajv =>
  new DRAFTS[draft]({ strict: false, validateFormats: false, logger: false, ...options })

const withRemotes = (draft: keyof typeof DRAFTS, options: Options): Ajv => {
  const ajv = instanceFor(draft, options)
  for (const [name, schema] of REMOTES) {
    const isOfDraft = !/^(?:draft|v1)/.test(name) || name.startsWith(`${draft}/`)
    // Ajv compiles no schema of another dialect.
    if (isOfDraft) ajv.addSchema(schema, `http://localhost:1234/${name}`, false, false)
  }
  return ajv
}

/** What Ajv says of every test of a group: the results, or the error that ends `compile`. */
const resultsOf = (ajv: Ajv, { schema, tests }: Group): readonly unknown[] => {
  try {
    const validate = ajv.compile(schema)
    return tests.map(({ data }) => validate(data))
  } catch (error) {
    return [(error as Error).constructor.name]
  }
}

const rebased = (group: Group, base: string): Group =>
  typeof group.schema === 'object' && !('$id' in group.schema)
    ? { ...group, schema: { ...group.schema, $id: base } }
    : group

const FILES = [...sharedJsonFiles<readonly Group[]>('vectors/json-schema-refs/tests')].map(([name, groups]) => ({
  draft: name.split('/')[0] as keyof typeof DRAFTS,
  name,
  groups,
}))

/** Bases that a schema may have: none, relative ones, and such as no scheme knows. */
const BASES = [
  '',
  'schema.json',
  'dir/schema.json',
  '/root/schema.json',
  '//host/a',
  'urn:example:a',
  'http://e/a/b?q',
  'tag:e,2026:x',
]

/** How many bases a group is tried with, in turn: all of them with `URI_TS_BASES=8`. */
const { URI_TS_BASES = '2' } = process.env

describe.runIf(FILES.length > 0)('the references of JSON-Schema-Test-Suite', () => {
  let count = 0
  it.each(FILES)('of $name', ({ draft, groups }) => {
    for (const group of groups) {
      const found = resultsOf(withRemotes(draft, { uriResolver }), group)
      expect([group.description, found]).toEqual([group.description, resultsOf(withRemotes(draft, {}), group)])
      count += found.length
    }
  })

  let turn = 0
  it.each(FILES)('of $name, with other bases', ({ draft, groups }) => {
    for (const each of groups) {
      for (let i = 0; i < Number(URI_TS_BASES); i++) {
        const base = BASES[turn++ % BASES.length] as string
        const group = rebased(each, base)
        const found = resultsOf(instanceFor(draft, { uriResolver }), group)
        expect([base, group.description, found]).toEqual([
          base,
          group.description,
          resultsOf(instanceFor(draft, {}), group),
        ])
      }
    }
  })

  it('are tests, and not errors', () => expect(count).toBeGreaterThan(400))
})
