/** Provides the strings for the agreement test: the corpus, public test vectors, real URLs and random strings. */
import { IPV4_ADDRESSES, IPV6_ADDRESSES } from '../corpus/addresses'
import { INVALID } from '../corpus/invalid'
import { MESSAGES } from '../corpus/messages'
import { RFC_EXAMPLES } from '../corpus/rfc-examples'
import { VALID } from '../corpus/valid'
import { generateReference } from '../refimpl/generate'
import { randomFrom } from '../refimpl/random'
import { sharedJson, sharedLines } from '../support/shared'

interface Group {
  readonly tests: ReadonlyArray<{ readonly data: unknown }>
}

const vectors = (name: string): readonly string[] =>
  (sharedJson<readonly Group[]>(`vectors/json-schema-${name}.json`) ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ data }) => (typeof data === 'string' ? [data] : [])),
  )

const corpus: readonly string[] = [
  ...[...RFC_EXAMPLES, ...VALID, ...INVALID, ...MESSAGES].map(({ text }) => text),
  ...IPV4_ADDRESSES.map(({ text }) => `//${text}/`),
  ...IPV6_ADDRESSES.map(({ text }) => `x://u@[${text}]:1`),
]

/** All the examples in RFC 3986, section 5.4, use this base. */
export const BASE = 'http://a/b/c/d;p?q'
export const EXAMPLES: readonly string[] = [
  ...['g:h', 'g', './g', 'g/', '/g', '//g', '?y', 'g?y', '#s', 'g#s', 'g?y#s', ';x', 'g;x', 'g;x?y#s', '', '.', './'],
  ...['..', '../', '../g', '../..', '../../', '../../g', '../../../g', '../../../../g', '/./g', '/../g', 'g.', '.g'],
  ...['g..', '..g', './../g', './g/.', 'g/./h', 'g/../h', 'g;x=1/./y', 'g;x=1/../y', 'g?y/./x', 'g?y/../x'],
  ...['g#s/./x', 'g#s/../x', 'http:g'],
]

export const BASES: readonly string[] = [
  BASE,
  ...[
    'http://a',
    'http://a?q',
    'http://a/',
    'http://a//',
    'http://a/b//c',
    'http://a/b/../c/./d',
    'x:',
    'x:a',
    'x:a/b',
  ],
  ...['x:/', 'x:/a', 'x:/.//a', 'x:/.//a/b', 'x:a//b', 'x:./a', 'x:../a/b', 'x:a/..//b', 'x:.', 'x:..', 'x:a?b#c'],
  ...['x://u@[::1]:1/a/b/c/', 'x:///a/b', 'X://H/%7e/%2e./b', 'x:/a/b/c/d/../e'],
]

export const PATHS: readonly string[] = [
  ...['..//b', './/b', '/..//b', '/.//b', 'b/..//', '../..//..//c', './b:c', 'a/../b:c', '.../b', 'a/...', '..a/../b'],
  ...['a//../b', 'a/b/../../..', 'a/b/../../../', './././b', '.././../b', 'a/./..', '/a/b/c/./../../g', 'mid/6/../7'],
  ...[
    'x:a/../b',
    'x:/..//b',
    'x:.//b',
    'x:a/..',
    'x:./../a',
    'x:a/../..//',
    '//h/../a',
    '//h/a/./../..//b',
    '/%2e/%2E.',
  ],
  ...[
    '%2e%2e/a',
    'x:%2E/%7Ea',
    'HTTP://U%41@H%41%c3%a9/%41?%61#%7e',
    'x://[2001:DB8::A]:080/',
    'x://[VA.B]/A',
    '/a//..',
  ],
]

const ENDS = ['', 'a', '%41', '%4', '{', ':1', ':a', '@h', '[', '#', '##', '?%']
export const LONG: readonly string[] = [31, 32, 33, 63, 64, 65, 127, 128, 129].flatMap((length) =>
  ['a', 'b'].flatMap((character) =>
    ENDS.flatMap((end) => ['x://', 'x://h/'].map((start) => `${start}${character.repeat(length)}${end}/`)),
  ),
)

export const texts = (count: number, seed: number): readonly string[] => {
  const random = randomFrom(seed)
  const generated = Array.from({ length: count }, () => generateReference(random))
  const urls = (sharedLines('corpus/urls.txt') ?? []).filter(
    (_, index, all) => index % Math.ceil(all.length / 500) === 0,
  )
  const names = ['uri', 'uri-reference', 'iri', 'iri-reference']
  return [...new Set([...corpus, ...EXAMPLES, ...BASES, ...PATHS, ...names.flatMap(vectors), ...urls, ...generated])]
}
