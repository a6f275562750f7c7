/**
 * Checks that no function in `support/calls.ts` needs quadratic time. Each function is called with hostile inputs
 * of 200 kB. The time limit is a multiple of the time that a simple function needs in the same run. Linear functions
 * finish well within the limit, and quadratic functions far exceed it. Special inputs for `uri-ts/template` and
 * `uri-ts/routes` are in `linear-templates.test.ts`. `npm run nightly -- long` uses inputs of 1 MB and 16 MB.
 */
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import * as prose from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { LONG, LONG_PROSE } from '../corpus/security'
import { COMPILERS, callsOf, ENTRIES, inputOf } from '../support/calls'
import { cpuTime, mostFor } from '../support/cpu-time'
import { isFresh, refOf, uriOf } from '../support/views'

const LENGTH = Number(process.env['URI_TS_LENGTH'] ?? 200_000)
const LIMIT = mostFor(LENGTH)

const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

/** Lists the calls that are timed. Functions that return arbitraries are excluded, because they do not read strings. */
const CALLS = callsOf(ENTRIES).filter(({ call }) => !COMPILERS.includes(call) && !/^any[A-Z]/.test(call))

const isView = (value: unknown): value is uri.View => value instanceof Object && 'pathStart' in value

const check = (result: unknown): void => {
  const value = result instanceof Object && '_tag' in result && 'right' in result ? result.right : result
  if (isView(value) && /^(Uri|RelativeRef)$/.test(value._tag)) expect(isFresh(value)).toBe(true)
}

/**
 * The maximum number of times that a test calls a function that exceeds the time limit. The first call may exceed the
 * limit simply because V8 is compiling the function.
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

describe(`${LENGTH} characters of ${LONG.length} tricks`, () => {
  it.each(LONG)('$trick', ({ before, part, after }) => {
    const text = before + long(part) + after
    for (const { name, row } of CALLS) {
      const input = inputOf(row, text)
      soon(name, () => row.call(input))
    }
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
  it.each(['a', '%', 'é', '\u{1f600}', '\ud800', '&', ' ', '[', '"'])('%s', (part) => {
    const data = long(part)
    expect(E.isRight(uri.decode(uri.encode('queryPart')(data)))).toBe(true)
    for (const { name, call, row } of CALLS) {
      if (row.takes === 'text' && call !== 'view' && call !== 'viewIri') soon(name, () => row.call(data as never))
    }
  })

  it.each(['%C3', '%', '%C3%A9%', '%F0%90'])('%s is decoded as far as it goes', (part) => {
    for (const decode of [uri.decode, uri.decodeForm, uri.decodeBytes]) soon(part, () => decode(long(part)))
    expect(uri.decodeUnreserved(long(part))).toBe(long(part))
  })
})
