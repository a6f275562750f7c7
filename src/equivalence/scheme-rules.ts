import { lowerCased } from '../percent/normalize'

/**
 * The rules of a scheme for equivalence (6.2.3). All are optional.
 *
 * @category Normalization
 */
export interface SchemeRule {
  /** The port that an absent or empty port means. It is removed. */
  readonly defaultPort?: number
  /** The path that an empty path after an authority means. It replaces the empty path. */
  readonly emptyPath?: '/'
  /** The host that an empty host means, or no authority before an absolute path. It becomes the empty host. */
  readonly defaultHost?: string
  /** Returns the scheme's own normal form of a path that is in the normal form of 6.2.2. It must be a valid path. */
  readonly path?: (path: string) => string
  /** If true, `equalsForScheme` ignores query and fragment (RFC 8141, section 3). */
  readonly isIdentifiedByPath?: boolean
}

/**
 * The rules of each scheme. The keys are schemes in lower case.
 *
 * @category Normalization
 */
export type SchemeRules = { readonly [scheme: string]: SchemeRule }

/** `NID ":" NSS` (RFC 8141, 3.1): the namespace identifier is case-insensitive. */
const lowerNid = (path: string): string => {
  const colon = path.indexOf(':')
  return colon < 0 ? path : lowerCased(path.slice(0, colon)) + path.slice(colon)
}

/** `addr-spec *( "," addr-spec )` (RFC 6068, 2): the domain of each is case-insensitive. */
const lowerDomains = (path: string): string =>
  path
    .split(',')
    .map((address) => {
      const at = address.lastIndexOf('@')
      return at < 0 ? address : address.slice(0, at) + lowerCased(address.slice(at))
    })
    .join(',')

/**
 * The rules of well-known schemes: http, https (RFC 9110), ws, wss (RFC 6455), ftp (RFC 1738), file (RFC 8089), urn
 * (RFC 8141) and mailto (RFC 6068). To add a scheme, write `{ ...schemeRules, gopher: { defaultPort: 70 } }`.
 *
 * @category Normalization
 */
export const schemeRules = {
  http: { defaultPort: 80, emptyPath: '/' },
  https: { defaultPort: 443, emptyPath: '/' },
  ws: { defaultPort: 80, emptyPath: '/' },
  wss: { defaultPort: 443, emptyPath: '/' },
  ftp: { defaultPort: 21, emptyPath: '/' },
  file: { defaultHost: 'localhost' },
  urn: { path: lowerNid, isIdentifiedByPath: true },
  mailto: { path: lowerDomains },
} as const satisfies SchemeRules
