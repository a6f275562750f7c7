import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { isUriReference, parseUriReference, showError, showReason } from 'uri-ts'
import { redactErrorKeys, redactText, SECRET_KEYS } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { INVALID } from '../../corpus/invalid'
import { anyText } from '../../support/arbitrary'
import { errorOf } from '../../support/corpus'
import { law } from '../../support/law'
import { references } from '../../support/operands'

const forLog = redactText(SECRET_KEYS)

const ROWS = [
  // Tests strings that contain userinfo.
  { text: 'https://ann:pw@h/a?q=b#c', to: 'https://***@h/a?q=b#c' },
  { text: '//token@h', to: '//***@h' },
  { text: 'https://@h/', to: 'https://@h/' },
  { text: 'https://u:se cret@h/', to: 'https://***@h/' },
  { text: 'https://u:p@ss@h/', to: 'https://***@h/' },
  { text: 'postgres://u:pa#ss@h/db', to: 'postgres://***@h/db' },
  { text: 'http:\\\\u:secret@h/', to: 'http:\\\\***@h/' },
  { text: 'https:u:p@h', to: 'https:***@h' },
  { text: 'https:/u:p@h/', to: 'https:/***@h/' },
  { text: 'https:/\t/u:p@h/', to: 'https:/\\u0009/***@h/' },
  { text: 'mailto:a@b', to: 'mailto:a@b' },
  { text: 'http://a b:80/x@h/', to: 'http://***@h/' },
  { text: 'http://h/?next=http://u:p@i/', to: 'http://h/?next=http://***@i/' },
  { text: 'http://h/a?b@c#//d', to: 'http://h/a?b@c#//d' },
  // Values of secret keys are hidden.
  { text: '?token=x', to: '?token=***' },
  { text: 'token=x', to: 'token=***' },
  { text: '/a?access_token=x&b=1', to: '/a?access_token=***&b=1' },
  { text: '/a?X-Amz-Signature=x&X-Amz-Date=y', to: '/a?X-Amz-Signature=***&X-Amz-Date=y' },
  {
    text: '?tokenID=x&userTOKEN=y&passwordMD5=z&token2=a',
    to: '?tokenID=***&userTOKEN=***&passwordMD5=***&token2=***',
  },
  { text: '?to\tken=x&sha256=y&id3=z', to: '?to\\u0009ken=***&sha256=y&id3=z' },
  { text: '.token=/&foo:', to: '***' },
  { text: '?apiKey=x&authToken=y&API_KEY=z', to: '?apiKey=***&authToken=***&API_KEY=***' },
  { text: '?%74oken=x&to%6Ben=y', to: '?%74oken=***&to%6Ben=***' },
  { text: '#id_token=x&state=1', to: '#id_token=***&state=1' },
  { text: '/a;jsessionid=1?b=2', to: '/a;jsessionid=***?b=2' },
  { text: '/a;JSESSIONID=1;x=2#f', to: '/a;JSESSIONID=***#f' },
  { text: '?token=a;b?c/d&e', to: '?token=***&e' },
  { text: '?next=/login?token=x&y=1', to: '?next=/login?token=***&y=1' },
  { text: '#token=a?b', to: '#token=***' },
  { text: ';a=1', to: ';a=1' },
  { text: '?token=&token&a=token', to: '?token=&token&a=token' },
  { text: '?author=a&zipcode=1&keyword=b&monkey=c', to: '?author=a&zipcode=1&keyword=b&monkey=c' },
  { text: '?token=x y&a', to: '?token=***&a' },
  // `redactText` replaces only the secret in a log line.
  { text: 'GET /a?token=1 HTTP/1.1', to: 'GET /a?token=*** HTTP/1.1' },
  {
    text: '"GET /a?x=1&token=1;2 HTTP/1.1" 200 "Mozilla/5.0 (X11; Linux)"',
    to: '"GET /a?x=1&token=*** HTTP/1.1" 200 "Mozilla/5.0 (X11; Linux)"',
  },
  { text: '{"url":"/a?token=1","ms":2}', to: '{"url":"/a?token=***","ms":2}' },
  { text: 'url=/a?token="1"2 ms=3', to: 'url=/a?token=*** ms=3' },
  { text: 'token=" a" ms=3', to: 'token=*** ms=3' },
  { text: '/a?token=" 1" ms=3', to: '/a?token=***" ms=3' },
  { text: '</a?token=1> b', to: '</a?token=***> b' },
  { text: 'fetch http://h/?token=1 failed: b', to: 'fetch http://h/?token=*** failed: b' },
  { text: 'Error: b\n  at http://h/?token=1:3\n  at c', to: 'Error: b\\u000a  at http://h/?token=***\\u000a  at c' },
  { text: '12:00 (http://h/?token=1) b', to: '12:00 (http://h/?token=*** b' },
  { text: 'GET /a?token=1 2 HTTP/1.1 b', to: 'GET /a?token=*** HTTP/1.1 b' },
  { text: 'http://h/?token=1 2', to: 'http://h/?token=***' },
  { text: '/a?token=1 page=2', to: '/a?token=*** page=2' },
  { text: '"http://h/?token=1"', to: '"http://h/?token=***"' },
  { text: '<http://h/?token=1>', to: '<http://h/?token=***>' },
  { text: 'GET <http://h/?token=> b', to: 'GET <http://h/?token=> b' },
  { text: 'GET <http://h/?token="> b', to: 'GET <http://h/?token=***> b' },
  // `redactText` finds pairs after spaces in a log line.
  { text: 'GET /a?b=1 HTTP/1.1 password=two', to: 'GET /a?b=1 HTTP/1.1 password=***' },
  { text: 'GET /a?token=1 password=2 b=3', to: 'GET /a?token=*** password=*** b=3' },
  { text: 'GET /a?b=1 HTTP/1.1 password=2', to: 'GET /a?b=1 HTTP/1.1 password=***' },
  { text: 'level=info url=/a?b=1 token=2 ms=3', to: 'level=info url=/a?b=1 token=*** ms=3' },
  { text: 'level=info token="1 2" ms=3', to: 'level=info token=*** ms=3' },
  { text: 'a=b\tpassword=2\nDB_PASSWORD=3 c', to: 'a=b\\u0009password=***\\u000aDB_PASSWORD=*** c' },
  { text: "x password='1 2' b=3", to: 'x password=*** b=3' },
  { text: 'x password="1 \\" 2" b=3', to: 'x password=*** b=3' },
  { text: 'x password="1 2', to: 'x password=***' },
  { text: 'msg="a token=1", b', to: 'msg="a token=***", b' },
  // `redactText` keeps the quotes in JSON.
  { text: '{"token":"1 2","b":"c"}', to: '{"token":"***","b":"c"}' },
  { text: '{"b":"c","apiKey" : "1\\"2\\\\","d":1}', to: '{"b":"c","apiKey" : "***","d":1}' },
  { text: '{"pin": -1.5e+3, "token":null}', to: '{"pin": "***", "token":null}' },
  { text: '{"token": "1', to: '{"token": "***' },
  {
    text: '{"a":"{\\"token\\":\\"1\\\\\\"2\\",\\"b\\":3}"}',
    to: '{"a":"{\\"token\\":\\"***\\",\\"b\\":3}"}',
  },
  { text: '{"a":"{\\"token\\":\\"1"}', to: '{"a":"{\\"token\\":\\"***"}' },
  { text: '{"a":"token=1"}', to: '{"a":"token=***"}' },
  { text: '{"a":"b","token":"x=', to: '{"a":"b","token":"***' },
  // `redactText` finds all secrets before it hides the first one.
  { text: 'https://h/?url=https://i&password=p@ss', to: 'https://h/?url=https://***' },
  { text: 'POST /?url=https://i&code=a@b HTTP/1.1', to: 'POST /?url=https://*** HTTP/1.1' },
  { text: 'https://u;token=p@h/a?b', to: 'https://***?b' },
  { text: 'https://h/#access_token=a#b', to: 'https://h/#access_token=***' },
  { text: 'https://h/?token=a#b', to: 'https://h/?token=***#b' },
  { text: '?a=%zz&secret=%', to: '?a=%zz&secret=***' },
  // `redactText` escapes control characters, because they could change how a log is displayed.
  { text: 'http://h/\n?a=\u202e', to: 'http://h/\\u000a?a=\\u202e' },
  { text: '', to: '' },
]

const ERROR = { _tag: 'ParseError', offset: 0, component: 'path', reason: 'character' } as const

describe('redactText', () => {
  it.each(ROWS)('shows <$text> as <$to>', ({ text, to }) => {
    expect(forLog(text)).toBe(to)
  })

  it('accepts custom keys, in upper or lower case', () => {
    const own = redactText(['Customer', '__proto__', 'constructor'])
    expect(own('?customer=7&customer-id=8&token=x')).toBe('?customer=***&customer-id=***&token=x')
    expect(own('?__proto__=7&constructor=8')).toBe('?__proto__=***&constructor=***')
    expect(redactText([])('//u@h?token=x&constructor=1')).toBe('//***@h?token=x&constructor=1')
  })

  it('refuses values that are not strings', () => {
    for (const value of [undefined, null, 5, {}, ['token']]) {
      expect(() => forLog(value as never)).toThrow(TypeError)
      expect(() => redactText([value as never])).toThrow(TypeError)
    }
  })

  const SECRET = 'Zq7-secret'
  const keys = fc.constantFrom('token', 'access_token', 'X-Api-Key', 'PASSWORD', '%73ecret', 'clientSecret')
  const around = fc.string({ unit: fc.constantFrom('a', '&', '=', '?', '/', ' ', '%', '\n', 'é'), maxLength: 6 })

  law('shows no secret, whatever is around it', [around, keys, around, around], (before, key, inside, after) => {
    // A value ends at `&`, or at a space before another key.
    const noEnd = inside.replaceAll('&', '').replace(/ +(?=a+=)/g, '')
    expect(forLog(`http://h/?${before}&${key}=${noEnd}${SECRET}&${after}`)).not.toContain(SECRET)
    expect(forLog(`http://u${noEnd.replace(/[/?]/g, '')}:${SECRET}@h/${before}`)).not.toContain(SECRET)
  })

  /** A secret consists of three pieces, each of which is a word that occurs nowhere else. */
  const PIECES = /QQ1|QQ2|QQ3/
  const separator = fc.constantFrom('@', ':', '/', ';', '?', '//', '@/', ':@')
  const nested = fc
    .array(fc.constantFrom('https://', '//', 'a.b', 'u:p@', '/', '?', '&', '#', ';', 'url=', 'x=y', ':80', '@'), {
      maxLength: 8,
    })
    .map((all) => all.join(''))

  law('shows no piece of a secret', [nested, keys, separator, separator, nested], (before, key, one, two, after) => {
    const text = `https://h/?${before}&${key}=QQ1${one}QQ2${two}QQ3`
    for (const shown of [text, `${text}&${after}`, `GET ${text}&${after} HTTP/1.1`]) {
      expect(forLog(shown)).not.toMatch(PIECES)
      expect(redactErrorKeys(SECRET_KEYS)({ ...ERROR, text: shown }).text).not.toMatch(PIECES)
    }
    expect(forLog(`https://h/#${before.replaceAll('#', '')}&${key}=QQ1${one}#QQ2${two}#QQ3`)).not.toMatch(PIECES)
  })

  law('keeps a valid text valid, and changes it once', [references], (text) => {
    const shown = forLog(text)
    expect(isUriReference(shown)).toBe(true)
    expect(forLog(shown)).toBe(shown)
    if (!/[@=]/.test(text)) expect(shown).toBe(text)
  })

  law('prints no control character', [anyText], (text) => {
    expect(forLog(text)).not.toMatch(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/)
  })
})

describe('the words of a key', () => {
  const isHidden = (key: string, hide = forLog): boolean => hide(`?${key}=v&x=y`) === `?${key}=***&x=y`

  it.each([
    ...['refreshtoken', 'idtoken', 'csrftoken', 'csrfmiddlewaretoken', 'sslpassword', 'newpassword', 'privatekey'],
    ...['accesskey', 'authkey', 'appsecret', 'xsrf', 'awsaccesskey', 'RefreshToken', 'REFRESHTOKEN', 'oauth2token'],
    ...[
      'URLPin',
      'sshprivatekey',
      'myapikey',
      'phpsessid',
      'aspsessid',
      'userpasswd',
      'authcode',
      'passwordconfirmation',
    ],
  ])('are found in the composition %s', (key) => {
    expect(isHidden(key)).toBe(true)
  })

  it.each(SECRET_KEYS)('are found in the plural of %s, and with a prefix', (key) => {
    expect(isHidden(`${key}s`)).toBe(true)
    expect(isHidden(`x_${key}s`)).toBe(true)
    expect(isHidden(`X-${key.toUpperCase()}S`)).toBe(true)
    expect(isHidden(`my${key}`)).toBe(key.length > 4)
    expect(isHidden(`my${key}s`)).toBe(key.length > 4)
    expect(isHidden(`my${key}x`)).toBe(false)
  })

  it.each([
    ...['monkey', 'monkeys', 'donkey', 'hockey', 'keyword', 'keywords', 'keyboard', 'author', 'authors', 'authority'],
    ...['tokenizer', 'tokenize', 'secretary', 'cookiebar', 'zipcode', 'pincode', 'statuscode', 'barcode', 'encode'],
    ...['coder', 'passport', 'compass', 'bypass', 'passenger', 'design', 'signal', 'inside', 'basis', 'pinned', 'spin'],
    ...['address', 'access', 'status', 'ss', 's', 'publickey', 'ticketing', 'cricket', 'possess'],
  ])('are not found in %s', (key) => {
    expect(forLog(`?${key}=v&x=y`)).toBe(`?${key}=v&x=y`)
  })

  it.each(['page_token', 'nextPageToken', 'max_tokens', 'country_code', 'sort_key', 'possession'])(
    'are found in %s, which is ambiguous',
    (key) => {
      expect(isHidden(key)).toBe(true)
    },
  )

  it('are those of the caller, by the same rule', () => {
    const own = redactText(['Phone', 'tin', 'h2o'])
    expect(isHidden('my_h2o', own)).toBe(true)
    expect(isHidden('workphones', own)).toBe(true)
    expect(isHidden('tins', own)).toBe(true)
    expect(own('?satin=v&phoneme=w&token=x')).toBe('?satin=v&phoneme=w&token=x')
  })

  it('are found in a key of a megabyte', () => {
    const long = 'a'.repeat(1_000_000)
    expect(forLog(`?${long}token=v`)).toBe(`?${long}token=***`)
    expect(forLog(`?${long}=v`)).toBe(`?${long}=v`)
  })
})

describe('redactErrorKeys', () => {
  const redact = redactErrorKeys(SECRET_KEYS)

  it('hides the message about the value of a key', () => {
    const error = { _tag: 'E', text: '/?token=x1', offset: 8, component: 'token', reason: 'codec' }
    const sentence = "token: 'x1' is refused"
    expect(redact({ ...error, sentence })).toEqual({ ...error, text: '/?token=x*', sentence: undefined })
    expect(redact({ ...error, component: 'page', sentence })).toMatchObject({ sentence })
    expect(redact(error)).toStrictEqual({ ...error, text: '/?token=x*' })
  })

  it.each([
    { text: 'http://h:8o/?api_key=x1', to: 'http://h:8o/?api_key=**' },
    { text: 'http://u:p w@h/?token=x', to: 'http://*** *@h/?token=*' },
    { text: 'http://h/?token=a b', to: 'http://h/?token=* *' },
    { text: 'http://h/?token=1 2 3', to: 'http://h/?token=* ***' },
    { text: 'http://h/?token=1 HTTP/1.1', to: 'http://h/?token=* ********' },
    { text: 'http://h/?a=b c', to: 'http://h/?a=b c' },
    { text: 'http://h/?url=http://i&token=a@b c', to: 'http://h/?url=http://*********** *' },
  ])('shows <$text> as <$to>', ({ text, to }) => {
    const error = errorOf(text)
    expect(redact(error)).toEqual({ ...error, text: to })
    expect(showError(redact(error)).split('\n')[0]).toBe(to)
    expect(JSON.parse(JSON.stringify(redact(error)))).toEqual({ ...error, text: to })
  })

  it.each(INVALID)('keeps offset, length and message of $text', ({ text }) => {
    const error = errorOf(text)
    expect(redact(error).text).toHaveLength(text.length)
    expect(showReason(redact(error))).toBe(showReason(error))
  })

  it('takes errors of parts', () => {
    const parsed = parseUriReference('?token=x&a b')
    expect(parsed._tag === 'Left' && redact(parsed.left).text).toBe('?token=*&a b')
    expect(
      redact({ _tag: 'BuildError', text: 'token=x y', offset: 7, component: 'query', reason: 'character' }).text,
    ).toBe('token=* *')
  })
})

describe('SECRET_KEYS', () => {
  it('is listed in the documents', () => {
    const listed = /contains these words:\n\n([^\n](?:.|\n)*?)\n(?:\n|$)/.exec(
      readFileSync('docs/text.md', 'utf8'),
    )?.[1]
    expect(listed?.match(/[a-z]+/g)).toEqual([...SECRET_KEYS].sort())
  })

  it('is frozen, and has words in lower case', () => {
    expect(Object.isFrozen(SECRET_KEYS)).toBe(true)
    expect(SECRET_KEYS.filter((key) => !/^[a-z]+$/.test(key))).toEqual([])
    expect(new Set(SECRET_KEYS).size).toBe(SECRET_KEYS.length)
  })
})
