/**
 * This file is a literal transcription of RFC 3986, section 6.2.2, "Syntax-Based Normalization". The tests compare the
 * library with this transcription. The RFC does not say whether octets are decoded before dot segments are removed, or
 * what happens to relative paths. This transcription decodes octets first. It keeps the dot segments of a relative
 * path.
 */
import { guard, parse, type Reference, recompose, removeDotSegments } from './section-5'

/**
 * Implements RFC 3986, section 6.2.2.1: "the hexadecimal digits within a percent-encoding triplet … should be
 * normalized to use uppercase letters".
 */
const upperCaseOctets = (text: string): string => text.replace(/%[0-9A-Fa-f]{2}/g, (octet) => octet.toUpperCase())

/** Transcribes `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986, section 2.3). */
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/**
 * Implements RFC 3986, section 6.2.2.2: "decoding any percent-encoded octet that corresponds to an unreserved
 * character".
 */
const decodeUnreserved = (text: string): string =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (octet, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return UNRESERVED.test(character) ? character : octet
  })

const normalizeOctets = (text: string): string => upperCaseOctets(decodeUnreserved(text))

/**
 * Implements RFC 3986, section 6.2.2.1: "the scheme and host are case-insensitive and therefore should be normalized to
 * lowercase".
 */
const lowerCaseHost = (host: string): string =>
  host
    .split(/(%[0-9A-F]{2})/)
    .map((part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .join('')

/** Transcribes `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). */
const AUTHORITY = /^([^@]*@)?(\[[^\]]*\]|[^:]*)(:.*)?$/

const normalizeAuthority = (authority: string): string => {
  const [, userinfo = '', host = '', port = ''] = AUTHORITY.exec(authority) ?? []
  return normalizeOctets(userinfo) + lowerCaseHost(normalizeOctets(host)) + port
}

const apply = <A>(part: string | undefined, change: (part: string) => A): A | undefined =>
  part === undefined ? undefined : change(part)

/**
 * Implements RFC 3986, section 6.2.2.3, "Path Segment Normalization". A relative path such as `../a` stays unchanged.
 */
const normalizePath = ({ scheme, authority, path }: Reference): string => {
  const isRelative = scheme === undefined && authority === undefined && !path.startsWith('/')
  return isRelative ? path : removeDotSegments(path)
}

/** Returns the normal form of a reference. */
export const normalize = (text: string): string => {
  const reference = parse(text)
  const normalized: Reference = {
    scheme: apply(reference.scheme, (scheme) => scheme.toLowerCase()),
    authority: apply(reference.authority, normalizeAuthority),
    path: normalizeOctets(reference.path),
    query: apply(reference.query, normalizeOctets),
    fragment: apply(reference.fragment, normalizeOctets),
  }
  return recompose(guard({ ...normalized, path: normalizePath(normalized) }))
}
