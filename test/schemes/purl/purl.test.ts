import * as fc from 'fast-check'
import { showReason } from 'uri-ts'
import { buildPurl, type Purl, parsePurl } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

/** Each row contains a string and its canonical form. Each row exercises at least one rule in the standard. */
describe('the canonical form', () => {
  it.each([
    ['PKG://Npm/lodash@4', 'pkg:npm/lodash@4'],
    ['pkg:npm/@scope/name', 'pkg:npm/%40scope/name'],
    ['pkg:brew/a@20@20.1', 'pkg:brew/a%4020@20.1'],
    ['pkg:oci/A@sha256%3aAB', 'pkg:oci/a@sha256:ab'],
    ['pkg:github/Owner/Repo#/a//./../b/', 'pkg:github/owner/repo#a/b'],
    ['pkg:generic/n?b=2&a=x%20/y&c=', 'pkg:generic/n?a=x%20%2Fy&b=2'],
    ['pkg:generic//x//y/n', 'pkg:generic/x/y/n'],
    ["pkg:generic/a!'()*+b", 'pkg:generic/a%21%27%28%29%2A%2Bb'],
    ['pkg:generic/%C3%A9', 'pkg:generic/%C3%A9'],
    ['pkg:pub/Flutter-Widget', 'pkg:pub/flutter_widget'],
    ['pkg:julia/D?uuid=1', 'pkg:julia/D?uuid=1'],
    [
      'pkg:chrome-extension/abcdefghijklmnopabcdefghijklmnop@1.2.3.4',
      'pkg:chrome-extension/abcdefghijklmnopabcdefghijklmnop@1.2.3.4',
    ],
    ['pkg:chrome-extension/abcdefghijklmnopabcdefghijklmnop', 'pkg:chrome-extension/abcdefghijklmnopabcdefghijklmnop'],
  ])('of %s', (text, canonical) => {
    expect(rightOf(buildPurl(rightOf(parsePurl(text))))).toBe(canonical)
    expect(rightOf(buildPurl(rightOf(parsePurl(canonical))))).toBe(canonical)
  })
})

it('leaves dot segments out of a subpath that is built', () => {
  expect(rightOf(buildPurl({ type: 'generic', name: 'n', subpath: '../a/./b/..//c' }))).toBe('pkg:generic/n#a/b/c')
})

describe('what is refused', () => {
  it.each([
    ['', "scheme: the end of the text does not begin a purl at offset 0; a purl begins with 'pkg:'"],
    ['npm/a', "scheme: 'n' does not begin a purl at offset 0; a purl begins with 'pkg:'"],
    ['pkg:npm', 'name: the end of the text is where a name is missing at offset 7; a purl has a type and a name'],
    ['pkg:npm/@1', "name: '@' is where a name is missing at offset 8; a purl has a type and a name"],
    ['pkg:maven/a', "namespace: 'm' is where a namespace is missing at offset 4; a purl of this type has a namespace"],
    ['pkg:gem/a/b', "namespace: 'g' begins a namespace at offset 4; a purl of this type has no namespace"],
    ['pkg:3a/b', "type: '3' does not belong to a type at offset 4; a type is a letter, then letters, digits, . and -"],
    [
      'pkg:x/a%2Fb/c',
      "namespace: 'a' does not belong to a segment at offset 6; a segment has no '/', even percent-encoded",
    ],
    [
      'pkg:x/a%',
      "name: '%' does not begin a character at offset 7; write %25 for a percent sign, and encode characters as UTF-8 octets",
    ],
    [
      'pkg:x/a?B=1',
      "qualifiers: 'B' does not belong to a key at offset 8; a key is a lower-case letter, then lower-case letters, digits, . - and _",
    ],
    [
      'pkg:x/a?b%20=1',
      "qualifiers: '%' does not belong to a key at offset 9; a key is a lower-case letter, then lower-case letters, digits, . - and _",
    ],
    [
      'pkg:x/a?b',
      "qualifiers: the end of the text is where '=' is missing at offset 9; a qualifier is a key, '=' and a value",
    ],
    ['pkg:x/a?b=1&b=2', "qualifiers: 'b' begins a repeated key at offset 12; each key is used once"],
    [
      'pkg:swid/a',
      "qualifiers: 's' is where a qualifier is missing at offset 4; a purl of this type needs a qualifier that specifies its package",
    ],
    [
      'pkg:cpan/A::B',
      "name: 'c' begins a part that the type does not allow at offset 4; names and versions of this type use a different syntax",
    ],
  ])('%s', (text, reason) => {
    const parsed = parsePurl(text)
    expect(parsed._tag === 'Left' && showReason(parsed.left)).toBe(reason)
  })

  it.each<readonly [object, string]>([
    [{ name: 'a' }, 'type: the value is not a string; a component is a string'],
    [{ type: 'x', name: '' }, "name: 'x' is where a name is missing at offset 0; a purl has a type and a name"],
    [
      { type: 'x', name: 'a\ud800' },
      'name: a non-ASCII character is not allowed at offset 1; a component has no lone surrogate',
    ],
    [
      { type: 'x', name: 'a', qualifiers: [['A', 'b']] },
      "qualifiers: 'A' does not belong to a key at offset 0; a key is a lower-case letter, then lower-case letters, digits, . - and _",
    ],
    [
      { type: 'x', name: 'a', qualifiers: { a: 'b' } },
      'qualifiers: the value is not a string; a component is a string',
    ],
  ])('to build %j', (purl, reason) => {
    const built = buildPurl(purl as Purl)
    expect(built._tag === 'Left' && showReason(built.left)).toBe(reason)
  })

  it.each([
    ['pkg:x/%FF/b', 'namespace'],
    ['pkg:x/a@%FF', 'version'],
    ['pkg:x/a?b=%FF', 'qualifiers'],
    ['pkg:x/a#b/%FF', 'subpath'],
  ])('octets that are not UTF-8 in %s', (text, component) => {
    expect(parsePurl(text)).toMatchObject({ _tag: 'Left', left: { component, reason: 'decoding' } })
  })

  it('two qualifiers with one key', () => {
    const qualifiers = [
      ['b', '1'],
      ['b', '2'],
    ] as const
    expect(buildPurl({ type: 'x', name: 'a', qualifiers })).toMatchObject({ left: { reason: 'repeated' } })
  })

  it('what is not an object', () => expect(() => buildPurl('pkg:npm/a' as never)).toThrow(TypeError))
})

const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
const segments = fc
  .array(
    part.filter((text) => !/^\.{1,2}$|\//.test(text)),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.join('/'))
const purls = fc.record(
  {
    type: fc.constantFrom('generic', 'x', 'a.b-c'),
    name: part,
    namespace: segments,
    version: part,
    subpath: segments,
    qualifiers: fc.constantFrom<readonly (readonly [string, string])[]>(
      [['a', 'b']],
      [
        ['a', '&=#/?'],
        ['b', 'é'],
      ],
    ),
  },
  { requiredKeys: ['type', 'name'] },
)

law('parsePurl reads what buildPurl writes', [purls], (purl) => {
  const text = rightOf(buildPurl(purl as Purl))
  expect(text).toMatch(/^[\w.~:/@?=&#%-]+$/)
  expect(rightOf(parsePurl(text))).toEqual(purl)
})

law(
  'parsePurl does not throw',
  [
    fc.array(fc.constantFrom('pkg:', 'npm', '/', '@', '?', '=', '&', '#', '%', '%2F', 'a', '.', 'é', ':'), {
      maxLength: 12,
    }),
  ],
  (parts) => {
    for (const text of [parts.join(''), `pkg:${parts.join('')}`]) {
      const parsed = parsePurl(text)
      if (parsed._tag === 'Left') expect(parsed.left.offset).toBeLessThanOrEqual(text.length)
      else expect(buildPurl(parsed.right)._tag).toBe('Right')
    }
  },
)
