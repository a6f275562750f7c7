/**
 * The components of a reference, with the names that fast-uri and uri-js use. `parse` returns these components, and
 * `serialize` accepts them.
 */
export interface UriComponent {
  scheme?: string | undefined
  userinfo?: string | undefined
  /** The host. An IPv6 address is written without brackets. */
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
 * The handler of a scheme defines the scheme's rules. The handler's `parse` function runs after the generic parser, and
 * its `serialize` function runs before the generic serializer.
 */
export interface SchemeHandler {
  readonly scheme: string
  readonly parse: (component: UriComponent, options: Options) => UriComponent
  readonly serialize: (component: UriComponent, options: Options) => UriComponent
  /** Whether the host is a DNS name, or an address in a notation that browsers understand. */
  readonly domainHost?: boolean | undefined
  /** Whether `parse` needs the raw path and query. */
  readonly skipNormalize?: boolean | undefined
  /** Whether the path never has dot segments. */
  readonly absolutePath?: boolean | undefined
  readonly unicodeSupport?: boolean | undefined
}

/** The differences between the packages that share this code. */
export interface Dialect {
  /** The handlers by scheme. Programs may add handlers. */
  readonly schemes: { [scheme: string]: SchemeHandler }
  /** Whether `%2E` in a path stays encoded, contrary to RFC 3986, section 6.2.2.2. */
  readonly keepsEncodedDots: boolean
  /**
   * Whether a control character or a space at the end of a string is an error. At the beginning of a string, these
   * characters are always an error.
   */
  readonly refusesTrailing: boolean
  /** Whether the numbers of an IPv4 address may have leading zeros. Browsers interpret such numbers as octal. */
  readonly readsZeros: boolean
  /** Whether `serialize` decodes unreserved characters. */
  readonly decodesWhenSerializing: boolean
  /** Whether an authority that would have to be repaired is an error. */
  readonly isStrict: boolean
}

export const NO_OPTIONS: Options = Object.freeze({})

/**
 * This string is a placeholder for a scheme. `resolve` parses both references with this placeholder, because only the
 * result tells which scheme applies.
 */
export const NEUTRAL = 'null'

export const handlerOf = ({ schemes }: Dialect, scheme: string | undefined): SchemeHandler | undefined => {
  if (scheme === undefined || scheme === '') return undefined
  return schemes[scheme] ?? schemes[scheme.toLowerCase()]
}
