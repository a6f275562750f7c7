import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { route } from 'uri-ts/routes'
import {
  type Codec,
  type CodecError,
  csv,
  expand,
  extract,
  int,
  oneOf,
  partialExpand,
  template,
  uuid,
  withCodecs,
  withDefault,
} from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../support/template-setup'

describe('codecs', () => {
  const list = extract(withCodecs({ id: int, sort: oneOf('asc', 'desc'), tag: int })(template('/{id}{?sort,tag*,q}')))

  it('read valid texts', () => {
    expect(list('/7?sort=asc&tag=1&tag=2&q=x')).toEqual(E.right({ id: 7, sort: 'asc', tag: [1, 2], q: 'x' }))
    expect(list('/-7')).toEqual(E.right({ id: -7 }))
  })

  it.each(['/x', '/07', '/1.5', '/9007199254740993', '/1?sort=up', '/1?tag=a', '/1?tag=1&tag=a', '/1?x=1'])(
    'refuse %s',
    (text) => {
      expect(E.isLeft(list(text)) && list(text)).toMatchObject({ left: { reason: 'codec', text } })
    },
  )

  it('write UUIDs and texts unchanged', () => {
    const id = 'F81D4FAE-7dec-11d0-a765-00a0c91e6bf6'
    expect(E.map(uuid.encode)(uuid.decode(id))).toEqual(E.right(id))
    const refused = uuid.decode('x')
    expect(E.isLeft(refused) && showReason(refused.left as CodecError)).toBe(
      "value: 'x' is not allowed at offset 0; a UUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12",
    )
    expect(oneOf('a', 'b').encode('a')).toBe('a')
  })
})

describe('names that every object inherits', () => {
  const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

  it.each(NAMES)('a variable %s beside codecs has no codec', (name) => {
    const users = withCodecs({ id: int })(parsed(`/u/{id}{?${name}}`) as never)
    const values = { id: 7, ...JSON.parse(`{"${name}":"x"}`) }
    expect(expand(users)(values as never)).toBe(`/u/7?${name}=x`)
    expect(expand(users)({ id: 7 } as never)).toBe('/u/7')
    expect(extract(users)(`/u/7?${name}=x`)).toEqual(E.right(values))
    expect(extract(users)('/u/7')).toEqual(E.right({ id: 7 }))
  })

  it.each(NAMES)('a variable %s that is not given is absent', (name) => {
    const search = parsed(`/s{?${name}}`)
    expect(expand(search)({})).toBe('/s')
    expect(partialExpand(search)({}).text).toBe(`/s{?${name}}`)
  })

  it('a codec may have such a name', () => {
    const users = withCodecs({ constructor: int })(template('/u{?constructor}'))
    expect(expand(users)({ constructor: 7 })).toBe('/u?constructor=7')
    expect(extract(users)('/u?constructor=7')).toEqual(E.right({ constructor: 7 }))
  })
})

describe('codecs of arrays, and codecs that throw', () => {
  const ids: Codec<readonly number[]> = {
    decode: (text) => E.right(text === '' ? [] : text.split('.').map(Number)),
    encode: (numbers) => numbers.join('.'),
  }
  const bigint: Codec<bigint> = { decode: (text) => E.right(BigInt(text)), encode: String }

  it('a codec of arrays reads and writes the whole value', () => {
    const list = withCodecs({ ids })(template('/list{?ids}'))
    expect(expand(list)({ ids: [1, 2] })).toBe('/list?ids=1.2')
    expect(extract(list)('/list?ids=1.2')).toEqual(E.right({ ids: [1, 2] }))
    const members = withCodecs({ ids })(template('/list{?ids*}'))
    expect(expand(members)({ ids: [[1, 2], [3]] })).toBe('/list?ids=1.2&ids=3')
    expect(extract(members)('/list?ids=1.2&ids=3')).toEqual(E.right({ ids: [[1, 2], [3]] }))
  })

  it.each([
    ['/{id}', '/x', 1],
    ['/u{?q,id}', '/u?id=x', 6],
    ['/u{?q,id}', '/u?q=%41&id=%41', 12],
    ['/{id}/b{?q}', '/%41/b', 1],
    ['/u{/id*}', '/u/1/22/x', 8],
    ['/u{?id*}', '/u?id=1&id=22&id=x', 17],
    ['/u{?id*}', '/u?a=1', 5],
    ['/u{#id}', '/u#x', 3],
    ['/{id:9}', '/x', 1],
  ])('%s reports where %s has a value that a codec refuses', (text, reference, offset) => {
    const read = extract(withCodecs({ id: int })(parsed(text) as never))
    expect(read(reference)).toMatchObject({ left: { reason: 'codec', offset, variable: 'id', text: reference } })
  })

  it('an error has the message of the codec', () => {
    const read = extract(withCodecs({ id: int })(template('/u/{id}')))('/u/x')
    expect(E.isLeft(read) && showReason(read.left)).toBe(
      "id: 'x' is not an integer; an integer is digits without leading zeros, and at most 9007199254740991",
    )
  })

  it.each([
    ['throws', new SyntaxError('Cannot read \x1b[2J\u202e'), 'Cannot read ?[2J?'],
    ['throws a string', 'x', 'x'],
    ['throws undefined', undefined, 'the codec of the variable must accept its value'],
    ['throws an object', { reason: 'x' }, 'the codec of the variable must accept its value'],
    ['throws an error without a message', new Error(), 'the codec of the variable must accept its value'],
  ])('a codec that %s refuses the text', (_name, cause, expected) => {
    const codec: Codec<string> = {
      decode: () => {
        throw cause
      },
      encode: (text) => text,
    }
    for (const [text, reference] of [
      ['/u/{id}', '/u/x'],
      ['/u{/id*}', '/u/x'],
    ] as const) {
      const read = extract(withCodecs({ id: codec })(template(text)))(reference)
      expect(read).toMatchObject({ left: { reason: 'codec', offset: 3, cause, expected } })
    }
  })

  it('BigInt throws for some texts', () => {
    const read = extract(withCodecs({ id: bigint })(template('/u/{id}')))
    expect(read('/u/12')).toEqual(E.right({ id: 12n }))
    expect(read('/u/x')).toMatchObject({
      left: { reason: 'codec', offset: 3, expected: 'Cannot convert x to a BigInt' },
    })
  })

  it.each([undefined, {}])('a codec that returns %j refuses the text', (result) => {
    const codec = { decode: () => result, encode: String } as never
    expect(extract(withCodecs({ id: codec })(template('/u/{id}')))('/u/x')).toMatchObject({ left: { reason: 'codec' } })
  })

  it.each([Number.NaN, 1.5, 2 ** 53, Number.POSITIVE_INFINITY, 1e21])('int does not write %s', (value) => {
    const users = withCodecs({ id: int })(template('/u/{id}'))
    expect(() => expand(users)({ id: value })).toThrow(
      new TypeError('/u/{id}: the codec of id threw TypeError: pass an integer as a number, such as 7'),
    )
  })

  it('no codec writes what it does not read', () => {
    expect(int.encode(-0)).toBe('0')
    expect(() => uuid.encode('x')).toThrow(TypeError)
    expect(() => oneOf('a').encode('b' as 'a')).toThrow(new TypeError('a value is one of a'))
    const thrown = {
      decode: E.right,
      encode: () => {
        throw 'x'
      },
    } as never
    expect(() => expand(withCodecs({ id: thrown })(template('/u/{id}')))({ id: 'x' } as never)).toThrow(
      new TypeError('/u/{id}: the codec of id threw x'),
    )
  })
})

describe('anything but a codec', () => {
  it.each([undefined, null, 5, 'int', {}, { decode: int.decode }, { encode: int.encode }])('%o is refused', (codec) => {
    const message = "the codec of 'id' lacks decode or encode: write codecOf(schema) or csv(int)"
    expect(() => withCodecs({ id: codec as never })(template('/users/{id}'))).toThrow(message)
    expect(() => route('/users/{id}', { id: codec as never })).toThrow(message)
    if (codec !== undefined) expect(() => csv(codec as never)).toThrow('the codec of members lacks decode or encode')
    expect(() => withDefault(codec as never, 1 as never)).toThrow('the codec of a default lacks decode or encode')
  })

  it.each([undefined, null, 5])('%o is not an object of codecs', (codecs) => {
    expect(() => withCodecs(codecs as never)(template('/') as never)).toThrow(new TypeError('codecs are an object'))
    expect(() => route('/', codecs as never)).toThrow(new TypeError('codecs are an object'))
  })

  it('a codec for a name that is not a variable is refused', () => {
    const codecs = { id: int, pgae: int }
    const message = 'pgae is not a variable of the template'
    // @ts-expect-error: the compiler reports the same mistake
    expect(() => route('/users/{id}', codecs)).toThrow(message)
    expect(() => withCodecs(codecs)(template('/users/{id}') as never)).toThrow(message)
    const half = partialExpand(template('/users/{id}{?pgae}'))({ id: 'a' })
    expect(expand(withCodecs({ id: int, pgae: int })(half) as never)({ pgae: 1 } as never)).toBe('/users/a?pgae=1')
  })

  it.each(['/users/:id', '/users/$id', '/users/[id]'])('a name in %s is told to be written as {id}', (text) => {
    const message = 'id is not a variable of the template: write {id}'
    expect(() => route(text as never, { id: int })).toThrow(message)
    expect(() => withCodecs({ id: int })(parsed(text) as never)).toThrow(message)
  })

  it.each(['/users/{id?x}', '/users/{id+x}', '/users/id'])('a name in %s is not told to be in braces', (text) =>
    expect(() => route(text as never, { id: int })).toThrow(/id is not a variable of the template$/),
  )

  it('a list instead of texts is refused', () => expect(() => oneOf(['a', 'b'] as never)).toThrow(TypeError))

  it.each([{ _tag: 'None' }, { _tag: 'Some', value: 7 }, 7, { right: 7 }, undefined])(
    'a codec that reads %j refuses its text',
    (read) => {
      const codec = { decode: () => read, encode: String } as never
      expect(extract(withCodecs({ id: codec })(template('/{id}')))('/a')).toMatchObject({ left: { reason: 'codec' } })
      const ids = csv(codec as typeof int)
      expect(extract(withCodecs({ id: ids })(template('/{id}')))('/a')).toMatchObject({ left: { reason: 'codec' } })
    },
  )
})
