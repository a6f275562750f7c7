/**
 * Lists examples of percent-encoding and strict decoding (RFC 3986, sections 2.1, 2.4 and 2.5; RFC 3629). Each row
 * cites a section of an RFC. All strings are plain literals, because the same rows may also test the types.
 */

/** Each row contains data, the component for which the data is encoded, and the encoded text. */
export const ENCODED = [
  { section: '2.1', component: 'segment', data: ' ', text: '%20' },
  { section: '2.1', component: 'segment', data: '', text: '' },
  { section: '2.3', component: 'segment', data: 'aZ09-._~', text: 'aZ09-._~' },
  { section: '2.4', component: 'segment', data: '%41', text: '%2541' },
  { section: '2.4', component: 'path', data: '%', text: '%25' },
  { section: '2.5', component: 'segment', data: '\u00c0', text: '%C3%80' },
  { section: '2.5', component: 'segment', data: '\u30a2', text: '%E3%82%A2' },
  { section: 'RFC 3629, 3', component: 'query', data: '\u0000\u007f\u0080', text: '%00%7F%C2%80' },
  { section: 'RFC 3629, 3', component: 'query', data: '\u07ff\u0800\uffff', text: '%DF%BF%E0%A0%80%EF%BF%BF' },
  { section: 'RFC 3629, 3', component: 'query', data: '\u{10000}\u{10ffff}', text: '%F0%90%80%80%F4%8F%BF%BF' },
  { section: 'RFC 3629, 3', component: 'query', data: 'a\ud800b\udfff', text: 'a%EF%BF%BDb%EF%BF%BD' },
  { section: 'RFC 3629, 3', component: 'query', data: '\udc00\ud800', text: '%EF%BF%BD%EF%BF%BD' },
  { section: '3.2.1', component: 'userinfo', data: "u:p@/?#[]!$&'()*+,;=", text: "u:p%40%2F%3F%23%5B%5D!$&'()*+,;=" },
  { section: '3.2.2', component: 'host', data: 'a:b@c/[d]!', text: 'a%3Ab%40c%2F%5Bd%5D!' },
  { section: '3.3', component: 'segment', data: 'a/b:c@d?e#f', text: 'a%2Fb:c@d%3Fe%23f' },
  { section: '3.3', component: 'path', data: 'a/b:c@d?e#f', text: 'a/b:c@d%3Fe%23f' },
  { section: '3.4', component: 'query', data: 'a/b?c#d&e=f+g', text: 'a/b?c%23d&e=f+g' },
  { section: '3.4', component: 'queryPart', data: 'a/b?c#d&e=f+g', text: 'a/b?c%23d%26e%3Df%2Bg' },
  { section: '3.5', component: 'fragment', data: 'a/b?c#d', text: 'a/b?c%23d' },
  { section: '2', component: 'fragment', data: '"<>\\^`{|}', text: '%22%3C%3E%5C%5E%60%7B%7C%7D' },
] as const

/** Each row contains a string and the data to which it decodes. */
export const DECODED = [
  { section: '2.1', text: '', data: '' },
  { section: '2.1', text: 'a%20b', data: 'a b' },
  { section: '2.4', text: '%2541', data: '%41' },
  { section: '2.4', text: '127%252e0%252e0%252e1', data: '127%2e0%2e0%2e1' },
  { section: '2.1', text: '%2f%2F', data: '//' },
  { section: '2.5', text: '%C3%80', data: '\u00c0' },
  { section: '2.5', text: '%e3%82%a2', data: '\u30a2' },
  { section: 'RFC 3629, 3', text: '%00%7F%C2%80', data: '\u0000\u007f\u0080' },
  { section: 'RFC 3629, 3', text: '%DF%BF%E0%A0%80%EF%BF%BF', data: '\u07ff\u0800\uffff' },
  { section: 'RFC 3629, 3', text: '%ED%9F%BF%EE%80%80', data: '\ud7ff\ue000' },
  { section: 'RFC 3629, 3', text: '%F0%90%80%80%F4%8F%BF%BF', data: '\u{10000}\u{10ffff}' },
  { section: 'RFC 3629, 6', text: '%EF%BB%BFa', data: '\ufeffa' },
  { section: '2.1', text: 'a+b', data: 'a+b' },
  { section: '2', text: '\u00e9%41\ud800', data: '\u00e9A\ud800' },
] as const

/** Each row contains a string that cannot be decoded, and the offset of the error. */
export const UNDECODABLE = [
  { section: '2.1', text: '%', offset: 0, reason: 'pct-encoded' },
  { section: '2.1', text: 'a%4', offset: 1, reason: 'pct-encoded' },
  { section: '2.1', text: '%41%4g', offset: 3, reason: 'pct-encoded' },
  { section: '2.1', text: '%%41', offset: 0, reason: 'pct-encoded' },
  { section: 'RFC 3629, 3', text: 'a%80', offset: 1, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%BF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3a', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3%41', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3%C3', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3%8', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%E3%82', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%F0%90%80', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%C3%80%C3', offset: 6, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%C0%80', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: 'a%C0%AF', offset: 1, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%C1%BF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%E0%80%AF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%E0%9F%BF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%F0%80%80%AF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 10', text: '%F0%8F%BF%BF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%ED%A0%80', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%ED%A1%8C%ED%BE%B4', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%ED%BF%BF', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%F4%90%80%80', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%F5%80%80%80', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%FE', offset: 0, reason: 'utf-8' },
  { section: 'RFC 3629, 3', text: '%FF', offset: 0, reason: 'utf-8' },
] as const
