import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expand, extract, int, type Template, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../refimpl/random'
import { templateText, value } from '../../support/template-arbitrary'
import { HOURS, parsed, RUNS, SEED } from '../../support/template-setup'

const form = (text: string) => extract(parsed(text), { form: true })

describe('a form writes a space as +', () => {
  it('by default, + is a plus', () => {
    for (const read of [
      extract(template('/s{?q}')),
      extract(template('/s{?q}'), {}),
      extract(template('/s{?q}'), { form: false }),
    ])
      expect(read('/s?q=a+b')).toEqual(E.right({ q: 'a+b' }))
  })

  it.each([
    ['/s{?q,r}', '/s?r=+&q=a+b%2Bc%20d', { q: 'a b+c d', r: ' ' }],
    ['/s{?q}', '/s?q=%C3%A9+%F0%9F%98%80', { q: 'é 😀' }],
    ['/s{?tag*}', '/s?tag=a+b&tag=c', { tag: ['a b', 'c'] }],
    ['/s{?m*}', '/s?a+b=c+d', { m: { 'a b': 'c d' } }],
    ['/s?q={q}', '/s?q=a+b', { q: 'a b' }],
    ['/s?x=1+1{&q}', '/s?x=1+1&q=a+b', { q: 'a b' }],
    ['/{p}{?q}{#f}', '/a+b?q=a+b#a+?+b', { p: 'a+b', q: 'a b', f: 'a+?+b' }],
    ['/{p}', '/a+b', { p: 'a+b' }],
    ['/a{#f}', '/a#?a+b', { f: '?a+b' }],
    ['{+u}', 'a?a+b', { u: 'a?a b' }],
  ])('%s reads %s', (text, reference, values) => {
    expect(form(text)(reference)).toEqual(E.right(values))
  })

  it('errors have the text and the offset of what was given', () => {
    const read = extract(withCodecs({ id: int })(template('/s{?q,id}')), { form: true })
    expect(read('/s?q=a+b&id=1')).toEqual(E.right({ q: 'a b', id: 1 }))
    expect(read('/s?q=a+b&id=1+1')).toMatchObject(E.left({ text: '/s?q=a+b&id=1+1', offset: 12, reason: 'codec' }))
    expect(read('/s?q=a+%FF')).toMatchObject(E.left({ text: '/s?q=a+%FF', offset: 7, reason: 'utf-8' }))
    expect(read('/t+?q=a+b')).toMatchObject(E.left({ text: '/t+?q=a+b', reason: 'mismatch' }))
  })

  it('reads what URLSearchParams writes', () => {
    const read = extract(template('/s{?a,b,list*}'), { form: true })
    const texts = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(texts, texts, fc.array(texts, { minLength: 1 }), (a, b, list) => {
        const written = new URLSearchParams([
          ['a', a],
          ['b', b],
          ...list.map((each): [string, string] => ['list', each]),
        ])
        expect(read(`/s?${written}`)).toEqual(E.right({ a, b, list }))
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it(
    'reads as extract does if the text is an expansion, because + is only written by {+x} and {#x}',
    () => {
      const random = randomFrom(SEED)
      for (let run = 0; run < RUNS; run++) {
        const each: Template = parsed(templateText(random).replace(/\{\+/g, '{'))
        const values = Object.fromEntries(each.variables.map(({ name }) => [name, value(random)]))
        const text = expand(each as Template<string, undefined>)(values)
        const isLiteral = /\+/.test(each.text)
        if (!isLiteral) expect(extract(each, { form: true })(text)).toEqual(extract(each)(text))
      }
    },
    HOURS,
  )
})

it.each([
  ['{#f}', '#a?b+c', { f: 'a?b+c' }],
  ['{?q}', '?q=a+b', { q: 'a b' }],
  ['/{+x}', '/a+', { x: 'a+' }],
  ['/{x}{?q}{#f}', '/a+?q=+#+?+', { x: 'a+', q: ' ', f: '+?+' }],
])('with form, %s reads %s', (text, reference, values) => {
  expect(extract(parsed(text), { form: true })(reference)).toEqual(E.right(values))
})
