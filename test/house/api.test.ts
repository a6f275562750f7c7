import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiOf, type Exported, forgottenIn, isForCompilers, isValue, reportFile, reportOf } from '../support/api'
import { filesOf, ROOT, textOf } from '../support/files'

const API = apiOf()

/** The script `npm run api` sets `URI_TS_API` so that this file rewrites the reports in `api/`. */
if (process.env['URI_TS_API'] === 'write') {
  rmSync(join(ROOT, 'api'), { recursive: true, force: true })
  mkdirSync(join(ROOT, 'api'))
  for (const entry of API.entries) writeFileSync(join(ROOT, reportFile(entry)), reportOf(entry))
}

/** Lists types that occur only in fields for internal use. */
const PRIVATE: { readonly [name: string]: string } = {
  Kind: 'what `IsUri` and its relatives compare with',
  Advice: 'the message of `requireView` in the names of types',
  NeededRules: 'the name of `SchemeRules` in messages',
  PairsByKey: 'an object of `PairValues`, under another name in messages',
  Trie: 'the type of a field that is internal',
  StaticTable: 'the paths without parameters in a `RouteIndex`',
  Variable: 'the parsed variables in a `Template`',
}

/**
 * Matches the names of the types from which brands are composed. Users write only the name of a brand, such as `Uri`.
 */
const EVIDENCE = /^(Proved|\w+Facts)$/

describe.each(API.entries)('the report of $name', (entry) => {
  const file = reportFile(entry)

  it('is that of the source: if this fails, run `npm run api` and look at the difference', () => {
    expect(existsSync(join(ROOT, file)) ? textOf(file) : '').toBe(reportOf(entry))
  })

  it('has no line of another declaration', () => {
    const isNamed = ({ name, text }: Exported): boolean => new RegExp(`\\b${name}\\b`).test(text)
    expect(entry.exports.filter((each) => !isNamed(each)).map(({ name }) => name)).toEqual([])
  })
})

describe('the API', () => {
  it('has a report for each entry point, and no other', () => {
    expect(filesOf('api', '.md')).toEqual(API.entries.map(reportFile).sort())
  })

  it('has one entry point for each name', () => {
    const names = API.entries.flatMap(({ exports }) => exports.map(({ name }) => name))
    expect(names.filter((name, index) => !isForCompilers(name) && names.indexOf(name) < index)).toEqual([])
  })

  it('has at most 120 values at the root', () => {
    const root = API.entries.find(({ name }) => name === 'uri-ts')
    expect(root?.exports.filter(isValue).length).toBeLessThanOrEqual(120)
  })

  it('exports each type that a declaration mentions, but for type-level functions and private fields', () => {
    const forgotten = [...forgottenIn(API)].filter(([name]) => !EVIDENCE.test(name) && !(name in PRIVATE))
    expect(forgotten.map(([name, mentions]) => `${name}, of ${mentions.join(', ')}`)).toEqual([])
  })

  it('has no reason for a private type that is not mentioned, or that is exported', () => {
    expect(Object.keys(PRIVATE).filter((name) => !forgottenIn(API).has(name))).toEqual([])
  })
})
