/** Tests that the secret in one field of a log line is hidden, whatever text the other fields contain. */
import * as fc from 'fast-check'
import { parseUriReference, showError, type UriError } from 'uri-ts'
import { redactErrorKeys, redactText, SECRET_KEYS } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { LONG, law } from '../../support/law'

const forLog = redactText(SECRET_KEYS)
const SECRET = 'S3CR3T'

const ROWS = [
  // The text in a field may end with characters that look like a key.
  { text: '{"q":"where id=1 and key=","password":"S3CR3T"}', to: '{"q":"where id=1 and key=","password":"***"}' },
  { text: 'a {"q": "= key=", "password": "S3CR3T"}', to: 'a {"q": "= key=***password": "***"}' },
  { text: 'a {"q":"a=1 token=","pin":1234}', to: 'a {"q":"a=1 token=***pin":"***"}' },
  { text: 'level=info agent="x token=" password="S3CR3T"', to: 'level=info agent="x token=***' },
  { text: '"GET /" 200 agent="x key=" cookie="sid=S3CR3T" b="c"', to: '"GET /" 200 agent="x key=*** b="c"' },
  { text: 'ua="x token=" authorization="S3CR3T" b="c"', to: 'ua="x token=*** b="c"' },
  { text: 'q="\\"token\\":" password="S3CR3T"', to: 'q="\\"token\\":"***' },
  { text: 'note="token": password=S3CR3T', to: 'note="token": password=***' },
  { text: 'agent="x token=" password="&S3CR3T"', to: 'agent="x token=***' },
  { text: 'a agent="x token=" password=" ,S3CR3T"', to: 'a agent="x token=***' },
  { text: 'a="\\\\\\" password="S3CR3T"', to: 'a="\\\\\\" password=***' },
  { text: `a=b token='pin=1 "pin": 2 c' d`, to: 'a=b token=*** d' },
  { text: 'a {"q":" key=\\\\","password":"S3CR3T"}', to: 'a {"q":" key=***password":"***"}' },
  // In a JSON string inside another JSON string, three backslashes escape a quotation mark.
  { text: 'a "{\\"pin\\":\\"1\\\\\\"2\\",\\"b\\":3}"', to: 'a "{\\"pin\\":\\"***\\",\\"b\\":3}"' },
  { text: 'ab "{\\"pin\\":\\"1\\\\\\"2\\",\\"b\\":3}"', to: 'ab "{\\"pin\\":\\"***\\",\\"b\\":3}"' },
  // A key can follow a quotation mark or a bracket.
  { text: '"GET /?a=b" "sid=S3CR3T&b=c" d', to: '"GET /?a=b" "sid=***&b=c" d' },
  { text: "a=b User(c='1',password='S3 CR3T') d", to: "a=b User(c='1',password=***) d" },
  { text: 'a=b {token=S3CR3T} <pin=1> [pin=2| pin=3|pin=4', to: 'a=b {token=*** <pin=*** [pin=*** pin=***' },
  { text: 'password="S3\\" CR3T" b=c', to: 'password=*** b=c' },
  { text: 'token=a&b="c"', to: 'token=***&b="c"' },
  { text: 'spin="1 2" b=c', to: 'spin="1 2" b=c' },
  { text: 'msg="a token=1"', to: 'msg="a token=***"' },
  { text: 'msg="a token=1" b', to: 'msg="a token=***" b' },
  { text: '("a token=1") b', to: '("a token=***") b' },
  { text: 'a=b "sid=1"', to: 'a=b "sid=***"' },
  { text: 'a=b "sid=1" c', to: 'a=b "sid=***" c' },
  { text: 'a=b ["sid=1", "c"]', to: 'a=b ["sid=***", "c"]' },
  { text: 'a=b (pin=1"2 c', to: 'a=b (pin=*** c' },
  // In JSON that follows other text, white space may surround the colon.
  { text: 'a {"token" :  "S3CR3T","pin"\t: -1.5E+3,"b" : 2}', to: 'a {"token" :  "***","pin"\\u0009: "***","b" : 2}' },
  // A word before a JSON string is not part of a key inside the string.
  { text: 'x token {"a=1"}', to: 'x token {"a=1"}' },
  { text: 'x token,  "a=1"', to: 'x token,  "a=1"' },
  { text: 'x token: \\"a=1', to: 'x token: \\"a=1' },
  // Characters in JSON can be escaped.
  { text: '{"a":"/?b=1\\u0026token=S3CR3T"}', to: '{"a":"/?b=1&token=***"}' },
  { text: '{"a":"token\\u003dS3CR3T","b":1}', to: '{"a":"token=***","b":1}' },
  { text: '{"a":"https\\u003a//u\\u003aS3CR3T\\u0040h/"}', to: '{"a":"https://***@h/"}' },
  { text: 'a {"b":"/?c=1\\u0026token\\u003DS3CR3T\\u0026d=1"}', to: 'a {"b":"/?c=1\\u0026token\\u003D***\\u0026d=1"}' },
  { text: 'a {"b":"https\\u003a//u:S3CR3T\\u0040h/"}', to: 'a {"b":"https\\u003a//***\\u0040h/"}' },
  { text: 'a {"to\\u006ben":"S3\\u0022CR3T","b":1}', to: 'a {"to\\u006ben":"***","b":1}' },
  {
    text: 'a "{\\u0022token\\u0022:\\u0022S3\\\\\\u0022CR3T\\u0022,\\u0022b\\u0022:1}"',
    to: 'a "{\\u0022token\\u0022:\\u0022***\\u0022,\\u0022b\\u0022:1}"',
  },
  { text: 'a {\\u0022pin\\u0022:12}', to: 'a {\\u0022pin\\u0022:\\"***\\"}' },
  { text: 'a "{\\"b\\":\\"/?c\\\\u0026token=S3CR3T\\"}"', to: 'a "{\\"b\\":\\"/?c\\\\u0026token=***"}"' },
  { text: 'a \\u0041\\n{"b":"c"}', to: 'a \\u0041\\n{"b":"c"}' },
  { text: 'a=b token\\\\u003dS3CR3T c', to: 'a=b token\\\\u003d*** c' },
  { text: 'a {"token":"1\\u005c","b":"c"}', to: 'a {"token":"***","b":"c"}' },
  { text: 'a \\u0022pin\\u0022:\\"1\\\\\\\\", b', to: 'a \\u0022pin\\u0022:\\"***\\", b' },
  { text: 'a token=S3\\u0020CR3T b', to: 'a token=*** b' },
  // A password may begin with a delimiter.
  { text: 'postgres://ann:#S3CR3T@db/shop', to: 'postgres://***@db/shop' },
  { text: 'redis://:/S3CR3T@db/0', to: 'redis://***@db/0' },
  { text: 'a //ann:?S3CR3T@db', to: 'a //***@db' },
  { text: 'postgres://ann:1#S3CR3T@db/shop', to: 'postgres://***@db/shop' },
  { text: 'postgres://ann:1?S3CR3T@db/shop', to: 'postgres://***@db/shop' },
  { text: 'http://h:3000/@user', to: 'http://h:3000/@user' },
  { text: 'http://h:3000/?a#b@c', to: 'http://h:3000/?a#b@c' },
]

const errorWith = (text: string): UriError => ({ _tag: 'ParseError', text, offset: 0, component: 'path', reason: '' })
const forError = (text: string): string => redactErrorKeys(SECRET_KEYS)(errorWith(text)).text

describe('redactText', () => {
  it.each(ROWS)('shows <$text> as <$to>', ({ text, to }) => {
    expect(forLog(text)).toBe(to)
  })

  const pieces = [
    ...[' token=', ' key=', 'token=', 'key=', '"token":', '"token":"', ' ', '"', "'", '<', '>', '(', ')', '{', '}'],
    ...['[', ']', ';', '=', '&', '?', '#', '//', '/', '@', ':', '\\', '\\\\', '%22', 'a', 'b=c', '|', ',', '+'],
    ...['http:', 'https://', 'HTTP/1.1', '%', 'token%3D', '\\u0022', '\\u0026', '\\u003d', '\n', '\t'],
  ]
  const attack = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(''))
  const secret = fc.constantFrom('', '&', ',', ' ', '#', '/', '?', ';', '@', ':', '=').map((first) => first + SECRET)
  const key = fc.constantFrom('password', 'token', 'clientSecret', 'X-Api-Key')
  const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

  /** Maps each log format to a function that writes a line with an attacker's field and a secret. */
  const LINES: { readonly [name: string]: (attack: string, key: string, secret: string) => string } = {
    JSON: (q, name, value) => JSON.stringify({ q, [name]: value, end: 1 }),
    'JSON with spaces': (q, name, value) => JSON.stringify({ q, [name]: value }, null, 1),
    'JSON after a word': (q, name, value) => `sent ${JSON.stringify({ q, [name]: value })}`,
    'JSON in JSON': (q, name, value) => `sent ${JSON.stringify(JSON.stringify({ q, [name]: value }))}`,
    'JSON with a URL': (q, name, value) => `sent ${JSON.stringify({ q, url: `/?a=b&${name}=${value.slice(-6)}` })}`,
    'JSON with userinfo': (q, _, value) => `sent ${JSON.stringify({ q, url: `https://u:${value}@h/` })}`,
    logfmt: (q, name, value) => `a=b q=${quote(q)} ${name}=${quote(value)} end=1`,
    'logfmt without quotes': (q, name, value) => `q=${q} ${name}=${value.trim()} end=1`,
    'logfmt with a URL': (q, _, value) => `q=${quote(q)} url=https://u:${value}@h/`,
    'an access log': (q, name, value) => `1.2.3.4 "GET / HTTP/1.1" 200 agent=${quote(q)} ${name}=${quote(value)}`,
    'the request line': (q, name) => `GET /a?b=${q}&${name}=${SECRET} HTTP/1.1`,
    'the referrer': (q, name) => `"GET / HTTP/1.1" 200 "https://h/?q=${q}" "https://h/?${name}=${SECRET}"`,
    'a call': (q, name, value) => `User(q='${q}',${name}='${value}')`,
    prose: (q, name) => `${q} ${name}=${SECRET}`,
  }

  describe.each(Object.keys(LINES))('in %s', (line) => {
    law('shows no secret, whatever is in another field', [attack, key, secret], (q, name, value) => {
      const text = (LINES[line] as (typeof LINES)[string])(q, name, value)
      expect(forLog(text)).not.toContain(SECRET)
      expect(forError(text)).not.toContain(SECRET)
    })
  })

  law('keeps JSON valid if its encoder escapes characters', [attack, key, secret], (q, name, value) => {
    const url = `https://u:${value}@h/?${name}=${SECRET}`
    const text = JSON.stringify({ q, url }).replace(
      /[&=:@<>](?!"|https)/g,
      (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`,
    )
    const shown = forLog(text)
    expect(shown).not.toContain(SECRET)
    expect(Object.keys(JSON.parse(shown))).toHaveLength(2)
    expect(forLog(`sent ${text}`)).not.toContain(SECRET)
    expect(forError(text)).not.toContain(SECRET)
  })
})

it.each([',key=', ' key=\\"', "{key='", '?key=a', '\\u0026key\\u003d', '"key":'])('takes a long text of %s', (part) => {
  const text = `x ${part.repeat(LONG / part.length)}`
  expect(forLog(`${text} password="${SECRET}"`)).not.toContain(SECRET)
  expect(forError(`${text} password="${SECRET}"`)).not.toContain(SECRET)
})

it('hides a long word', () => {
  expect(forLog(`x token=${'a'.repeat(LONG)} b`)).toBe('x token=*** b')
  expect(forError(`x token=${'a'.repeat(LONG)} b`)).not.toContain('a')
})

describe('redactErrorKeys', () => {
  it.each([
    'host=db user=ann password=S3CR3T',
    '{"password":"S3CR3T"}',
    'https://h/?q=a b password=S3CR3T',
    'see https://h/ password=a#S3CR3T',
    'https://h/ {"url":"/?a\\u0026token\\u003dS3CR3T"}',
    'postgres://ann:#S3CR3T@db/a b',
  ])('hides the secret in %s', (text) => {
    const parsed = parseUriReference(text)
    if (parsed._tag === 'Right') return expect.fail()
    const redacted = redactErrorKeys(SECRET_KEYS)(parsed.left)
    expect(redacted.text).toHaveLength(text.length)
    expect(redacted.text).not.toContain(SECRET)
    expect(showError(redacted)).not.toContain(SECRET)
    return undefined
  })
})
