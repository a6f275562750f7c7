/** Lists mistakes that concern views, results or components. */
import type { Mistake } from './mistake'

export const AT_BOUNDARY: readonly Mistake[] = [
  {
    mistake: 'a text where a view is due',
    code: 'host(str)',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a literal text where a view is due',
    code: "host('http://a/')",
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a text for a guard',
    code: 'privateHost(str)',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a text in a deny list',
    code: "hasHost('a')(str)",
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a text as the base',
    code: 'resolve(str)(u)',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a text as the reference',
    code: "resolve(u)('../c')",
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'an Either unopened',
    code: 'path(either)',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'an Either unopened, in a guard',
    code: 'privateHost(either)',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a URL object where a view is due',
    code: 'host(new URL(str))',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a promise where a view is due',
    code: 'host(Promise.resolve(u))',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  { mistake: 'view of a text', code: 'view(str)', works: 'a valid text becomes a view, and any other text throws' },
  { mistake: 'view of a URL', code: 'view(new URL(str))', says: 'the value is not a string' },
  { mistake: 'view of an Either', code: 'view(either)', says: 'the value is not a string' },
  {
    mistake: 'a string as a Uri',
    code: '((value) => parseUri(value))',
    typed: "export const x: Uri = 'http://a/'",
    silent: 'plain JavaScript has no types',
  },
  {
    mistake: 'isUri of a view',
    code: 'isUri(u)',
    silent: 'functions that begin with `is` answer for all values',
  },
  {
    mistake: 'isUri of a URL',
    code: 'isUri(new URL(str))',
    silent: 'functions that begin with `is` answer for all values',
  },
  {
    mistake: 'isUri of an Either',
    code: 'isUri(either)',
    silent: 'functions that begin with `is` answer for all values',
  },
  {
    mistake: 'parseUri of a URL',
    code: 'parseUri(new URL(str))',
    says: 'scheme: the value is not a string; a reference and each of its compone',
  },
  {
    mistake: 'parseUri of undefined',
    code: 'parseUri(undefined)',
    says: 'scheme: the value is not a string; a reference and each of its compone',
  },
  { mistake: 'uri of a variable', code: 'uri(str)', works: 'a valid string is returned, and any other string throws' },
  {
    mistake: 'the text of an unopened Either',
    code: 'either.text',
    silent: 'results are plain objects, as those of fp-ts are',
  },
  {
    mistake: 'a method of an unopened Option',
    code: 'host(u).toUpperCase()',
    says: 'host(...).toUpperCase is not a function',
    poor: 'the message is that of the engine',
  },
  {
    mistake: 'an Option in a template literal',
    code: `\`\${host(u)}\``,
    compiles: true,
    silent: 'results are plain objects, as those of fp-ts are',
  },
  {
    mistake: 'an Either as a condition',
    code: "(parseUri('http://a b') ? 'valid' : 'invalid')",
    compiles: true,
    silent: 'results are plain objects, as those of fp-ts are',
  },
  { mistake: 'orThrow of a view', code: 'orThrow(u)', says: 'the value is not an Either' },
  { mistake: 'orThrow of an Option', code: 'orThrow(host(u))', says: 'the value is not an Either' },
  {
    mistake: 'hasScheme with a colon',
    code: "hasScheme('https:')(u)",
    compiles: true,
    says: "hasScheme: 'https:' is not a scheme, such as http",
  },
  {
    mistake: 'hasHost with a port',
    code: "hasHost('a:443')(u)",
    compiles: true,
    says: "hasHost: 'a:443' is not a host, such as example.com: it has no scheme ",
  },
  {
    mistake: 'hasHost with a URL',
    code: "hasHost('https://a')(u)",
    compiles: true,
    says: "hasHost: 'https://a' is not a host, such as example.com: it has no sch",
  },
  {
    mistake: 'withQuery with a question mark',
    code: "withQuery('?a=1')(u)",
    silent: 'a query may begin with `?`, and `withQuery` writes what `query` has read',
  },
  {
    mistake: 'withFragment with a hash',
    code: "withFragment('#top')(u)",
    compiles: true,
    says: "fragment: '#' is not allowed at offset 0; a fragment is letters, digit",
  },
  {
    mistake: 'withScheme with a colon',
    code: "withScheme('https:')(u)",
    compiles: true,
    says: "scheme: ':' is not allowed at offset 5; a scheme is a letter, then let",
  },
  {
    mistake: 'withPath without a slash',
    code: "withPath('b')(u)",
    compiles: true,
    says: "path: 'b' is not allowed at offset 0; after an authority a path is emp",
  },
  {
    mistake: 'encode of a misspelled component',
    code: "encode('pathh')('a b')",
    says: 'encode: the component is one of userinfo, host, segment, path, query, ',
  },
  {
    mistake: 'hasOrigin with a path',
    code: "hasOrigin(['https://a/'])(u)",
    says: "hasOrigin: 'https://a/': path: '/' is not allowed at offset 9; write h",
  },
  {
    mistake: 'a misspelled component',
    code: "fromComponents({ scheme: 'http', hostname: 'a', path: '/' })",
    says: "scheme: 'h' is not allowed at offset 0; components are scheme, authori",
  },
  {
    mistake: 'uri without a colon',
    code: "uri('https//a')",
    says: "scheme: 'h' has no scheme before it at offset 0; did you mean https://?",
  },
  {
    mistake: 'uri without a scheme',
    code: "uri('www.a.b')",
    says: "scheme: 'w' has no scheme before it at offset 0; add https:// before it",
  },
  {
    mistake: 'absoluteLinks with a path',
    code: "absoluteLinks('https://a/app/')(site)",
    says: "the base of absolute links has the path '/app/': write it in defineRou",
  },
  {
    mistake: 'absoluteLinks the other way round',
    code: "absoluteLinks(site)('https://a/')",
    says: 'the value is not a view: call view or parseUri, and orThrow for an Either',
  },
]
