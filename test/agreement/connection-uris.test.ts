/** Compares compile-time checks of connection URIs with run-time checks. */
import { showReason } from 'uri-ts'
import { connectionUri } from 'uri-ts/schemes'
import { mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { BEYOND, TYPES } from './compile'
import { literal } from './emit'
import { testRows } from './row-tests'

const { URI_TS_AGREEMENT = '1000', URI_TS_SEED = '3986' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)
const HOUR = 3_600_000

const HEAD = `import type { CheckConnectionUri } from '${TYPES}/schemes/connection/check-connection-uri'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
`

const KINDS = [
  ["readonly ['postgres', 'postgresql'], 'many', true", { schemes: ['postgres', 'postgresql'], hosts: 'many' }],
  ["readonly ['postgresql'], 'many', false", { schemes: ['postgresql'], hosts: 'many', requireHost: false }],
  ["readonly ['redis', 'rediss', 'x'], 'one', true", { schemes: ['redis', 'rediss', 'x'], hosts: 'one' }],
  ["readonly ['redis'], 'one', false", { schemes: ['redis'], hosts: 'one', requireHost: false }],
] as const

const mostly = (random: Random, valid: readonly string[], invalid: readonly string[]): string =>
  pick(random, random(10) === 0 ? invalid : valid)

const OTHER_SCHEMES = ['postgres', 'Redis', 'POSTGRESQL', 'http', '', 'a b', 'rediss']
const NO_SLASHES = [':', ':/', ':///', '']
const WORDS = ['a', 'me', 'Z9', '-._~', "!$'()*+", ';=', '%41', '%C3%A9', '%F0%9F%98%80', '%3A']
const ODD = ['?', '#', '/', '@', '[', ']', ' ', '%', '%4', '%zz', '%00', '%C3', '%FF', '%0d%0a', 'é', '^', '"', ':']
const MORE_ODD = ['', ',', '&', '%E0%80%80', '\t', '%2f', '\\', '|', '`', '<']
const HOSTS = ['h', 'db.example', '10.0.0.1', '[::1]', '%2Fvar', 'a%40b']
const NO_HOSTS = ['[1::', '[a]', '[::1]x', '', 'h%', 'h h', '[v1.a]', '[', 'h]', 'h:1:2']
const PORTS = ['', '', '', ':', ':1', ':080', ':65535', ':00001']
const NO_PORTS = [':0', ':00', ':65536', ':99999', ':123456', ':a', ':1a', ':000001', ': ']
const PAIRS = ['a=1', 'd=', 'e=f=g', 'h=a/b?c', 'i=%C3%A9', '%41=b', 'o:=1']
const NO_PAIRS = ['b', '=c', '', 'i=%C3', 'j=%zz', 'k=#', 'l=@', 'm=a b', 'n%=1', 'p=a^', 'q[=1']

const word = (random: Random): string =>
  Array.from({ length: 1 + random(2) }, () => mostly(random, WORDS, random(2) === 0 ? ODD : MORE_ODD)).join('')

const userinfo = (random: Random): string => {
  const both = `${word(random)}:${word(random)}`
  return mostly(random, ['', '', `${word(random)}@`, `${both}@`], [both, `${both}@@`, `${both}@${word(random)}@`, ':@'])
}

const hosts = (random: Random, isMany: boolean): string => {
  const length = isMany || random(20) === 0 ? 1 + random(3) : 1
  return Array.from({ length }, () => mostly(random, HOSTS, NO_HOSTS) + mostly(random, PORTS, NO_PORTS)).join(',')
}

const query = (random: Random): string =>
  Array.from({ length: 1 + random(3) }, () => mostly(random, PAIRS, NO_PAIRS)).join('&')

const connection = (random: Random, schemes: readonly string[], isMany: boolean): string => {
  const start = `${mostly(random, schemes, OTHER_SCHEMES)}${mostly(random, ['://'], NO_SLASHES)}`
  const path = pick(random, ['', '', '/', `/${word(random)}`, `/${word(random)}`])
  const end = mostly(random, ['', '', `?${query(random)}`, '?'], ['#', `?${query(random)}#`, `/${word(random)}`])
  return `${start}${userinfo(random)}${random(9) === 0 ? '' : hosts(random, isMany)}${path}${end}`
}

const rowsOf = ([types, options]: (typeof KINDS)[number]): readonly string[] => {
  const random = randomFrom(Number(URI_TS_SEED))
  const { parse } = connectionUri(options as never)
  const next = () => connection(random, options.schemes, options.hosts === 'many')
  const all = new Set<string>()
  while (all.size < COUNT) {
    const text = random(6) === 0 ? mutate(next(), random) : next()
    if (!BEYOND.test(text)) all.add(text)
  }
  return [...all].map((text) => {
    const parsed = parse(text)
    const should = parsed._tag === 'Right' ? literal(text) : `Refused<${literal(showReason(parsed.left))}>`
    return `export const ROW: Same<CheckConnectionUri<${literal(text)}, ${types}>, ${should}> = true`
  })
}

testRows('connection URIs', HEAD, () => KINDS.flatMap(rowsOf), HOUR)
