/** What `new URL` reads, to compare with. */

/** A base whose host shows that a reference has none. */
export const BASE = 'http://base.example/a/b'

/**
 * Returns the host that browsers read in a string, or in a reference against `BASE`; undefined if they refuse it or
 * read none.
 */
export const hostOfBrowser = (text: string, base?: string): string | undefined => {
  try {
    const { hostname } = new URL(text, base)
    return hostname === '' ? undefined : hostname
  } catch {
    return undefined
  }
}

const decodeHost = (host: string): string => host.replace(/%[\da-f]{2}/gi, (triplet) => decodeURIComponentOr(triplet))

const decodeURIComponentOr = (triplet: string): string =>
  /^%(?:[2-7][\da-f])$/i.test(triplet) && /[\w.~-]/.test(decodeURIComponent(triplet))
    ? decodeURIComponent(triplet)
    : triplet.toUpperCase()

/** The host of a scheme that browsers do not know, in the normal form of RFC 3986, 6.2.2. */
export const normalHost = (host: string | undefined): string | undefined =>
  host === undefined
    ? undefined
    : decodeHost(host).replace(/%[\dA-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))

/** A string has a scheme, so no base is needed. */
export const hasScheme = (text: string): boolean => /^[A-Za-z][A-Za-z\d+.-]*:/.test(text)

/** Returns the host that browsers read in a reference, in normal form. */
export const theirHost = (text: string): string | undefined =>
  normalHost(hasScheme(text) ? hostOfBrowser(text) : hostOfBrowser(text, BASE))
