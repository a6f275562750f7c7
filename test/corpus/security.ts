/**
 * Lists published attacks on URI libraries and the results that this library returns for them. The `cve` field
 * identifies vulnerabilities in other libraries. Version 3.1.7 of fast-uri fixed both CVE-2026-84292 and
 * CVE-2026-84394. One of these vulnerabilities concerns unchecked ports, and the other concerns unbalanced brackets. It
 * is not known which number belongs to which vulnerability, so every row for either vulnerability gives both numbers.
 * All strings are plain literals, so that the same rows can also test the types.
 */

export { LONG, LONG_PROSE } from './security-long'
export { REJECTED } from './security-rejected'

/** Lists valid strings, each with its raw host and path. The parser does not decode, guess or drop anything. */
export const KEPT = [
  {
    trick: 'an encoded @ in the host is part of a name',
    cve: ['CVE-2026-6322'],
    text: 'http://trusted.com%40evil.com/',
    host: 'trusted.com%40evil.com',
    path: '/',
    normalized: 'http://trusted.com%40evil.com/',
  },
  {
    trick: 'an encoded colon in the host is part of a name',
    cve: ['CVE-2026-6322'],
    text: 'http://good.example%3a80/',
    host: 'good.example%3a80',
    path: '/',
    normalized: 'http://good.example%3A80/',
  },
  {
    trick: 'an encoded slash in the host is part of a name',
    cve: ['CVE-2026-6322'],
    text: 'http://evil.example%2Fgood.example/',
    host: 'evil.example%2Fgood.example',
    path: '/',
    normalized: 'http://evil.example%2Fgood.example/',
  },
  {
    trick: 'a host that is encoded twice is decoded at most once, which is not an address',
    cve: ['CVE-2026-75899'],
    text: 'http://127%252e0%252e0%252e1/',
    host: '127%252e0%252e0%252e1',
    path: '/',
    normalized: 'http://127%252e0%252e0%252e1/',
  },
  {
    trick: 'a host that is encoded once is the address that it means',
    cve: ['CVE-2026-75899'],
    text: 'http://127%2e0%2e0%2e1/',
    host: '127%2e0%2e0%2e1',
    path: '/',
    normalized: 'http://127.0.0.1/',
  },
  {
    trick: 'a percent sign that would begin another percent-encoded octet after decoding',
    cve: ['CVE-2026-75899'],
    text: 'http://good.example/%25%32%65%25%32%65/',
    host: 'good.example',
    path: '/%25%32%65%25%32%65/',
    normalized: 'http://good.example/%252e%252e/',
  },
  {
    trick: 'encoded dots are dot segments, which normalization removes and does not hide',
    cve: ['CVE-2026-6321'],
    text: 'http://good.example/public/%2e%2e/admin',
    host: 'good.example',
    path: '/public/%2e%2e/admin',
    normalized: 'http://good.example/admin',
  },
  {
    trick: 'an encoded slash does not separate segments',
    cve: ['CVE-2026-6321'],
    text: 'http://good.example/public%2F..%2Fadmin',
    host: 'good.example',
    path: '/public%2F..%2Fadmin',
    normalized: 'http://good.example/public%2F..%2Fadmin',
  },
  {
    trick: 'encoded dots around an encoded slash are one segment',
    cve: ['CVE-2026-6321'],
    text: 'http://good.example/a/%2e%2e%2fadmin',
    host: 'good.example',
    path: '/a/%2e%2e%2fadmin',
    normalized: 'http://good.example/a/..%2Fadmin',
  },
  {
    trick: 'an encoded backslash stays encoded',
    cve: [],
    text: 'http://good.example/..%5cadmin',
    host: 'good.example',
    path: '/..%5cadmin',
    normalized: 'http://good.example/..%5Cadmin',
  },
  {
    trick: 'two encoded slashes do not begin an authority',
    cve: [],
    text: '/%2f%2fevil.example',
    host: undefined,
    path: '/%2f%2fevil.example',
    normalized: '/%2F%2Fevil.example',
  },
  {
    trick: 'two encoded slashes do not begin an authority in a rootless path',
    cve: [],
    text: '%2f%2fevil.example',
    host: undefined,
    path: '%2f%2fevil.example',
    normalized: '%2F%2Fevil.example',
  },
  {
    trick: 'dot segments before two slashes do not make an authority',
    cve: [],
    text: '/..//evil.example',
    host: undefined,
    path: '/..//evil.example',
    normalized: '/.//evil.example',
  },
  {
    trick: 'encoded dot segments before two slashes do not make an authority',
    cve: [],
    text: 'http:/a/%2e%2e//evil.example',
    host: undefined,
    path: '/a/%2e%2e//evil.example',
    normalized: 'http:/.//evil.example',
  },
  {
    trick: 'an empty port does not hide the host',
    cve: ['CVE-2022-0686'],
    text: 'http://good.example:/a',
    host: 'good.example',
    path: '/a',
    normalized: 'http://good.example:/a',
  },
  {
    trick: 'an empty userinfo and an empty host are kept: the path does not become a host',
    cve: ['CVE-2022-0639'],
    text: 'http://@/evil.example',
    host: '',
    path: '/evil.example',
    normalized: 'http://@/evil.example',
  },
  {
    trick: 'an empty host is not skipped',
    cve: [],
    text: 'http:///evil.example',
    host: '',
    path: '/evil.example',
    normalized: 'http:///evil.example',
  },
  {
    trick: 'userinfo that looks like a host (7.6)',
    cve: [],
    text: 'ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm',
    host: '10.0.0.1',
    path: '/top_story.htm',
    normalized: 'ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm',
  },
  {
    trick: 'userinfo with an encoded @',
    cve: [],
    text: 'http://a%40good.example@evil.example/',
    host: 'evil.example',
    path: '/',
    normalized: 'http://a%40good.example@evil.example/',
  },
  {
    trick: 'an @ in the path does not end a userinfo',
    cve: [],
    text: 'http://evil.example/@good.example',
    host: 'evil.example',
    path: '/@good.example',
    normalized: 'http://evil.example/@good.example',
  },
  {
    trick: 'an @ in the query does not end a userinfo',
    cve: [],
    text: 'http://evil.example?@good.example',
    host: 'evil.example',
    path: '',
    normalized: 'http://evil.example?@good.example',
  },
  {
    trick: 'an @ in the fragment does not end a userinfo',
    cve: [],
    text: 'http://evil.example#@good.example',
    host: 'evil.example',
    path: '',
    normalized: 'http://evil.example#@good.example',
  },
  {
    trick: 'an octal, hexadecimal or short address is a name (7.4)',
    cve: [],
    text: 'http://0177.0x1/',
    host: '0177.0x1',
    path: '/',
    normalized: 'http://0177.0x1/',
  },
  {
    trick: 'a number is a name (7.4)',
    cve: [],
    text: 'http://2130706433/',
    host: '2130706433',
    path: '/',
    normalized: 'http://2130706433/',
  },
  {
    trick: 'a scheme in the path is part of the path',
    cve: [],
    text: './javascript:alert(1)',
    host: undefined,
    path: './javascript:alert(1)',
    normalized: './javascript:alert(1)',
  },
  {
    trick: 'an encoded colon does not end a scheme',
    cve: ['CVE-2026-76172'],
    text: 'javascript%3aalert(1)',
    host: undefined,
    path: 'javascript%3aalert(1)',
    normalized: 'javascript%3Aalert(1)',
  },
] as const

/** Lists pairs of references. `isSame` indicates whether the two references in a pair are equivalent. */
export const COMPARED = [
  {
    trick: 'an encoded slash',
    cve: ['CVE-2026-6321'],
    a: 'http://h/public%2Fadmin',
    b: 'http://h/public/admin',
    isSame: false,
  },
  {
    trick: 'encoded dots: equality compares the results of normalize',
    cve: ['CVE-2026-6321'],
    a: 'http://h/public/%2e%2e/admin',
    b: 'http://h/admin',
    isSame: true,
  },
  { trick: 'an encoded @', cve: ['CVE-2026-6322'], a: 'http://a%40b/', b: 'http://a@b/', isSame: false },
  { trick: 'double encoding', cve: ['CVE-2026-75899'], a: 'http://h/%252e', b: 'http://h/%2e', isSame: false },
  { trick: 'an encoded percent sign', cve: [], a: 'http://h/%2541', b: 'http://h/A', isSame: false },
  { trick: 'an encoded question mark', cve: [], a: 'http://h/a%3Fb', b: 'http://h/a?b', isSame: false },
  { trick: 'an encoded number sign', cve: [], a: 'http://h/a%23b', b: 'http://h/a#b', isSame: false },
  { trick: 'an encoded ampersand', cve: [], a: 'http://h/?a%26b', b: 'http://h/?a&b', isSame: false },
  { trick: 'an empty query', cve: [], a: 'http://h/?', b: 'http://h/', isSame: false },
  { trick: 'an empty userinfo', cve: [], a: 'http://@h/', b: 'http://h/', isSame: false },
] as const

/** Lists the CVE numbers of vulnerabilities that have no public description. */
export const UNDESCRIBED = [
  { cve: 'CVE-2026-86472', library: 'fast-uri' },
  { cve: 'CVE-2026-44928', library: 'uriparser' },
] as const
