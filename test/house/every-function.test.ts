/**
 * Tests claims about every function in every entry point. The tables in `support/calls.ts` contain a call to each
 * function.
 */
import * as fc from 'fast-check'
import ts from 'typescript'
import { anyHttpUri } from 'uri-ts/fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../src/integrations/fast-check/characters'
import { apiOf } from '../support/api'
import { callsOf, ENTRIES, inputOf } from '../support/calls'
import { NOT_TEXT } from '../support/not-text'

const API = apiOf()

/** Returns whether a constant is an object other than a list. Such objects contain functions. */
const hasFunctions = ({ symbol }: { readonly symbol: ts.Symbol }): boolean => {
  const type = API.checker.getTypeOfSymbol(symbol)
  return (type.flags & ts.TypeFlags.Object) !== 0 && !API.checker.isArrayLikeType(type)
}

it.each(API.entries)('$name says of each constant with functions what they allocate', ({ exports }) => {
  const constants = exports.filter((each) => each.kind === 'constant' && hasFunctions(each))
  expect(constants.filter(({ doc }) => !/\bAllocates\b/.test(doc)).map(({ name }) => name)).toEqual([])
})

it('finds the constants with functions', () => {
  const constants = API.entries.flatMap(({ exports }) => exports.filter(({ kind }) => kind === 'constant'))
  expect(constants.filter(hasFunctions).length).toBeGreaterThan(25)
})

describe.each(ENTRIES)('$name', ({ name, module, calls }) => {
  const functions = API.entries.find((entry) => entry.name === name)?.exports.filter(({ kind }) => kind === 'function')

  it('has a call of each function, and of nothing else', () => {
    expect(Object.keys(calls).sort()).toEqual(functions?.map((each) => each.name))
    const exported = Object.entries(module).filter(([each, value]) => typeof value === 'function' && each !== 'View')
    expect(exported.map(([each]) => each).filter((each) => !(each in calls))).toEqual([])
  })

  it('says of each function what it allocates', () => {
    expect(functions?.filter(({ doc }) => !/\bAllocates\b/.test(doc)).map((each) => each.name)).toEqual([])
  })
})

const CALLS = callsOf(ENTRIES)

/** Lists functions that treat an invalid literal as a mistake in the program, and therefore throw a `TypeError`. */
const OF_LITERALS = [
  ...['view', 'viewIri'],
  ...['template', 'fromExpress', 'defineRoutes', 'defineRoutesUnder', 'defineHostRoutes', 'route', 'withCodecs'],
  ...['toExpress', 'toFastify', 'toHono', 'toNextJs', 'toReactRouter', 'toRou3', 'toTanStackRouter', 'toUrlPattern'],
  ...['uri', 'absoluteUri', 'relativeRef', 'uriReference', 'uris', 'iri', 'iriReference'],
  ...['linkOf', 'mediaTypeParameter'],
]

const attempt = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

const HOSTILE = [
  ...['', '%', '%zz', '\0', '\ud800', '\udfff', '\u202e', '\ufeff', 'é', '😀', '__proto__', 'constructor'],
  ...['//', '//[', '://', '?&=', '{', '{?', '/{}', ':', '@', '#', 'a:b', '/..', '*', '//a@b@c:1:2'],
  ...['http://[::1', 'http://h:999999/'],
]

const texts = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: anyCharacter() }),
  fc.string({ unit: fc.constantFrom(...'a1:/?#[]@%&=+.;{}*, \ud800é'.split('')), maxLength: 30 }),
  anyHttpUri(),
)

const isArbitrary = (call: string): boolean => /^any[A-Z]/.test(call)

describe('no function throws on a text', () => {
  const random = fc.sample(texts, 3000)

  it.each(CALLS.map((each, index) => ({ ...each, start: (index * 7) % 2700 })))('$name', ({ call, row, start }) => {
    const isOfLiterals = OF_LITERALS.includes(call)
    for (const text of isArbitrary(call) ? HOSTILE.slice(0, 1) : [...HOSTILE, ...random.slice(start, start + 300)]) {
      const result = attempt(() => row.call(inputOf(row, text)))
      if (result instanceof Error && !(isOfLiterals && result instanceof TypeError))
        expect.fail(`${JSON.stringify(text)}: ${result.stack}`)
    }
  })
})

/**
 * Lists functions that are exempt from the tests with non-string arguments, and gives the reason for each exemption.
 */
const TAKING_ANYTHING: { readonly [call: string]: string } = {
  uris: 'takes an empty list, which is a table without entries',
  createSpans: 'takes no argument',
  createParams: 'takes a router',
  createLines: 'takes a number',
  createLineBuffer: 'takes a number',
  enableKernel: 'takes no argument',
  formatIPv4: 'takes a number',
  formatIPv6: 'takes numbers',
  showError: 'takes an error',
  showReason: 'takes an error',
  redactError: 'takes an error',
  redactErrorKeys: 'takes an error',
  setPairs: 'takes numbers and booleans, too',
  buildQuery: 'takes numbers and booleans, too',
  setFormPairs: 'takes numbers and booleans, too',
  componentOf: 'takes a failure',
  reasonOf: 'takes a failure',
  withPort: 'takes a number, too',
  expand: 'takes lists and objects, and ignores other values',
  expandUnknown: 'takes lists and objects',
  partialExpand: 'takes what expand takes',
  absoluteLinks: 'takes what expand takes',
  typedLinks: 'takes a table',
  withCodecs: 'takes a codec, here one of a list',
  fromWhatwg: 'takes a URL, too',
  addFormats: 'takes an instance of Ajv',
  brandSchema: 'its schema returns an issue',
  codecSchema: 'its schema returns an issue',
  valueSchema: 'its schema returns an issue',
  mutantOf: 'takes an arbitrary',
  fromDataBytes: 'its media type may be absent',
  guardFetch: 'returns a promise, which is rejected',
  expressHandler: 'passes the error to `next`',
  fastifyHandler: 'answers with the status of the error',
  honoHandler: 'answers with the status of the error',
  honoTarget: 'reads the URL of a request, which is a text',
  honoParams: 'answers with the status of the error',
  formatLinks: 'takes a list of links',
  linkOf: 'takes a list of links',
  linkParameter: 'takes a link',
  localTarget: 'returns the fallback',
  privateAddress: 'says of it that it is not an address',
}

const isRefusal = (result: unknown): boolean => {
  if (result === false || result instanceof TypeError) return true
  if (typeof result === 'number') return result < 0
  return Array.isArray(result)
    ? result.length === 0
    : /^(Left|None|RequestTargetError)$/.test((result as { _tag: string })._tag)
}

describe('no function takes a value that is not a string', () => {
  const isTaking = (call: string): boolean => !isArbitrary(call) && !(call in TAKING_ANYTHING)
  const taking = CALLS.filter(({ call, row }) => row.takes === 'text' && isTaking(call))

  it.each(taking)('$name', ({ row }) => {
    for (const [kind, value] of NOT_TEXT) {
      const result = attempt(() => row.call(value as never))
      if (!isRefusal(result)) expect.fail(`${kind}: ${String(result)}`)
    }
  })

  it('lists no function that is not exported', () => {
    const names = CALLS.map(({ call }) => call)
    expect(Object.keys(TAKING_ANYTHING).filter((name) => !names.includes(name))).toEqual([])
  })
})
