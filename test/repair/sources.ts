/**
 * Provides strings for the laws in this folder: handwritten links, strings from the corpora, mutants of both, joined
 * pieces of URLs, and serialized URLs.
 */
import { BASE, NORMAL } from '../corpus/resolution'
import { KEPT, REJECTED } from '../corpus/security'
import { HOSTILE } from '../refimpl/hostile'
import { pick, type Random } from '../refimpl/random'
import { browserUrl } from '../refimpl/same-place'
import { VALID_ROWS } from '../support/corpus'
import { sharedJson, sharedLines } from '../support/shared'
import { HREFS } from './hrefs'

/** Returns all strings in a JSON value. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : []
}

const VECTORS = ['uri', 'uri-reference', 'iri', 'iri-reference', 'uri-template', 'ipv4', 'ipv6'].map(
  (format) => `json-schema-${format}`,
)
const MORE_VECTORS = ['ufo', 'uritemplate-extended-tests', 'uritemplate-spec-examples']

const SEEDS = ['000_364361bf6fc67531', '001_5cf4c1e9a0d548bd', '003_97d76f410efed5e0', '004_a4da587523d39df3']

const words = (line: string): readonly string[] => [line, ...line.split(/\s+/)]

/**
 * All strings in the corpora in `../shared`: real URLs, strings from test suites, and lines and words from seed files.
 */
export const SHARED_TEXTS: readonly string[] = [
  ...(sharedLines('corpus/urls.txt') ?? []),
  ...[...VECTORS, ...MORE_VECTORS].flatMap((name) => stringsIn(sharedJson(`vectors/${name}.json`))),
  ...SEEDS.flatMap((name) => sharedLines(`seeds/${name}.txt`) ?? []).flatMap(words),
]

/** All strings in the corpora of this repository. */
const OWN_TEXTS: readonly string[] = [
  ...Object.values(HREFS).flat(),
  ...[...VALID_ROWS, ...KEPT, ...REJECTED].map(({ text }) => text),
  ...NORMAL.map(({ ref }) => ref),
]

/** Lists base URLs of every kind that browsers distinguish. */
export const BASES: readonly string[] = [
  ...[BASE, 'https://u:p@h:8443/a/b/c', 'http://h', 'http://h/%2e%2e/x', 'wss://h/a?b', 'ftp://h/a/b/'],
  ...['file:///a/b/c', 'file:///C:/a/b', 'file://host/x', 'foo://h/a/b', 'foo:/a/b', 'foo://h', 'foo:/', 'mailto:a@b'],
]

/** Lists pieces of URLs. Browsers read many combinations of these pieces differently than RFC 3986 prescribes. */
const PIECES: readonly string[] = [
  ...[
    'http:',
    'https:',
    'HTTP:',
    'ftp:',
    'file:',
    'foo:',
    'mailto:',
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '\\\\',
    '///',
  ],
  ...[
    'a',
    'b.c',
    'h',
    '..',
    '.',
    '%2e',
    '%2E%2e',
    '?',
    '#',
    ':',
    ':80',
    ':99999',
    '@',
    'u:p@',
    '[::1]',
    '[',
    '\u00e9',
    '\t',
    '\n',
  ],
  ...[
    '0x7f.1',
    '1.2.3.4',
    '1.2.3.256',
    'C:',
    'C|',
    'localhost',
    'xn--a',
    'example.com',
    '%00',
    '%2f',
    '%20',
    '%zz',
    '\u3002',
    '\uff11',
  ],
]

const mutant = (random: Random, text: string): string => {
  let mutated = text
  for (let edits = random(4); edits > 0; edits--) {
    const start = random(mutated.length + 1)
    const piece = pick(random, random(2) === 0 ? HOSTILE : PIECES)
    mutated = mutated.slice(0, start) + piece + mutated.slice(start + random(3))
  }
  return mutated
}

const joined = (random: Random): string => Array.from({ length: 1 + random(8) }, () => pick(random, PIECES)).join('')

const KNOWN: readonly string[] = [...OWN_TEXTS, ...SHARED_TEXTS]

export const anyHref = (random: Random): string => {
  const text = random(3) === 0 ? joined(random) : mutant(random, pick(random, random(3) === 0 ? OWN_TEXTS : KNOWN))
  return random(3) === 0 ? (browserUrl(text, pick(random, BASES)) ?? text) : text
}
