import { isUri, type Uri, uri, type View, view } from 'uri-ts'
import { localTarget } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { HOURS, RUNS, SEED } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'
import { changed, HARMLESS, HOSTILE, isLeaving, partsOf, spellingsOf } from './hostile-targets'

const SITE = view(uri('https://site.test/login'))
const target = localTarget({ fallback: '/home?a', origins: ['https://other.test:8443'] })(SITE)
const HOME = 'https://site.test/home?a'

describe('localTarget', () => {
  it.each([
    ['/', 'https://site.test/'],
    ['/account?tab=2#x', 'https://site.test/account?tab=2#x'],
    ['/a/../b', 'https://site.test/b'],
    ['/../a', 'https://site.test/a'],
    ['/%7Eann', 'https://site.test/~ann'],
    ['/a//b', 'https://site.test/a//b'],
    ['https://site.test', 'https://site.test'],
    ['https://site.test/a?b', 'https://site.test/a?b'],
    ['HTTPS://SITE.test:443/a', 'https://site.test:443/a'],
    ['https://other.test:8443/a', 'https://other.test:8443/a'],
  ])('accepts <%s>', (text, uriText) => {
    expect(target(text)).toBe(uriText)
  })

  it.each([
    ...HOSTILE,
    ...[
      'http://site.test/',
      'https://site.test:8443/',
      'https://other.test/',
      'https://site.test./',
      'https://me@site.test/',
      'https://site.test//a',
    ],
    ...[
      'https://s%69te.test/',
      'https://site.test/.//a',
      'https://site.test/a/../b',
      'https://site.test/%2Fa',
      'https://site.test/%0A',
      'https://site.test\\@evil.test',
    ],
  ])('gives the fallback for <%s>', (text) => {
    expect(target(text)).toBe(HOME)
  })

  it.each(NOT_TEXT)('gives the fallback for %s', (_name, value) => {
    expect(target(value)).toBe(HOME)
  })

  it('returns a URI of the site for every text, also after a framework has read it', { timeout: HOURS }, () => {
    const ours = localTarget({ fallback: '/' })(SITE)
    const random = randomFrom(SEED)
    const seeds = [...HOSTILE, ...HARMLESS, ...HARMLESS.map((text) => `https://site.test${text}`)]
    for (let run = 0; run < RUNS; run++) {
      const text = random(3) === 0 ? partsOf(random) : changed(pick(random, seeds), random)
      const found = ours(text)
      if (
        !isUri(found) ||
        spellingsOf(found.slice('https://site.test'.length) || '/').some(isLeaving) ||
        isLeaving(found)
      )
        expect.fail(`${JSON.stringify(text)} leads to ${found}`)
      expect(ours(found)).toBe(found)
    }
  })

  it.each([
    'account',
    '//a',
    '/a//b',
    '/.',
    '/a/../b',
    '/%2e',
    '/a%2Fb',
    '/%0A',
    '/a b',
    '',
    'https://site.test/',
    '/%25',
    '/\\a',
  ])('refuses the fallback <%s>', (fallback) => {
    const message = `localTarget: '${fallback}' is not a path that begins with one '/', without '//', dot segments, and percent-encoded delimiters`
    expect(() => localTarget<string>({ fallback })).toThrow(new TypeError(message))
  })

  it('refuses a fallback that is not a string', () => {
    expect(() => localTarget({ fallback: 1 as never })).toThrow('localTarget: the fallback is not a path')
  })

  it.each(['/', '/a', '/caf%C3%A9', '/a?b=//c&d=/../%2F', '/#//', '/...', '/.a', '/a?/..'])(
    'takes the fallback <%s>',
    (fallback) => {
      expect(localTarget<string>({ fallback })(SITE)(undefined)).toBe(`https://site.test${fallback}`)
    },
  )

  it('refuses wrong options and sites', () => {
    expect(() => localTarget({ fallback: '/', origin: [] } as never)).toThrow(/'origin' is not an option/)
    expect(() => localTarget<string, string>({ fallback: '/', origins: ['https://a/'] })).toThrow(
      /hasOrigin: 'https:\/\/a\/'/,
    )
    for (const site of ['file:///a', 'ftp://site.test/', 'http:/a', 'mailto:a'])
      expect(() => localTarget({ fallback: '/' })(view(uri(site as never)) as View<Uri>)).toThrow(TypeError)
    for (const [, value] of NOT_TEXT.filter(([name]) => name !== 'a view'))
      expect(() => localTarget({ fallback: '/' })(value as never)).toThrow(TypeError)
  })

  it('does not read origins of the prototype of all objects', () => {
    Object.assign(Object.prototype, { origins: ['https://evil.test'] })
    try {
      expect(localTarget({ fallback: '/' })(SITE)('https://evil.test/')).toBe('https://site.test/')
    } finally {
      delete (Object.prototype as { origins?: unknown }).origins
    }
  })
})

it('throws for a site with userinfo, which would be in every result', () => {
  expect(() => localTarget({ fallback: '/' })(view(uri('https://u:p@e.example/')))).toThrow(/without userinfo$/)
})
