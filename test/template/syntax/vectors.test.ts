import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { expandUnknown, parseTemplate } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { sharedJson } from '../../support/shared'

/** A group of tests in the official test suite. `false` marks an invalid template or an expansion that must fail. */
interface Group {
  readonly variables: Readonly<Record<string, unknown>>
  readonly testcases: ReadonlyArray<readonly [template: string, expansion: string | readonly string[] | false]>
}

type Suite = Readonly<Record<string, Group>>

const SUITES = [
  { name: 'spec-examples', least: 30 },
  { name: 'spec-examples-by-section', least: 110 },
  { name: 'extended-tests', least: 30 },
  { name: 'negative-tests', least: 36 },
]

const expanded = (text: string, variables: unknown): string | undefined =>
  pipe(
    parseTemplate(text),
    E.match(
      () => undefined,
      (template) =>
        pipe(
          expandUnknown(template)(variables),
          E.getOrElse((): string | undefined => undefined),
        ),
    ),
  )

describe.each(SUITES)('the official suite, $name', ({ name, least }) => {
  const suite = sharedJson<Suite>(`vectors/uritemplate-${name}.json`)
  const cases = Object.values(suite ?? {}).flatMap(({ variables, testcases }) =>
    testcases.map(([text, expansion]) => ({ text, expansion, variables })),
  )

  it.runIf(suite !== undefined)('is there in strength', () => {
    expect(cases.length).toBeGreaterThanOrEqual(least)
  })

  it.each(cases)('$text', ({ text, expansion, variables }) => {
    const is = expanded(text, variables)
    if (expansion === false) expect(is).toBeUndefined()
    else expect([expansion].flat()).toContain(is)
  })
})

/** A file in JSON-Schema-Test-Suite. */
interface Schemas {
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

describe('JSON-Schema-Test-Suite, format uri-template', () => {
  const groups = sharedJson<readonly Schemas[]>('vectors/json-schema-uri-template.json')
  const vectors = (groups ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ data, ...rest }) => (typeof data === 'string' ? [{ text: data, ...rest }] : [])),
  )

  it.runIf(groups !== undefined)('is there in strength', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(30)
  })

  it.each(vectors)('$description: $text', ({ text, valid }) => {
    expect(E.isRight(parseTemplate(text))).toBe(valid)
  })
})
