/**
 * Tests the references in the JSON-Schema-Test-Suite schemas. Ajv must find the same schemas with this library's
 * resolver as with fast-uri.
 */
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

/** Contains the remote schemas, keyed by the paths at which the suite expects them. */
const REMOTES = sharedJsonFiles<object>('vectors/json-schema-refs/remotes')

const instanceFor = (draft: keyof typeof DRAFTS, options: Options): Ajv =>
  new DRAFTS[draft]({ strict: false, validateFormats: false, logger: false, ...options })

/**
 * An Ajv instance compiles the meta-schema before validating a schema. To save time, the tests validate schemas only in
 * the first group of each file.
 */
const optionsOf = (index: number): Options => ({ validateSchema: index === 0 })

const withRemotes = (draft: keyof typeof DRAFTS, options: Options, { schema }: Group): Ajv => {
  const ajv = instanceFor(draft, options)
  if (!/localhost:1234|urn:uuid:feebdaed/.test(JSON.stringify(schema))) return ajv
  for (const [name, remote] of REMOTES) {
    const isOfDraft = !/^(?:draft|v1)/.test(name) || name.startsWith(`${draft}/`)
    // An Ajv instance for one draft cannot compile schemas for another draft.
    if (isOfDraft) ajv.addSchema(remote, `http://localhost:1234/${name}`, false, false)
  }
  return ajv
}

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

/** Lists values for a schema's base URI. Some bases are relative, some have unusual schemes, and one is empty. */
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

/** The number of bases with which each group is tested. If `URI_TS_BASES` is 8, all bases are used. */
const { URI_TS_BASES = '2' } = process.env

describe.runIf(FILES.length > 0)('the references of JSON-Schema-Test-Suite', () => {
  let count = 0
  it.each(FILES)('of $name', ({ draft, groups }) => {
    for (const [index, group] of groups.entries()) {
      const options = optionsOf(index)
      const found = resultsOf(withRemotes(draft, { ...options, uriResolver }, group), group)
      expect([group.description, found]).toEqual([
        group.description,
        resultsOf(withRemotes(draft, options, group), group),
      ])
      count += found.length
    }
  })

  let turn = 0
  it.each(FILES)('of $name, with other bases', ({ draft, groups }) => {
    for (const each of groups) {
      // The tests do not need the meta-schema.
      const options = { validateSchema: false }
      for (let i = 0; i < Number(URI_TS_BASES); i++) {
        const base = BASES[turn++ % BASES.length] as string
        const group = rebased(each, base)
        const found = resultsOf(instanceFor(draft, { ...options, uriResolver }), group)
        expect([base, group.description, found]).toEqual([
          base,
          group.description,
          resultsOf(instanceFor(draft, options), group),
        ])
      }
    }
  })

  it('are tests, and not errors', () => expect(count).toBeGreaterThan(400))
})
