import { isIPv4Address } from 'uri-ts/ip'
import {
  asciiDomain,
  browserHost,
  browserHref,
  encodeHost,
  FORBIDDEN_IN_DOMAIN,
  HOST_SCHEMES,
  normalName,
  readIPLiteral,
} from '../../shared/src/host'
import { isPlainName } from '../../shared/src/plain-name'
import { invalidUrl } from './errors'
import { type Fields, isSpecial } from './fields'

/** Represents the unknown page against which a browser would resolve a reference without a scheme. */
export const PAGE = 'http://base.invalid/'

export const PAGE_HOST = 'base.invalid'

export const isLiteral = (host: string): boolean => host.startsWith('[')

/** Returns whether a host that begins with a bracket is an IP address without a zone. */
const isAddress = (host: string): boolean => {
  const literal = readIPLiteral(host)
  return literal !== undefined && literal.zone === undefined
}

/**
 * Returns a URL's host in lower case. For schemes that browsers know, converts a domain to ASCII as browsers do. Throws
 * if the host is invalid and is not a domain.
 */
export const readHost = (protocol: string | null, host: string, isValid: boolean, text: string): string => {
  if (host === '' || isPlainName(host) || isIPv4Address(host)) return host.toLowerCase()
  if (isLiteral(host)) {
    if (isAddress(host)) return host.toLowerCase()
    throw invalidUrl(text)
  }
  if (FORBIDDEN_IN_DOMAIN.test(host)) throw invalidUrl(text)
  if (protocol !== null && !isSpecial(protocol)) return encodeHost(normalName(host), false)
  const ascii = asciiDomain(host)
  if (typeof ascii === 'string' && !FORBIDDEN_IN_DOMAIN.test(ascii)) return ascii
  if (isValid) return normalName(host)
  throw invalidUrl(text)
}

/** Returns whether browsers find a host in every URL with this scheme, even one without `//`. */
export const needsHost = (protocol: string | null): boolean =>
  protocol !== null && HOST_SCHEMES.includes(protocol.slice(0, -1))

const addBrackets = (hostname: string): string => (hostname.includes(':') ? `[${hostname}]` : hostname)

/** Returns the host that the properties contain, in the form that browsers use. */
const ownHost = ({ protocol, slashes, hostname }: Fields): string | undefined => {
  if (hostname) return browserHost(`${protocol ?? 'http:'}//${addBrackets(hostname)}`)
  return protocol === null && slashes !== true ? PAGE_HOST : undefined
}

const isSameHost = (a: string, b: string | undefined): boolean => b !== undefined && normalName(a) === normalName(b)

const requireSameHost = (url: Fields, theirs: string | undefined, text: string): void => {
  if (theirs !== undefined && !isSameHost(theirs, ownHost(url))) throw invalidUrl(text)
}

/** Throws if browsers find a host in the string or in the `href`, but the properties of `url` contain none. */
const requireHost = (url: Fields, text: string): void => {
  if (url.hostname) return
  if (needsHost(url.protocol)) requireSameHost(url, browserHost(text) ?? browserHost(url.href), text)
  if (url.protocol === null && url.slashes === true)
    requireSameHost(url, browserHost(text, PAGE) ?? browserHost(url.href, PAGE), text)
}

/** Throws if the host that browsers find in the string differs from the host in the properties of `url`. */
export const requireBrowserHost = (url: Fields, text: string): void => {
  requireSameHost(url, url.protocol === null ? browserHost(text, PAGE) : browserHost(text), text)
  requireHost(url, text)
}

/**
 * Resolves a reference as browsers do. Throws if the resulting host differs from the host in the properties of `url`.
 */
export const requireResolvedHost = (url: Fields, base: string, reference: string): void => {
  requireSameHost(url, browserHost(reference, browserHref(base, PAGE)), reference)
  requireHost(url, url.href)
}
