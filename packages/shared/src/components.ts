/**
 * The components of a reference, under the names that fast-uri and uri-js use. `parse` returns them, and `serialize`
 * accepts them.
 */
export interface UriComponent {
  scheme?: string | undefined
  userinfo?: string | undefined
  /** The host, without brackets if it is an IPv6 address. */
  host?: string | undefined
  /** The zone of an IPv6 address (RFC 6874). In `host`, the zone follows a `%`. */
  ipv6Zone?: string | undefined
  /** The port as a number, or `''` if no digits follow the `:`. */
  port?: number | string | undefined
  path?: string | undefined
  query?: string | undefined
  fragment?: string | undefined
  reference?: string | undefined
  nid?: string | undefined
  nss?: string | undefined
  uuid?: string | undefined
  resourceName?: string | undefined
  secure?: boolean | undefined
  to?: string[] | undefined
  subject?: string | undefined
  body?: string | undefined
  headers?: { [name: string]: string } | undefined
  error?: string | undefined
}

export interface Options {
  scheme?: string | undefined
  reference?: string | undefined
  unicodeSupport?: boolean | undefined
  domainHost?: boolean | undefined
  absolutePath?: boolean | undefined
  tolerant?: boolean | undefined
  skipEscape?: boolean | undefined
  nid?: string | undefined
  iri?: boolean | undefined
}

/**
 * A handler defines the rules for a scheme. Its `parse` function runs after the generic parser, and its `serialize`
 * function runs before the generic serializer.
 */
export interface SchemeHandler {
  readonly scheme: string
  readonly parse: (component: UriComponent, options: Options) => UriComponent
  readonly serialize: (component: UriComponent, options: Options) => UriComponent
  /** If `domainHost` is `true`, the host is a DNS name, or an address in a notation that browsers understand. */
  readonly domainHost?: boolean | undefined
  /** `skipNormalize` is `true` if the handler's `parse` function needs the raw path and query. */
  readonly skipNormalize?: boolean | undefined
  /** If `absolutePath` is `true`, dot segments in the path are kept. */
  readonly absolutePath?: boolean | undefined
  readonly unicodeSupport?: boolean | undefined
}

/** Describes how the replacement for fast-uri differs from the replacement for uri-js. */
export interface Dialect {
  /** Maps schemes, including those that programs add, to handlers. */
  readonly schemes: { [scheme: string]: SchemeHandler }
  /**
   * Specifies whether `%2E` in a path stays encoded. According to RFC 3986, section 6.2.2.2, `%2E` should be decoded.
   */
  readonly keepsEncodedDots: boolean
  /** Specifies whether control characters and spaces are errors at both ends of a string or only at the beginning. */
  readonly refusesTrailing: boolean
  /**
   * Specifies whether the numbers in an IPv4 address may have leading zeros. Browsers interpret a number with a leading
   * zero as octal.
   */
  readonly readsZeros: boolean
  /** If `decodesWhenSerializing` is `true`, `serialize` decodes percent-encoded unreserved characters. */
  readonly decodesWhenSerializing: boolean
  /** Specifies whether to report an error for an authority that must be repaired. */
  readonly isStrict: boolean
}

export const NO_OPTIONS: Options = Object.freeze({})

/**
 * The placeholder for a scheme that is not yet known. `resolve` knows the scheme of its result only after it has parsed
 * the base and the reference.
 */
export const NEUTRAL = 'null'
export const NEUTRAL_OPTIONS: Options = Object.freeze({ scheme: NEUTRAL })

export const handlerOf = ({ schemes }: Dialect, scheme: string | undefined): SchemeHandler | undefined => {
  if (scheme === undefined || scheme === '') return undefined
  return schemes[scheme] ?? schemes[scheme.toLowerCase()]
}
