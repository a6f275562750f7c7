/**
 * Generates references that are difficult to process: they contain many dot segments, empty segments, colons and
 * encoded dots, and they mix upper and lower case. Each reference is generated from a source of random choices. With a
 * fast source, a test can generate a million references. With a source from fast-check, the references can be shrunk.
 */
import * as fc from 'fast-check'
import * as a from '../refimpl/appendix-a'
import { generate } from '../refimpl/generate'
import { pick, type Random } from '../refimpl/random'
import { parse, recompose } from '../refimpl/section-5'

const SCHEMES = ['a', 'A', 'http', 'HTTP', 'foo', 'x+Y', 'urn', 'file', 'mailto', 'ftp']
const USERINFOS = ['u', 'U:p', '', ':', '%41%3a', ':%7e:']
const HOSTS = ['a', 'A', '', 'Example.COM', '%41b', '%c3%A9', '%31.2.3.4', '1.2.3.4', '256.1.1.1', 'a%2fb']
const IP_LITERALS = ['[::1]', '[::FFFF:1.2.3.4]', '[1:2:3:4:5:6:7:8]', '[V1.Ab:]', '[v0.~]']
const PORTS = ['', '80', '0', '443', '0080', '99999', '21']
const SEGMENTS = ['a', '.', '..', '', 'b', 'A', '..', '.', '', '...', '.a', 'a.', ':', 'a:b', '@', 'a;b=1', '~']
const ENCODED_SEGMENTS = ['%2E', '%2e%2E', '.%2e', '%2e.', '%7E', '%61', '%2f', '%2F..', '%c3%a9', '%2525']
const TAILS = ['q', '', 'a=1&b=2', '/../?', '%7e%2f', 'a&&b=', ':@', '%41=%26&%61=+']

const chance = (random: Random, of: number): boolean => random(of) === of - 1

const authority = (random: Random): string => {
  const userinfo = chance(random, 3) ? `${pick(random, USERINFOS)}@` : ''
  const host = pick(random, chance(random, 3) ? IP_LITERALS : HOSTS)
  return userinfo + host + (chance(random, 3) ? `:${pick(random, PORTS)}` : '')
}

const segments = (random: Random, isEncoded: boolean): string => {
  const parts = Array.from({ length: random(7) }, () =>
    pick(random, isEncoded && chance(random, 4) ? ENCODED_SEGMENTS : SEGMENTS),
  )
  return parts.join('/')
}

/** Adds the prefix, if any, that the presence or absence of a scheme or authority requires (RFC 3986, section 3.3). */
const fitting = (path: string, hasScheme: boolean, hasAuthority: boolean): string => {
  if (hasAuthority) return path === '' || path.startsWith('/') ? path : `/${path}`
  if (path.startsWith('//')) return `/.${path}`
  return !hasScheme && /^[^/]*:/.test(path) ? `./${path}` : path
}

const built = (random: Random, hasScheme: boolean, isEncoded: boolean): string => {
  const scheme = hasScheme ? `${pick(random, SCHEMES)}:` : ''
  const isNetwork = chance(random, 2)
  const root = chance(random, 2) ? '/' : ''
  const path = fitting(root + segments(random, isEncoded), hasScheme, isNetwork)
  const query = chance(random, 3) ? `?${pick(random, TAILS)}` : ''
  const fragment = chance(random, 3) ? `#${pick(random, TAILS)}` : ''
  return scheme + (isNetwork ? `//${authority(random)}` : '') + path + query + fragment
}

/** Returns a reference. About two out of three references are relative. */
export const makeReference = (random: Random): string =>
  chance(random, 5) ? generate(a.uriReference, random) : built(random, chance(random, 3), true)

/** Returns a reference without percent-encoded dot segments. */
export const makePlainReference = (random: Random): string => built(random, chance(random, 3), false)

export const makeUri = (random: Random): string =>
  chance(random, 5) ? generate(a.uri, random) : built(random, true, true)

const recased = (random: Random, text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => (chance(random, 2) ? letter.toUpperCase() : letter.toLowerCase()))

/** Percent-encodes some unreserved characters, using hexadecimal digits in upper or lower case. */
const escaped = (random: Random, text: string): string =>
  text.replace(/%..|[A-Za-z0-9\-._~]/g, (match) => {
    if (match.startsWith('%')) return recased(random, match)
    return chance(random, 4) ? recased(random, `%${match.charCodeAt(0).toString(16)}`) : match
  })

const disguisedAuthority = (random: Random, text: string): string => {
  const [, userinfo = '', host = '', port = ''] = /^([^@]*@)?(\[.*\]|[^:]*)(:.*)?$/.exec(text) ?? []
  return escaped(random, userinfo) + recased(random, host.startsWith('[') ? host : escaped(random, host)) + port
}

/**
 * Returns a string that has the same normal form as `text`, but may differ from `text` in case and percent-encoding
 * (RFC 3986, sections 6.2.2.1 and 6.2.2.2).
 */
export const disguise = (random: Random, text: string): string => {
  const { scheme, authority, path, query, fragment } = parse(text)
  return recompose({
    scheme: scheme === undefined ? undefined : recased(random, scheme),
    authority: authority === undefined ? undefined : disguisedAuthority(random, authority),
    path: escaped(random, path),
    query: query === undefined ? undefined : escaped(random, query),
    fragment: fragment === undefined ? undefined : escaped(random, fragment),
  })
}

const CHOICES = fc.array(fc.nat(0xffff), { maxLength: 70, size: 'max' })

/**
 * Turns `make` into a fast-check arbitrary. When the generated choices are used up, `make` receives 0 for every further
 * choice.
 */
export const made = <A>(make: (random: Random) => A): fc.Arbitrary<A> =>
  CHOICES.map((choices) => {
    let next = 0
    return make((below) => (choices[next++] ?? 0) % below)
  })

export const references = made(makeReference)
export const plainReferences = made(makePlainReference)
export const uris = made(makeUri)
