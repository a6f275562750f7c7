/**
 * Checks that no function in `support/calls.ts` needs quadratic time. Each function is called with hostile inputs of
 * 200 kB. The time limit is a multiple of the time that a simple function needs in the same run. Linear functions
 * finish well within the limit, and quadratic functions far exceed it. Special inputs for `uri-ts/template` and
 * `uri-ts/routes` are in `linear-templates.test.ts`. `npm run nightly -- long` uses inputs of 1 MB and 16 MB.
 */
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import * as prose from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { LONG, LONG_PROSE } from '../corpus/security'
import { type Call, COMPILERS, callsOf, ENTRIES, inputOf } from '../support/calls'
import { cpuTime, isFarBelow, mostFor } from '../support/cpu-time'
import { isFresh, refOf, uriOf } from '../support/views'

const LENGTH = Number(process.env['URI_TS_LENGTH'] ?? 200_000)
const LIMIT = mostFor(LENGTH)

/** The whole inputs are this many times as long as the short ones. */
const FACTOR = 8

const long = (part: string, length = LENGTH): string => part.repeat(Math.ceil(length / part.length))

/** Lists the calls that are timed. Functions that return arbitraries are excluded, because they do not read strings. */
const CALLS = callsOf(ENTRIES).filter(({ call }) => !COMPILERS.includes(call) && !/^any[A-Z]/.test(call))

const isView = (value: unknown): value is uri.View => value instanceof Object && 'pathStart' in value

const check = (result: unknown): void => {
  const value = result instanceof Object && '_tag' in result && 'right' in result ? result.right : result
  if (isView(value) && /^(Uri|RelativeRef)$/.test(value._tag)) expect(isFresh(value)).toBe(true)
}

/**
 * If this many calls to a function all exceed the time limit, the test fails. The first call may exceed the limit
 * simply because V8 is compiling the function.
 */
const TRIES = 3

const soon = (name: string, run: () => unknown): void => {
  const times: number[] = []
  do {
    let result: unknown
    times.push(
      cpuTime(() => {
        result = run()
      }),
    )
    if (times.length === 1) check(result)
  } while (Math.min(...times) > LIMIT && times.length < TRIES)
  if (Math.min(...times) > LIMIT) expect({ name, times }).toBe('less')
}

/**
 * Makes calls with an input for each call. If a call with a short input is so fast that even a quadratic function would
 * stay below the limit with the whole input, the whole input is not used. A function may read long strings differently,
 * however, so one call in eight uses the whole input. `turn` determines which calls these are.
 */
const eachSoon = (calls: typeof CALLS, turn: number, input: (row: Call, length: number) => never): void => {
  for (const [index, { name, row }] of calls.entries()) {
    const short = input(row, LENGTH / FACTOR)
    if ((index + turn) % FACTOR !== 0 && isFarBelow(LIMIT, FACTOR, () => check(row.call(short)))) continue
    const whole = input(row, LENGTH)
    soon(name, () => row.call(whole))
  }
}

describe(`${LENGTH} characters of ${LONG.length} tricks`, () => {
  it.each(LONG.map((row, turn) => ({ ...row, turn })))('$trick', ({ before, part, after, turn }) => {
    eachSoon(CALLS, turn, (row, length) => inputOf(row, before + long(part, length) + after))
  })
})

const PAIRED: { readonly [name: string]: (view: uri.View<uri.Uri>) => unknown } = {
  'resolve from it': (view) => uri.resolve(view)(refOf('../g')),
  'relativize from it to the like of it': (view) => uri.relativize(view)(uri.resolve(view)(refOf('../g'))),
  'relativize from it to itself': (view) => uri.relativize(view)(view),
}

describe(`a base of ${LENGTH} characters`, () => {
  it.each(LONG)('$trick', ({ before, part, after }) => {
    const view = uri.resolve(uriOf('http://h/a/b?c'))(refOf(before + long(part) + after)) as uri.View<uri.Uri>
    for (const [name, operation] of Object.entries(PAIRED)) soon(name, () => operation(view))
  })
})

describe(`${LENGTH} characters in which URIs are looked for`, () => {
  it.each(LONG_PROSE)('%s', (part) => {
    for (const text of [long(part), `a://b/${long(part)}`]) {
      for (const found of prose.findUris(text)) if (!isFresh(found.uri)) expect.fail(found.uri.text)
    }
  })
})

describe(`${LENGTH} characters of data`, () => {
  const calls = CALLS.filter(({ call, row }) => row.takes === 'text' && call !== 'view' && call !== 'viewIri')

  const parts = ['a', '%', 'é', '\u{1f600}', '\ud800', '&', ' ', '[', '"']

  it.each(parts)('%s', (part) => {
    expect(E.isRight(uri.decode(uri.encode('queryPart')(long(part))))).toBe(true)
    eachSoon(calls, parts.indexOf(part), (_row, length) => long(part, length) as never)
  })

  it.each(['%C3', '%', '%C3%A9%', '%F0%90'])('%s is decoded as far as it goes', (part) => {
    for (const decode of [uri.decode, uri.decodeForm, uri.decodeBytes]) soon(part, () => decode(long(part)))
    expect(uri.decodeUnreserved(long(part))).toBe(long(part))
  })
})
