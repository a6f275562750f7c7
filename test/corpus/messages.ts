/**
 * Lists complete error messages: at least one for each reason, each component, and each way to name the invalid
 * character.
 */
export const MESSAGES = [
  {
    as: 'UriReference',
    text: 'ht_tp://a',
    message: "scheme: '_' is not allowed at offset 2; a scheme is a letter, then letters, digits, +-.",
  },
  {
    as: 'UriReference',
    text: '//a b@c',
    message:
      "userinfo: ' ' is not allowed at offset 3; userinfo is letters, digits, -._~!$&'()*+,;=: and percent-encoded octets",
  },
  {
    as: 'UriReference',
    text: 'http://exa mple.com/',
    message:
      "host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  },
  {
    as: 'UriReference',
    text: 'http://example.com:8o',
    message: "port: 'o' is not allowed at offset 20; a port is digits",
  },
  {
    as: 'UriReference',
    text: '/a\nb',
    message:
      "path: U+000A is not allowed at offset 2; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
  },
  {
    as: 'UriReference',
    text: '?\u00e9',
    message:
      "query: a non-ASCII character is not allowed at offset 1; a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  },
  {
    as: 'UriReference',
    text: '##',
    message:
      "fragment: '#' is not allowed at offset 1; a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  },
  {
    as: 'UriReference',
    text: 'http://a/%zz',
    message: "path: '%' is not followed by two hexadecimal digits at offset 9; write %25 for a percent sign",
  },
  {
    as: 'UriReference',
    text: '//[::1',
    message: "host: '[' has no ']' at offset 2; an IP-literal is enclosed in '[' and ']'",
  },
  {
    as: 'UriReference',
    text: '//[1:2]',
    message:
      "host: '[' does not begin an IPv6address at offset 2; an IPv6address is eight groups of 1 to 4 hexadecimal digits, or fewer with one ::",
  },
  {
    as: 'UriReference',
    text: 'http://[fe80::1%25en0]/',
    message: "host: '%' is not allowed at offset 15; an IPv6address is hexadecimal digits, ':' and '.', without a zone",
  },
  {
    as: 'UriReference',
    text: '//[v1]',
    message:
      "host: '[' does not begin an IPvFuture at offset 2; an IPvFuture is 'v', hexadecimal digits, '.', and letters, digits, -._~!$&'()*+,;=:",
  },
  {
    as: 'UriReference',
    text: '//[::]a',
    message: "host: 'a' is not allowed at offset 6; after ']' the authority ends, or ':' and a port follow",
  },
  {
    as: 'Uri',
    text: '/over/there',
    message: "scheme: '/' has no scheme before it at offset 0; a URI begins with a scheme and ':'",
  },
  {
    as: 'Uri',
    text: '',
    message: "scheme: the end of the text has no scheme before it at offset 0; a URI begins with a scheme and ':'",
  },
  {
    as: 'Uri',
    text: 'https//a',
    message: "scheme: 'h' has no scheme before it at offset 0; did you mean https://?",
  },
  {
    as: 'Uri',
    text: 'http//a:b@c/d',
    message: "scheme: 'h' has no scheme before it at offset 0; did you mean http://?",
  },
  {
    as: 'AbsoluteUri',
    text: 'www.a.b',
    message: "scheme: 'w' has no scheme before it at offset 0; add https:// before it",
  },
  {
    as: 'AbsoluteUri',
    text: 'http://a#b',
    message: "fragment: '#' is not allowed at offset 8; an absolute-URI has no fragment",
  },
  {
    as: 'RelativeRef',
    text: 'http:a',
    message: "scheme: ':' is not allowed at offset 4; a relative-ref has no scheme",
  },
] as const
