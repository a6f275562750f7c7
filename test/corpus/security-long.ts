/**
 * Lists strings that cause slow implementations to hang, or recursive implementations to overflow the stack. `part` is
 * repeated between `before` and `after`. CVE-2025-67899 concerns recursion in uriparser.
 */
export const LONG = [
  { trick: 'segments that are removed again', cve: [], before: 'http://h', part: '/a/..', after: '' },
  { trick: 'segments that are removed in the end', cve: [], before: 'http://h', part: '/a', after: '/..' },
  { trick: 'deep dot segments', cve: [], before: '', part: '../', after: 'a' },
  { trick: 'deep dot segments after a scheme', cve: [], before: 'x:', part: '/..', after: '//a' },
  { trick: 'single dots', cve: [], before: '/', part: './', after: '' },
  { trick: 'encoded dot segments', cve: ['CVE-2026-6321'], before: 'http://h', part: '/a/%2e%2E', after: '' },
  { trick: 'slashes', cve: [], before: 'http://h', part: '/', after: '' },
  { trick: 'a long first segment', cve: ['CVE-2025-67899'], before: '', part: '1,', after: '' },
  { trick: 'a long segment', cve: ['CVE-2025-67899'], before: '/', part: 'a', after: '' },
  { trick: 'colons', cve: ['CVE-2025-67899'], before: 'x:', part: 'a:', after: '' },
  { trick: 'a long userinfo', cve: ['CVE-2025-67899'], before: 'http://', part: ':', after: '@h' },
  { trick: 'a long host', cve: ['CVE-2025-67899'], before: 'http://', part: 'A.', after: '/' },
  { trick: 'a long IPvFuture', cve: ['CVE-2025-67899'], before: 'http://[v1.', part: 'A', after: ']' },
  { trick: 'a long port', cve: [], before: 'http://h:', part: '0', after: '' },
  { trick: 'an encoded host', cve: [], before: 'http://', part: '%41', after: '' },
  { trick: 'an encoded path', cve: [], before: '/', part: '%41', after: '' },
  { trick: 'percent-encoded octets that stay', cve: [], before: '/', part: '%c3%a9', after: '' },
  { trick: 'pairs', cve: [], before: '?', part: 'a=1&', after: '' },
  { trick: 'pairs before the only escape', cve: [], before: '?', part: 'a=1&', after: '%41' },
  { trick: 'encoded pairs', cve: [], before: '?', part: '%61=+%41&', after: '' },
  { trick: 'ampersands', cve: [], before: '?', part: '&', after: '' },
  { trick: 'a long fragment', cve: [], before: '#', part: '/?%7e', after: '' },
  { trick: 'addresses of mail', cve: [], before: 'mailto:', part: 'a@B,', after: '' },
  { trick: 'a long name', cve: [], before: 'urn:', part: 'A', after: ':b' },
] as const

/** Lists long strings in which the tests look for URIs (RFC 3986, appendix C). */
export const LONG_PROSE = [
  '<',
  '>',
  '"',
  '<"',
  ':',
  '://',
  'a:',
  'a://b ',
  'http:',
  '<a:b',
  '"a:b',
  '(',
  'a://b)',
  'a://b.',
  'a://.',
] as const
