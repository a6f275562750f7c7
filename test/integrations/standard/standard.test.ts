import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, it } from 'vitest'
import { parseUri, showReason, type Uri, uriOf } from '../../../src/index'
import * as standard from '../../../src/standard'
import { brandSchema, type TextSchema, uriSchema, valueSchema } from '../../../src/standard'
import { extract, int, template } from '../../../src/template'

/** Returns the first issue's message, or `undefined` if the value is valid. */
const issueOf = (schema: TextSchema<unknown>, value: unknown): string | undefined =>
  schema['~standard'].validate(value).issues?.[0]?.message

const accepts =
  (value: string) =>
  ([, schema]: readonly [string, TextSchema<unknown>]): boolean =>
    issueOf(schema, value) === undefined

const { brandSchema: _, codecSchema: __, valueSchema: ___, ...SCHEMAS } = standard

describe('the schemas of brands', () => {
  it.each([
    ['http://a/b#c', ['httpUriSchema', 'uriReferenceSchema', 'uriSchema']],
    ['http://a/b', ['absoluteUriSchema', 'httpUriSchema', 'uriReferenceSchema', 'uriSchema']],
    ['urn:a:b', ['absoluteUriSchema', 'uriReferenceSchema', 'uriSchema']],
    ['/b', ['localPathSchema', 'relativeRefSchema', 'uriReferenceSchema']],
    ['a b', []],
  ])('of %s: %s', (text, names) => {
    const found = Object.entries(SCHEMAS).filter(accepts(text))
    expect(found.map(([name]) => name).sort()).toEqual(names)
  })

  it('return the text with its brand', () => {
    const result = uriSchema['~standard'].validate('http://a/')
    const typed: Uri | undefined = result.issues === undefined ? result.value : undefined
    expect(typed).toBe('http://a/')
  })

  it('have the message of the parser', () => {
    const parsed = parseUri('http://a b/')
    expect(issueOf(uriSchema, 'http://a b/')).toBe(parsed._tag === 'Left' ? showReason(parsed.left) : '')
  })

  it.each([undefined, null, 1, {}, [], Symbol('s'), new String('http://a/')])('refuse %s', (value) => {
    expect(issueOf(uriSchema, value)).toBe('the value is not a string')
  })

  it('are those of uriOf', () => {
    const schema = brandSchema(uriOf({ schemes: ['redis'], host: true }).parse)
    expect(issueOf(schema, 'redis://a/')).toBe(undefined)
    expect(issueOf(schema, 'http://a/')).toMatch(/^scheme: 'h' is not allowed at offset 0/)
  })

  it('write JSON Schema', () => {
    for (const target of ['draft-2020-12', 'draft-07', 'openapi-3.0']) {
      const { input, output } = standard.relativeRefSchema['~standard'].jsonSchema
      expect([input({ target }), output({ target })]).toEqual([
        { type: 'string', format: 'uri-reference' },
        { type: 'string', format: 'uri-reference' },
      ])
    }
  })

  it('write the format `uri-reference` exactly if they accept a relative reference', () => {
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      const format = accepts('/b')([name, schema]) ? 'uri-reference' : 'uri'
      const { input } = schema['~standard'].jsonSchema
      expect({ name, ...input({ target: 'draft-07' }) }).toEqual({ name, type: 'string', format })
    }
  })
})

describe('the schemas of values', () => {
  const users = valueSchema(extract(template('/users/{id}{?page}')))

  it('read templates', () => {
    expect(users['~standard'].validate('/users/7?page=2')).toEqual({ value: { id: '7', page: '2' } })
    expect(issueOf(users, '/user/7')).toMatch(/does not match the template/)
  })

  it('read codecs', () => {
    expect(valueSchema(int.decode)['~standard'].validate('7')).toEqual({ value: 7 })
    expect(issueOf(valueSchema(int.decode), '7.5')).toMatch(/an integer/)
  })

  it.each([
    ['words', () => ({ _tag: 'Left', left: 'no prime' }) as const, 'no prime'],
    ['nothing to say', () => ({ _tag: 'Left', left: undefined }) as const, 'the text is refused'],
    [
      'an exception',
      () => {
        throw new Error('broken')
      },
      'broken',
    ],
  ])('of another library, with %s', (_name, decode, sentence) => {
    expect(issueOf(valueSchema(decode), '7')).toBe(sentence)
  })

  it('know no JSON Schema of their values', () => {
    const { input, output } = users['~standard'].jsonSchema
    expect(input({ target: 'draft-07' })).toEqual({ type: 'string' })
    expect(() => output({ target: 'draft-07' })).toThrow('uri-ts has no JSON Schema')
  })
})

it('a schema of no function is not made', () => {
  expect(() => brandSchema(undefined as never)).toThrow(
    new TypeError('the argument is not a function that reads a string'),
  )
  expect(() => valueSchema(int as never)).toThrow(TypeError)
})

it('they are what the specification says', () => {
  const schema: StandardSchemaV1<string, Uri> & StandardJSONSchemaV1<string, Uri> = uriSchema
  expect(Object.keys(schema['~standard']).sort()).toEqual(['jsonSchema', 'validate', 'vendor', 'version'])
})

it('no program can change a schema that others use', () => {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    expect([name, Object.isFrozen(schema), Object.isFrozen(schema['~standard'])]).toEqual([name, true, true])
  }
})
