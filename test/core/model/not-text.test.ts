import * as fc from 'fast-check'
import * as core from 'uri-ts'
import * as schemes from 'uri-ts/equivalence'
import { anyHttpUri } from 'uri-ts/fast-check'
import * as instances from 'uri-ts/fp-ts'
import * as ip from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../../support/corpus'
import { NOT_TEXT } from '../../support/not-text'

const CHECKS = [
  core.isUri,
  core.isUriReference,
  core.isAbsoluteUri,
  core.isRelativeRef,
  ip.isIPv4Address,
  ip.isIPv6Address,
] as const

const PARSERS = [core.parseUri, core.parseUriReference, core.parseAbsoluteUri, core.parseRelativeRef] as const

describe('a value that is not a string', () => {
  it.each(NOT_TEXT)('is not a reference, nor an address: %s', (_name, value) => {
    for (const is of CHECKS) expect(is(value)).toBe(false)
  })

  it.each(NOT_TEXT)('does not parse: %s', (_name, value) => {
    for (const parse of PARSERS) {
      const parsed = (parse as (value: unknown) => ReturnType<typeof core.parseUri>)(value)
      if (parsed._tag !== 'Left') return expect.fail(parse.name)
      expect(parsed.left).toEqual({ _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' })
      expect(core.showReason(parsed.left)).toBe(
        'scheme: the value is not a string; a reference and each of its components is a string',
      )
    }
    for (const parse of [ip.parseIPv4, ip.parseIPv6]) {
      expect((parse as (value: unknown) => unknown)(value)).toEqual({ _tag: 'None' })
    }
    return undefined
  })

  it.each(NOT_TEXT)('has no view: %s', (_name, value) => {
    expect(() => (core.view as (value: unknown) => unknown)(value)).toThrow(TypeError)
  })
})

/** Calls a function, and treats a thrown error as a refusal. */
const answer = (ask: () => unknown): unknown => {
  try {
    return ask()
  } catch {
    return false
  }
}

type Compare = (that: unknown) => (view: unknown) => boolean
const curried = (compare: unknown): Compare => compare as Compare
const uncurried = ({ equals }: { equals: unknown }): Compare => {
  const compare = equals as (x: unknown, y: unknown) => boolean
  return (that) => (view) => compare(view, that)
}

const COMPARISONS: readonly (readonly [string, Compare])[] = [
  ['equalsText', curried(core.equalsText)],
  ['equalsNormalized', curried(core.equalsNormalized)],
  ['equalsForScheme', curried(schemes.equalsForScheme(schemes.schemeRules))],
  ['equalsHost', curried(schemes.equalsHost)],
  ['sameDocument', curried(core.sameDocument)],
  ['hasSegments', () => curried(core.hasSegments)([])],
  ['Eq', uncurried(instances.Eq)],
  ['EqNormalized', uncurried(instances.EqNormalized)],
  ['getEqForScheme', uncurried(instances.getEqForScheme(schemes.schemeRules))],
  ['Ord', uncurried(instances.Ord)],
]

describe('a comparison', () => {
  it.each(COMPARISONS)('is not true without a view: %s', (name, compare) => {
    const views = [viewOf(''), viewOf('http://good'), viewOf('HTTP://a/%7e/../b')]
    const others = NOT_TEXT.filter(([kind]) => kind !== 'a view').map(([, value]) => value)
    for (const value of [...others, 'http://good', 'http://evil', '']) {
      for (const that of [...others, 'http://good', 'http://evil', '', ...views]) {
        expect(answer(() => compare(that)(value))).toBe(false)
        if (name !== 'hasSegments') expect(answer(() => compare(value)(that))).toBe(false)
      }
    }
  })
})

describe('a text without a proof', () => {
  const unproved = core.view as (text: string) => core.View

  it.each(['x y', 'http://evil example/', '//[::1', 'a:b%', '1x:y', 'é'])('is refused: %s', (text) => {
    const message = 'the text is not a URI reference: call parseUriReference'
    expect(() => unproved(text)).toThrow(new TypeError(message))
  })

  it('is refused if, and only if, it is not a reference', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyHttpUri()), (text) => {
        const isReference = core.isUriReference(text)
        try {
          return unproved(text).text === text && isReference
        } catch {
          return !isReference
        }
      }),
      { numRuns: 500 },
    )
  })
})
