/** The parameters of a query. The object has no prototype. */
export interface ParsedQuery {
  [name: string]: string | string[] | undefined
}

/** Declares the properties of a parsed URL. */
export interface Fields {
  protocol: string | null
  slashes: boolean | null
  auth: string | null
  host: string | null
  port: string | null
  /** The host, without brackets if it is an IP literal. */
  hostname: string | null
  hash: string | null
  search: string | null
  query: string | ParsedQuery | null
  pathname: string | null
  path: string | null
  href: string
}

/** Lists the schemes for which browsers treat a backslash in a URL as a slash. */
const SPECIAL: ReadonlySet<string | null> = new Set(['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'file:'])

export const isSpecial = (protocol: string | null): boolean => SPECIAL.has(protocol)

/**
 * Returns whether URLs with this scheme always have `//` after the scheme, and have the path `/` if no path is given.
 */
export const isSlashed = (protocol: string | null): boolean => isSpecial(protocol) || protocol === 'gopher:'

/** Sets `path` from `pathname` and `search`. */
export const setPath = (url: Fields): void => {
  const { pathname, search } = url
  url.path = pathname || search ? (pathname ?? '') + (search ?? '') : null
}
