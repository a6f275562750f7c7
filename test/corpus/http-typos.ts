/**
 * Lists typos in HTTP URIs, each with the error message that suggests a correction. The rows test both the functions
 * and the types.
 */
export interface Typo {
  readonly text: string
  readonly sentence: string
}

export const TYPOS: readonly Typo[] = [
  { text: 'localhost:3000', sentence: "scheme: 'l' is not allowed at offset 0; did you mean http://localhost:3000?" },
  { text: 'https:/x', sentence: "host: '/' is not allowed at offset 6; did you mean https://x?" },
  { text: 'https:///api', sentence: "host: '/' is not allowed at offset 8; write https://host" },
  { text: 'example.com', sentence: "scheme: 'e' is not allowed at offset 0; did you mean https://example.com?" },
  {
    text: 'www.example.com/x',
    sentence: "scheme: 'w' is not allowed at offset 0; did you mean https://www.example.com/x?",
  },
  { text: '//host/x', sentence: "scheme: '/' is not allowed at offset 0; did you mean https://host/x?" },
  { text: 'htp://x', sentence: "scheme: 'h' is not allowed at offset 0; did you mean http://x?" },
  { text: 'http//x', sentence: "scheme: 'h' is not allowed at offset 0; did you mean http://x?" },
  { text: 'http:host', sentence: "host: 'h' is not allowed at offset 5; did you mean http://host?" },
  { text: 'http://host:99999', sentence: "port: '9' is not allowed at offset 12; a port is 0 to 65535" },
  { text: 'http://host:80a', sentence: "port: 'a' is not allowed at offset 14; a port is digits" },
  { text: 'http://', sentence: 'host: the end of the text is not allowed at offset 7; write https://host' },
  { text: 'HTTP:x', sentence: "host: 'x' is not allowed at offset 5; did you mean HTTP://x?" },
  { text: 'ftp://x', sentence: "scheme: 'f' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'https://user:pw@host', sentence: "userinfo: '@' is not allowed at offset 15; an http URI has no userinfo" },
  {
    text: 'http://ho st',
    sentence:
      "host: ' ' is not allowed at offset 9; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  },
  { text: 'http://[::1', sentence: "host: '[' has no ']' at offset 7; an IP-literal is enclosed in '[' and ']'" },
  {
    text: 'http://host/a b',
    sentence:
      "path: ' ' is not allowed at offset 13; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
  },
  { text: '/path', sentence: "scheme: '/' is not allowed at offset 0; write https://host" },
  { text: '', sentence: 'scheme: the end of the text is not allowed at offset 0; write https://host' },
  { text: 'mailto:a@b', sentence: "scheme: 'm' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'javascript:alert(1)', sentence: "scheme: 'j' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'http:\\\\host', sentence: "host: '\\' is not allowed at offset 5; did you mean http://host?" },
  { text: 'https ://x', sentence: "scheme: 'h' is not allowed at offset 0; did you mean https://x?" },
  { text: 'http:', sentence: 'host: the end of the text is not allowed at offset 5; write https://host' },
  { text: 'http:///x', sentence: "host: '/' is not allowed at offset 7; write https://host" },
  { text: 'https://:443', sentence: "host: ':' is not allowed at offset 8; write https://host" },
  { text: 'http://@host', sentence: "userinfo: '@' is not allowed at offset 7; an http URI has no userinfo" },
  { text: 'http:://x', sentence: "host: ':' is not allowed at offset 5; write https://host" },
  { text: ' http://x', sentence: "scheme: ' ' is not allowed at offset 0; did you mean http://x?" },
  {
    text: 'http://x ',
    sentence:
      "host: ' ' is not allowed at offset 8; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  },
  { text: 'http://host:65536', sentence: "port: '6' is not allowed at offset 12; a port is 0 to 65535" },
  { text: 'http://host:-1', sentence: "port: '-' is not allowed at offset 12; a port is digits" },
  { text: 'localhost', sentence: "scheme: 'l' is not allowed at offset 0; did you mean https://localhost?" },
  {
    text: '127.0.0.1:8080/a?b',
    sentence: "scheme: '1' is not allowed at offset 0; did you mean http://127.0.0.1:8080/a?",
  },
  { text: '[::1]:3000', sentence: "scheme: '[' is not allowed at offset 0; did you mean http://[::1]:3000?" },
  { text: 'ttps://x/y?token=1', sentence: "scheme: 't' is not allowed at offset 0; did you mean https://x/y?" },
  { text: 'http;//x', sentence: "scheme: 'h' is not allowed at offset 0; did you mean http://x?" },
  { text: 'https//x', sentence: "scheme: 'h' is not allowed at offset 0; did you mean https://x?" },
  { text: '\\\\host\\x', sentence: "scheme: '\\' is not allowed at offset 0; write https://host" },
  { text: 'user:pw@host', sentence: "scheme: 'u' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'https:/user:pw@host', sentence: "host: '/' is not allowed at offset 6; write https://host" },
  { text: './x', sentence: "scheme: '.' is not allowed at offset 0; write https://host" },
  { text: '?q', sentence: "scheme: '?' is not allowed at offset 0; write https://host" },
  { text: 'tel:+1', sentence: "scheme: 't' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'http://host:000065536', sentence: "port: '0' is not allowed at offset 12; a port is 0 to 65535" },
  { text: 'http://[::1]:65536/', sentence: "port: '6' is not allowed at offset 13; a port is 0 to 65535" },
  {
    text: 'http://host/%',
    sentence: "path: '%' is not followed by two hexadecimal digits at offset 12; write %25 for a percent sign",
  },
  {
    text: 'http://host/#a#b',
    sentence:
      "fragment: '#' is not allowed at offset 14; a fragment is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  },
  { text: 'svn+ssh://x', sentence: "scheme: 's' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'file:///x', sentence: "scheme: 'f' is not allowed at offset 0; parseUri allows other schemes" },
  { text: 'data:,x', sentence: "scheme: 'd' is not allowed at offset 0; parseUri allows other schemes" },
  { text: '://x', sentence: "scheme: ':' is not allowed at offset 0; did you mean http://x?" },
  { text: 'http:\\host', sentence: "host: '\\' is not allowed at offset 5; did you mean http://host?" },
  {
    text: 'http://hé',
    sentence:
      "host: a non-ASCII character is not allowed at offset 8; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  },
  {
    text: 'http://host?a b',
    sentence:
      "query: ' ' is not allowed at offset 13; a query is letters, digits, -._~!$&'()*+,;=:@/? and percent-encoded octets",
  },
]
