import { isUri, isUriReference } from 'uri-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { errorsInRows, TYPES } from './compile'
import { head, resolveRow, textRow } from './emit'
import { BASE, BASES, EXAMPLES, LONG, PATHS, texts } from './texts'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '3986' } = process.env
/** The number of generated strings. For a long run, use `URI_TS_AGREEMENT=20000 npx vitest run test/agreement`. */
const COUNT = Number(URI_TS_AGREEMENT)
const SEED = Number(URI_TS_SEED)
const HEAD = head(TYPES)

const resolveRows = (valid: readonly string[]): readonly string[] => {
  const pairs = BASES.flatMap((base) => [...EXAMPLES, ...PATHS].map((ref) => [base, ref] as const))
  const bases = [...BASES, ...valid.filter(isUri)]
  const others = valid.map((ref, index) => [bases[index % bases.length] ?? BASE, ref] as const)
  return [...pairs, ...others].map(([base, ref], index) => resolveRow(`resolve${index}`, base, ref))
}

describe('types and run time agree', () => {
  let rows: readonly string[] = []

  beforeAll(() => {
    const all = [...texts(COUNT, SEED), ...LONG]
    const valid = all.filter(isUriReference)
    rows = [...all.map((text, index) => textRow(`text${index}`, text)), ...resolveRows(valid)]
    console.log(`${rows.length} rows: ${all.length} texts (${valid.length} valid), and resolutions`)
    expect(valid.length).toBeGreaterThan(all.length / 4)
    expect(valid.length).toBeLessThan(all.length * (3 / 4))
  })

  for (const compiler of COMPILER_FOLDERS) {
    it(`in ${compiler}`, async () => expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]))
  }

  it('where the compiler is not strict', async () =>
    expect(await errorsInRows('typescript-7.0', HEAD, rows, false)).toEqual([]))
})
