import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { type CodecError, codecOf, expand, extract, type StandardSchema, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const schemaOf = <Output>(validate: (value: unknown) => unknown): StandardSchema<Output> =>
  ({ '~standard': { version: 1, vendor: 'test', validate } }) as StandardSchema<Output>

const value = (value: unknown) => ({ value })
const minimum = schemaOf<number>((text) =>
  Number(text) >= 1 ? value(Number(text)) : { issues: [{ message: 'must be at least 1' }, { message: 'other' }] },
)

describe('codecOf', () => {
  it.each([5, null, undefined, {}, { '~standard': {} }])('refuses %j, which is not a schema', (schema) => {
    expect(() => codecOf(schema as never)).toThrow(new TypeError('the value is not a Standard Schema'))
  })

  it('reads by the schema, with the message of its first issue', () => {
    expect(codecOf(minimum).decode('7')).toEqual(E.right(7))
    const refused = codecOf(minimum).decode('0')
    expect(E.isLeft(refused) && showReason(refused.left as CodecError)).toBe(
      "value: '0' is not allowed at offset 0; must be at least 1",
    )
    const silent = codecOf(schemaOf(() => ({ issues: [] }))).decode('a')
    expect(silent).toMatchObject(E.left({ expected: 'the schema refuses the value' }))
  })

  it.each([
    ['a text', 'a'],
    ['a number', 1.5],
    ['NaN', Number.NaN],
    ['a boolean', true],
    ['a bigint', 12n],
    ['a date', new Date(0)],
  ])('writes %s that the schema reads back', (_name, written) => {
    const text = written instanceof Date ? '1970-01-01T00:00:00.000Z' : String(written)
    const schema = schemaOf((read) => (read === text ? value(written) : { issues: [{ message: 'other' }] }))
    expect(codecOf(schema).encode(written)).toBe(text)
  })

  it('compares dates by time', () => {
    const schema = schemaOf((text) => value(new Date(String(text))))
    expect(codecOf(schema).encode(new Date(5))).toBe('1970-01-01T00:00:00.005Z')
    expect(() => codecOf(schemaOf(() => value(new Date(0)))).encode(new Date(5))).toThrow(TypeError)
  })

  const RULE = 'a value is a string, number, boolean, bigint or date, and the schema reads its encoded form back'

  it.each([[{}], [[1]], [null], [undefined], [Symbol('a')], [new Date(Number.NaN)], [() => 1]])(
    'does not write %s',
    (each) => {
      expect(() => codecOf(schemaOf(value)).encode(each)).toThrow(new TypeError(RULE))
    },
  )

  it('does not write what the schema reads as another value, or refuses', () => {
    expect(() => codecOf(schemaOf((text) => value(String(text).length))).encode(3)).toThrow(new TypeError(RULE))
    expect(() => codecOf(minimum).encode(0)).toThrow(new TypeError('must be at least 1'))
  })

  it('refuses an asynchronous schema, and ignores its rejection', async () => {
    const rule = 'the schema must be synchronous: it returned a promise'
    const schemas = [schemaOf(() => Promise.resolve(value(1))), schemaOf(() => Promise.reject(new Error('late')))]
    for (const schema of schemas) {
      expect(codecOf(schema).decode('a')).toMatchObject(E.left({ expected: rule }))
      expect(() => codecOf(schema).encode('a')).toThrow(new TypeError(rule))
    }
    await new Promise(setImmediate)
  })

  it('calls the schema as a method, which may be a function', () => {
    const standard = {
      version: 1,
      vendor: 'test',
      least: 2,
      validate(text: unknown) {
        return String(text).length < this.least ? { issues: [{ message: 'too short' }] } : { value: text }
      },
    }
    const schema = Object.assign(() => {}, { '~standard': standard }) as unknown as StandardSchema<string>
    expect(codecOf(schema).decode('ab')).toEqual(E.right('ab'))
    expect(codecOf(schema).decode('a')).toMatchObject(E.left({ expected: 'too short' }))
  })

  it('has its place in a template', () => {
    const users = withCodecs({ page: codecOf(minimum) })(template('/users{?page}'))
    expect(expand(users)({ page: 2 })).toBe('/users?page=2')
    expect(extract(users)('/users?page=0')).toMatchObject(
      E.left({ reason: 'codec', variable: 'page', offset: 12, expected: 'must be at least 1' }),
    )
    expect(() => expand(users)({ page: 0 })).toThrow(
      '/users{?page}: the codec of page threw TypeError: must be at least 1',
    )
    const thrown = schemaOf<string>(() => {
      throw new Error('broken')
    })
    expect(extract(withCodecs({ a: codecOf(thrown) })(template('/{a}')))('/x')).toMatchObject(
      E.left({ reason: 'codec', expected: 'broken' }),
    )
  })
})
