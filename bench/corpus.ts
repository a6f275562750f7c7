/**
 * The built-in corpus is the same on every run: it consists of handwritten strings and of variants derived from them by
 * fixed rules. `CORPUS` mixes the kinds of strings, so that branch predictors cannot learn a pattern.
 */

const HOSTS = [
  'example.com',
  'www.example.org',
  'static.assets.example.net',
  'api.eu-west-1.example.cloud',
  'localhost',
  'xn--bcher-kva.example',
  'Blog.Example.COM',
  'a.b.c.d.e.example',
] as const

const PATHS = [
  '',
  '/',
  '/index.html',
  '/products/1284/reviews',
  '/2024/03/17/why-parsers-matter.html',
  '/assets/js/vendor.5f2a9c1e.min.js',
  '/~user/notes/../index.htm',
  '/wiki/Uniform_Resource_Identifier',
  '/a;v=1/b,c/d=e',
  '/images/logo@2x.png',
] as const

const QUERIES = [
  '',
  '?',
  '?id=42',
  '?q=uri+parser&lang=en&page=3',
  '?utm_source=newsletter&utm_medium=email&utm_campaign=spring_sale',
  '?return=/account/settings&t=1700000000',
  '?filter.0=price:asc&limit=50',
] as const

const FRAGMENTS = ['', '', '#top', '#section-3.2.2', '#L10-L24'] as const

const pick = (items: readonly string[], turn: number): string => items[turn % items.length] as string

const times = (count: number, make: (turn: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, turn) => make(turn))

const web = times(96, (turn) => {
  const scheme = turn % 7 === 0 ? 'http' : 'https'
  const port = turn % 11 === 0 ? ':8080' : ''
  const rest = `${pick(PATHS, turn * 3)}${pick(QUERIES, turn * 5)}${pick(FRAGMENTS, turn)}`
  return `${scheme}://${pick(HOSTS, turn)}${port}${rest}`
})

const schemes = [
  'ftp://ftp.example.org/pub/README.txt',
  'ftp://anonymous:guest@ftp.example.org:21/pub/',
  'mailto:John.Doe@example.com',
  'mailto:list@example.org?subject=Re:%20minutes&cc=chair@example.org',
  'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
  'urn:isbn:0451450523',
  'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'tel:+1-816-555-1212',
  'news:comp.infosystems.www.servers.unix',
  'data:text/plain;charset=utf-8,hello%20world',
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
  'file:///etc/hosts',
  'file:///C:/Users/public/report.pdf',
  'ldap://ldap.example.org/dc=example,dc=org?cn?sub?(sn=Jensen)',
  'ssh://git@example.com:2222/team/project.git',
  'git+ssh://git@example.com/team/project.git#v2.1.0',
  'redis://:secret@cache.internal:6379/0',
  'postgresql://app:pa%24%24@db.internal:5432/orders?sslmode=require',
  'mongodb+srv://cluster0.example.net/test?retryWrites=true&w=majority',
  'ws://example.com/socket',
  'wss://example.com:443/live?channel=7',
  'sip:alice@atlanta.example.com;transport=tcp',
  'geo:48.2010,16.3695,183',
  'tag:example.org,2024:blog/42',
  'about:blank',
  'javascript:void(0)',
  'view-source:https://example.com/',
  's3://bucket-name/path/to/object.parquet',
  'jdbc:postgresql://db.internal/orders',
  'magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&dn=archive',
  'did:example:123456789abcdefghi#keys-1',
  'spotify:track:2TpxZ7JUBn3uw46aR7qd6V',
] as const

const TARGETS = [
  '/',
  '/healthz',
  '/favicon.ico',
  '/api/v1/users/8812',
  '/api/v1/users/8812/orders?status=open&page=2&per_page=100',
  '/graphql?query=%7Bviewer%7Bname%7D%7D',
  '/search?q=red+shoes&size=42&sort=price:asc',
  '/static/css/main.8d3f1c.css',
  '/login?next=%2Faccount%2Fsettings',
  '/v2/library/alpine/manifests/3.19',
  '/cdn-cgi/image/width=640,format=auto/photos/IMG_2041.jpg',
  '/oauth/callback?code=4%2F0AX4XfWh&state=af0ifjsldkj&scope=openid%20email',
] as const

const originForm = times(64, (turn) =>
  turn < TARGETS.length ? pick(TARGETS, turn) : `${pick(TARGETS, turn)}${turn % 2 ? '/' : ''}${turn}`,
)

const references = [
  '',
  '.',
  '..',
  '../',
  '../../g',
  './this:that',
  'g;x=1/../y',
  'chapter-2.xhtml#p14',
  '?page=2',
  '#main',
  '//cdn.example.net/lib.js',
  'images/hero.webp',
] as const

const long = times(24, (turn) => {
  const path = times(
    4 + (turn % 5),
    (depth) => `/level-${depth}-${pick(['catalogue', 'archive', 'department', 'media'], turn + depth)}`,
  ).join('')
  const start = `https://${pick(HOSTS, turn)}${path}/document-${turn}.html?signature=`
  const parameters = times(
    12,
    (index) =>
      `&param_${index}=${pick(['c29tZSBiYXNlNjQ', 'value%20with%20space', '1700000000', 'en-GB,en;q=0.9'], turn + index)}`,
  ).join('')
  return (
    `${start}${'0123456789abcdef'.repeat(32)}`.slice(0, Math.max(start.length, 500 - parameters.length)) + parameters
  )
})

const addresses = [
  'http://127.0.0.1/',
  'http://192.0.2.16:80/status',
  'https://10.0.0.254:8443/api/v1/nodes?ready=true',
  'http://255.255.255.255/',
  'http://256.1.1.1/not-an-address',
  'http://1.2.3/short',
  'telnet://192.0.2.16:80/',
  'ldap://[2001:db8::7]/c=GB?objectClass?one',
  'http://[::1]:3000/',
  'http://[::]/',
  'http://[2001:db8:85a3:0:0:8a2e:370:7334]:8080/path',
  'http://[fe80::1]/#frag',
  'http://[::ffff:192.0.2.128]/mapped',
  'http://[2001:DB8:0:0:8:800:200C:417A]/upper',
  'http://user:pw@[2001:db8::1]:21/',
  'http://[v1.fe80::a+en1]/future',
] as const

const WORDS = ['%E2%82%AC', '%C3%BCber', 'caf%C3%A9', '%E6%97%A5%E6%9C%AC', '%20', '%2F', '%25', 'a%3Db'] as const

const encoded = times(32, (turn) => {
  const path = times(2 + (turn % 3), (depth) => `/${pick(WORDS, turn + depth * 3)}`).join('')
  return `https://${pick(HOSTS, turn)}${path}?q=${pick(WORDS, turn * 3)}&name=${pick(WORDS, turn + 5)}${pick(WORDS, turn + 1)}`
})

const invalid = [
  'http://example.com/a b',
  'https://example.com/search?q=foo bar',
  'https://example.com/caf\u00e9',
  'https://m\u00fcnchen.example/',
  'https://example.com/\u65e5\u672c\u8a9e',
  'http://example.com:80a/',
  'http://exa mple.com/',
  'http://[::1',
  'http://[fe80::1%25eth0]/',
  'http://[1::2::3]/',
  'http://[12345::]/',
  'http://[v1]/',
  'http://[::1]x/',
  'http://example.com/100%',
  'http://example.com/%zz',
  '/search?q=%u20AC',
  'http://example.com\\path',
  'C:\\Users\\public',
  'http://example.com/a|b',
  'http://example.com/{id}',
  'http://example.com/<script>',
  'http://example.com/?q="quoted"',
  'http://example.com/?filter[]=1',
  'http://example.com/#a#b',
  '1http://example.com/',
  ':no-scheme',
  'ht!tp://example.com/',
  ' http://example.com/',
  'http://example.com/\n',
  'http://us er@example.com/',
  'http://a@b@example.com/',
  'https://example.com/path^caret',
] as const

export const GROUPS = {
  'web URLs': web,
  'other schemes': schemes,
  'origin-form': originForm,
  'relative references': references,
  '500 characters': long,
  'IP addresses': addresses,
  'percent-encoded': encoded,
  invalid,
} as const satisfies Record<string, readonly string[]>

/** The number of strings in `CORPUS` that are not URI references. */
export const INVALID_COUNT = invalid.length

export const CORPUS: readonly string[] = (() => {
  const groups: ReadonlyArray<readonly string[]> = Object.values(GROUPS)
  const rows = Math.max(...groups.map((group) => group.length))
  return times(rows, String).flatMap((_, row) => groups.flatMap((group) => group.slice(row, row + 1)))
})()
