import { Ajv } from 'ajv'
import { isUri, isUriReference } from 'uri-ts'
import { addFormats } from 'uri-ts/ajv'
import { isIPv4Address, isIPv6Address } from 'uri-ts/ip'
import { isIri, isIriReference } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { matches } from '../refimpl/abnf'
import * as a from '../refimpl/appendix-a'
import * as r from '../refimpl/rfc3987'
import { sharedJson } from '../support/shared'

/** A group of tests in JSON-Schema-Test-Suite. */
interface Group {
  readonly description: string
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

const FORMATS = [
  { format: 'uri', is: isUri, rule: a.uri, least: 35 },
  { format: 'uri-reference', is: isUriReference, rule: a.uriReference, least: 20 },
  { format: 'iri', is: isIri, rule: r.iri, least: 15 },
  { format: 'iri-reference', is: isIriReference, rule: r.iriReference, least: 7 },
  { format: 'ipv4', is: isIPv4Address, rule: a.IPv4address, least: 30 },
  { format: 'ipv6', is: isIPv6Address, rule: a.IPv6address, least: 35 },
]

describe.each(FORMATS)('JSON-Schema-Test-Suite, format $format', ({ format, is, rule, least }) => {
  const groups = sharedJson<readonly Group[]>(`vectors/json-schema-${format}.json`)
  const vectors = (groups ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ data, ...rest }) => (typeof data === 'string' ? [{ text: data, ...rest }] : [])),
  )

  it.runIf(groups !== undefined)('is there in strength', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(least)
  })

  it.each(vectors)('$description: $text', ({ text, valid }) => {
    expect(is(text)).toBe(valid)
    expect(matches(rule, text)).toBe(valid)
  })
})

/** Tests all vectors. Values other than strings are valid, because a schema's `format` keyword affects only strings. */
describe.each([
  { format: 'uri', count: 46 },
  { format: 'uri-reference', count: 28 },
  { format: 'iri', count: 24 },
  { format: 'iri-reference', count: 13 },
])('JSON-Schema-Test-Suite, format $format of Ajv', ({ format, count }) => {
  const groups = sharedJson<readonly Group[]>(`vectors/json-schema-${format}.json`)
  const validate = addFormats(new Ajv()).compile({ format })
  const tests = (groups ?? []).flatMap((group) => group.tests)

  it.runIf(groups !== undefined)('has all vectors', () => expect(tests).toHaveLength(count))

  it.each(tests)('$description', ({ data, valid }) => expect(validate(data)).toBe(valid))
})
