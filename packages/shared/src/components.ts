/** The components of a reference, as fast-uri and uri-js name them. `parse` writes them, and `serialize` reads them. */
export interface UriComponent {
  scheme?: string | undefined
  userinfo?: string | undefined
  /** An IPv6 address has no brackets here. */
  host?: string | undefined
  /** The zone of an IPv6 address (RFC 6874), which `host` has after a `%`. */
  ipv6Zone?: string | undefined
  /** A number, or `''` if there is a `:` without digits. */
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

/** What a scheme does after the generic parser, and before the generic serializer. */
export interface SchemeHandler {
  readonly scheme: string
  readonly parse: (component: UriComponent, options: Options) => UriComponent
  readonly serialize: (component: UriComponent, options: Options) => UriComponent
  /** The host is a name of the DNS, or an address in a notation that browsers read. */
  readonly domainHost?: boolean | undefined
  /** `parse` reads the raw path and query. */
  readonly skipNormalize?: boolean | undefined
  /** The path has no dot segments. */
  readonly absolutePath?: boolean | undefined
  readonly unicodeSupport?: boolean | undefined
}

/** What differs between the packages that this code is in. */
export interface Dialect {
  /** The handlers by scheme. Programs may add their own. */
  readonly schemes: { [scheme: string]: SchemeHandler }
  /** Whether `%2E` in a path stays encoded, against RFC 3986, 6.2.2.2. */
  readonly keepsEncodedDots: boolean
  /** Whether a control or a space at the end is an error, as it is at the beginning. */
  readonly refusesTrailing: boolean
  /** Whether an IPv4 address may have zeros before a number, which browsers read as octal. */
  readonly readsZeros: boolean
  /** Whether `serialize` decodes unreserved characters. */
  readonly decodesWhenSerializing: boolean
  /** Whether an authority that would have to be repaired is an error. */
  readonly isStrict: boolean
}

export const NO_OPTIONS: Options = Object.freeze({})

/** The scheme that stands for no scheme: `resolve` reads both references with it, because only the result has a scheme. */
export const NEUTRAL = 'null'

export const handlerOf = ({ schemes }: Dialect, scheme: string | undefined): SchemeHandler | undefined => {
  if (scheme === undefined || scheme === '') return undefined
  return schemes[scheme] ?? schemes[scheme.toLowerCase()]
}
