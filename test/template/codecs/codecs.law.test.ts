/** Checks that codecs can read every value that they have written, and can write every value that they have read. */

import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import {
  type AnyCodec,
  bool,
  type CodecError,
  codecOf,
  csv,
  expand,
  extract,
  int,
  isoDate,
  number,
  oneOf,
  type StandardSchema,
  template,
  uuid,
  withCodecs,
  withDefault,
} from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { law, RUNS, SEED } from '../../support/law'

/**
 * Defines a schema that converts strings to numbers, as schemas in many libraries do. Different strings, such as `1`
 * and `01`, can produce the same number.
 */
const coerced = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (text: unknown) =>
      Number.isNaN(Number(text)) ? { issues: [{ message: 'no number' }] } : { value: Number(text) },
  },
} as StandardSchema<number>

/** Defines a schema whose values cannot be converted to a string and back. */
const length = {
  '~standard': { version: 1, vendor: 'test', validate: (text: unknown) => ({ value: String(text).length }) },
} as StandardSchema<number>

const CODECS = {
  int,
  number,
  bool,
  uuid,
  isoDate,
  oneOf: oneOf('asc', 'desc', '', '__proto__'),
  texts: csv(),
  ints: csv(int),
  dates: csv(isoDate),
  lists: csv(csv(bool)),
  withDefault: withDefault(int, 1),
  coerced: codecOf(coerced),
  length: codecOf(length),
} satisfies Record<string, AnyCodec>

const HOSTILE: readonly unknown[] = [
  ...[-0, 0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 1e-7, 2 ** 53, -(2 ** 53) + 1, 1.5],
  ...[Number.MAX_VALUE, Number.MIN_VALUE, 5e-324, 0.1 + 0.2, 10n, true, 'true', '', '1', '-0', '1e21', '1e+21', '01'],
  ...[null, undefined, {}, [], [''], ['', ''], ['a,b'], [undefined], [[]], [[true], []], Symbol('x'), () => 1],
  ...['\ud800', '\udc00a', '__proto__', 'constructor', new Date(Number.NaN), new Date(0), new Date(8.64e15)],
  ...[new Date(-8.64e15), new Date('-000001-01-01T00:00:00Z'), new Date('+010000-01-01T00:00:00Z'), '2024-02-30'],
  ...['+010000-01-01T00:00:00.000Z', '-000000-01-01T00:00:00.000Z', '2024-01-01T00:00:00Z', 'NaN', 'Infinity', ' 1'],
  ...[Object.create(null), { toString: () => '1' }, ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6'], new Number(1), [1, 2]],
]

const values = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.uuid(),
  fc.date({ noInvalidDate: false }),
  fc.array(fc.integer()),
  fc.array(fc.string({ unit: fc.constantFrom('a', ',', '\\', 'é', '\ud800') })),
  fc.array(fc.date()),
  fc.array(fc.array(fc.boolean())),
  fc.string(),
  fc.anything(),
)

const texts = fc.oneof(
  fc.constantFrom(...HOSTILE.filter((value) => typeof value === 'string')),
  fc.double().map(String),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.array(fc.oneof(fc.integer().map(String), fc.string({ unit: fc.constantFrom('a', ',', '') }))).map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789-+.,eTZ:truefals'.split('')) }),
  fc.uuid(),
)

/** Returns whether two values are equal. `0` equals `-0`, and dates are equal if their times are equal. */
const isEqual = (a: unknown, b: unknown): boolean =>
  a === b ||
  Object.is(a, b) ||
  (a instanceof Date && b instanceof Date && a.getTime() === b.getTime()) ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => isEqual(each, b[index])))

const written = (codec: AnyCodec, value: unknown): string | undefined => {
  try {
    return codec.encode(value as never)
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    expect((error as TypeError).message).toMatch(/^(a|an|the|members|pass) .{5,}|^no number$/)
    return undefined
  }
}

describe.each(Object.entries(CODECS))('%s', (name, any) => {
  const codec = any as AnyCodec

  law('reads what it writes', [values], (value) => {
    const text = written(codec, value)
    if (text === undefined) return
    const read = codec.decode(text)
    expect(typeof text === 'string' && E.isRight(read) && isEqual(read.right, value)).toBe(true)
  })

  law('writes what it reads, and reads it again', [texts], (text) => {
    const read = codec.decode(text)
    if (E.isLeft(read)) return
    const again = written(codec, read.right)
    // Only the schema `length` returns values that its codec cannot write.
    if (again === undefined) expect(name).toBe('length')
    else expect(isEqual(E.toUnion(codec.decode(again)), read.right)).toBe(true)
  })

  law('what a template writes, it reads back', [values], (value) => {
    for (const each of [withCodecs({ v: codec })(template('/a{?v}')), withCodecs({ v: codec })(template('/a{/v}'))]) {
      let text: string
      try {
        text = expand(each as never)({ v: value } as never)
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        continue
      }
      const isAbsent = value === undefined
      const read = extract(each as never)(text) as E.Either<unknown, { v: unknown }>
      if (!isAbsent) expect(E.isRight(read) && isEqual(read.right.v, value)).toBe(true)
    }
  })
})

it('values that are not texts are refused, not read', () => {
  const notTexts = fc.oneof(fc.constantFrom(...HOSTILE), fc.anything()).filter((value) => typeof value !== 'string')
  fc.assert(
    fc.property(notTexts, (value) => {
      for (const codec of Object.values<AnyCodec>(CODECS)) {
        const read = codec.decode(value as never)
        expect(E.isLeft(read) && (read.left as CodecError).text).toBe('')
      }
    }),
    { numRuns: RUNS, seed: SEED },
  )
})
