/**
 * Tests what happens if JavaScript callers pass invalid values, such as `null` or an object with getters that return a
 * different value each time.
 */
import * as core from 'uri-ts'
import { cacheKey } from 'uri-ts/equivalence'
import { parseRequestTarget } from 'uri-ts/http'
import { iriFromComponents } from 'uri-ts/iri'
import { buildUrn, buildUrnEncoded, mailto } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { refOf } from '../support/views'

const WITHOUT_PROPERTIES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['a number', 5],
  ['a text', 'http://a/'],
  ['a list', []],
  ['a list of pairs', [['a', '1']]],
  ['a Map', new Map([['a', '1']])],
  ['a Set', new Set(['a'])],
  ['URLSearchParams', new URLSearchParams('a=1')],
  ['a URL', new URL('http://a/')],
  ['a Date', new Date(0)],
  ['a function', () => {}],
  ['bytes', Uint8Array.of(1)],
]

const CALLS: readonly (readonly [string, (value: never) => unknown])[] = [
  ['fromComponents', core.fromComponents],
  ['recompose', core.recompose],
  ['setPairs', core.setPairs],
  ['setFormPairs', core.setFormPairs],
  ['iriFromComponents', iriFromComponents],
  ['mailto', mailto],
  ['buildUrn', buildUrn],
  ['buildUrnEncoded', buildUrnEncoded],
  ['cacheKey', cacheKey],
]

describe.each(CALLS)('%s', (name, call) => {
  const values = WITHOUT_PROPERTIES.filter(([kind]) => name !== 'cacheKey' || kind !== 'undefined')

  it.each(values)('throws for %s, and says what to pass', (_, value) => {
    expect(() => call(value as never)).toThrow(TypeError)
    expect(() => call(value as never)).toThrow(/^(the (parts|values) are an object|options are an object)/)
  })
})

/** Returns a list in which each element is `x` when first read, and `..` when read again. */
const changing = (): readonly string[] => {
  const list: string[] = ['', '']
  for (const index of [0, 1]) {
    let reads = 0
    Object.defineProperty(list, index, { get: () => (reads++ === 0 ? 'x' : '..'), enumerable: true })
  }
  return list
}

/** Returns an object in which each property is valid when first read, and invalid when read again. */
const changingParts = (parts: object): never => {
  const made = {}
  for (const [name, value] of Object.entries(parts)) {
    let reads = 0
    Object.defineProperty(made, name, { get: () => (reads++ === 0 ? value : '/../ #'), enumerable: true })
  }
  return made as never
}

describe('a getter is read once', () => {
  it.each([
    ['withSegmentsEncoded', core.withSegmentsEncoded],
    ['appendSegments', core.appendSegments],
  ])('%s', (_, change) => {
    const built = change(changing())(refOf('a:b'))
    if (built._tag === 'Left') return expect.fail('it is read twice')
    return expect(built.right.text).not.toContain('..')
  })

  it('withSegments', () => {
    const built = core.withSegments(changing())(refOf('http://h/a'))
    if (built._tag === 'Right') expect(built.right.text).not.toContain('..')
  })

  it.each([
    ['fromComponents', () => core.fromComponents(changingParts({ scheme: 'http', host: 'h', path: '/a', query: 'q' }))],
    [
      'iriFromComponents',
      () => iriFromComponents(changingParts({ scheme: 'http', host: 'h', path: '/a', query: 'q' })),
    ],
    ['mailto', () => mailto(changingParts({ to: 'a@b.c', subject: 'a', body: 'b' }))],
    ['buildUrn', () => buildUrn(changingParts({ nid: 'example', nss: 'a', qComponent: 'b' }))],
  ])('%s', (_, build) => {
    const built = build()
    if (built._tag === 'Left') return expect.fail(`it is read twice: ${core.showReason(built.left)}`)
    return expect(built.right.text).not.toContain('..')
  })
})

it('parseRequestTarget says in which order to pass the method and the target', () => {
  const parsed = parseRequestTarget('/a', 'GET')
  if (parsed._tag === 'Right') return expect.fail('the order is wrong')
  return expect(core.showReason(parsed.left)).toBe(
    "request-target: 'G' does not begin a request-target at offset 0; write parseRequestTarget(method, target)",
  )
})
