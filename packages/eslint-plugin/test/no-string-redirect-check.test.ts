import { noStringRedirectCheck } from '../src/rules/no-string-redirect-check'
import { testRule } from './rule-tester'

const reported = (messageId: string, code: string) => ({ code, errors: [{ messageId }] })

testRule('no-string-redirect-check', noStringRedirectCheck, {
  valid: [
    // The string is not a target.
    "if (path.startsWith('/')) read(path)",
    "if (url.includes('example.com')) links.push(url)",
    "function f(next) { if (next.startsWith('/')) res.redirect('/') }",
    "function f(next, other) { if (next.startsWith('/')) res.redirect(other) }",
    "if (next.startsWith('/')) { const next = g(); redirect(next) }",
    "function f(next) { return next.startsWith('/') } function g(next) { redirect(next) }",
    "if (a.next.startsWith('/')) redirect(b.next)",
    "if (next.startsWith('/')) text.replace(next, '')",
    "if (next.startsWith('/')) list.push(next)",
    "if (next.startsWith('/')) location.set(next)",
    "if (next.startsWith('/')) headers.set('link', next)",
    "if (next.startsWith('/')) page.href = next",
    "if (next.startsWith('/')) navigate({ from: next })",
    "if (f(next).startsWith('/')) redirect(f(next))",
    'if (next[0] === first) redirect(next)',
    "if (next[1] === '/') redirect(next)",
    'if (next.startsWith()) redirect(next)',
    "if (next[key].startsWith('/')) redirect(next[key])",
    'if (next.match(pattern)) redirect(next)',
    "if (count < '/'.length) redirect(next)",
    // The rule ignores the following checks.
    "if (req.url.startsWith('/api')) res.redirect(req.url + '/')",
    "if (next.startsWith('https://example.com/')) redirect(next)",
    "if (next.startsWith('http')) redirect(next)",
    "if (next.includes('index.html')) redirect(next)",
    "if (next.includes('?')) redirect(next)",
    'if (/^https?:\\/\\/example\\.com\\//.test(next)) redirect(next)',
    'if (/^https?:\\/\\/example\\.com(?:[/?#]|$)/.test(next)) redirect(next)',
    'if (/^https?:\\/\\//.test(next)) redirect(next)',
    'if (/^\\/[a-z]+$/.test(next)) redirect(next)',
    "if (next.endsWith('/')) redirect(next)",
    "if (next[0] === '?') redirect(next)",
    "if (new URL(next).hostname.endsWith('.example.com')) redirect(next)",
    // The following code also calls `isLocalPath` of uri-ts.
    "function f(next) { if (next.startsWith('/') && isLocalPath(next)) redirect(next) }",
    // The code also compares the host of a URL object.
    "function safeRedirect(to) { const u = new URL(to, base); return to.startsWith('/') && u.origin === base ? to : '/' }",
    "if (next.startsWith('/') && new URL(next, base).host === host) redirect(next)",
    // The code adds a slash.
    "function redirectUri(options) { const path = options.redirectURI.startsWith('/') ? options.redirectURI : `/${options.redirectURI}`; return base + path }",
    // The string is a part of a URL object.
    "function isPrivateRedirectUri(uri) { const rest = uri.href.slice(8); return rest.startsWith('/') && !rest.startsWith('//') }",
    "function redirectUrl(url) { const isPath = url.startsWith('/'); const parsed = new URL(url, base); return isPath ? parsed.pathname : parsed.toString() }",
    // The names do not say that the string is a redirect.
    "const image = logo.startsWith('/') ? logo : base + logo",
    "function linkTo(path) { return path.startsWith('/') ? path : '/' + path }",
    "function handleRedirect(path) { if (path.startsWith('/')) read(path) }",
    // The path follows an origin.
    "const callbacks = { redirect({ url, baseUrl }) { if (url.startsWith('/')) return `${baseUrl}${url}`; return url } }",
    "function f(next) { const target = next.startsWith('/') ? origin + next : next; redirect(target) }",
    "if (next.startsWith('/')) redirect(`https://example.com${next}`)",
  ],
  invalid: [
    reported('local', "if (next.startsWith('/')) res.redirect(next)"),
    {
      code: "function f(next) {\n  if (next.startsWith('/') && !next.startsWith('//')) return redirect(303, next)\n}",
      errors: [{ messageId: 'local', line: 2, column: 7 }],
    },
    reported('local', "redirect(next.startsWith('/') ? next : '/')"),
    reported('local', "const target = next.startsWith('/') ? next : '/'; res.writeHead(302, { Location: target })"),
    reported('local', "let target = '/'; if (next && next[0] === '/') target = next; location.href = target"),
    reported('local', "if (req.query.next.charAt(0) == '/') res.redirect(req.query.next)"),
    reported('local', "if (req.query['next'].indexOf('/') === 0) res.redirect(decodeURIComponent(req.query.next))"),
    reported('local', "if (next.trim().startsWith('/')) res.redirect(next.toString())"),
    reported('local', "if (next.startsWith('/')) navigate({ from: a, to: next })"),
    reported('local', "if (!next.includes('://')) window.location = next"),
    reported('local', 'if (/^\\/(?!\\/)/.test(next)) location.assign(next)'),
    reported('local', "if (next.match(/^\\/[^/]/)) return_(res.setHeader('Location', next))"),
    reported('local', "const isSafe = next.slice(0, 1) === '/'; if (isSafe) router.push(next)"),
    reported('local', "if (next?.startsWith('/')) return_(Response.redirect(new URL(next, base)))"),
    reported('local', "const isLocalUrl = (url) => url.startsWith('/') && !url.startsWith('//')"),
    reported('local', 'function getSafeRedirect(to) { return to.startsWith("/") ? to : "/" }'),
    reported(
      'origin',
      'const callbacks = { redirect({ url, baseUrl }) { return url.startsWith(baseUrl) ? url : baseUrl } }',
    ),
    reported('host', "if (next.includes('example.com')) res.redirect(next)"),
    reported('host', "if (next.indexOf('example.com') !== -1) res.redirect(next)"),
    reported('host', "if (next.endsWith('.example.com')) res.redirect(next)"),
    reported('host', 'if (/example\\.com/.test(next)) res.redirect(next)'),
    {
      code: "if (next.startsWith('https://example.com')) res.redirect(next)",
      errors: [
        {
          message:
            "This check accepts other hosts, such as 'https://example.com.evil.example'. Parse the URL, and use hasOrigin from uri-ts/equivalence",
        },
      ],
    },
    reported('origin', 'if (next.startsWith(`https://${host}`)) res.redirect(next)'),
    reported('origin', 'if (next.startsWith(window.location.origin)) window.location.replace(next)'),
    reported('origin', 'async function f({ url, baseUrl }) { if (url.startsWith(baseUrl)) headers.location = url }'),
    reported('origin', 'if (/^https?:\\/\\/(www\\.)?example\\.com/.test(next)) res.redirect(next)'),
    {
      code: "if (next.startsWith('/') || next.startsWith('https://example.com')) res.redirect(next)",
      errors: [{ messageId: 'local' }, { messageId: 'origin' }],
    },
  ],
})
