/**
 * Runs the official tests for package URLs against `parsePurl` and `buildPurl`. The first line of `purl.jsonl` gives
 * the source and the license. Each subsequent line contains the kind, input and result of a test. The result is `null`
 * if an error is expected.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildPurl, type Purl, parsePurl } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'

/** A decoded package URL in the form that the official tests use, with its qualifiers in an object. */
type Parts = Omit<Purl, 'qualifiers'> & { readonly qualifiers?: { readonly [key: string]: string } }

type Row = readonly [kind: 'parse' | 'build' | 'validate', input: string | Parts, output: string | Parts | null]

const [, ...lines] = readFileSync(resolve(import.meta.dirname, 'purl.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
const ROWS = lines.map((line): Row => JSON.parse(line))

const parsed = (text: string): Parts | null => {
  const { right } = parsePurl(text) as { readonly right?: Purl }
  if (right === undefined) return null
  const { qualifiers, ...rest } = right
  return qualifiers === undefined ? rest : { ...rest, qualifiers: Object.fromEntries(qualifiers) }
}

const built = ({ qualifiers, ...rest }: Parts): string | null => {
  const { right } = buildPurl({ ...rest, ...(qualifiers && { qualifiers: Object.entries(qualifiers) }) }) as {
    readonly right?: string
  }
  return right ?? null
}

const resultOf = ([kind, input]: Row): string | Parts | null => {
  if (kind === 'build') return built(input as Parts)
  const parts = parsed(input as string)
  return kind === 'parse' || parts === null ? parts : built(parts)
}

/** Lists, with reasons, the tests for which this library does not return the expected result. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^\["(?:parse|validate)","pkg:Maven.*repositorY_url/, 'an upper-case key, which the standard does not allow'],
  [/^\["validate","pkg:(?:gem.*Platform|Rpm.*Arch)/, 'an upper-case key, which a test of parsing refuses'],
  [/^\["(?:parse|build)",.*forgejo/, 'the name of a git package is its last segment'],
  [/^\["validate","pkg:git\/github\/Package-url/, 'git is case-sensitive by its definition'],
  [/^\["(?:parse|validate)","pkg:mlflow\/CreditFraud@3\?repository_url=https?:.*databricks/, 'case by a qualifier'],
]

describe('the official tests of package URLs', () => {
  it.each(ROWS.map((row, index) => [lines[index] as string, row] as const))('%s', (line, row) => {
    const [, , output] = row
    const reason = REASONS.find(([pattern]) => pattern.test(line))?.[1]
    if (reason === undefined) expect(resultOf(row)).toEqual(output)
    else expect(resultOf(row)).not.toEqual(output)
  })

  it('differ in few places', () => {
    expect(ROWS.length).toBe(517)
    expect(lines.filter((line) => REASONS.some(([pattern]) => pattern.test(line)))).toHaveLength(13)
  })
})
