import { lowerCased } from '../percent/normalize'

/**
 * What a scheme says about equivalence (6.2.3), beyond the generic syntax. Rules that are left out do not apply.
 *
 * @category Normalization
 */
export interface SchemeRule {
  /** The port that is meant where there is none: it is left out. */
  readonly defaultPort?: number
  /** The path that is meant by an empty one after an authority: it is written out. */
  readonly emptyPath?: '/'
  /** The host that is meant by an empty one, or by no authority before an absolute path: `''` is written. */
  readonly defaultHost?: string
  /** The normal form of a path, which it gets in the form of 6.2.2. It must be a path again. */
  readonly path?: (path: string) => string
  /** Whether query and fragment play no part in `equalsForScheme`, as in RFC 8141, section 3. */
  readonly isIdentifiedByPath?: boolean
}

/**
 * Rules by scheme, in lower case.
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
 * The rules of the schemes that most programs meet: http, https (RFC 9110), ws, wss (RFC 6455), ftp (RFC 1738),
 * file (RFC 8089), urn (RFC 8141) and mailto (RFC 6068). To extend them: `{ ...schemeRules, gopher: { defaultPort: 70 } }`.
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
