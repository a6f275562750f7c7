/** Lists the assertions that fail when Node's own tests use this package, and gives the reason for each failure. */

type Conceded = readonly (readonly [assertion: string, reason: string])[]

const named = (reason: string, assertions: readonly string[]): Conceded =>
  assertions.map((assertion) => [assertion, reason])

const times = (count: number, assertion: string): readonly string[] => Array.from({ length: count }, () => assertion)

const SEMICOLON = 'A host may contain `;` (RFC 3986, 3.2.2), and browsers find the same host. Node ends the host early'
const NO_HOST =
  'An HTTP URI without a host is invalid (RFC 9110, 4.2.1). Node finds no host, but `new URL` finds one in the path'
const NO_SLASHES = 'Without `//` there is no authority (RFC 3986, 3): `foo@bar.com` is a path, and `new URL` agrees'
const ROOTLESS = 'Dot segments are removed as in RFC 3986, 5.2.4. The result begins with `/`'
const OTHER_SCHEME = 'A reference with a different scheme is already the target (RFC 3986, 5.2.2)'
const CREDENTIALS = 'The target has the authority of the reference (RFC 3986, 5.2.2), without the password of the base'
const PATH_GUARD = 'The path `//g` would be an authority (RFC 3986, 3.3), so the result is `f:/.//g`'
const BAD_HOST = 'The grammar does not allow the host (RFC 3986, 3.2.2), and `new URL` throws. Node cuts the host'
const LONG_HOST =
  'Node drops a host of more than 255 characters. Browsers find the long host, or `node` in `http:///node`'

const EMPTY_BASE = 'http:///s//a/b/c'

/** Lists references, each with the result that Node returns for a base without a host. */
const EMPTY_BASE_REFERENCES: readonly (readonly [reference: string, inNode: string])[] = [
  ['g', 'http:///s//a/b/g'],
  ['./g', 'http:///s//a/b/g'],
  ['g/', 'http:///s//a/b/g/'],
  ['/g', 'http:///g'],
  ['///g', 'http:///g'],
  ['./', 'http:///s//a/b/'],
  ['../', 'http:///s//a/'],
  ['../g', 'http:///s//a/g'],
  ['../../', 'http:///s//'],
  ['../../g', 'http:///s//g'],
  ['../../../g', 'http:///s/g'],
  ['../../../../g', 'http:///g'],
]

/**
 * Lists the references that have an authority or a scheme. If the base has no host, only `resolveObject` throws for
 * these references.
 */
const WHOLE_REFERENCES: readonly (readonly [reference: string, inNode: string])[] = [
  ['g:h', 'g:h'],
  ['//g', 'http://g/'],
  ['//g/x', 'http://g/x'],
]

/** Returns the assertions that `test-url-relative.js` makes about a base, a reference and a result. */
const resolved = (base: string, reference: string, inNode: string): readonly string[] => [
  `relative: resolve ${base} ${reference}`,
  ...resolvedObject(JSON.stringify(base), reference, inNode),
]

const resolvedObject = (base: string, reference: string, inNode: string): readonly string[] => [
  `relative: resolveObject ${base} ${reference}`,
  `relative: format ${inNode}`,
]

const DOCUMENT = 'http://example.com/b//c//d;p?q#blarg'

const unresolved = (reference: string): readonly string[] =>
  resolved(DOCUMENT, reference, `(resolveObject ${JSON.stringify(DOCUMENT)} ${reference})`)

export const NODE_CONCEDED: Conceded = [
  ...named(
    SEMICOLON,
    ['HtTp://x.y.cOm;a/b/c', 'HtTp://x.y.cOm;A/b/c', 'http://www.\u00c4ffchen.cOm;A/b/c'].flatMap((text) =>
      times(2, `parse-format: parse ${text}?d=e#f g<h>i`),
    ),
  ),
  ...named(
    NO_HOST,
    ['http:/baz/../foo/bar', 'http:/foo/bar?baz=quux#frag'].flatMap((text) => [
      ...times(2, `parse-format: parse ${text}`),
      `parse-format: format ${JSON.stringify(text)}`,
    ]),
  ),
  ...named(NO_HOST, [
    ...EMPTY_BASE_REFERENCES.map(([reference]) => `relative: resolve ${EMPTY_BASE} ${reference}`),
    ...[...EMPTY_BASE_REFERENCES, ...WHOLE_REFERENCES].flatMap(([reference, inNode]) =>
      resolvedObject(`(parse ${EMPTY_BASE})`, reference, inNode),
    ),
    'relative: resolve http:base http:this',
    ...resolvedObject('(parse http:base)', 'http:this', 'http:this'),
    ...unresolved('https:/p/a/t/h?s#hash2'),
    ...unresolved('https:/a/b/c/d'),
  ]),
  ...named(
    NO_SLASHES,
    [
      'mailto:foo@bar.com?subject=hello',
      'xmpp:isaacschlueter@jabber.org',
      'dash-test:foo/bar',
      'dot.test:foo/bar',
    ].flatMap((text) => times(2, `parse-format: parse ${text}`)),
  ),
  ...named(ROOTLESS, [
    ...resolved('foo:a/b', '../c', 'foo:c'),
    ...resolved('zz:abc', 'foo/../../../bar', 'zz:bar'),
    ...resolved('zz:abc', 'foo/../bar', 'zz:bar'),
  ]),
  ...named(OTHER_SCHEME, resolved(DOCUMENT, 'https:#hash2', '"https:#hash2"')),
  ...named(CREDENTIALS, [
    'relative: resolve https://user:password@example.com https://example.com/foo',
    ...resolvedObject(
      '"https://user:password@example.com/"',
      'https://example.com/foo',
      'https://user:password@example.com/foo',
    ),
  ]),
  ...named(PATH_GUARD, ['relative: resolve f:/a .//g']),
  ...named(BAD_HOST, ['format: format http://google.com" onload="alert(42)/']),
  ...named(LONG_HOST, [
    `format: format http://${'a'.repeat(255)}.com/node`,
    `format: format http://${'a'.repeat(255)}.com/node`,
  ]),
]
