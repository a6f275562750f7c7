/** Checks where the components of a package URL begin and end, and which components `buildPurl` refuses. */
import { buildPurl, parsePurl } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

describe('parsePurl', () => {
  it.each([
    ['pkg:x/a', { type: 'x', name: 'a' }],
    ['pkg:///X1.-/a', { type: 'x1.-', name: 'a' }],
    ['pkg:x/a@', { type: 'x', name: 'a' }],
    ['pkg:x/a@1?', { type: 'x', name: 'a', version: '1' }],
    ['pkg:x/b@c/a', { type: 'x', namespace: 'b@c', name: 'a' }],
    ['pkg:x/b//c/a', { type: 'x', namespace: 'b/c', name: 'a' }],
    ['pkg:x/./../a', { type: 'x', namespace: './..', name: 'a' }],
    ['pkg:x/a#b?c=1', { type: 'x', name: 'a', subpath: 'b?c=1' }],
    ['pkg:x/a#@b', { type: 'x', name: 'a', subpath: '@b' }],
    ['pkg:x/a?@1', undefined],
    ['pkg:x/a?b=1#c&d=2', { type: 'x', name: 'a', qualifiers: [['b', '1']], subpath: 'c&d=2' }],
    ['pkg:x/a?b=/c@d', { type: 'x', name: 'a', qualifiers: [['b', '/c@d']] }],
    [
      'pkg:x/a?&b9._-=1&&c=2=3&',
      {
        type: 'x',
        name: 'a',
        qualifiers: [
          ['b9._-', '1'],
          ['c', '2=3'],
        ],
      },
    ],
    [
      'pkg:x/a?c=1&b=2&a=',
      {
        type: 'x',
        name: 'a',
        qualifiers: [
          ['b', '2'],
          ['c', '1'],
        ],
      },
    ],
    ['pkg:x/a?b=', { type: 'x', name: 'a' }],
    ['pkg:x/a#/b//./c/%2e%2E/d/', { type: 'x', name: 'a', subpath: 'b/c/d' }],
    ['pkg:x/a#..', { type: 'x', name: 'a' }],
  ])('reads %s', (text, purl) => {
    const parsed = parsePurl(text)
    expect(parsed._tag === 'Right' ? parsed.right : undefined).toStrictEqual(purl)
  })

  it.each([
    ['pkg:a@1', 7, 'name', 'name-missing'],
    ['pkg:x/b c/a', 7, 'namespace', 'character'],
    ['pkg:x/a\r\nX: 1@1', 7, 'name', 'character'],
    ['pkg:x/a@1\0', 9, 'version', 'character'],
    ['pkg:x/a?b=\u00e9', 10, 'qualifiers', 'character'],
    ['pkg:x/a#b#c', 9, 'subpath', 'character'],
    ['pkg:x?a=/b', 5, 'name', 'name-missing'],
    ['pkg:x#a/b', 5, 'name', 'name-missing'],
    ['pkg:x/a/', 8, 'name', 'name-missing'],
    ['pkg:x/a?b&c=1', 9, 'qualifiers', 'value'],
    ['pkg:x/a?b#c=1', 9, 'qualifiers', 'value'],
    ['pkg:x/a?1b=1', 8, 'qualifiers', 'key'],
    ['pkg:x/a?=1', 8, 'qualifiers', 'key'],
    ['pkg:x/a?bB=1', 9, 'qualifiers', 'key'],
    ['pkg:x/a?b=%ff', 10, 'qualifiers', 'decoding'],
    ['pkg:x/a?b=1&b=', 12, 'qualifiers', 'repeated'],
    ['pkg:x/a?b=&b=1', 11, 'qualifiers', 'repeated'],
    ['pkg:x/b/%2F/a', 8, 'namespace', 'segment'],
    ['pkg:x/a#b/c%2F', 10, 'subpath', 'segment'],
    ['pkg:x/a@1%', 9, 'version', 'decoding'],
    ['pkg:x_/a', 4, 'type', 'type'],
    ['pkg', 0, 'scheme', 'scheme'],
  ])('refuses %s at offset %i', (text, offset, component, reason) => {
    const parsed = parsePurl(text)
    const { _tag, ...error } = parsed._tag === 'Left' ? parsed.left : { _tag: 'none' }
    expect(error).toMatchObject({ text, offset, component, reason })
    expect(_tag).toBe('PurlError')
  })

  it.each(Array.from('\\<>"[]^`{|}'))('refuses an unencoded %s', (unit) => {
    const parsed = parsePurl(`pkg:x/${unit}`)
    expect(parsed).toMatchObject({ left: { offset: 6, component: 'name', reason: 'character' } })
  })

  it.each([undefined, null, 5, ['pkg:x/a'], Object('pkg:x/a')])('refuses %j, which is not a string', (value) => {
    const parsed = parsePurl(value as never)
    expect(parsed._tag === 'Left' && parsed.left).toMatchObject({ text: '', component: 'scheme', reason: 'not-text' })
  })
})

describe('buildPurl', () => {
  it.each([
    [{ type: 'X1', name: 'a' }, 'pkg:x1/a'],
    [{ type: 'x', name: 'a', namespace: '/' }, 'pkg:x/a'],
    [{ type: 'gem', name: 'a', namespace: '' }, 'pkg:gem/a'],
    [{ type: 'x', name: 'a', namespace: '/b//./c/' }, 'pkg:x/b/./c/a'],
    [{ type: 'x', name: 'a', qualifiers: [] }, 'pkg:x/a'],
    [{ type: 'x', name: 'a', qualifiers: [['b', '']] }, 'pkg:x/a'],
    [
      {
        type: 'x',
        name: 'a',
        qualifiers: [
          ['c9_', '1'],
          ['b', '2'],
        ],
      },
      'pkg:x/a?b=2&c9_=1',
    ],
    [{ type: 'x', name: 'a', version: '', subpath: '/./' }, 'pkg:x/a'],
  ])('writes %j', (purl, text) => expect(rightOf(buildPurl(purl as never))).toBe(text))

  const purl = { type: 'x', name: 'a' }

  it.each<readonly [object, object]>([
    [{ name: 'a' }, { text: '', component: 'type', reason: 'not-text' }],
    [{ type: 'x' }, { text: '', component: 'name', reason: 'not-text' }],
    [
      { ...purl, namespace: 5 },
      { text: '', component: 'namespace', reason: 'not-text' },
    ],
    [
      { ...purl, version: null },
      { component: 'version', reason: 'not-text' },
    ],
    [
      { ...purl, subpath: ['b'] },
      { component: 'subpath', reason: 'not-text' },
    ],
    [
      { ...purl, qualifiers: { b: 'c' } },
      { text: '', component: 'qualifiers', reason: 'not-text' },
    ],
    [
      { ...purl, qualifiers: ['bc'] },
      { text: '', component: 'qualifiers', reason: 'not-text' },
    ],
    [
      { ...purl, qualifiers: [['b']] },
      { text: '', component: 'qualifiers', reason: 'not-text' },
    ],
    [
      { ...purl, qualifiers: [[5, 'b']] },
      { text: '', component: 'qualifiers', reason: 'not-text' },
    ],
    [
      { ...purl, qualifiers: [['b', '\ud800']] },
      { text: '\ud800', component: 'qualifiers', reason: 'surrogate' },
    ],
    [
      { ...purl, qualifiers: [['1b', 'c']] },
      { text: '1b', offset: 0, component: 'qualifiers', reason: 'key' },
    ],
    [
      { ...purl, qualifiers: [['bC', 'c']] },
      { text: 'bC', offset: 1, component: 'qualifiers', reason: 'key' },
    ],
    [
      {
        ...purl,
        qualifiers: [
          ['b', '1'],
          ['b', '2'],
        ],
      },
      { text: 'x', component: 'qualifiers', reason: 'repeated' },
    ],
    [
      {
        ...purl,
        qualifiers: [
          ['b', '1'],
          ['1c', '2'],
        ],
      },
      { text: '1c', offset: 0, component: 'qualifiers', reason: 'key' },
    ],
    [
      { ...purl, type: '1x', qualifiers: [['b', '1']] },
      { text: '1x', offset: 0, component: 'type', reason: 'type' },
    ],
    [
      { ...purl, name: '\ud800' },
      { text: '\ud800', offset: 0, component: 'name', reason: 'surrogate' },
    ],
    [
      { ...purl, name: '' },
      { text: 'x', component: 'name', reason: 'name-missing' },
    ],
    [
      { ...purl, type: '1x' },
      { text: '1x', offset: 0, component: 'type', reason: 'type' },
    ],
    [
      { ...purl, type: 'x_1' },
      { text: 'x_1', offset: 1, component: 'type', reason: 'type' },
    ],
  ])('refuses %j', (parts, error) => {
    const built = buildPurl(parts as never)
    expect(built._tag === 'Left' && built.left).toMatchObject(error)
  })

  it('throws for a property that is not a component', () => {
    expect(() => buildPurl({ ...purl, scope: '@b' } as never)).toThrow("'scope' is not a component of a purl")
  })

  it.each([undefined, null, 'pkg:x/a', [], new Map()])('throws for %j', (value) => {
    expect(() => buildPurl(value as never)).toThrow('the value is not an object of components')
  })
})
