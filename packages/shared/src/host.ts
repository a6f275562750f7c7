import { formatIPv6, isIPv4Address, isIPv6Address, parseIPv6 } from 'uri-ts/ip'
import { createSpans, HOST_KIND, HOST_KINDS, scanHost } from 'uri-ts/scan'
import { lowerCased, pctNormalized } from '../../../src/core/percent/normalize'
import { encodeData, encodeUnicodeHost } from './encode'

/** An IP address, as components have it and as a string has it. */
export interface IPLiteral {
  readonly host: string
  readonly text: string
  readonly zone: string | undefined
}

const ZONE = /^(?:[A-Za-z\d\-._~]|%[\dA-Fa-f]{2})+$/

/** An IPv4 address at the end of an IPv6 address. It stays as it is. */
const DOTTED = /[^:]*\.[^:]*$/

/** Returns the address in the form of RFC 5952, but what was dotted stays dotted. Stands in with groups that are not zero. */
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

/** Returns the address of a host in brackets or, in components, without them. */
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
  // RFC 6874 writes `%25` before a zone. A bare `%` is older.
  const zone = inside.slice(percent + (inside.startsWith('%25', percent) ? 3 : 1))
  return ZONE.test(zone) ? { host: `${short}%${zone}`, text: `[${short}%25${zone}]`, zone } : undefined
}

/** What ASCII has, and no name of the DNS: `new URL` reads some of it as a delimiter, and drops some. */
export const FORBIDDEN_IN_DOMAIN = /[\0- "#/:<>?@[\\\]^`{|}\x7f]/

interface WhatwgUrl {
  readonly username: string
  readonly password: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly hostname: string
}

/** A class of every runtime, which no version of ECMAScript has. */
declare const URL: new (text: string) => WhatwgUrl

/** Returns the URL that browsers read in a string, or the error with which they refuse it. */
const browse = (text: string): WhatwgUrl | Error => {
  try {
    return new URL(text)
  } catch (error) {
    return error as Error
  }
}

/** Returns the host that browsers read in a string, or undefined if they refuse the text or read an empty host. */
export const browserHost = (text: string): string | undefined => {
  const url = browse(text)
  return url instanceof Error || url.hostname === '' ? undefined : url.hostname
}

/** Returns a domain as browsers write it in ASCII, and an error if they refuse it, or read more than a host in it. */
export const asciiDomain = (domain: string): string | Error => {
  const url = browse(`http://${domain}`)
  if (url instanceof Error) return url
  const { username, password, port, pathname, search, hash, hostname } = url
  const isHostOnly = username + password + port + search + hash === '' && pathname === '/' && hostname !== ''
  return isHostOnly ? hostname : new TypeError('Invalid URL')
}

/** Percent-encodes what a host does not allow. */
export const encodeHost = (host: string, isUnicodeKept: boolean): string =>
  isUnicodeKept ? encodeUnicodeHost(host) : encodeData(host, 'host')

/** A host without TAB, LF and CR, which browsers drop. To encode them would name another host. */
export const withoutBreaks = (host: string): string => host.replace(/[\t\n\r]/g, '')

/** The normal form of a name (RFC 3986, 6.2.2). */
export const normalName = (name: string): string => lowerCased(pctNormalized(name, 0, name.length))

/** Returns the text of the host of components, which may be a name that must be encoded. */
export const hostText = (host: string, zone: string | undefined, isUnicodeKept: boolean): string => {
  if (isIPv4Address(host)) return host
  // A zone that begins with `25` cannot be told from `%25` and a zone, so `parse` has noted it.
  const noted = zone === undefined ? undefined : readIPLiteral(`[${host.split('%', 1)[0]}%25${zone}]`)
  const literal = noted?.host === host ? noted : readIPLiteral(host)
  return literal?.text ?? encodeHost(pctNormalized(host, 0, host.length), isUnicodeKept)
}
