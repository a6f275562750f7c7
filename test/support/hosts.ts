/** Generates hosts and URIs for the guard tests, including spellings that not all parsers interpret in the same way. */
import { pick, type Random } from '../refimpl/random'

const some = (random: Random, least: number, most: number, make: () => string): readonly string[] =>
  Array.from({ length: least + random(most - least + 1) }, make)

const hex = (random: Random, octet: number): string => {
  const digits = octet.toString(16).padStart(2, '0')
  return `%${random(2) === 0 ? digits : digits.toUpperCase()}`
}

/** Percent-encodes randomly chosen characters. */
const encoded = (random: Random, text: string): string =>
  Array.from(text, (character) => (random(4) === 0 ? hex(random, character.charCodeAt(0)) : character)).join('')

const NUMBERS = ['0', '1', '7', '8', '9', '10', '127', '192', '168', '255', '256', '65535', '65536', '16777216']

/** Returns a number in a notation that `inet_aton` or a similar parser accepts. */
const number = (random: Random): string => {
  const value = random(3) === 0 ? random(0x10000) * random(0x10000) : Number(pick(random, NUMBERS))
  switch (random(6)) {
    case 0:
      return `0x${value.toString(16)}`
    case 1:
      return `0X${value.toString(16).toUpperCase()}`
    case 2:
      return `0${value.toString(8)}`
    case 3:
      return `0${value}`
    default:
      return String(value)
  }
}

const ALMOST_NUMBERS = [
  '0x',
  '0X',
  '0xg',
  '08',
  '09',
  '00',
  '000',
  '1e3',
  '1-',
  '-1',
  '0b1',
  '',
  '4294967295',
  '4294967296',
]

/** Returns a host that consists of one to five parts, most of which are numbers. */
export const numericHost = (random: Random): string => {
  const parts = some(random, 1, 5, () => (random(8) === 0 ? pick(random, ALMOST_NUMBERS) : number(random)))
  return parts.join('.') + pick(random, ['', '', '', '', '.', '..', '%20', '%00', '%2e'])
}

const group = (random: Random): string =>
  pick(random, ['0', '0', '0', '1', 'ffff', 'FFFF', 'fe80', 'fc00', '7f00', '64', 'ff9b', random(0x10000).toString(16)])

export const ipv6Host = (random: Random): string => {
  const groups = some(random, 8, 8, () => group(random))
  const start = random(8)
  const end = start + random(9 - start)
  const isElided = random(3) > 0 && end > start
  const tail = random(3) === 0 && (!isElided || end <= 6)
  const last = tail ? [`${random(256)}.${random(256)}.${random(256)}.${random(256)}`] : groups.slice(6)
  const all = [...groups.slice(0, 6), ...last]
  return isElided
    ? `[${all.slice(0, Math.min(start, end)).join(':')}::${all.slice(end).join(':')}]`
    : `[${all.join(':')}]`
}

const LABELS = [
  ...[
    'a',
    'EXAMPLE',
    'example',
    'com',
    'localhost',
    'LocalHost',
    'x-y',
    '-',
    '_',
    '~',
    'a!b',
    "'",
    '$&()*+,;=',
    '1a',
    '0x1g',
  ],
  ...[
    'xn--',
    'xn--a',
    'xn--bcher-kva',
    'XN--BCHER-KVA',
    'xn--55qx5d',
    'xn--0',
    'xn--a-ecp',
    'xn--nxasmm1c',
    'a--b',
    'xn-a',
  ],
  ...['%C3%BC', '%EF%BC%91', '%E2%93%9B', '%C2%AD', '%EF%BC%8E', '%E3%80%82', '%00', '%20', '%25', '%2F', '%40', '%3A'],
  ...['%5B', '%7F', '%FF', '%c3', '%21', '%61', '%31', '%41', '%2D', '%78n--a', '', '123', '0x', '0xff', '%30x7f', '1'],
]

const name = (random: Random): string =>
  some(random, 1, 4, () => pick(random, LABELS)).join(pick(random, ['.', '.', '%2e']))

export const host = (random: Random): string => {
  switch (random(8)) {
    case 0:
      return numericHost(random)
    case 1:
      return encoded(random, numericHost(random).replaceAll('%', ''))
    case 2:
      return ipv6Host(random)
    case 3:
      return pick(random, ['', '[v1.a:b]', 'example.com', '127.0.0.1', '256.1.1.1', 'example.com.', 'c', '.', '..'])
    case 4:
      return some(random, 1, 12, () => hex(random, random(256))).join('')
    default:
      return name(random)
  }
}

const PORTS = [
  '',
  '',
  '',
  ':',
  ':80',
  ':443',
  ':0080',
  ':21',
  ':0',
  ':65535',
  ':65536',
  ':00065536',
  `:${'9'.repeat(99)}`,
]

const SEGMENTS = [
  'a',
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '...',
  '.a',
  'C:',
  '%2F',
  '%5C',
  ';',
  "'",
  'b@c',
  '%zz',
]

const path = (random: Random): string => {
  const segments = some(random, 0, 4, () => pick(random, SEGMENTS))
  return segments.map((segment) => `/${segment.replace('%zz', '%25')}`).join('')
}

const PLAIN = [
  'example.com',
  'WWW.Example.COM:8080',
  '127.0.0.1',
  '[::1]:80',
  'a-b.c_d',
  'u@example.org:',
  '%61.example',
]

/** Returns a URI with one of the given schemes and, in most cases, an authority. */
export const uriText = (random: Random, schemes: readonly string[]): string => {
  if (random(3) === 0) return `${pick(random, schemes)}://${pick(random, PLAIN)}/${random(1000)}?q`
  const userinfo = pick(random, ['', '', '', '', '@', 'u@', 'u:p@', ':@', 'example.com%40@'])
  const rest = path(random) + pick(random, ['', '', '?q', '?q=@/../', '#f'])
  const scheme = pick(random, schemes)
  if (random(16) === 0) return `${scheme}:${rest.replace(/^\/\/+/, '/')}`
  if (random(24) === 0) return `${scheme}:a${rest}`
  return `${scheme}://${userinfo}${host(random)}${pick(random, PORTS)}${rest}`
}
