/** Compares compile-time checks of mailto URIs with run-time checks. */
import { showReason } from 'uri-ts'
import { isMailtoUri, parseMailto } from 'uri-ts/schemes'
import { beforeAll, expect, it } from 'vitest'
import { mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { COMPILER_FOLDERS } from '../support/compilers'
import { BEYOND, errorsInRows, TYPES } from './compile'
import { literal } from './emit'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '6068' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import type { CheckMailtoUri } from '${TYPES}/schemes/mailto/check-mailto-uri'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
`

const SCHEMES = ['mailto:', 'mailto:', 'mailto:', 'mailto:', 'MailTo:', 'mailto', 'mail:', 'mailtos:', 'x', '']
const WORDS = ['a', 'b1', 'Z', '+', "'", '%41', '%2b', '%C3%A9', '%e2%82%ac', '%F0%9F%98%80', '%7E', '(', ':', '%2F']
const UTF8 = [
  '%C3',
  '%A9',
  '%C1%81',
  '%E0%9F%BF',
  '%E0%A0%80',
  '%ED%9F%BF',
  '%ED%A0%80',
  '%F0%8F%BF%BF',
  '%F0%90%80%80',
]
const MORE_UTF8 = [
  '%F4%8F%BF%BF',
  '%F4%90%80%80',
  '%F5%80%80%80',
  '%FF',
  '%E2%82',
  '%E2%82a',
  '%F1%80%80',
  '%C3%0A',
  '%DF%bf',
]
const ODD = [
  '.',
  '%2e',
  '@',
  '%40',
  ',',
  '%2C',
  '%22',
  '%5c',
  '%5B',
  '%5D',
  '%20',
  '%09',
  '%7F',
  '%00',
  '%0a',
  '%0D%0A',
]
const RAW = [
  '%0D',
  ';',
  '=',
  '&',
  '?',
  '#',
  '/',
  '%',
  '%4',
  '%zz',
  ' ',
  '"',
  '[',
  ']',
  '\\',
  '\xe9',
  '\n',
  '%3A',
  '%0d%0a',
]
const ADDRESSES = [
  'a@b',
  'a.b@c.d',
  'a%26b@c',
  '%22a%20b%22@c',
  '%22@,%5C%22%22@%5B1.2%5D',
  'a@%5BIPv6:::1%5D',
  '%C3%A9@b.c',
]
const FIELDS = [
  'subject=a',
  'body=a%0D%0Ab',
  'B%6fdY=%0d%0A',
  'cc=a@b,c@d',
  'subject=a%0D%0Ab',
  'a%3Ab=c',
  'x=%E2%82%AC',
  '=',
  '',
]

const anything = (random: Random): string =>
  Array.from({ length: 1 + random(4) }, () =>
    pick(random, pick(random, [WORDS, WORDS, WORDS, WORDS, UTF8, MORE_UTF8, ODD, RAW])),
  ).join('')

const address = (random: Random): string =>
  random(3) > 0
    ? `${pick(random, WORDS.slice(0, 11))}${pick(random, ADDRESSES.slice(0, 3))}`
    : pick(random, [pick(random, ADDRESSES), `${anything(random)}@${anything(random)}`])

const field = (random: Random): string =>
  pick(random, [pick(random, FIELDS), `x=${anything(random)}`, `body=${anything(random)}`, `${pick(random, WORDS)}=a`])

const list = (random: Random, part: (random: Random) => string, separator: string): string =>
  Array.from({ length: random(3) }, () => part(random)).join(separator)

const mailtoText = (random: Random): string => {
  const fields = random(2) === 0 ? '' : `?${list(random, field, '&')}`
  const text = `${random(4) > 0 ? 'mailto:' : pick(random, SCHEMES)}${list(random, address, ',')}${fields}`
  return random(6) === 0 ? mutate(text, random) : text
}

const PLACES = ['', 'a', 'a.', '%22', '%22%5C', '%22%22', 'a@', 'a@b', 'a@b.', 'a@%5B', 'a@%5B%5D', 'a@b,']
const IN_FIELDS = ['?', '?a', '?body', '?a=', '?body=', '?body=%0D']
const OCTETS = '00 09 0A 0D 1F 20 21 22 28 2A 2C 2E 2F 3A 3B 3D 40 5A 5B 5C 5D 5E 7E 7F 80'.split(' ')

const LETTERS = [
  ['b', 'B', '%62', '%42'],
  ['o', 'O', '%6F', '%4f'],
  ['d', 'D', '%64', '%44'],
  ['y', 'Y', '%79', '%59', '%78', 'z'],
] as const

const BODIES = LETTERS.flatMap((forms, place) =>
  forms.map((form) => LETTERS.map(([letter], index) => (index === place ? form : letter)).join('')),
)

/**
 * Lists valid and invalid UTF-8 sequences, each of which contains an octet at, or just beyond, a limit of an allowed
 * range.
 */
const SEQUENCES = [
  ...[
    'C1%80',
    'C2%7F',
    'C2%80',
    'DF%BF',
    'DF%C0',
    'E0%9F%80',
    'E0%A0%80',
    'E1%7F%80',
    'E1%80%7F',
    'E1%80%80',
    'EC%BF%BF',
  ],
  ...['ED%9F%BF', 'ED%A0%80', 'EE%80%80', 'EF%BF%C0', 'F0%8F%80%80', 'F0%90%80%80', 'F1%80%80%80', 'F3%BF%BF%BF'],
  ...['F3%BF%BF%C0', 'F4%8F%BF%BF', 'F4%90%80%80', 'F5%80%80%80', 'C2', 'E1%80', 'F1%80%80', 'C2%8g'],
]

const EDGES = [
  ...[...PLACES, ...IN_FIELDS].flatMap((place) => OCTETS.map((octet) => `mailto:${place}%${octet}`)),
  ...BODIES.map((name) => `mailto:?${name}=%0D%0A`),
  ...SEQUENCES.flatMap((sequence) => [`mailto:a%${sequence}@b`, `mailto:?a=%${sequence}&b=`]),
]

const rowOf = (text: string, index: number): string => {
  const parsed = parseMailto(text)
  const should = parsed._tag === 'Right' ? literal(text) : `Refused<${literal(showReason(parsed.left))}>`
  return `export const row${index}: Same<CheckMailtoUri<${literal(text)}>, ${should}> = true`
}

let rows: readonly string[] = []

const LONG = `mailto:a@b?body=${'x'.repeat(884)}`

beforeAll(() => {
  const random = randomFrom(Number(URI_TS_SEED))
  const generated = Array.from({ length: COUNT }, () => mailtoText(random))
  const texts = [...new Set(['', 'm', 'mailto', LONG, `${LONG.slice(0, -1)} `, ...EDGES, ...generated])]
  const checked = texts.filter((text) => !BEYOND.test(text))
  rows = checked.map(rowOf)
  const valid = checked.filter(isMailtoUri).length
  console.log(`${checked.length} texts (${valid} mailto URIs)`)
  expect(valid).toBeGreaterThan(checked.length / 6)
  expect(valid).toBeLessThan(checked.length * (3 / 4))
})

it.each(COMPILER_FOLDERS)('mailto URIs agree in %s', async (compiler) =>
  expect(await errorsInRows(compiler, HEAD, rows)).toEqual([]),
)
