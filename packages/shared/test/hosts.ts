/** The base for resolving references. A target has the host of this base only if the reference has no host. */
export const BASE = 'http://base.example/a/b'

/**
 * Returns the host that browsers find in a string. If `base` is given, the string is first resolved against it. Returns
 * `undefined` if browsers reject the string or find no host.
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

/**
 * Returns the normal form of a host (RFC 3986, section 6.2.2). Browsers do not normalize the host of a URL whose scheme
 * they do not know.
 */
export const normalHost = (host: string | undefined): string | undefined =>
  host === undefined
    ? undefined
    : decodeHost(host).replace(/%[\dA-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))

export const hasScheme = (text: string): boolean => /^[A-Za-z][A-Za-z\d+.-]*:/.test(text)

/** Returns the normal form of the host that browsers find in a reference. */
export const theirHost = (text: string): string | undefined =>
  normalHost(hasScheme(text) ? hostOfBrowser(text) : hostOfBrowser(text, BASE))
