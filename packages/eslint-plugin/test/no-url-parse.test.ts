import { noUrlParse } from '../src/rules/no-url-parse'
import { testRule } from './rule-tester'

const ALL = [{ fix: 'all' }]

/** Returns a test case in which a call is converted. */
const converted = (code: string, output: string) => ({ code, output, options: ALL, errors: [{ messageId: 'replace' }] })

const byHand = (code: string) => ({ code, output: null, options: ALL, errors: [{ messageId: 'replace' }] })

testRule('no-url-parse', noUrlParse, {
  valid: [
    "import url from 'url'; url.fileURLToPath(a); new url.URL(a); url.pathToFileURL(b)",
    "import { parse } from 'other'; parse(a)",
    "import path from 'path'; path.resolve(a, b)",
    'url.parse(a)',
    "const url = require('./url'); url.parse(a)",
    "function f(url) { return url.parse(a) } const { URL } = require('url')",
    // Calling `url.format` with a `URL` object is not deprecated.
    "import url from 'url'; url.format(new URL(a)); url.format(new url.URL(a))",
    "import { format } from 'url'; const a = new URL(b); format(a); format(c, { unicode: true })",
  ],
  invalid: [
    {
      code: "import url from 'node:url'\nurl.resolve('http://a/b/c', '../d')",
      output:
        "import { orThrow, resolveText, view } from 'uri-ts'\norThrow(resolveText(view('http://a/b/c'))('../d')).text",
      errors: [{ messageId: 'replace', line: 2, column: 1 }],
    },
    {
      code: "require('url').resolve('/a/b', 'c')",
      output: "const { resolveReference, view } = require('uri-ts')\nresolveReference(view('/a/b'))(view('c')).text",
      errors: 1,
    },
    {
      // Node adds a slash after the host, but uri-ts does not.
      code: "import url from 'node:url'\nurl.resolve('http://a', '?b')",
      output: null,
      errors: [
        {
          messageId: 'replace',
          suggestions: [
            {
              messageId: 'convert',
              output:
                "import { orThrow, resolveText, view } from 'uri-ts'\norThrow(resolveText(view('http://a'))('?b')).text",
            },
          ],
        },
      ],
    },
    {
      code: "import { resolve } from 'url'\nresolve(a, b)",
      output: null,
      errors: [
        {
          messageId: 'replace',
          suggestions: [
            {
              messageId: 'convert',
              output:
                "import { orThrow, parseUriReference, resolveReference } from 'uri-ts'\nresolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text",
            },
          ],
        },
      ],
    },
    converted(
      "const url = require('url');\nf(url.resolve(a, b));",
      "const { orThrow, parseUriReference, resolveReference } = require('uri-ts');\nf(resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text);",
    ),
    converted(
      "import * as url from 'url'\nurl.resolve(a, b)\nnew url.URL(a)",
      "import * as url from 'url'\nimport { orThrow, parseUriReference, resolveReference } from 'uri-ts'\nresolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text\nnew url.URL(a)",
    ),
    converted(
      "import { URL, parse as p } from 'url'\nc = p(a).port || b",
      "import { URL } from 'url'\nimport { orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nc = orUndefined(port(orThrow(parseUriReference(a)))) || b",
    ),
    converted(
      "import url, { URL } from 'url'\nif (url.parse(a).query) b()",
      "import { URL } from 'url'\nimport { orThrow, orUndefined, parseUriReference, query } from 'uri-ts'\nif (orUndefined(query(orThrow(parseUriReference(a))))) b()",
    ),
    converted(
      'var http = require("http"),\n  url = require("url"),\n  fs = require("fs");\nf(url.resolve(a, b));',
      'var http = require("http"),\n  fs = require("fs");\nconst { orThrow, parseUriReference, resolveReference } = require("uri-ts");\nf(resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text);',
    ),
    converted(
      "const url = require('url'), c = url.resolve(a, b)",
      "const { orThrow, parseUriReference, resolveReference } = require('uri-ts')\nconst c = resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text",
    ),
    converted(
      "'use strict'\nconst c = require('url').resolve(a, b)",
      "'use strict'\nconst { orThrow, parseUriReference, resolveReference } = require('uri-ts')\nconst c = resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text",
    ),
    converted(
      "function f() {\n  const { resolve: r } = require('url')\n  return r(a, b)\n}",
      "function f() {\n  const { orThrow, parseUriReference, resolveReference } = require('uri-ts')\n  return resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text\n}",
    ),
    converted(
      "import url, { URL } from 'url'\nf(url.parse(a).port || b)",
      "import { URL } from 'url'\nimport { orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nf(orUndefined(port(orThrow(parseUriReference(a)))) || b)",
    ),
    converted(
      "import url, { parse } from 'url'\nf(parse(a).port || url.URL)",
      "import url from 'url'\nimport { orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nf(orUndefined(port(orThrow(parseUriReference(a)))) || url.URL)",
    ),
    converted(
      "import url, { URL, parse } from 'url'\nf(parse(a).port || url.URL)",
      "import url, { URL } from 'url'\nimport { orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nf(orUndefined(port(orThrow(parseUriReference(a)))) || url.URL)",
    ),
    converted(
      "var url = require('url')\nvar url = require('url')\nf(url.parse(a).query || b)",
      "const { orThrow, orUndefined, parseUriReference, query } = require('uri-ts')\nvar url = require('url')\nvar url = require('url')\nf(orUndefined(query(orThrow(parseUriReference(a)))) || b)",
    ),
    converted(
      "import url from 'url'\nimport { orThrow, parseUriReference as parseIt } from 'uri-ts'\nf(url.resolve(a, b), orThrow(parseIt(c)))",
      "import { orThrow, parseUriReference as parseIt, resolveReference } from 'uri-ts'\nf(resolveReference(orThrow(parseIt(a)))(orThrow(parseIt(b))).text, orThrow(parseIt(c)))",
    ),
    converted(
      "const { orThrow } = require('uri-ts')\nconst url = require('url')\nf(url.resolve(a, b))",
      "const { orThrow, parseUriReference, resolveReference } = require('uri-ts')\nf(resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text)",
    ),
    converted(
      "import url from 'url'\nimport path from 'path'\nf(path, url.parse(a).pathname)",
      "import { orThrow, parseUriReference, path as uriPath } from 'uri-ts'\nimport path from 'path'\nf(path, (uriPath(orThrow(parseUriReference(a))) || '/'))",
    ),
    converted(
      "import url from 'url'\nconst u = url.parse(a)\nif (u.protocol !== 'https:' && 'a:' == u.protocol) f(u.hostname, u['port'])",
      "import { hasScheme, host, normalize, orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nconst u = orThrow(parseUriReference(a))\nif (!hasScheme('https')(u) && hasScheme('a')(u)) f((orUndefined(host(normalize(u))) ?? null), (orUndefined(port(u)) ?? null))",
    ),
    converted(
      "import url from 'url'\nconst u = url.parse(a)\nif (u.port === null) f(u.host)\nelse g(parseInt(u.port), u.host)",
      "import { authority, normalize, orThrow, orUndefined, parseUriReference, port, withoutUserinfo } from 'uri-ts'\nconst u = orThrow(parseUriReference(a)), uPort = (orUndefined(port(u)) ?? null), uHost = (orUndefined(authority(withoutUserinfo(normalize(u)))) ?? null)\nif (uPort === null) f(uHost)\nelse g(parseInt(uPort), uHost)",
    ),
    converted(
      "const url = require('url')\nfunction f(a) { const u = url.parse(a), b = uPort; return u.port ? g(u.port) : b }",
      "const { orThrow, orUndefined, parseUriReference, port } = require('uri-ts')\nfunction f(a) { const u = orThrow(parseUriReference(a)), uPort_ = (orUndefined(port(u)) ?? null), b = uPort; return uPort_ ? g(uPort_) : b }",
    ),
    converted(
      "const url = require('url')\nconst u = (url.parse(a))\nif (u.port) f(u.port)",
      "const { orThrow, orUndefined, parseUriReference, port } = require('uri-ts')\nconst u = (orThrow(parseUriReference(a)))\nif (orUndefined(port(u))) f((orUndefined(port(u)) ?? null))",
    ),
    converted(
      "import url from 'url'\nconst { hostname: h } = url.parse(a)",
      "import { host, normalize, orThrow, orUndefined, parseUriReference } from 'uri-ts'\nconst h = (orUndefined(host(normalize(orThrow(parseUriReference(a))))) ?? null)",
    ),
    converted(
      "import url from 'url'\nconst { port: p, pathname } = url.parse(a)",
      "import { orThrow, orUndefined, parseUriReference, path, port } from 'uri-ts'\nconst pView = orThrow(parseUriReference(a)), p = (orUndefined(port(pView)) ?? null), pathname = (path(pView) || '/')",
    ),
    converted(
      "import url from 'url'\nvar a = url.parse(b)\nf('.' + a.port, a.query === null, a.hostname ?? c)",
      "import { host, normalize, orThrow, orUndefined, parseUriReference, port, query } from 'uri-ts'\nvar a = orThrow(parseUriReference(b))\nf('.' + (orUndefined(port(a)) ?? null), (orUndefined(query(a)) ?? null) === null, orUndefined(host(normalize(a))) ?? c)",
    ),
    converted(
      "import url from 'url'\nvar a = url.parse(b)\nf(a.port || c, !a.port)",
      "import { orThrow, orUndefined, parseUriReference, port } from 'uri-ts'\nvar a = orThrow(parseUriReference(b)), aPort = orUndefined(port(a))\nf(aPort || c, !aPort)",
    ),
    converted(
      "import url from 'url'\nvar a = url.parse(b)\nf(a.host == c)",
      "import { authority, normalize, orThrow, orUndefined, parseUriReference, withoutUserinfo } from 'uri-ts'\nvar a = orThrow(parseUriReference(b))\nf(orUndefined(authority(withoutUserinfo(normalize(a)))) == c)",
    ),
    converted(
      "const url = require('url')\nif (url.parse(`//${a}`, false, true).hostname) b()",
      "const { host, normalize, orThrow, orUndefined, parseUriReference } = require('uri-ts')\nif (orUndefined(host(normalize(orThrow(parseUriReference(`//${a}`)))))) b()",
    ),
    converted(
      "import url from 'url'\nvar a = url.parse(b)\nf(typeof a.port, a.query ? c : d)",
      "import { orThrow, orUndefined, parseUriReference, port, query } from 'uri-ts'\nvar a = orThrow(parseUriReference(b))\nf(typeof (orUndefined(port(a)) ?? null), orUndefined(query(a)) ? c : d)",
    ),
    converted(
      "import url from 'url'\nvar a = url.parse(b)\nf(c ? a.port : d, c && a.query, !a.hostname)",
      "import { host, normalize, orThrow, orUndefined, parseUriReference, port, query } from 'uri-ts'\nvar a = orThrow(parseUriReference(b))\nf(c ? (orUndefined(port(a)) ?? null) : d, c && (orUndefined(query(a)) ?? null), !orUndefined(host(normalize(a))))",
    ),
    converted(
      "import url from 'url'\nurl.format({ protocol: 'http:', slashes: true, hostname: h, port, pathname: '/x', search: '?a', hash: '#b' })",
      "import { fromComponents, orThrow } from 'uri-ts'\norThrow(fromComponents({ scheme: 'http', host: h, port, path: '/x', query: 'a', fragment: 'b' })).text",
    ),
    converted(
      "import url from 'url'\nurl.format({ protocol: 'http', host: 'a', query: { b: c } })",
      "import { buildQuery, fromComponents, orThrow } from 'uri-ts'\norThrow(fromComponents({ scheme: 'http', host: 'a', query: buildQuery({ b: c }) })).text",
    ),
    {
      ...byHand("import url from 'url'\nurl.parse(req.url).pathname"),
      errors: [{ message: /Replace url\.parse with uri-ts: .*use `parseRequestTarget` from `uri-ts\/http`/ }],
    },
    {
      ...byHand("import url from 'url'\nf(url.parse(config.url).pathname)"),
      errors: [{ message: /`parseRequestTarget`/ }],
    },
    {
      ...byHand("import url from 'url'\nf(url.parse(incomingRequest.url).hostname)"),
      errors: [{ message: /`parseRequestTarget`/ }],
    },
    converted(
      "import url from 'url'\nf(url.parse(config.url).hostname || config.url)",
      "import { host, normalize, orThrow, orUndefined, parseUriReference } from 'uri-ts'\nf(orUndefined(host(normalize(orThrow(parseUriReference(config.url))))) || config.url)",
    ),
    byHand("import url from 'url'\nlet a = new URL(b); a = c; url.format(a)"),
    byHand("import url from 'url'\nfunction f(a) { if (b) a = new URL(a); url.format(a) }"),
    byHand("import url from 'url'\nurl.format(new Url(a))"),
    byHand("import url from 'url'\nurl.parse(a).path"),
    byHand("import url from 'url'\nurl.parse(a, true).query"),
    byHand("import url from 'url'\nurl.parse(a, false, false).port"),
    byHand("import url from 'url'\nurl.parse(a)?.port"),
    byHand("import url from 'url'\nurl.parse('a b').port"),
    byHand("import url from 'url'\nurl.parse(...a).port"),
    byHand("import url from 'url'\nurl.parse/* text */(a).port"),
    byHand("import url from 'url'\nurl.parse(a).port = 80"),
    byHand("import url from 'url'\nb\nurl.parse(a).pathname"),
    byHand("import url from 'url'\nhttp.get(url.parse(a))"),
    byHand("import url from 'url'\nlet u = url.parse(a); u = b; u.port"),
    byHand("import url from 'url'\nexport const u = url.parse(a); u.port"),
    byHand("import url from 'url'\nconst u = url.parse(a); u.port; f(u)"),
    byHand("import url from 'url'\nconst { port, ...rest } = url.parse(a)"),
    byHand("import url from 'url'\nconst { port, path } = url.parse(a)"),
    byHand("import url from 'url'\nexport const { port, query } = url.parse(a)"),
    byHand("import url from 'url'\nlet portView; const { port, query } = url.parse(a)"),
    byHand("import url from 'url'\nconst text = request.originalUrl || request.url; f(url.parse(text).query)"),
    byHand("import url from 'url'\nurl.format(a)"),
    byHand("import url from 'url'\nurl.format({ protocol: 'http', ...a, host: 'a' })"),
    byHand("import url from 'url'\nurl.format({ [protocol]: 'http', host: 'a' })"),
    byHand("import url from 'url'\nurl.format({ auth: 'a', host: 'a' })"),
    byHand("import url from 'url'\nurl.format({ slashes: false, host: 'a' })"),
    byHand("import url from 'url'\nurl.format({ host: 'a' }, options)"),
    byHand("import url from 'url'\nurl.resolve(a)"),
    byHand("import url from 'url'\nurl.resolve(a, 'b c')"),
    byHand("import url from 'url'\nf(url.parse(a)[port])"),
    byHand("import url from 'url'\ndelete url.parse(a).port"),
    byHand("import url from 'url'\nurl.parse(a).port++"),
    byHand("import url from 'url'\nf(url.parse(a).hostname())"),
    byHand("import url from 'url'\nf(url.parse(a).protocol === b)"),
    byHand("import url from 'url'\nf(url.parse(a).protocol === 'https')"),
    byHand("import url from 'url'\nf(url.parse(a).protocol < 'b:')"),
    byHand("import url from 'url'\nurl.format({ protocol: 'http', host: 'a', query })"),
    byHand("import url from 'url'\nurl.format({ protocol: 'http', host: 'a', query: { b: 1 }, search: '?c' })"),
    {
      ...byHand("import url from 'url'\nf(url.parse(a).auth)"),
      errors: [{ message: /with uri-ts: `nodeUrl.parse\('http:\/\/u:p@a\/'\)\.auth` becomes `orUndefined\(userinfo/ }],
    },
    byHand("import url from 'url'\nurl.format({ protocol, hostname })"),
    byHand("import url from 'url'\nurl.format({ protocol: 'http', host })"),
    byHand("import url from 'url'\nurl.format({ pathname: '/a' })"),
    byHand("import url from 'url'\nurl.resolveObject(a, b)"),
    byHand("import url from 'url'\nnew url.Url()"),
    byHand("import url from 'url'\nurl.resolve?.(a, b)"),
  ],
})
