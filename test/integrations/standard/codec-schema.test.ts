import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as fc from 'fast-check'
import { codecSchema } from 'uri-ts/standard'
import {
  bool,
  codecOf,
  csv,
  expand,
  extract,
  int,
  isoDate,
  number,
  oneOf,
  template,
  text,
  uuid,
  withCodecs,
  withDefault,
} from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'

const CODECS = {
  int,
  number,
  bool,
  uuid,
  isoDate,
  text,
  oneOf: oneOf('asc', 'desc'),
  csv: csv(int),
  withDefault: withDefault(int, 1),
}
const names = fc.constantFrom(...(Object.keys(CODECS) as (keyof typeof CODECS)[]))
const texts = fc.oneof(fc.string(), fc.constantFrom('', '7', '1.5', 'true', 'asc', '1,2', '1970-01-01T00:00:00.000Z'))
const values = fc.oneof(
  fc.anything(),
  fc.date(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.uuid(),
  fc.array(fc.integer()),
  fc.constantFrom('asc', 'desc'),
)

/** Returns the encoded string, or `undefined` if the codec throws an error. */
const encoded = (encode: (value: never) => string, value: unknown): string | undefined => {
  try {
    return encode(value as never)
  } catch {
    return undefined
  }
}

describe('codecSchema', () => {
  const { validate, encode } = codecSchema(int)['~standard']

  it('validates and encodes', () => {
    expect(validate('7')).toEqual({ value: 7 })
    expect(encode(7)).toEqual({ value: '7' })
    expect(validate('07').issues?.[0]?.message).toMatch(/an integer/)
    expect(encode(7.5)).toEqual({
      issues: [{ message: 'pass an integer as a number, such as 7' }],
    })
    expect(encode('7').issues?.length).toBe(1)
  })

  it('takes a template with codecs', () => {
    const users = withCodecs({ id: int })(template('/users/{id}'))
    const schema = codecSchema({ decode: extract(users), encode: expand(users) })['~standard']
    expect(schema.validate('/users/7')).toEqual({ value: { id: 7 } })
    expect(schema.encode({ id: 7 })).toEqual({ value: '/users/7' })
    expect(schema.encode({ id: 'x' }).issues?.[0]?.message).toMatch(/the codec of id threw TypeError/)
  })

  it('calls the methods of a codec as methods', () => {
    class Prefix {
      readonly prefix = 'p'
      decode(given: string) {
        return { _tag: 'Right', right: given.slice(this.prefix.length) } as const
      }
      encode(given: string) {
        return `${this.prefix}${given}`
      }
    }
    const schema = codecSchema(new Prefix())['~standard']
    expect(schema.validate('pa')).toEqual({ value: 'a' })
    expect(schema.encode('a')).toEqual({ value: 'pa' })
  })

  it('does not encode what the codec of another library would not decode', () => {
    const identity = { decode: int.decode, encode: (given: number) => given as unknown as string }
    expect(codecSchema(identity)['~standard'].encode(7)).toEqual({ issues: [{ message: 'the value is not a string' }] })
    const careless = { decode: int.decode, encode: (given: number) => `${given}` }
    expect(codecSchema(careless)['~standard'].encode(7.5).issues?.[0]?.message).toMatch(
      /'7' is not allowed at offset 0; an integer/,
    )
  })

  it.each([undefined, null, 5, {}, int.decode, { decode: int.decode }])('refuses %s, which is not a codec', (codec) => {
    expect(() => codecSchema(codec as never)).toThrow(
      new TypeError('the codec lacks decode or encode: write codecOf(schema) or csv(int)'),
    )
  })

  it('is a Standard Schema with one more method', () => {
    const schema: StandardSchemaV1<string, number> = codecSchema(int)
    expect(Object.keys(schema['~standard']).sort()).toEqual(['encode', 'jsonSchema', 'validate', 'vendor', 'version'])
  })

  law(
    'accepts exactly the texts and values of the codec',
    [names, texts, values],
    (...given: [keyof typeof CODECS, string, unknown]) => {
      const [name, written, value] = given
      const codec = CODECS[name]
      const schema = codecSchema(codec as typeof int)['~standard']
      const read = codec.decode(written)
      expect(schema.validate(written).issues === undefined).toBe(read._tag === 'Right')
      expect(schema.encode(value)).toMatchObject(
        encoded(codec.encode, value) === undefined ? { issues: [{}] } : { value: encoded(codec.encode, value) },
      )
    },
  )

  law('is the inverse of codecOf', [names, texts, values], (...given: [keyof typeof CODECS, string, unknown]) => {
    const [name, written, value] = given
    const codec = CODECS[name] as typeof int
    const again = codecOf(codecSchema(codec))
    expect(again.decode(written)._tag).toBe(codec.decode(written)._tag)
    expect(encoded(again.encode, value)).toBe(encoded(codec.encode, value))
  })
})
