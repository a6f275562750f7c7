/**
 * Checks that the reference implementation accepts every generated value, and that the values together use every rule
 * in the grammar.
 */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as published from 'uri-ts/fast-check'
import { describe, expect, test } from 'vitest'
import { isHttpUri } from '../../../src/core/model/http-uris'
import { isUriReference } from '../../../src/core/model/parse'
import { expandUnknown } from '../../../src/template/expand/expand-unknown'
import { OPERATORS } from '../../../src/template/syntax/characters'
import { matches, type Rule } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'
import { expandTemplate, isTemplate } from '../../refimpl/rfc6570'
import { rulesOf, trace } from '../../refimpl/trace'
import { law, SEED } from '../../support/law'

const RULES: Readonly<Record<string, readonly [fc.Arbitrary<string>, Rule]>> = {
  scheme: [published.anyScheme(), a.scheme],
  userinfo: [published.anyUserinfo(), a.userinfo],
  host: [published.anyHost(), a.host],
  port: [published.anyPort(), a.port],
  authority: [published.anyAuthority(), a.authority],
  IPv4address: [published.anyIPv4Address(), a.IPv4address],
  IPv6address: [published.anyIPv6Address(), a.IPv6address],
  segment: [published.anySegment(), a.segment],
  path: [published.anyPath(), a.path],
  query: [published.anyQuery(), a.query],
  fragment: [published.anyFragment(), a.fragment],
  URI: [published.anyUri(), a.uri],
  'absolute-URI': [published.anyAbsoluteUri(), a.absoluteUri],
  'relative-ref': [published.anyRelativeRef(), a.relativeRef],
  'URI-reference': [published.anyUriReference(), a.uriReference],
}

describe.each(Object.entries(RULES))('%s', (_, [arbitrary, rule]) => {
  law('every value is valid by the oracle', [arbitrary], (text) => matches(rule, text))

  test('the values use every rule of the grammar', () => {
    const hit = new Map<Rule, Set<string>>()
    const missed = (): readonly Rule[] => [...rulesOf(rule)].filter((each) => !hit.has(each))
    for (let seed = SEED; seed < SEED + 20 && missed().length > 0; seed++)
      for (const text of fc.sample(arbitrary, { numRuns: 100, seed })) trace(rule, text, 0, text.length, hit)
    expect(missed()).toEqual([])
  })
})

describe('anyHttpUri', () => {
  law('every value is an http or https URI with a host', [published.anyHttpUri()], (text) => {
    expect(matches(a.uri, text)).toBe(true)
    expect(isHttpUri(text)).toBe(true)
  })
})

describe('mutantOf', () => {
  law('is judged as the oracle judges', [published.mutantOf(published.anyUriReference())], (text) => {
    expect(isUriReference(text)).toBe(matches(a.uriReference, text))
  })

  test('some are valid, and most are not', () => {
    const mutants = fc.sample(published.mutantOf(published.anyUriReference()), { numRuns: 1000, seed: SEED })
    const valid = mutants.filter((text) => matches(a.uriReference, text)).length
    expect(valid).toBeGreaterThan(100)
    expect(valid).toBeLessThan(500)
  })
})

describe('templates', () => {
  const withVariables = published
    .anyTemplate()
    .chain((template) => fc.tuple(fc.constant(template), published.anyVariables(template)))

  law('every template is valid by the oracle', [published.anyTemplate()], ({ text }) => isTemplate(text))

  law('every template expands as the oracle does', [withVariables], ([template, variables]) => {
    expect(expandUnknown(template)(variables)).toEqual(E.right(expandTemplate(template.text, variables, 'as a value')))
  })

  test('operators, modifiers and kinds of values are all used', () => {
    const samples = fc.sample(withVariables, { numRuns: 500, seed: SEED })
    const text = samples.map(([template]) => template.text).join()
    for (const operator of OPERATORS) expect(text).toContain(`{${operator}`)
    expect(text).toMatch(/\*[,}].*:[1-9]\d{3}[,}]/)
    const values = samples.flatMap(([, variables]) => Object.values(variables))
    const kinds = values.map((value) =>
      Array.isArray(value) ? (Array.isArray(value[0]) ? 'pairs' : 'list') : typeof value,
    )
    expect(new Set(kinds)).toEqual(new Set(['string', 'number', 'boolean', 'list', 'pairs', 'object']))
  })
})
