import { formatIPv6, isIPv4Address, isIPv6Address, parseIPv6 } from 'uri-ts/ip'
import { createSpans, HOST_KIND, HOST_KINDS, scanHost } from 'uri-ts/scan'
import { lowerCase, normalizeOctets } from '../../../src/core/percent/normalize'
import { encodeData, encodeUnicodeHost } from './encode'
import { isPlainName } from './plain-name'

/** An IP literal in two notations: `host` as written in components, and `text` as written in a URI. */
export interface IPLiteral {
  readonly host: string
  readonly text: string
  readonly zone: string | undefined
}

const NOT_ZONE = /[^\w\-.~%]|%(?![\dA-Fa-f]{2})|^$/

/** Matches an IPv4 address at the end of an IPv6 address. The IPv4 address keeps its dotted form. */
const DOTTED = /[^:]*\.[^:]*$/

/**
 * Returns the address in RFC 5952 notation, except that a dotted part stays dotted. During formatting, `ffff:ffff`
 * takes the place of the dotted part, so that `::`, which replaces only zeros, cannot replace that part.
 */
const canonical = (address: string): string => {
  const [dotted] = DOTTED.exec(address) ?? []
  const parsed = parseIPv6(dotted === undefined ? address : address.replace(DOTTED, 'ffff:ffff'))
  if (parsed._tag === 'None') return address
  const text = formatIPv6(parsed.value)
  return dotted === undefined ? text : text.replace(/(?:ffff:ffff|255\.255\.255\.255)$/, dotted)
}

const SPANS = createSpans()

const isIPvFuture = (host: string): boolean =>
  scanHost(host, 0, SPANS) === host.length && HOST_KINDS[SPANS[HOST_KIND]] === 'IPvFuture'

/**
 * Returns the IP literal in a host, or `undefined` if there is none. An IPv6 address may be written without brackets,
 * as in the `host` component.
 */
export const readIPLiteral = (host: string): IPLiteral | undefined => {
  const isBracketed = host.startsWith('[') && host.endsWith(']')
  if (isBracketed && isIPvFuture(host)) {
    const text = host.toLowerCase()
    return { host: text, text, zone: undefined }
  }
  const inside = isBracketed ? host.slice(1, -1) : host
  const percent = inside.indexOf('%')
  const address = percent < 0 ? inside : inside.slice(0, percent)
  if (!isIPv6Address(address)) return undefined
  const short = canonical(address)
  if (percent < 0) return { host: short, text: `[${short}]`, zone: undefined }
  // In RFC 6874, `%25` precedes a zone. An older notation uses `%` instead of `%25`.
  const zone = inside.slice(percent + (inside.startsWith('%25', percent) ? 3 : 1))
  return NOT_ZONE.test(zone) ? undefined : { host: `${short}%${zone}`, text: `[${short}%25${zone}]`, zone }
}

/**
 * Matches ASCII characters that cannot occur in a DNS name. The `URL` constructor treats some of them as delimiters
 * and removes others.
 */
export const FORBIDDEN_IN_DOMAIN = /[\0- "#/:<>?@[\\\]^`{|}\x7f]/

interface WhatwgUrl {
  readonly username: string
  readonly password: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly hostname: string
  readonly href: string
}

/** Every supported runtime provides `URL`, although it is not part of ECMAScript. */
declare const URL: new (text: string, base?: string) => WhatwgUrl

/** Parses a string as browsers do. Returns the URL, or the error that `new URL` throws. */
const browse = (text: string, base?: string): WhatwgUrl | Error => {
  try {
    return new URL(text, base)
  } catch (error) {
    return error as Error
  }
}

/** Lists the schemes after which browsers find a host even if there is no `//`. */
export const HOST_SCHEMES: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp']

/**
 * Returns the host that browsers find in a string. If `base` is given, the string is first resolved against it. Returns
 * `undefined` if browsers reject the string or find an empty host.
 */
export const browserHost = (text: string, base?: string): string | undefined => {
  const url = browse(text, base)
  return url instanceof Error || url.hostname === '' ? undefined : url.hostname
}

/** Resolves a string against a base as browsers do. Returns `undefined` if browsers reject the string. */
export const browserHref = (text: string, base: string): string | undefined => {
  const url = browse(text, base)
  return url instanceof Error ? undefined : url.href
}

/**
 * Returns a domain in the ASCII form that browsers use. Returns an error if browsers reject the domain or find more
 * than a host in it.
 */
export const asciiDomain = (domain: string): string | Error => {
  const url = browse(`http://${domain}`)
  if (url instanceof Error) return url
  const { username, password, port, pathname, search, hash, hostname } = url
  const isHostOnly = username + password + port + search + hash === '' && pathname === '/' && hostname !== ''
  return isHostOnly ? hostname : new TypeError('Invalid URL')
}

/** Percent-encodes the characters that are not allowed in a host. */
export const encodeHost = (host: string, isUnicodeKept: boolean): string =>
  isUnicodeKept ? encodeUnicodeHost(host) : encodeData(host, 'host')

/** Removes TAB, LF and CR from a host, as browsers do. Percent-encoding them instead would produce a different host. */
export const withoutBreaks = (host: string): string => host.replace(/[\t\n\r]/g, '')

/** Returns the normal form of a registered name (RFC 3986, section 6.2.2). */
export const normalName = (name: string): string => lowerCase(normalizeOctets(name, 0, name.length))

/**
 * Returns the text of a host for use in a URI. If the host is a name, the function percent-encodes the characters that
 * are not allowed in a host.
 */
export const hostText = (host: string, zone: string | undefined, isUnicodeKept: boolean): string => {
  if (isPlainName(host) || isIPv4Address(host)) return host
  // `parse` records the zone separately, because `%25` in a host is ambiguous: it is either the delimiter before a
  // zone, or the delimiter `%` and the first two characters of a zone.
  const noted = zone === undefined ? undefined : readIPLiteral(`[${host.split('%', 1)[0]}%25${zone}]`)
  const literal = noted?.host === host ? noted : readIPLiteral(host)
  return literal?.text ?? encodeHost(normalizeOctets(host, 0, host.length), isUnicodeKept)
}
