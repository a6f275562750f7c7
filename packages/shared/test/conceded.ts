/**
 * Lists the assertions that fail when other packages' test suites run with our packages, and gives the reason for each
 * failure.
 */
import { NODE_CONCEDED } from '../../node-url/test/conceded'

const BREAKS =
  'Browsers drop TAB, LF and CR, so they read another host than `a%09b.example`: CVE-2026-18446, RFC 3986 3.2.2'
const SECOND_AT = 'Browsers read the host after the last `@`: CVE-2026-6322, RFC 3986 3.2.1 allows no `@` in userinfo'
const EDGES = 'An error since fast-uri 4, because browsers drop a control at the end (WHATWG URL, 4.4)'

const repeat = (times: number, row: readonly [string, string]): readonly (readonly [string, string])[] =>
  Array.from({ length: times }, () => row)

const HOST_DELIMITERS = [
  ['host-delimiter-security.test.js: should be strictly equal', SECOND_AT],
  ['host-delimiter-security.test.js: ended by an exception', SECOND_AT],
] as const

export const CONCEDED: { readonly [suite: string]: readonly (readonly [assertion: string, reason: string])[] } = {
  'fast-uri 4': [
    ...HOST_DELIMITERS,
    ...['U+09', 'U+0A', 'U+0D'].flatMap((unit) =>
      ['parse', 'normalize', 'resolve'].map((call) => [`host-encoding.test.js: ${call} ${unit}`, BREAKS] as const),
    ),
    ['host-encoding.test.js: CRLF is not emitted literally', BREAKS],
    ['host-fast-path.test.js: ended by an exception', 'The file tests a private function of `lib/utils`'],
  ],
  'fast-uri 3': [
    ...HOST_DELIMITERS,
    ...repeat(5, ['parse.test.js: path errors', EDGES]),
    [
      'security.test.js: an unsupported scheme preserves the host',
      'fast-uri 4 percent-encodes the host, and so does RFC 3986, 3.2.2',
    ],
    [
      'uri-js-compatibility.test.js: Compatibility parse: //[2001:db8::7%en0]',
      '`ipv6Zone` is new in fast-uri 4: without it a zone `25eth0` becomes `eth0`',
    ],
    ...repeat(5, ['uri-js.test.js: path errors', EDGES]),
    ...repeat(3, [
      'uri-js.test.js: headers',
      'The headers of a mailto URI have no prototype since fast-uri 4, so that `constructor` finds nothing',
    ]),
  ],
  'uri-js 4': [
    ['URI Normalizing, line 386', 'Browsers read `068` as octal and refuse it: RFC 3986, 7.4'],
    ['URI Normalizing, line 403', 'Browsers read `068` as octal and refuse it: RFC 3986, 7.4'],
    ['Convert URI to IRI, line 500', 'A host stays in ASCII: there is no decoder of Punycode in the package'],
  ],
  'Node 25': NODE_CONCEDED,
}
