import { noInvalidUrlLiteral } from '../src/rules/no-invalid-url-literal'
import { testRule } from './rule-tester'

const NO_SPACE =
  "path: ' ' is not allowed at offset 10; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets"

testRule('no-invalid-url-literal', noInvalidUrlLiteral, {
  valid: [
    "new URL('https://example.com/')",
    'new URL(`https://example.com/`)',
    'new URL(`https://example.com/${id} `)',
    "new URL('../a?b#c', 'https://example.com/')",
    "new URL('./worker.js', import.meta.url)",
    "URL.canParse('mailto:a@b.example')",
    "fetch('/api/users?page=2')",
    'fetch(url)',
    'fetch()',
    '<a href="?page=2">a</a>',
    "<a href={'#top'}>a</a>",
    '<a href={link} title="a b">a</a>',
    '<a href>a</a>',
    // Tests code that expects `new URL` to throw an error.
    "try { assert(new URL('')) } catch (error) { isNative = error.code === 'ERR_INVALID_URL' }",
    "try { if (a) { new URL('http://[') } } catch {} finally { b() }",
    // Tests code that imports or declares `URL`, `fetch` or `uri`.
    "import { URL } from './urls'; new URL('a b')",
    "const fetch = (text) => text; fetch('a b')",
    "import { uri } from 'other'; uri('a b')",
    "uri('a b')",
    "import { relativeRef } from 'uri-ts'; relativeRef('/a')",
  ],
  invalid: [
    {
      code: "new URL('http://a/b c')",
      errors: [
        {
          message: NO_SPACE,
          line: 1,
          column: 20,
          endColumn: 21,
          suggestions: [{ messageId: 'repair', output: "new URL('http://a/b%20c')" }],
        },
      ],
    },
    {
      code: 'new globalThis.URL("http://a/b c")',
      errors: [
        { message: NO_SPACE, suggestions: [{ messageId: 'repair', output: 'new globalThis.URL("http://a/b%20c")' }] },
      ],
    },
    {
      // `new URL` repairs `http://a/b c` and does not throw, so the rule reports the string even in a `try` block.
      code: "try { new URL('http://a/b c') } catch {}",
      errors: [
        {
          message: NO_SPACE,
          suggestions: [{ messageId: 'repair', output: "try { new URL('http://a/b%20c') } catch {}" }],
        },
      ],
    },
    ...[
      "try { new URL('') } finally { a() }",
      "try { a() } catch { new URL('') }",
      "try { a(() => new URL('')) } catch {}",
      "try { new URL('http://[', a) } catch {}",
      "try { URL.canParse('') } catch {}",
    ].map((code) => ({ code, errors: [{ messageId: 'invalid' }] })),
    {
      code: "new URL('/a')",
      errors: [{ messageId: 'invalid', column: 10 }],
    },
    {
      code: "new URL('a', '/b')",
      errors: [{ messageId: 'invalid', column: 15 }],
    },
    {
      code: "URL.canParse('http://a:8o/')",
      errors: [{ message: "port: 'o' is not allowed at offset 10; a port is digits", column: 25 }],
    },
    {
      code: "import * as url from 'node:url'; new url.URL('http://[::1/')",
      errors: [{ messageId: 'invalid' }],
    },
    {
      code: "const { URL: Address } = require('url'); Address.parse('a')",
      errors: [{ messageId: 'invalid' }],
    },
    {
      code: "fetch('/caf\\u00e9')",
      errors: [
        { messageId: 'invalid', column: 7, suggestions: [{ messageId: 'repair', output: "fetch('/caf%C3%A9')" }] },
      ],
    },
    {
      code: '<a href="/a|b">a</a>',
      errors: [
        {
          messageId: 'invalid',
          column: 12,
          suggestions: [{ messageId: 'repair', output: '<a href="/a%7Cb">a</a>' }],
        },
      ],
    },
    {
      code: "<a href={'/50%'}>a</a>",
      errors: [{ messageId: 'invalid', suggestions: [{ messageId: 'repair', output: "<a href={'/50%25'}>a</a>" }] }],
    },
    {
      code: "import { httpUri as address, absoluteUri } from 'uri-ts'; address('https:/a'); absoluteUri('http://a#b')",
      errors: [{ messageId: 'invalid' }, { messageId: 'invalid' }],
    },
  ],
})
