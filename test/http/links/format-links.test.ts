import { showReason, uriReference, view } from 'uri-ts'
import { formatLinks, type Link, type LinkParameter } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

const target = view(uriReference('/a'))
const parameters: readonly LinkParameter[] = []
const withParameter = (parameter: object): Link => ({
  target,
  rels: ['next'],
  parameters: [parameter as LinkParameter],
})

describe('formatLinks writes', () => {
  it.each<readonly [readonly Link[], string]>([
    [[], ''],
    [[{ target, rels: ['next', 'http://r/X'], parameters }], '</a>; rel="next http://r/X"'],
    [
      [
        { target, rels: ['a'], parameters },
        { target, rels: ['b'], parameters },
      ],
      '</a>; rel="a", </a>; rel="b"',
    ],
    [[{ target, rels: ['a'], anchor: target, parameters }], '</a>; rel="a"; anchor="/a"'],
    [[withParameter({ name: 'title', value: 'a "b" \\' })], '</a>; rel="next"; title="a \\"b\\" \\\\"'],
    [
      [withParameter({ name: 'title*', value: "ä*'()!", language: 'de' })],
      '</a>; rel="next"; title*=UTF-8\'de\'%C3%A4%2A%27%28%29!',
    ],
  ])('%j', (links, field) => expect(rightOf(formatLinks(links))).toBe(field))

  it('a link without parameters, from JavaScript', () => {
    expect(rightOf(formatLinks([{ target, rels: ['next'] } as unknown as Link]))).toBe('</a>; rel="next"')
  })
})

describe('formatLinks refuses', () => {
  it.each<readonly [Link, string]>([
    [
      { target, rels: [], parameters },
      'rel: the end of the text is where a relation type is missing at offset 0; a link has at least one relation type',
    ],
    [
      { target, rels: ['a', 'b"c'], parameters },
      "rel: '\"' does not belong to a relation type at offset 1; a relation type is letters, digits, . and -, or a URI",
    ],
    [
      { target, rels: ['1a'], parameters },
      "rel: '1' does not belong to a relation type at offset 0; a relation type is letters, digits, . and -, or a URI",
    ],
    [{ target, rels: [1 as never], parameters }, 'rel: the value is not a string; the value of a field is a string'],
    [
      withParameter({ name: 'a b', value: '' }),
      "parameter: ' ' does not belong to a name at offset 1; a name is a token, and neither 'rel' nor 'anchor'",
    ],
    [
      withParameter({ name: 'Rel', value: '' }),
      "parameter: 'R' does not belong to a name at offset 0; a name is a token, and neither 'rel' nor 'anchor'",
    ],
    [
      withParameter({ name: '', value: '' }),
      "parameter: the end of the text does not belong to a name at offset 0; a name is a token, and neither 'rel' nor 'anchor'",
    ],
    [
      withParameter({ name: 'title', value: 'a\r\nSet-Cookie: b' }),
      "parameter: U+000D is not allowed at offset 1; a value is printable ASCII; for other text add '*' to the name",
    ],
    [
      withParameter({ name: 'title', value: 'ä' }),
      "parameter: a non-ASCII character is not allowed at offset 0; a value is printable ASCII; for other text add '*' to the name",
    ],
    [
      withParameter({ name: 'title*', value: 'a\ud800' }),
      "parameter: a non-ASCII character is not allowed at offset 1; a value of a name that ends with '*' is text without lone surrogates",
    ],
    [
      withParameter({ name: 'title*', value: '', language: "d'e" }),
      "parameter: 'd' is not allowed at offset 0; a language tag is letters, digits and -",
    ],
    [
      withParameter({ name: 'title*', value: '', language: 'de_AT' }),
      "parameter: 'd' is not allowed at offset 0; a language tag is letters, digits and -",
    ],
    [
      withParameter({ name: 'title', value: 1 }),
      'parameter: the value is not a string; the value of a field is a string',
    ],
    [withParameter({ name: 1, value: '' }), 'parameter: the value is not a string; the value of a field is a string'],
  ])('%j', (link, reason) => {
    const made = formatLinks([link])
    expect(made._tag === 'Left' && showReason(made.left)).toBe(reason)
  })

  it('what is not a view, or not a list', () => {
    expect(() => formatLinks([{ target: '/a' as never, rels: ['next'], parameters }])).toThrow(TypeError)
    expect(() => formatLinks('</a>' as never)).toThrow('the value is not a list of links')
  })
})
