/**
 * Compares expansions with the examples for `style` and `explode` in the OpenAPI Specification 3.1.1, section 4.8.12.3.
 */
import { type Codec, expand, extract, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const LIST = ['blue', 'black', 'brown']
const OBJECT = { R: 100, G: 200, B: 150 }

const STYLES: readonly (readonly [string, string, ...string[]])[] = [
  ['matrix', '{;color}', ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  [
    'matrix, exploded',
    '{;color*}',
    ';color',
    ';color=blue',
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
  ],
  ['label', '{.color}', '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label, exploded', '{.color*}', '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', '{color}', '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple, exploded', '{color*}', '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', '{?color}', '?color=', '?color=blue', '?color=blue,black,brown', '?color=R,100,G,200,B,150'],
  [
    'form, exploded',
    '{?color*}',
    '?color=',
    '?color=blue',
    '?color=blue&color=black&color=brown',
    '?R=100&G=200&B=150',
  ],
]

describe('the styles of OpenAPI', () => {
  it.each(STYLES)('%s is %s', (_style, text, ...expected) => {
    const expandColor = expand(template(text as '{color}')) as (values: object) => string
    expect(['', 'blue', LIST, OBJECT].map((color) => expandColor({ color }))).toEqual(expected)
  })

  it.each([
    ['spaceDelimited', ' ', '?color=blue%20black%20brown'],
    ['pipeDelimited', '|', '?color=blue%7Cblack%7Cbrown'],
  ])('%s is a codec', (_style, delimiter, link) => {
    const delimited: Codec<readonly string[]> = {
      decode: (text) => ({ _tag: 'Right', right: text.split(delimiter) }),
      encode: (members) => members.join(delimiter),
    }
    const colors = withCodecs({ color: delimited })(template('{?color}'))
    expect(expand(colors)({ color: LIST })).toBe(link)
    expect(extract(colors)(link)).toEqual({ _tag: 'Right', right: { color: LIST } })
  })

  it('deepObject is a list of variables with encoded names', () => {
    const colors = template('{?color%5BR%5D,color%5BG%5D,color%5BB%5D}')
    const values = { 'color%5BR%5D': '100', 'color%5BG%5D': '200', 'color%5BB%5D': '150' }
    const link = '?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'
    expect(expand(colors)(values)).toBe(link)
    expect(extract(colors)(link)).toEqual({ _tag: 'Right', right: values })
  })
})
