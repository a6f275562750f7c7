import { HOST_END, HOST_KIND, HOST_KINDS, hostStartIn, PATH_START } from 'uri-ts/scan'
import { type Dialect, handlerOf, NEUTRAL_OPTIONS, NO_OPTIONS, type Options } from './components'
import { HOST_SCHEMES } from './host'
import { NOT_PLAIN, PLAIN, plainness } from './plain-name'
import { HTTP, HTTPS } from './schemes/http'
import { SPANS } from './split'

/*
 * A plain authority means the same in browsers and in this package. In most valid strings that programs pass to the
 * package, the authority is plain or absent.
 */

const REG_NAME = HOST_KINDS.indexOf('reg-name')
const IPV4 = HOST_KINDS.indexOf('IPv4address')

/** Returns the length of the port in `SPANS`, including the `:` before it. Returns 0 if the URI has no port. */
export const portLength = (): number => (SPANS[HOST_END] < 0 ? 0 : SPANS[PATH_START] - SPANS[HOST_END])

/** Classifies the host in `SPANS` as `PLAIN`, `PLAIN_UPPER` or `NOT_PLAIN`. An absent or empty host is plain. */
export const hostPlainness = (text: string): number => {
  const end = SPANS[HOST_END]
  if (end < 0 || SPANS[HOST_KIND] === IPV4) return PLAIN
  const start = hostStartIn(SPANS)
  if (start === end) return PLAIN
  return SPANS[HOST_KIND] === REG_NAME ? plainness(text, start, end) : NOT_PLAIN
}

export const hasHost = (): boolean => SPANS[HOST_END] > hostStartIn(SPANS)

/**
 * Returns whether the handler for `https` (or for `http`, if `isSecure` is `false`) is still the one from this package.
 */
export const isHttpOwn = ({ schemes }: Dialect, isSecure: boolean): boolean =>
  isSecure ? schemes['https'] === HTTPS : schemes['http'] === HTTP

/**
 * Returns `true` if the scheme has no handler and if browsers find a host in the URI only after `//`. The scheme must
 * be in lower case.
 */
export const isUnhandled = (dialect: Dialect, scheme: string | undefined): boolean =>
  scheme === undefined ||
  (dialect.schemes[scheme] === undefined && (SPANS[HOST_END] >= 0 || !HOST_SCHEMES.includes(scheme)))

/** Returns whether, with the given options, `parse` needs no scheme handler other than the HTTP handler. */
const isSchemePlain = (dialect: Dialect, scheme: string | undefined, options: Options): boolean => {
  if (options === NO_OPTIONS) {
    const isSecure = scheme === 'https'
    const isHttp = (isSecure || scheme === 'http') && isHttpOwn(dialect, isSecure)
    return isHttp ? hasHost() : isUnhandled(dialect, scheme)
  }
  return (
    options === NEUTRAL_OPTIONS &&
    handlerOf(dialect, options.scheme) === undefined &&
    (SPANS[HOST_END] >= 0 || scheme === undefined || !HOST_SCHEMES.includes(scheme))
  )
}

/**
 * The given string must be valid, and `SPANS` must contain its spans. Returns `PLAIN` or `PLAIN_UPPER` if the authority
 * is plain and no rule of the scheme affects `parse`. In a plain authority, the host is plain or absent, and the port
 * has at most four digits. Otherwise, returns `NOT_PLAIN`.
 */
export const authorityPlainness = (
  dialect: Dialect,
  text: string,
  scheme: string | undefined,
  options: Options,
): number => (portLength() < 6 && isSchemePlain(dialect, scheme, options) ? hostPlainness(text) : NOT_PLAIN)
