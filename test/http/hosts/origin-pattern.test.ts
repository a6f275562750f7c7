import { hasOriginLike, originPattern } from 'uri-ts/http'
import { originPatternSchema } from 'uri-ts/standard'
import { describe, expect, it } from 'vitest'
import { HOURS, LONG } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'
import { refOf } from '../../support/views'

const LIST = ['https://example.com', 'https://*.pages.example', 'HTTP://*.Dev.Example:8080', 'app://*.a.b'] as const

describe('hasOriginLike', () => {
  it.each([
    ...[
      'https://example.com/',
      'https://a.pages.example/x',
      'https://A.PAGES.example:443',
      'https://a.b.c.pages.example',
    ],
    ...[
      'http://x-1.dev.example:8080/',
      'https://me@pr-7.pages.example/',
      'https://%61.pages.example',
      'https://_a.pages.example',
      'app://x.a.b',
    ],
  ])('allows <%s>', (text) => {
    expect(hasOriginLike(LIST)(refOf(text))).toBe(true)
  })

  it.each([
    ...[
      'https://pages.example/',
      'https://.pages.example',
      'https://..pages.example',
      'https://a..pages.example',
      'https://apages.example',
    ],
    ...[
      'https://a.pages.example.',
      'https://a.pages.example.evil.test',
      'http://a.pages.example',
      'https://a.pages.example:8443',
      'https://www.example.com',
    ],
    ...[
      'https://a%2F.pages.example',
      'https://evil.test%2F.pages.example',
      'https://a,b.pages.example',
      'https://a%00.pages.example',
      'https://evil.test/.pages.example',
    ],
    ...[
      'https://evil.test?.pages.example',
      'https://evil.test#.pages.example',
      'https://a.pages.example@evil.test',
      'http://x.dev.example',
      'http://x.dev.example:80',
    ],
    ...[
      '',
      '/',
      '//a.pages.example',
      'file:///',
      'https://[::1]',
      'https://*.pages.example',
      'https://xn--a.pages.example:99999',
    ],
  ])('does not allow <%s>', (text) => {
    expect(hasOriginLike(LIST)(refOf(text))).toBe(false)
  })

  it('takes one pattern, an empty list, and what originPattern returns', () => {
    expect(hasOriginLike(originPattern('https://*.a.b'))(refOf('https://x.a.b'))).toBe(true)
    expect(hasOriginLike([])(refOf('https://x.a.b'))).toBe(false)
  })

  it.each([undefined, 1, {}])('refuses %j', (value) => {
    expect(() => originPattern(value as never)).toThrow(TypeError)
  })

  it('refuses a pattern for a public suffix, if it is told which there are', () => {
    const isPublicSuffix = (name: string): boolean => ['co.uk', 'pages.example'].includes(name)
    expect(() => hasOriginLike({ allowed: ['https://*.CO.uk:1'], isPublicSuffix })).toThrow(
      new TypeError("hasOriginLike: 'https://*.co.uk:1': co.uk is a public suffix"),
    )
    expect(
      hasOriginLike({ allowed: ['https://*.a.co.uk', 'https://co.uk'], isPublicSuffix })(refOf('https://b.a.co.uk')),
    ).toBe(true)
    expect(() => hasOriginLike({ allowed: [], publicSuffix: isPublicSuffix } as never)).toThrow(TypeError)
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))('throws for %s instead of a view', (_name, value) => {
    expect(() => hasOriginLike(LIST)(value as never)).toThrow(TypeError)
  })
})

const WHOLE = "'*' stands for whole labels at the left: write https://*.example.com"
const TWO = "after '*.' there are a name of at least two labels, and perhaps a port"

describe('a pattern of origins', () => {
  it.each([
    ['*', `host: '*' is not allowed at offset 0; ${WHOLE}`],
    ['*.example.com', `host: '*' is not allowed at offset 0; ${WHOLE}`],
    ['https://*', `host: '*' is not allowed at offset 8; ${WHOLE}`],
    ['https://a*.b.c', `host: '*' is not allowed at offset 9; ${WHOLE}`],
    ['https://*a.b.c', `host: '*' is not allowed at offset 8; ${WHOLE}`],
    ['https://a.*.b.c', `host: '*' is not allowed at offset 10; ${WHOLE}`],
    ['https://a.b:*', `host: '*' is not allowed at offset 12; ${WHOLE}`],
    ['*://a.b', `host: '*' is not allowed at offset 0; ${WHOLE}`],
    ['https://*.com', `host: 'c' is not allowed at offset 10; ${TWO}`],
    ['https://*.', `host: the end of the text is not allowed at offset 10; ${TWO}`],
    ['https://*.*.a.b', `host: '*' is not allowed at offset 10; ${TWO}`],
    ['https://*.a.b/', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['https://*.a.b.', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['https://*.a..b', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['https://*.0.0.1', `host: '0' is not allowed at offset 10; ${TWO}`],
    ['https://*.a.0x1', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['https://*.a%2e.b', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['https://*.a.b:65536', `host: 'a' is not allowed at offset 10; ${TWO}`],
    ['file://*.a.b', "scheme: 'f' is not allowed at offset 0; the scheme file has no origins"],
    ['https://a/', "path: '/' is not allowed at offset 9; write https://a"],
    ['https://a/*', "path: '/' is not allowed at offset 9; write https://a"],
    ['null', "scheme: 'n' is not allowed at offset 0; null is what browsers write for no origin"],
  ])('is not <%s>', (text, message) => {
    expect(() => hasOriginLike<string>([text])).toThrow(new TypeError(`hasOriginLike: '${text}': ${message}`))
    expect(() => originPattern<string>(text)).toThrow(new TypeError(`originPattern: '${text}': ${message}`))
    expect(originPatternSchema['~standard'].validate(text)).toEqual({ issues: [{ message }] })
  })

  it.each(NOT_TEXT)('is not %s', (_name, value) => {
    expect(() => originPattern(value as never)).toThrow(TypeError)
    if (!Array.isArray(value)) expect(() => hasOriginLike(value as never)).toThrow(TypeError)
  })

  it('has any number of labels, and stands for any number of labels', { timeout: HOURS }, () => {
    const labels = 'a.'.repeat(LONG / 2)
    expect(originPattern<string>(`https://*.${labels}b`)).toHaveLength(LONG + 11)
    expect(hasOriginLike(LIST)(refOf(`https://${labels}pages.example/`))).toBe(true)
    expect(hasOriginLike(LIST)(refOf(`https://${labels}.pages.example/`))).toBe(false)
  })

  it('is a text of the schema', () => {
    expect(originPatternSchema['~standard'].validate('https://*.a.b')).toEqual({ value: 'https://*.a.b' })
  })
})
