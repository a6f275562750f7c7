import { noReplacedPackage } from '../src/rules/no-replaced-package'
import { testRule } from './rule-tester'

const ALL = [{ fix: 'all' }]

const converted = (code: string, output: string) => ({ code, output, options: ALL, errors: [{ messageId: 'replace' }] })
const byHand = (code: string) => ({ code, output: null, options: ALL, errors: [{ messageId: 'replace' }] })

testRule('no-replaced-package', noReplacedPackage, {
  valid: [
    "import { other } from 'ufo'; other(a)",
    "import { joinURL } from './ufo'; joinURL(a, b)",
    "import { parseURL } from 'ufo'; f(parseURL)",
    "const { withQuery } = require('not-ufo'); withQuery(a, b)",
  ],
  invalid: [
    {
      code: "import { joinURL } from 'ufo'\njoinURL(a, b)",
      output: null,
      errors: [
        {
          messageId: 'replace',
          suggestions: [
            {
              messageId: 'convert',
              output:
                "import { joinPath, orThrow, parseUriReference } from 'uri-ts'\norThrow(joinPath(b)(orThrow(parseUriReference(a)))).text",
            },
          ],
        },
      ],
    },
    converted(
      "const fastUri = require('fast-uri')\nf(fastUri.parse(a).scheme, b)",
      "const { components, normalize, orThrow, parseUriReference } = require('uri-ts')\nf(components(normalize(orThrow(parseUriReference(a)))).scheme, b)",
    ),
    converted(
      "const { orThrow } = require('uri-ts')\nconst fastUri = require('fast-uri')\nf(path, fastUri.parse(a).path)",
      "const { orThrow, parseUriReference, path: uriPath } = require('uri-ts')\nf(path, uriPath(orThrow(parseUriReference(a))))",
    ),
    converted(
      "const { orThrow, ...others } = require('uri-ts')\nconst fastUri = require('fast-uri')\nf(others, fastUri.parse(a).path)",
      "const { orThrow, ...others } = require('uri-ts')\nconst { parseUriReference, path } = require('uri-ts')\nf(others, path(orThrow(parseUriReference(a))))",
    ),
    converted(
      "import { resolve } from 'fast-uri'\nresolve('http://a/', 'b c')",
      "import { orThrow, view } from 'uri-ts'\nimport { resolveHref } from 'uri-ts/repair'\norThrow(resolveHref(view('http://a/'))('b c')).text",
    ),
    converted(
      "import { withProtocol } from 'ufo'\nwithProtocol((a, b), 'ftp://')",
      "import { orThrow, parseUri, withScheme } from 'uri-ts'\norThrow(withScheme('ftp')(orThrow(parseUri((a, b))))).text",
    ),
    converted(
      "import { serialize } from 'uri-js'\nserialize({ scheme, host: 'a', port })",
      "import { fromComponents, orThrow } from 'uri-ts'\norThrow(fromComponents({ scheme, host: 'a', port })).text",
    ),
    converted(
      "import { parse } from 'uri-js'\nconst u = parse(a)\nif (u.userinfo !== undefined) f(u.userinfo)",
      "import { components, orThrow, parseUriReference } from 'uri-ts'\nconst u = orThrow(parseUriReference(a)), uUserinfo = components(u).userinfo\nif (uUserinfo !== undefined) f(uUserinfo)",
    ),
    ...['encode', 'decode'].map((name) => ({
      code: `import querystring from 'querystring'\nquerystring.${name}(a)`,
      errors: [{ message: /`querystring.decode` are aliases of `stringify` and `parse`/ }],
    })),
    byHand("import { serialize } from 'uri-js'\nserialize({ scheme, ...rest })"),
    byHand("import { serialize } from 'uri-js'\nserialize({ [scheme]: 'a' })"),
    byHand("import { serialize } from 'uri-js'\nserialize({ 'scheme': 'a' })"),
    byHand("import { serialize } from 'uri-js'\nserialize({ reference: 'a' })"),
    byHand("import { serialize } from 'uri-js'\nserialize({ scheme: 'a' }, options)"),
    byHand("import { normalize } from 'uri-js'\nnormalize({ scheme: 'a' })"),
    byHand("import { equal } from 'fast-uri'\nequal(a, { scheme: 'a' })"),
    byHand("import { equal } from 'fast-uri'\nequal(a, ...b)"),
    byHand("import { equal } from 'fast-uri'\nequal(a, /* b */ c)"),
    byHand("import { withQuery } from 'ufo'\nwithQuery('a b', {})"),
    byHand("import { withQuery } from 'ufo'\nwithQuery(a)"),
    byHand("import { withProtocol } from 'ufo'\nwithProtocol(a, b)"),
    byHand("import { withTrailingSlash } from 'ufo'\nwithTrailingSlash(a)"),
    byHand("import { withTrailingSlash } from 'ufo'\nwithTrailingSlash(a, false)"),
    byHand("import { stringifyQuery } from 'ufo'\nstringifyQuery(a)"),
    byHand("import { getQuery } from 'ufo'\nf(getQuery(a)[b])"),
    byHand("import { getQuery } from 'ufo'\nconst query = getQuery(a)"),
    byHand("const querystring = require('querystring')\nquerystring.parse(a)"),
  ],
})
