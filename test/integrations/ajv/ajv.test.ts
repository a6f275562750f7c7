import { Ajv } from 'ajv'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { addFormats, formats, uriResolver } from '../../../src/ajv'
import { KEPT, REJECTED } from '../../corpus/security'

const compile = (schema: object): unknown => new Ajv({ uriResolver, strict: false }).compile(schema)

describe('uriResolver', () => {
  it.each([
    '#/definitions/Record<string,Person>',
    '#/definitions/Map<string[]>',
    '#/definitions/a b',
    '#/definitions/ä"{|}^`',
    '#/definitions/50%',
    '#/definitions/a#b',
    '#/definitions/App\\User',
    '#/definitions/a\tb',
  ])('repairs %s, as schemas in use have it', ($ref) => {
    const name = $ref.slice('#/definitions/'.length)
    const validate = compile({ definitions: { [name]: { type: 'string' } }, $ref }) as (data: unknown) => boolean
    expect([validate('x'), validate(1)]).toEqual([true, false])
  })

  it.each(REJECTED)('ends compile: $trick', ({ text }) => {
    expect(() => compile({ $ref: text })).toThrow(/is no reference|can't resolve reference/)
  })

  it.each(KEPT)('finds no other schema: $trick', ({ text }) => {
    const ajv = new Ajv({ uriResolver, strict: false })
    for (const $id of [
      'http://good.example/',
      'http://good.example/admin',
      'http://evil.example/',
      'http://127.0.0.1/x',
    ])
      ajv.addSchema({ $id })
    expect(() => ajv.compile({ $ref: text })).toThrow(/can't resolve reference|is no reference/)
  })

  it('names the text and the reason', () => {
    expect(() => uriResolver.resolve('', 'http://h:x/')).toThrow(
      '"http://h:x/" is no reference: port: \'x\' is not allowed at offset 9; a port is digits',
    )
    expect(() => uriResolver.parse('/a/%2E./b')).toThrow('a dot segment is percent-encoded')
    expect(() => uriResolver.parse(5 as never)).toThrow('5 is no reference: it is not a string')
  })

  it('finds equivalent identifiers', () => {
    const ajv = new Ajv({ uriResolver })
    ajv.addSchema({ $id: 'http://h/~a', type: 'string' })
    expect(ajv.compile({ $ref: 'HTTP://H/b/../%7ea' })(1)).toBe(false)
  })

  it('writes what it has read', () => {
    for (const text of ['http://u:p@h:80/p?q#f', '//h', 'a/b', '', '#f', 'urn:a:b?', 'http://[::1]:/'])
      expect(uriResolver.serialize(uriResolver.parse(text))).toBe(text)
    expect(uriResolver.serialize({ scheme: 'http', host: 'h', port: 80 })).toBe('http://h:80')
    expect(uriResolver.parse('//h')).toEqual({ authority: 'h', host: 'h', path: '' })
  })
})

describe('formats', () => {
  const texts = ['http://a/', 'a/b', '{a}', 'http://a/%zz', '{', ' ', '', 'http://é/', 'é', '\ud800']

  it.each([
    ['uri', ['http://a/']],
    ['uri-reference', ['http://a/', 'a/b', '']],
    ['iri', ['http://a/', 'http://é/']],
    ['iri-reference', ['http://a/', 'a/b', '', 'http://é/', 'é']],
    ['uri-template', ['http://a/', 'a/b', '{a}', '', 'http://é/', 'é']],
  ] as const)('%s', (format, valid) => {
    const validate = addFormats(new Ajv()).compile({ type: 'string', format })
    expect(texts.filter((text) => validate(text))).toEqual(valid)
    expect(texts.filter(formats[format])).toEqual(valid)
  })
})

describe('in Fastify', () => {
  it('formats and references work', async () => {
    const app = fastify({ ajv: { customOptions: { uriResolver }, plugins: [(ajv) => addFormats(ajv)] } })
    app.addSchema({ $id: 'http://example.com/link.json', type: 'string', format: 'uri' })
    app.post(
      '/',
      { schema: { body: { type: 'object', properties: { to: { $ref: 'HTTP://example.com/link.json' } } } } },
      async () => 'ok',
    )
    const post = async (to: string) => (await app.inject({ method: 'POST', url: '/', payload: { to } })).statusCode
    expect([await post('http://a/'), await post('http://a b/')]).toEqual([200, 400])
    await app.close()
  })
})
