import { preferUri } from '../src/rules/prefer-uri'
import { testRule } from './rule-tester'

const converted = (code: string, output: string) => ({ code, output, errors: [{ messageId: 'prefer' }] })

/** Returns a test case in which a rule suggests a change to TypeScript code but does not apply it. */
const suggested = (code: string, output: string) => ({
  code,
  filename: 'a.ts',
  output: null,
  errors: [{ messageId: 'prefer', suggestions: [{ messageId: 'convert', output }] }],
})

testRule('prefer-uri', preferUri, {
  valid: [
    'new URL(text).hostname',
    'f(new URL(`http://${host}/`).hostname)',
    "f(new URL('a', 'http://b/').href)",
    "f(new URL('a b').hostname)",
    "f(new URL('http://a b').hostname)",
    "f(new URL('http://A/').hostname)",
    "f(new URL('http://a').pathname)",
    "f(new URL('http://a/').port)",
    "f(new URL('http://a/').search)",
    "f(new URL('http://a/').protocol)",
    "f(new URL('http://a/?b=c+d').searchParams.get('b'))",
    "f(new URL('http://a/').searchParams.get('b'))",
    "f(new URL('http://a/?b=c').searchParams.get(b))",
    "f(new URL('http://a/?b=c').searchParams[get]('b'))",
    "f(new URL('http://a/?b=c').searchParams.get)",
    "f(new URL('http://a/')?.href)",
    "f(new URL('http://a/')[href])",
    "fetch(a, new URL('http://a/'))",
    "f(new URL('http://a/?b=c').searchParams.getAll('b'))",
    "f(new URL('http://a/'))",
    "const u = new URL('http://a/'); u.port = 80; f(u.hostname)",
    "const u = new URL('http://a/'); f(u.hostname, u)",
    "new URL('http://a/').href = b",
    "f(new URL(/* a */'http://a/').href)",
    "class URL {} f(new URL('http://a/').href)",
    "const fetch = f; fetch(new URL('http://a/'))",
  ],
  invalid: [
    converted("f(new URL('http://a/').href)", "import { uri } from 'uri-ts'\nf(uri('http://a/'))"),
    converted('f(new URL("http://A").href); export {}', 'import { uri } from "uri-ts"\nf(uri("http://a/")); export {}'),
    converted(
      "export default `${new URL('http://a/')}b`",
      "import { uri } from 'uri-ts'\nexport default `${uri('http://a/')}b`",
    ),
    converted(
      "export default fetch(new URL('http://a/'))",
      "import { uri } from 'uri-ts'\nexport default fetch(uri('http://a/'))",
    ),
    converted(
      "import { URL } from 'url'\nf(new URL('http://a:8080/').port)",
      "import { port, view } from 'uri-ts'\nf(port(view('http://a:8080/')).value)",
    ),
    converted(
      "const u = new URL('https://a/b?c=d%20e')\nif (u.protocol === 'https:') f(u.hostname, u.pathname, u.searchParams.get('c'))\nexport {}",
      "import { hasScheme, host, path, queryText, view } from 'uri-ts'\nconst u = view('https://a/b?c=d%20e')\nif (hasScheme('https')(u)) f(host(u).value, path(u), queryText('c')(u))\nexport {}",
    ),
    {
      filename: 'a.ts',
      ...converted(
        "export default `${new URL('http://a/').hostname}b`",
        "import { host, view } from 'uri-ts'\nexport default `${host(view('http://a/')).value}b`",
      ),
    },
    converted(
      "export default new Request(new URL('http://a/'))",
      "import { uri } from 'uri-ts'\nexport default new Request(uri('http://a/'))",
    ),
    suggested(
      "f(new URL('http://a/').hostname); export {}",
      "import { host, view } from 'uri-ts'\nf(host(view('http://a/')).value); export {}",
    ),
    suggested(
      "export let a = new URL('http://a/').hostname",
      "import { host, view } from 'uri-ts'\nexport let a = host(view('http://a/')).value",
    ),
    suggested(
      `export default fetch(new URL('http://a/${'b'.repeat(200)}'))`,
      `import { uri } from 'uri-ts'\nexport default fetch(uri('http://a/${'b'.repeat(200)}'))`,
    ),
  ],
})
