import { showReason, uri, view } from 'uri-ts'
import { type Link, linkOf, linkParameter, parseLinks, resolveLinks } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

/** Returns a link as strings: its target, its relation types, its anchor and its parameters. */
const shown = ({ target, rels, anchor, parameters }: Link) => ({
  target: target.text,
  rels: rels.join(' '),
  ...(anchor && { anchor: anchor.text }),
  ...Object.fromEntries(parameters.map(({ name, value, language }) => [name, language ? [language, value] : value])),
})

const linksIn = (field: string) => rightOf(parseLinks(field)).map(shown)

const reasonOf = (field: string): string | undefined => {
  const parsed = parseLinks(field)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}

describe('the examples of RFC 8288, 3.5', () => {
  it.each([
    [
      '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"',
      [{ target: 'http://example.com/TheBook/chapter2', rels: 'previous', title: 'previous chapter' }],
    ],
    ['</>; rel="http://example.net/foo"', [{ target: '/', rels: 'http://example.net/foo' }]],
    ['</terms>; rel="copyright"; anchor="#foo"', [{ target: '/terms', rels: 'copyright', anchor: '#foo' }]],
    [
      '</TheBook/chapter2>; rel="previous"; title*=UTF-8\'de\'letztes%20Kapitel, </TheBook/chapter4>; rel="next"; title*=UTF-8\'de\'n%c3%a4chstes%20Kapitel',
      [
        { target: '/TheBook/chapter2', rels: 'previous', 'title*': ['de', 'letztes Kapitel'] },
        { target: '/TheBook/chapter4', rels: 'next', 'title*': ['de', 'nächstes Kapitel'] },
      ],
    ],
    [
      '<http://example.org/>; rel="start http://example.net/relation/other"',
      [{ target: 'http://example.org/', rels: 'start http://example.net/relation/other' }],
    ],
    [
      '<https://example.org/>; rel="start", <https://example.org/index>; rel="index"',
      [
        { target: 'https://example.org/', rels: 'start' },
        { target: 'https://example.org/index', rels: 'index' },
      ],
    ],
  ])('%s', (field, links) => expect(linksIn(field)).toEqual(links))
})

describe('what http-link-header reads', () => {
  it.each([
    ['no parameter', '<example.com>', [{ target: 'example.com', rels: '' }]],
    ['a relation type without quotes', '<a>; rel=example', [{ target: 'a', rels: 'example' }]],
    ['an empty relation type, of which nothing is left', '<a>; rel=', [{ target: 'a', rels: '' }]],
    ['a name without a value', '<a>; nopush', [{ target: 'a', rels: '', nopush: '' }]],
    [
      'quotes and none',
      '<a>; rel="x", <b>; rel=y',
      [
        { target: 'a', rels: 'x' },
        { target: 'b', rels: 'y' },
      ],
    ],
    ['a second rel, which is ignored', '<a>; rel="x"; rel="y"', [{ target: 'a', rels: 'x' }]],
    [
      'escaped quotes, and none at the end',
      '<a>; title="of \\"note\\"',
      [{ target: 'a', rels: '', title: 'of "note"' }],
    ],
    ['blanks around an equals sign', '<a>; rel= x; title = T', [{ target: 'a', rels: 'x', title: 'T' }]],
    ['a semicolon in quotes', '<a>; rel="p"; title="p; c"', [{ target: 'a', rels: 'p', title: 'p; c' }]],
    ['a comma in quotes', '<a>; rel="p"; title="p, c"', [{ target: 'a', rels: 'p', title: 'p, c' }]],
    [
      'delimiters in rel',
      '<a>; rel="x,y", <b>; rel="z;"',
      [
        { target: 'a', rels: 'x,y' },
        { target: 'b', rels: 'z;' },
      ],
    ],
    ['a relation type that is a URI, without case', '<a>; rel="http://R/cS"', [{ target: 'a', rels: 'http://r/cs' }]],
    [
      'no language',
      "</r>; rel=start; title*=UTF-8''%E2%91%A0%E2%93%AB%F0%9D%84%9E",
      [{ target: '/r', rels: 'start', 'title*': '①⓫𝄞' }],
    ],
    ['a language that is not a tag', "</r>; rel=start; title*=UTF-8'a_b'c", [{ target: '/r', rels: 'start' }]],
    ['an extended value with a space', '</r>; rel=start; title*="UTF-8\'\'a b"', [{ target: '/r', rels: 'start' }]],
    [
      'no blanks',
      '<https://a/b>;rel="next",<https://c/d>;rel="tos"',
      [
        { target: 'https://a/b', rels: 'next' },
        { target: 'https://c/d', rels: 'tos' },
      ],
    ],
    [
      'pages of GitHub',
      '<https://api.github.com/user/repos?page=3&per_page=100>; rel="next", <https://api.github.com/user/repos?page=50&per_page=100>; rel="last"',
      [
        { target: 'https://api.github.com/user/repos?page=3&per_page=100', rels: 'next' },
        { target: 'https://api.github.com/user/repos?page=50&per_page=100', rels: 'last' },
      ],
    ],
  ])('%s', (_name, field, links) => expect(linksIn(field)).toEqual(links))

  it('except a charset that is not UTF-8, of which it keeps the octets', () => {
    expect(linksIn("<a>; rel=b; title*=GB2312'cn'%C6%F3")).toEqual([{ target: 'a', rels: 'b' }])
  })

  it('except lines that are folded, which RFC 9112 does not let a sender write', () => {
    expect(reasonOf('<a>;\r\n rel="next"')).toBe(
      'link: U+000D is not allowed at offset 4; the value of a field has no CR, LF or NUL',
    )
  })

  it('and several hreflang, but one media (RFC 8288, 3.4.1)', () => {
    const [link] = rightOf(parseLinks('</e>; rel=x; hreflang=en; hreflang=de; media=screen; media="no"'))
    expect(link?.parameters.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'hreflang=en',
      'hreflang=de',
      'media=screen',
    ])
  })
})

describe('what is refused', () => {
  it.each([
    ['a', "link: 'a' does not begin a link at offset 0; a link begins with '<'"],
    ['<a', "target: the end of the text is where '>' is missing at offset 2; a target is followed by '>'"],
    [
      '<a> <b>',
      "link: '<' follows a link at offset 4; after a link a parameter begins with ';', or the next link with ','",
    ],
    [
      '<a>; rel="b"c',
      "link: 'c' follows a link at offset 12; after a link a parameter begins with ';', or the next link with ','",
    ],
    [
      '<a b>; rel=c',
      "target: ' ' does not belong to a URI reference at offset 2; a target or an anchor is a URI reference (RFC 3986)",
    ],
    [
      '<a>; anchor="b c"',
      "anchor: ' ' does not belong to a URI reference at offset 14; a target or an anchor is a URI reference (RFC 3986)",
    ],
    [
      '<a>; anchor="\\b c"',
      "anchor: '\\' does not belong to a URI reference at offset 13; a target or an anchor is a URI reference (RFC 3986)",
    ],
    ['<a>\0', 'link: U+0000 is not allowed at offset 3; the value of a field has no CR, LF or NUL'],
  ])('%s', (field, reason) => expect(reasonOf(field)).toBe(reason))

  it('prints no target in JSON', () => {
    expect(JSON.stringify(parseLinks('<http://h/?token=s3cret>; rel="a"b'))).not.toContain('s3cret')
  })
})

it('accepts empty elements of a list, and an empty list', () => {
  expect(linksIn('')).toEqual([])
  expect(linksIn(' , ,<a> ,\t, <b>,')).toEqual([
    { target: 'a', rels: '' },
    { target: 'b', rels: '' },
  ])
})

describe('linkOf', () => {
  const links = rightOf(parseLinks('<a>; rel=next; anchor="/other", <b>; rel="prev NEXT", <c>; rel=next'))

  it('finds the first link that is about the resource itself', () => {
    expect(linkOf('Next')(links)).toEqual({ _tag: 'Some', value: links[1] })
    expect(linkOf('last')(links)).toEqual({ _tag: 'None' })
  })

  it('does not find a part of a relation type', () => {
    expect(linkOf('nex')(links)._tag).toBe('None')
  })

  it.each(['', 'next prev', 'rel="next"', 'n\u00e4chste'])(
    'refuses %j, which is not a relation type',
    (rel: string) => {
      expect(() => linkOf(rel)).toThrow('linkOf: the value is not a relation type, such as next')
    },
  )

  it('finds a relation type that is a URI, or that is not registered', () => {
    const others = rightOf(parseLinks('<a>; rel="https://example.com/rels/a?b#c", <b>; rel=my_rel'))
    expect(linkOf('https://example.com/rels/A?b#c')(others)).toEqual({ _tag: 'Some', value: others[0] })
    expect(linkOf('my_rel')(others)).toEqual({ _tag: 'Some', value: others[1] })
  })

  it('throws for an Either that was not opened', () => {
    expect(() => linkOf('next')(parseLinks('<a>') as never)).toThrow('open the Either of parseLinks')
    expect(() => resolveLinks(view(uri('http://h/')))(parseLinks('<a>') as never)).toThrow(TypeError)
  })
})

describe('resolveLinks', () => {
  const base = view(uri('https://api.example/a/b?c'))
  const resolved = (field: string) => resolveLinks(base)(rightOf(parseLinks(field))).map(shown)

  it('resolves targets and anchors', () => {
    expect(resolved('<../d?e>; rel=next, <//h>; rel=x; anchor="#f"')).toEqual([
      { target: 'https://api.example/d?e', rels: 'next' },
      { target: 'https://h', rels: 'x', anchor: 'https://api.example/a/b?c#f' },
    ])
  })

  it('leaves out an anchor that is the base', () => {
    expect(resolved('<d>; rel=next; anchor=""')).toEqual([{ target: 'https://api.example/a/d', rels: 'next' }])
    expect(resolved('<d>; rel=next; anchor="/a/b?c"')).toEqual([{ target: 'https://api.example/a/d', rels: 'next' }])
    const ofFragment = resolveLinks(view(uri('https://api.example/a#f')))(
      rightOf(parseLinks('<d>; rel=x; anchor="/a"')),
    )
    expect(ofFragment.map(shown)).toEqual([{ target: 'https://api.example/d', rels: 'x' }])
  })
})

it('linkParameter prefers the form of RFC 8187', () => {
  const [link] = rightOf(parseLinks('<a>; title="A"; title*=UTF-8\'\'%C3%84; type=text/html'))
  const of = (name: string) => linkParameter(name)(link as Link)
  expect([of('title'), of('TYPE'), of('media')]).toEqual([
    { _tag: 'Some', value: 'Ä' },
    { _tag: 'Some', value: 'text/html' },
    { _tag: 'None' },
  ])
})

it.each(['rel', 'Anchor'])('linkParameter refuses %s, which is a property of the link', (name: string) => {
  expect(() => linkParameter(name)).toThrow(
    `linkParameter: '${name.toLowerCase()}' is a property of the link: read link.rels or link.anchor`,
  )
})
