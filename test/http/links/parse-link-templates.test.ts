import * as fc from 'fast-check'
import { showReason } from 'uri-ts'
import { type LinkTemplate, parseLinkTemplates } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

const shown = ({ target, rels, anchor, varBase, parameters }: LinkTemplate) => ({
  target: target.text,
  rels: rels.join(' '),
  ...(anchor && { anchor: anchor.text }),
  ...(varBase && { varBase: varBase.text }),
  ...Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
})

const templatesIn = (field: string) => rightOf(parseLinkTemplates(field)).map(shown)

describe('the examples of RFC 9652', () => {
  it.each([
    [
      '"/{username}"; rel="https://example.org/rel/user"',
      [{ target: '/{username}', rels: 'https://example.org/rel/user' }],
    ],
    [
      '"/widgets/{widget_id}"; rel="https://example.org/rel/widget"; var-base="https://example.org/vars/"',
      [
        {
          target: '/widgets/{widget_id}',
          rels: 'https://example.org/rel/widget',
          varBase: 'https://example.org/vars/',
        },
      ],
    ],
    [
      '"/books/{book_id}/author"; rel="author"; anchor="#{book_id}"',
      [{ target: '/books/{book_id}/author', rels: 'author', anchor: '#{book_id}' }],
    ],
    [
      '"/author"; rel="author"; anchor="#{book_id}"; title=%"Bj%c3%b6rn J%c3%a4rnsida"',
      [{ target: '/author', rels: 'author', anchor: '#{book_id}', title: 'Björn Järnsida' }],
    ],
  ])('%s', (field, links) => expect(templatesIn(field)).toEqual(links))
})

describe('structured fields (RFC 9651)', () => {
  it.each([
    ['', []],
    ['  ', []],
    [
      '"a" , \t"b"',
      [
        { target: 'a', rels: '' },
        { target: 'b', rels: '' },
      ],
    ],
    ['"a";rel=next', [{ target: 'a', rels: 'next' }]],
    ['"a";rel="x";rel="y"', [{ target: 'a', rels: 'y' }]],
    [
      '"a";  b;c=?0;d=-1.5;e=12;f=t*k:en/x;g=:AQ==:;h=@17',
      [{ target: 'a', rels: '', b: true, c: false, d: -1.5, e: 12, f: 't*k:en/x', g: 'AQ==', h: 17 }],
    ],
    ['"a";t="\\"\\\\"', [{ target: 'a', rels: '', t: '"\\' }]],
  ])('%s', (field, links) => expect(templatesIn(field)).toEqual(links))

  it.each([
    ['"a', 2],
    ['"a" "b"', 4],
    ['"a",', 4],
    ['"a"; "b"', 5],
    ['"a";B', 4],
    ['"a";b="\\c"', 7],
    ['"a";b=?2', 6],
    ['"\x01"', 1],
    ['"a";b=1.2345', 7],
    ['"a";b=1.', 7],
    ['"a";b=1234567890123456', 6],
    ['"a";b=-', 7],
    ['"a";b=:A', 6],
    ['"a";b=@1.5', 6],
    ['"a";b=%"%C3"', 8],
    ['"a";b=%"a', 9],
    ['"a";b=%a', 7],
    ['"a";b=%"%ff"', 8],
    ['("a")', 0],
    ['/a', 0],
  ])('refuses %j at offset %i', (field, offset) => {
    const parsed = parseLinkTemplates(field)
    expect(parsed._tag === 'Left' && [parsed.left.offset, parsed.left.reason]).toEqual([offset, 'structured-field'])
  })
})

it.each([
  [
    '"/{a"',
    "target: '{' does not belong to a template at offset 2; a target or an anchor is a URI Template (RFC 6570)",
  ],
  [
    '"a";anchor="{"',
    "anchor: '{' does not belong to a template at offset 12; a target or an anchor is a URI Template (RFC 6570)",
  ],
  [
    '"a";var-base="a b"',
    "parameter: ' ' does not belong to a URI reference at offset 15; a target or an anchor is a URI reference (RFC 3986)",
  ],
  [
    'token',
    "target: 't' does not belong to a structured field at offset 0; a Link-Template is a list of strings with parameters (RFC 9651)",
  ],
  [
    '"a";var-base=1',
    "parameter: '1' does not belong to a structured field at offset 13; a Link-Template is a list of strings with parameters (RFC 9651)",
  ],
])('says of %s what is wrong', (field, reason) => {
  const parsed = parseLinkTemplates(field)
  expect(parsed._tag === 'Left' && showReason(parsed.left)).toBe(reason)
})

law('a string of any printable text is read as it was', [fc.string()], (text) => {
  const field = `"a";title="${text.replace(/[\\"]/g, '\\$&')}"`
  expect(rightOf(parseLinkTemplates(field))[0]?.parameters).toEqual([{ name: 'title', value: text }])
})

law(
  'parseLinkTemplates does not throw',
  [
    fc.array(fc.constantFrom('"', 'a', ';', '=', ',', ' ', '%"', '?1', '{', '\\', '@', ':', '-', '.', '1', '*'), {
      maxLength: 20,
    }),
  ],
  (parts) => {
    const field = parts.join('')
    const parsed = parseLinkTemplates(field)
    if (parsed._tag === 'Left') expect(parsed.left.offset).toBeLessThanOrEqual(field.length)
  },
)
