/**
 * Lists examples of the levels of normalization and comparison described in RFC 3986, section 6. Some rows are examples
 * from the RFC, and others record this library's decisions where the RFC is silent. All strings are plain literals,
 * because the lists are also used to test the types.
 */

/** Lists examples of normalizing case, percent-encoding and path segments (RFC 3986, section 6.2.2). */
export const NORMALIZED = [
  { section: '6.2.2', text: 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d', normalized: 'example://a/b/c/%7Bfoo%7D' },
  { section: '6.2.2', text: 'example://a/b/c/%7Bfoo%7D', normalized: 'example://a/b/c/%7Bfoo%7D' },
  { section: '6.2.2.1', text: 'HTTP://www.EXAMPLE.com/', normalized: 'http://www.example.com/' },
  { section: '6.2.2.1', text: 'http://a/%3a', normalized: 'http://a/%3A' },
  { section: '6.2.2.1', text: 'Http://Me@EXAMPLE:80/A?B#C', normalized: 'http://Me@example:80/A?B#C' },
  { section: '6.2.2.1', text: 'http://[2001:DB8::A]/', normalized: 'http://[2001:db8::a]/' },
  { section: '6.2.2.1', text: 'http://[V1F.A]/', normalized: 'http://[v1f.a]/' },
  { section: '6.2.2.1', text: 'http://%c3%89/', normalized: 'http://%C3%89/' },
  { section: '6.2.2.1', text: 'http://A%2cB/', normalized: 'http://a%2Cb/' },
  { section: '6.2.2.2', text: 'http://a/%7Esmith/', normalized: 'http://a/~smith/' },
  { section: '6.2.2.2', text: 'http://%41/', normalized: 'http://a/' },
  { section: '6.2.2.2', text: 'http://%41@%42/%43?%44#%45', normalized: 'http://A@b/C?D#E' },
  { section: '6.2.2.2', text: 'http://a/%2d%2e%5f%7e%30%39', normalized: 'http://a/-._~09' },
  { section: '6.2.2.2', text: 'http://a/%2f%3f%23%40%3a', normalized: 'http://a/%2F%3F%23%40%3A' },
  { section: '6.2.2.2', text: 'http://%31.2.3.4/', normalized: 'http://1.2.3.4/' },
  { section: '2.4', text: 'http://a/%2541', normalized: 'http://a/%2541' },
  { section: '2.4', text: 'http://a/%25%34%31', normalized: 'http://a/%2541' },
  { section: '6.2.2.3', text: 'http://a/b/c/./../../g', normalized: 'http://a/g' },
  { section: '6.2.2.3', text: 'http://a/..', normalized: 'http://a/' },
  { section: '6.2.2.3', text: 'http://a/%2E%2e/b', normalized: 'http://a/b' },
  { section: '6.2.2.3', text: 'http://a/b/.%2e/c', normalized: 'http://a/c' },
  { section: '6.2.2.3', text: 'http://a/b%2f..%2fc', normalized: 'http://a/b%2F..%2Fc' },
  { section: '6.2.2.3', text: 'http://a/b?c/../d#e/../f', normalized: 'http://a/b?c/../d#e/../f' },
  { section: '6.2.2.3', text: '/a/../b', normalized: '/b' },
  { section: '6.2.2.3', text: '//A/b/../c', normalized: '//a/c' },
  { section: '6.2.2.3', text: 'foo:a/../b', normalized: 'foo:/b' },
  { section: '6.2.2.3', text: 'foo:./a:b', normalized: 'foo:a:b' },
  { section: '6.2.2.3', text: 'foo:.', normalized: 'foo:' },
  // A relative path keeps its dot segments until it is resolved against a base (RFC 3986, section 5.2).
  { section: '5.2', text: 'a/../b', normalized: 'a/../b' },
  { section: '5.2', text: '../%7e', normalized: '../~' },
  { section: '5.2', text: '%2e%2E/a', normalized: '../a' },
  { section: '5.2', text: './a:b', normalized: './a:b' },
  { section: '5.2', text: '..', normalized: '..' },
  // In a reference without an authority, a leading "//" in the path would be read as the start of an authority (RFC
  // 3986, section 3.3).
  { section: '3.3', text: 'foo:/.//a', normalized: 'foo:/.//a' },
  { section: '3.3', text: 'foo:/..//a', normalized: 'foo:/.//a' },
  { section: '3.3', text: 'foo:/a/..//b', normalized: 'foo:/.//b' },
  { section: '3.3', text: 'foo:a/..//b', normalized: 'foo:/.//b' },
  { section: '3.3', text: '/.//a', normalized: '/.//a' },
  { section: '3.3', text: '/.//../a', normalized: '/a' },
  { section: '3.3', text: '/.//a/../b?c', normalized: '/.//b?c' },
  { section: '3.3', text: '/.//.', normalized: '/.//' },
  { section: '3.3', text: 'foo://a/.//b', normalized: 'foo://a//b' },
  // Normalization under the generic syntax keeps differences that only a scheme's rules remove.
  { section: '6.2.3', text: 'http://a:80', normalized: 'http://a:80' },
  { section: '6.2.3', text: 'http://a:', normalized: 'http://a:' },
  { section: '6.2.3', text: 'http://a?', normalized: 'http://a?' },
  { section: '6.2.3', text: 'http://@a#', normalized: 'http://@a#' },
  { section: '4.2', text: '', normalized: '' },
] as const

/**
 * Lists examples of normalization by the rules of well-known schemes (RFC 3986, section 6.2.3). The rules come from RFC
 * 9110 (http), RFC 6455 (ws), RFC 1738 (ftp), RFC 8089 (file), RFC 8141 (urn), and RFC 6068 (mailto).
 */
export const SCHEME_NORMALIZED = [
  { section: '6.2.3', text: 'http://example.com', normalized: 'http://example.com/' },
  { section: '6.2.3', text: 'http://example.com/', normalized: 'http://example.com/' },
  { section: '6.2.3', text: 'http://example.com:/', normalized: 'http://example.com/' },
  { section: '6.2.3', text: 'http://example.com:80/', normalized: 'http://example.com/' },
  { section: '6.2.3', text: 'HTTP://EXAMPLE.com:0080?q', normalized: 'http://example.com/?q' },
  { section: '6.2.3', text: 'http://example.com:8080', normalized: 'http://example.com:8080/' },
  { section: '6.2.3', text: 'http://example.com:443/', normalized: 'http://example.com:443/' },
  { section: '6.2.3', text: 'http://example.com:99999/', normalized: 'http://example.com:99999/' },
  { section: '6.2.3', text: 'http:/a', normalized: 'http:/a' },
  { section: '6.2.3', text: 'http://u:@h:80', normalized: 'http://u:@h/' },
  { section: 'RFC 9110, 4.2.3', text: 'https://example.com:443', normalized: 'https://example.com/' },
  { section: 'RFC 6455, 3', text: 'ws://example.com:80', normalized: 'ws://example.com/' },
  { section: 'RFC 6455, 3', text: 'wss://example.com:443#f', normalized: 'wss://example.com/#f' },
  { section: 'RFC 1738, 3.2', text: 'ftp://example.com:21', normalized: 'ftp://example.com/' },
  { section: '6.2.3', text: 'gopher://example.com:70', normalized: 'gopher://example.com:70' },
  { section: '6.2.3', text: 'gopher://example.com:', normalized: 'gopher://example.com' },
  { section: '6.2.3', text: '//example.com:/', normalized: '//example.com/' },
  { section: '6.2.3', text: '//example.com:80', normalized: '//example.com:80' },
  { section: '6.2.3', text: 'a/../b', normalized: 'a/../b' },
  { section: 'RFC 8089, 2', text: 'file:/a', normalized: 'file:///a' },
  { section: 'RFC 8089, 2', text: 'file://localhost/a', normalized: 'file:///a' },
  { section: 'RFC 8089, 2', text: 'file://LOCALHOST:/a', normalized: 'file:///a' },
  { section: 'RFC 8089, 2', text: 'file:///a', normalized: 'file:///a' },
  { section: 'RFC 8089, 2', text: 'file://host/a', normalized: 'file://host/a' },
  { section: 'RFC 8089, 2', text: 'file://u@localhost/a', normalized: 'file://u@localhost/a' },
  { section: 'RFC 8089, 2', text: 'file://localhost:1/a', normalized: 'file://localhost:1/a' },
  { section: 'RFC 8089, 2', text: 'file:a', normalized: 'file:a' },
  { section: '3.3', text: 'file:/.//a', normalized: 'file:////a' },
  { section: 'RFC 8141, 3.1', text: 'URN:Example:A%2c', normalized: 'urn:example:A%2C' },
  { section: 'RFC 8141, 2', text: 'urn:Example', normalized: 'urn:Example' },
  { section: 'RFC 5952, 4', text: 'http://[2001:DB8:0:0:0:0:0:1]:80/', normalized: 'http://[2001:db8::1]/' },
  { section: 'RFC 5952, 5', text: 'x://u@[0:0:0:0:0:FFFF:1.2.3.4]', normalized: 'x://u@[::ffff:1.2.3.4]' },
  { section: 'RFC 5952, 4', text: '//[0:0::1]?q', normalized: '//[::1]?q' },
  { section: '3.2.2', text: 'http://[V1.A]/', normalized: 'http://[v1.a]/' },
  { section: 'RFC 6068, 2', text: 'mailto:Me@EXAMPLE.com', normalized: 'mailto:Me@example.com' },
  { section: 'RFC 6068, 2', text: 'mailto:A@B,C@D%2fE?to=F@G', normalized: 'mailto:A@b,C@d%2Fe?to=F@G' },
  { section: 'RFC 6068, 2', text: 'mailto:?to=A@B', normalized: 'mailto:?to=A@B' },
  { section: 'RFC 6068, 2', text: 'mailto:Me', normalized: 'mailto:Me' },
] as const

/** In a URN, nothing is decoded, and dot segments are kept (RFC 8141, section 3.1). */
export const URN_NORMALIZED = [
  { text: 'URN:UUID:1/..', normalized: 'urn:uuid:1/..' },
  { text: 'urn:example:%61123', normalized: 'urn:example:%61123' },
  { text: 'urn:Example:%7e/./%c3', normalized: 'urn:example:%7E/./%C3' },
  { text: 'urn:A/B:c', normalized: 'urn:A/B:c' },
  { text: 'urn:A%2fB:c', normalized: 'urn:A%2FB:c' },
  { text: 'urn:a:b/../c?+%7e#%7e', normalized: 'urn:a:b/../c?+%7E#%7E' },
  { text: 'urn:/.//A:b', normalized: 'urn:/.//A:b' },
  { text: 'URN://H:/A', normalized: 'urn://h/A' },
] as const

/**
 * Lists pairs of URNs that are not equivalent, although the URNs in some pairs share a normal form (RFC 3986, section
 * 6.2.2).
 */
export const URN_DIFFERENT = [
  ['urn:uuid:1/..', 'urn:isbn:2/..'],
  ['urn:uuid:1/..', 'urn:'],
  ['urn:example:%61123', 'urn:example:a123'],
  ['urn:A/B:c', 'urn:a/b:c'],
  ['urn:example:a/./b', 'urn:example:a/b'],
  ['urn:example:a%2Fb', 'urn:example:a/b'],
  ['urn:%65xample:a', 'urn:example:a'],
  ['urn:example:A', 'urn:example:a'],
] as const

/**
 * Lists pairs of references. `level` is the first level (RFC 3986, section 6) at which the two references are equal:
 * `text`, `normalized` or `scheme`. If they are not equal at any of these levels, `level` is `none`.
 */
export const COMPARED = [
  { section: '6.2.1', a: 'http://a/', b: 'http://a/', level: 'text' },
  { section: '6.2.1', a: '', b: '', level: 'text' },
  { section: '6.2.2', a: 'example://a/b/c/%7Bfoo%7D', b: 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d', level: 'normalized' },
  { section: '6.2.2', a: 'HTTP://A/%7e', b: 'http://a/~', level: 'normalized' },
  { section: '6.2.2', a: 'HTTP://A', b: 'hTTP://a', level: 'normalized' },
  { section: '6.2.3', a: 'http://example.com', b: 'http://example.com/', level: 'scheme' },
  { section: '6.2.3', a: 'http://example.com:/', b: 'http://example.com:80/', level: 'scheme' },
  { section: 'RFC 8089, 2', a: 'file:/a', b: 'file://localhost/a', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'URN:example:a123,z456', level: 'normalized' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:EXAMPLE:a123,z456', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:a123,z456?+abc', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:a123,z456?=xyz', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:a123,z456#789', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123%2Cz456', b: 'URN:EXAMPLE:a123%2cz456', level: 'scheme' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:A123,z456', level: 'none' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:a123%2Cz456', level: 'none' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a123,z456', b: 'urn:example:a123,z456/foo', level: 'none' },
  { section: 'RFC 8141, 3.2', a: 'urn:example:a%2fb', b: 'urn:example:a%2Fb?=q', level: 'scheme' },
  { section: 'RFC 5952', a: 'http://[::1]/', b: 'http://[0:0::1]/', level: 'scheme' },
  { section: 'RFC 5952', a: 'http://[::ffff:1.2.3.4]', b: 'http://[::FFFF:102:304]:80/', level: 'scheme' },
  { section: 'RFC 5952', a: 'http://[::1]/', b: 'http://[::2]/', level: 'none' },
  { section: 'RFC 6068, 2', a: 'mailto:a@B', b: 'mailto:a@b', level: 'scheme' },
  { section: 'RFC 6068, 2', a: 'mailto:A@b', b: 'mailto:a@b', level: 'none' },
  { section: '6.2.3', a: 'http://a?q', b: 'http://a#q', level: 'none' },
  { section: '6.2.3', a: 'http://a/?', b: 'http://a/', level: 'none' },
  { section: '6.2.2', a: 'http://a/%2F', b: 'http://a//', level: 'none' },
  { section: '6.2.2', a: 'http://a/b', b: 'http://a/B', level: 'none' },
  { section: '6.2.3', a: 'http://a:80', b: 'https://a:80', level: 'none' },
  { section: '6.2.4', a: 'http://example.com/data', b: 'http://example.com/data/', level: 'none' },
] as const
