type FastUri = typeof fastUri

declare namespace fastUri {
  export interface URIComponent {
    scheme?: string
    userinfo?: string
    /** The host. An IPv6 address is written without brackets, and its zone follows a `%`. */
    host?: string
    /** The zone of an IPv6 address (RFC 6874). `serialize` ignores `ipv6Zone` unless `host` ends with the same zone. */
    ipv6Zone?: string
    port?: number | string
    path?: string
    query?: string
    fragment?: string
    reference?: string
    nid?: string
    nss?: string
    resourceName?: string
    secure?: boolean
    uuid?: string
    /** The fast-uri error message for an invalid string. */
    error?: string
    /**
     * Explains why the string is invalid and gives the offset of the error. The `reason` property is not enumerable,
     * and exists only if `error` exists.
     */
    readonly reason?: string
    to?: string[]
    subject?: string
    body?: string
    headers?: { [hfname: string]: string }
  }

  export interface Options {
    scheme?: string
    reference?: string
    unicodeSupport?: boolean
    domainHost?: boolean
    absolutePath?: boolean
    tolerant?: boolean
    skipEscape?: boolean
    nid?: string
  }

  /** @deprecated Use `Options`. */
  export type options = Options

  /** @deprecated Use `URIComponent`. */
  export type URIComponents = URIComponent

  export interface SchemeHandler {
    scheme: string
    parse(component: URIComponent, options: Options): URIComponent
    serialize(component: URIComponent, options: Options): URIComponent
    domainHost?: boolean
    skipNormalize?: boolean
    absolutePath?: boolean
    unicodeSupport?: boolean
  }

  export const SCHEMES: { [scheme: string]: SchemeHandler }

  export function normalize(uri: string, opts?: Options): string
  export function normalize(uri: URIComponent, opts?: Options): URIComponent
  // biome-ignore lint/suspicious/noExplicitAny: these types must be the same as in fast-uri
  export function normalize(uri: any, opts?: Options): any

  export function resolve(baseURI: string, relativeURI: string, options?: Options): string

  export function resolveComponent(
    base: URIComponent,
    relative: URIComponent,
    options?: Options,
    skipNormalization?: boolean,
  ): URIComponent

  export function parse(uri: string, opts?: Options): URIComponent

  export function serialize(component: URIComponent, opts?: Options): string

  export function equal(uriA: string | URIComponent, uriB: string | URIComponent, opts?: Options): boolean

  export const fastUri: FastUri
  export { fastUri as default }
}

export = fastUri
