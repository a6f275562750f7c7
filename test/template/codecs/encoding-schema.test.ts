import * as E from 'fp-ts/Either'
import { codecOf, expand, extract, type StandardSchema, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

type Method = (value: unknown) => unknown

const schemaOf = <Output>(validate: Method, encode: Method): StandardSchema<Output> =>
  ({ '~standard': { version: 1, vendor: 'test', validate, encode } }) as StandardSchema<Output>

const value = (value: unknown) => ({ value })
const issue = (message: string) => ({ issues: [{ message }] })

interface Point {
  readonly x: number
  readonly y: number
}

const point = schemaOf<Point>(
  (text) => {
    const [x, y, ...more] = String(text).split(';').map(Number)
    return more.length === 0 && Number.isFinite(x) && Number.isFinite(y) ? value({ x, y }) : issue('no point')
  },
  (given) => {
    const { x, y } = Object(given)
    return typeof x === 'number' ? value(`${x};${y}`) : issue('a point has an x')
  },
)

const RULE = 'the schema does not read back the string that it encodes'

describe('codecOf, with a schema that encodes', () => {
  it('writes the values that the schema encodes, such as objects', () => {
    expect(codecOf(point).encode({ x: 1, y: -2 })).toBe('1;-2')
    expect(codecOf(point).decode('1;-2')).toEqual(E.right({ x: 1, y: -2 }))
  })

  it('throws the message of the first issue', () => {
    expect(() => codecOf(point).encode({} as Point)).toThrow(new TypeError('a point has an x'))
  })

  it('does not write a text that the schema refuses', () => {
    expect(() => codecOf(point).encode({ x: Number.NaN, y: 1 })).toThrow(new TypeError('no point'))
  })

  it.each([5, null, undefined, new String('a'), {}])('does not write %j, which is not a text', (text) => {
    const schema = schemaOf(value, () => value(text))
    expect(() => codecOf(schema).encode('a')).toThrow(new TypeError(RULE))
  })

  it('does not write a text that is read as another value', () => {
    const constant = schemaOf<string>(() => value('a'), value)
    expect(codecOf(constant).encode('a')).toBe('a')
    expect(() => codecOf(constant).encode('b')).toThrow(new TypeError(RULE))
    const forgetful = schemaOf(
      () => value(1),
      (given) => (given === 1 ? issue('no more') : value('b')),
    )
    expect(() => codecOf(forgetful).encode(2)).toThrow(new TypeError('no more'))
  })

  it('writes a value without its finer parts, if the schema does', () => {
    const day = schemaOf<Date>(
      (text) => value(new Date(String(text))),
      (date) => value((date as Date).toISOString().slice(0, 10)),
    )
    expect(codecOf(day).encode(new Date('2024-02-29T12:00:00Z'))).toBe('2024-02-29')
  })

  it('refuses an asynchronous schema, and ignores its rejection', async () => {
    const rule = 'the schema must be synchronous: it returned a promise'
    for (const late of [() => Promise.resolve(value('a')), () => Promise.reject(new Error('late'))])
      expect(() => codecOf(schemaOf(value, late)).encode('a')).toThrow(new TypeError(rule))
    await new Promise(setImmediate)
  })

  it('calls `encode` as a method', () => {
    const standard = {
      version: 1,
      vendor: 'test',
      prefix: 'p',
      validate: (text: unknown) => value(String(text).slice(1)),
      encode(given: unknown) {
        return value(`${this.prefix}${given}`)
      },
    }
    expect(codecOf({ '~standard': standard } as StandardSchema<string>).encode('a')).toBe('pa')
  })

  it('writes as before if `encode` is undefined', () => {
    const schema = schemaOf<string>(value, undefined as never)
    expect(codecOf(schema).encode('a')).toBe('a')
  })

  it('has its place in a template', () => {
    const places = withCodecs({ at: codecOf(point) })(template('/places{?at}'))
    const link = expand(places)({ at: { x: 1, y: 2 } })
    expect(link).toBe('/places?at=1%3B2')
    expect(extract(places)(link)).toEqual(E.right({ at: { x: 1, y: 2 } }))
    expect(() => expand(places)({ at: {} as Point })).toThrow(
      '/places{?at}: the codec of at threw TypeError: a point has an x',
    )
  })
})
