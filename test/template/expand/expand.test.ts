import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { expand, expandUnknown, int, partialExpand, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../support/template-setup'

describe('expand', () => {
  it.each([
    // Tests variables that are `undefined` or `null`, or that contain no defined member (RFC 6570, section 3.2.1).
    ['{?a,b}', { a: undefined, b: 1 }, '?b=1'],
    ['{a}{/a*}{?a*}', { a: [] }, ''],
    ['{?a*}', { a: {} }, ''],
    // Empty values are not undefined (RFC 6570, section 3.2.1).
    ['{a}{/a}{;a}{?a}{&a}', { a: '' }, '/;a?a=&a='],
    ['{;a,b*}', { a: [''], b: ['', 'x'] }, ';a=;b;b=x'],
    ['{?a*}', { a: { x: '', y: 1 } }, '?x=&y=1'],
    ['{;a*}', { a: { x: '', y: 1 } }, ';x;y=1'],
    // Numbers and booleans are converted to strings.
    ['{a,b}', { a: 1.5, b: false }, '1.5,false'],
    // A prefix modifier counts characters, not code units or octets (RFC 6570, section 2.4.1).
    ['{a:1}', { a: '😀b' }, '%F0%9F%98%80'],
    ['{a:2}', { a: 'éab' }, '%C3%A9a'],
    ['{+a:2}', { a: '%C3%A9%41b' }, '%C3%A9%41'],
    ['{+a:1}', { a: '%F0%9F%98%80b' }, '%F0%9F%98%80'],
    ['{+a:1}', { a: '%E2%82%ACb' }, '%E2%82%AC'],
    ['{+a:1}', { a: '%FFb' }, '%FF'],
    ['{a:2}', { a: '%41b' }, '%254'],
    // In `{+a}` and `{#a}`, percent-encoded octets are kept, and a lone percent sign is encoded (RFC 6570, section
    // 3.2.3).
    ['{+a}{#a}', { a: '%41%4 ?' }, '%41%254%20?#%41%254%20?'],
    // An associative array can be passed as an object or as a list of pairs. Names in an associative array can contain
    // any character.
    [
      '{?a*}',
      {
        a: [
          ['z', 1],
          ['b&=', '&'],
        ],
      },
      '?z=1&b%26%3D=%26',
    ],
    [
      '{a}',
      {
        a: [
          ['z', 1],
          ['b', 2],
        ],
      },
      'z,1,b,2',
    ],
    ['{+a*}', { a: { 'x/y': 1 } }, 'x/y=1'],
    // A symbol counts as undefined. The types do not allow symbols, so the value is cast to `never`.
    ['{constructor}{__proto__}{a}', { a: Symbol.iterator as never }, ''],
    // In literals, characters that URIs do not allow are percent-encoded (RFC 6570, section 3.1).
    ['é%41 '.trim(), {}, '%C3%A9%41'],
    // A lone surrogate is replaced with U+FFFD.
    ['{a}', { a: '\ud800' }, '%EF%BF%BD'],
  ] as const)('expands %s', (text, variables, expanded) => {
    expect(expand(parsed(text))(variables as never)).toBe(expanded)
  })

  it('encodes values with their codecs', () => {
    const coded = withCodecs({ id: int })(template('/{id}{?id2,tag*}'))
    expect(expand(coded)({ id: 7, id2: 'x' })).toBe('/7?id2=x')
    const tagged = withCodecs({ tag: int, id: int })(template('{?id,tag*}'))
    expect(expand(tagged)({ tag: [1, 2], id: undefined })).toBe('?tag=1&tag=2')
  })
})

describe('expandUnknown', () => {
  const reasonOf = (text: string, data: unknown): string | undefined => {
    const result = expandUnknown(parsed(text))(data)
    return E.isLeft(result) ? result.left.reason : undefined
  }

  it('reports the wrong variable and its offset', () => {
    const result = expandUnknown(parsed('/{a}{?b}'))({ a: 1, b: [{}] })
    expect(result).toMatchObject(E.left({ _tag: 'ExpandError', text: '/{a}{?b}', offset: 6, variable: 'b' }))
    expect(E.isLeft(result) && showReason(result.left)).toBe(
      "b: 'b' cannot be expanded at offset 6; a member of a value is a string, number or boolean",
    )
  })

  it.each([
    ['{a}', 1, 'not-an-object'],
    ['{a}', null, 'not-an-object'],
    ['{a}', { a: () => 1 }, 'not-a-value'],
    ['{a}', { a: [[1, 2]] }, 'not-a-member'],
    ['{a}', { a: [['x', 1], 'y'] }, 'not-a-member'],
    ['{a}', { a: { b: {} } }, 'not-a-member'],
    ['{a:1}', { a: ['x'] }, 'prefix-of-composite'],
  ])('refuses %s with %j: %s', (text, data, reason) => {
    expect(reasonOf(text, data)).toBe(reason)
  })

  it('reads only own properties', () => {
    expect(expandUnknown(parsed('{a}'))(Object.assign(Object.create({ a: 1 }), { b: 2 }))).toEqual(E.right(''))
  })

  it.each([
    ['URLSearchParams', new URLSearchParams('a=1')],
    ['Map', new Map([['a', 1]])],
    ['URL', new URL('http://h/')],
    ['Date', new Date(0)],
    ['Promise', Promise.resolve({ a: 1 })],
  ])('refuses an object without own properties: %s', (_name, data) => {
    expect(expandUnknown(parsed('{a}'))(data)).toMatchObject({ left: { reason: 'not-an-object' } })
    expect(expandUnknown(parsed('{a}'))({ a: data })).toMatchObject({ left: { reason: 'not-a-value' } })
  })

  it('takes empty objects and lists, and instances with properties', () => {
    class Data {
      readonly a = 1
    }
    for (const data of [{}, [], Object.create(null), { a: [] }, { a: {} }, { a: Object.create(null) }])
      expect(expandUnknown(parsed('{a}'))(data)).toEqual(E.right(''))
    expect(expandUnknown(parsed('{a}'))(new Data())).toEqual(E.right('1'))
  })
})

describe('partialExpand', () => {
  const rest = (text: string, some: object): string => partialExpand(parsed(text))(some as never).text

  it.each([
    ['/{a}{?b,c}', { a: 'é' }, '/%C3%A9{?b,c}'],
    ['{?a,b,c}', { a: 1 }, '?a=1{&b}{&c}'],
    ['{?a,b,c}', { a: [], b: 1 }, '?b=1{&c}'],
    ['{?a,b}', { a: 1, b: 2 }, '?a=1&b=2'],
    ['{?a,b}', { a: [], b: [] }, ''],
    ['{/a,b*,c:3}', { a: 1 }, '/1{/b*}{/c:3}'],
    ['{;a,b}{.a,b}{&a,b}', { b: 1, a: [] }, ';b=1.1&b=1'],
    ['{;a,b}', { a: [] }, '{;b}'],
    // If no template can express the unexpanded part of an expression, the whole expression remains unchanged.
    ['{a,b}', { a: 1 }, '{a,b}'],
    ['{?a,b}', { b: 1 }, '{?a,b}'],
    ['{#a,b}', { a: 1 }, '{#a,b}'],
    ['{a}', { b: 1 }, '{a}'],
    ['{a}', { a: undefined }, '{a}'],
  ])('%s with %j becomes %s', (text, some, left) => {
    expect(rest(text, some)).toBe(left)
  })

  it.each([
    '{a,b,c}',
    '{+a,b,c}',
    '{#a,b,c}',
    '{.a,b,c}',
    '{/a,b,c}',
    '{;a,b,c}',
    '{?a,b,c}',
    '{&a,b,c}',
    'x{?c*,a,b:1}y{a}',
  ])('%s expands to the same text at once and in two or three steps', (text) => {
    const whole = { a: 'x', b: 'yz', c: ['1', '2'] }
    const names = ['a', 'b', 'c'] as const
    const all = expand(parsed(text))(whole)
    for (let mask = 0; mask < 64; mask++) {
      const pick = (part: number): object =>
        Object.fromEntries(
          names.filter((_, i) => Math.floor(mask / 4 ** i) % 4 === part).map((name) => [name, whole[name]]),
        )
      const once = partialExpand(partialExpand(parsed(text))(pick(0) as never))(pick(1) as never)
      expect(expand(once)({ ...pick(2), ...pick(3) } as never)).toBe(all)
    }
  })

  it('keeps the source, the codecs and the given names', () => {
    const some = partialExpand(withCodecs({ id: int })(template('/{id}{?q}')))({ id: 7 })
    expect([some.source, some.text, some.given]).toEqual(['/{id}{?q}', '/7{?q}', ['id']])
    expect(expand(some)({ q: 'x' })).toBe('/7?q=x')
  })
})
