/** Lists redirect targets that lead, or once led, to another site, and generates similar strings. */
import { posix, win32 } from 'node:path'
import { pick, type Random } from '../../refimpl/random'

/** Lists unsafe targets. Most of them pass a common check, such as one that requires a leading `/` but rejects `//`. */
export const HOSTILE: readonly string[] = [
  ...['//evil.test', '//evil.test/', '///evil.test', '////evil.test'],
  ...['/\\evil.test', '/\\/evil.test', '\\\\evil.test', '/\\@evil.test'],
  ...[
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/\t\\evil.test',
    '/ /evil.test',
    '/\0/evil.test',
  ],
  ...['/a/..;v=1//evil.test', '/a/..;v=1;w=2//evil.test'],
  ...['/a%5Cb/../%5Cevil.test', '/a%2Fb/../%2Fevil.test', '/a%5Cb/..%2F%5c%2Fevil.test'],
  ...['/;/evil.test/', '/;x=1/evil.test', '/%3B/evil.test', '/a/..;/;x/evil.test', '/a/..;%5c=1//evil.test'],
  ...['/?a/..//%5cevil.test', '/?a/../..//evil.test', '/?a/../%0D%5cevil.test'],
  ...[
    '/%09/evil.test',
    '/%0a/evil.test',
    '/%0D%0ALocation:%20//evil.test',
    '/%2F/evil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/%5c/evil.test',
  ],
  ...[
    '/%2f%2fevil.test',
    '/%252Fevil.test',
    '/%255cevil.test',
    '%2F%2Fevil.test',
    '%5Cevil.test',
    '/%00//evil.test',
    '/%25%32%46evil.test',
  ],
  ...[
    '/.//evil.test',
    '/..//evil.test',
    '/./\\evil.test',
    '/%2e//evil.test',
    '/%2E%2e//evil.test',
    '/a/..//evil.test',
    '/a/../..//evil.test',
  ],
  ...[
    '/a/%2e%2e//evil.test',
    '/a/..%2F%2Fevil.test',
    '/a%2F..%2F/evil.test',
    '/a/..%5C%5Cevil.test',
    '/a/%2f..%5C%5Cevil.test',
    '/a//../..//evil.test',
    '/a%5c..%5c%5cevil.test',
    '/.%09//evil.test',
  ],
  ...[
    '/a%2F..//evil.test',
    '/x%2F../..//evil.test',
    '/a/..%2f..%2f%2fevil.test/',
    '/.%2e//evil.test',
    '/%252e%252e//evil.test',
    '/a%5Cb/..%2F%2Fevil.test',
    '/api/v2/../../..//evil.test',
  ],
  ...[
    'https://evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https:\\\\evil.test',
    'HTTPS://evil.test',
    'ftp://evil.test',
    '//https://evil.test',
  ],
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.test/x',
  ],
  ...[
    'https://site.test@evil.test',
    'https://site.test:pw@evil.test/',
    'https://site.test.evil.test',
    'https://evil.test/https://site.test',
    'https://evil.test/%2fevil.test',
    '@evil.test',
  ],
  ...[
    '//site.test@evil.test/%2f..',
    '//evil.test/%2F%2E%2E',
    '/〱evil.test',
    '//evil。test',
    '/／evil.test',
    '〵evil.test',
    '//evil%E3%80%82test',
  ],
  ...[
    '',
    '.',
    '..',
    'account',
    './account',
    '../account',
    '?next=/',
    '#a',
    'evil.test',
    'evil.test/a',
    ':',
    ':80/',
    '//',
    '/\\',
    '\\',
    '//@',
    '///',
    '/%2F',
  ],
]

/** Lists redirect targets that real sites use. */
export const HARMLESS: readonly string[] = [
  ...[
    '/',
    '/account',
    '/account/',
    '/account?tab=2',
    '/a/b/c',
    '/a//b',
    '/a/b//',
    '/a/../b',
    '/../a',
    '/./a',
    '/a/.',
    '/~ann',
    '/@ann',
    '/@ann/notes',
  ],
  ...[
    '/caf%C3%A9',
    '/a%20b',
    '/a;v=1',
    '/a/;v=1',
    '/a:b',
    '/:b',
    '/users/1,2',
    "/it's",
    '/a+b',
    '/a=b&c',
    '/search?q=%2F%2Fevil.test',
    '/?next=//evil.test',
  ],
  ...[
    '/?next=%0D%0A',
    '/a?next=https://evil.test/',
    '/a#//evil.test',
    '/#/a',
    '/?',
    '/#',
    '/files/a%2Fb',
    '/files/a%5Cb',
    '/a/%2e%2e/b',
    '/a/100%25',
  ],
  ...[
    '/https%3A%2F%2Fevil.test',
    '/a/https://evil.test',
    '/skills?foo=bar',
    '/a/b%2F%2Fc',
    '/.well-known/openid-configuration',
    '/...//a',
    '/a/..%5Ca%5C..',
  ],
]

/** Lists path parts that some programs treat specially. */
const PARTS = [
  ...[
    '/',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%2F',
    '%5c',
    '%5C',
    '%25',
    '%252f',
    '%255C',
    '%252e',
    '%09',
    '%0a',
    '%0D',
    '%00',
    '%20',
  ],
  ...[
    '\t',
    '\n',
    '\0',
    ' ',
    '?',
    '#',
    '@',
    ':',
    ';',
    '%3b',
    '&',
    '%3f',
    '%23',
    '%3A',
    '%40',
    'a',
    'evil.test',
    'site.test',
    'https:',
    'é',
    '%C3%A9',
    '%',
    '%zz',
    '／',
  ],
] as const

export const changed = (text: string, random: Random): string => {
  let now = text
  for (let count = 1 + random(4); count > 0; count--) {
    const at = random(now.length + 1)
    const kind = random(3)
    now = now.slice(0, at) + (kind === 2 ? '' : pick(random, PARTS)) + now.slice(at + (kind === 0 ? 0 : 1))
  }
  return now
}

export const partsOf = (random: Random): string =>
  `/${Array.from({ length: 1 + random(7) }, () => pick(random, PARTS)).join('')}`

const attempt = (read: (text: string) => string, text: string): readonly string[] => {
  try {
    return [read(text)]
  } catch {
    return []
  }
}

/** Lists functions that imitate how frameworks change paths. */
const STEPS: readonly ((text: string) => string)[] = [
  decodeURI,
  decodeURIComponent,
  posix.normalize,
  win32.normalize,
  (text) => text.replace(/\/{2,}/g, '/'),
  (text) => text.replaceAll('\\', '/'),
  (text) => text.replace(/%2f/gi, '/'),
  (text) => text.replace(/%5c/gi, '\\'),
  (text) => text.replace(/;[^/]*/g, ''),
  (text) => posix.normalize(text.replace(/(?:;|%3b)[^/]*/gi, '')),
  (text) => text.replace(/[\t\r\n]/g, ''),
  encodeURI,
]

const SITE = 'https://site.test/login/here'

const pathOf = (text: string): string => {
  const { pathname, search, hash } = new URL(text, SITE)
  return pathname + search + hash
}

export const spellingsOf = (target: string): readonly string[] => {
  const decode = (text: string) => [text, ...attempt(decodeURI, text), ...attempt(decodeURIComponent, text)]
  const change = (text: string) => [text, ...STEPS.slice(2).flatMap((step) => attempt(step, text))]
  const all = [
    ...new Set([
      ...decode(target).flatMap(change),
      ...[target, ...attempt(pathOf, target)].flatMap(change).flatMap(decode),
    ]),
  ]
  return [...new Set([...all, ...all.flatMap((text) => attempt(pathOf, text))])]
}

/**
 * Returns whether a browser leaves the site when it follows a target. If `new URL` rejects a target, the browser does
 * not follow it.
 */
export const isLeaving = (text: string): boolean =>
  URL.canParse(text, SITE) && new URL(text, SITE).origin !== 'https://site.test'
