declare namespace nodeUrl {
  /** The parameters of a query. A parameter that occurs more than once has an array of values. */
  export interface ParsedUrlQuery {
    [name: string]: string | string[] | undefined
  }

  type Parameter = string | number | boolean | bigint

  /** The parameters that `format` writes as a query. */
  export interface ParsedUrlQueryInput {
    [name: string]: Parameter | readonly Parameter[] | null | undefined
  }

  export interface UrlObjectCommon {
    auth?: string | null | undefined
    hash?: string | null | undefined
    host?: string | null | undefined
    hostname?: string | null | undefined
    href?: string | null | undefined
    pathname?: string | null | undefined
    protocol?: string | null | undefined
    search?: string | null | undefined
    slashes?: boolean | null | undefined
  }

  /** The properties that `format` accepts. */
  export interface UrlObject extends UrlObjectCommon {
    port?: string | number | null | undefined
    query?: string | ParsedUrlQueryInput | null | undefined
  }

  /** The components of a URL. */
  export class Url {
    auth: string | null
    hash: string | null
    host: string | null
    /** The host, without the brackets of an IP literal. */
    hostname: string | null
    href: string
    path: string | null
    pathname: string | null
    protocol: string | null
    search: string | null
    slashes: boolean | null
    port: string | null
    query: string | null | ParsedUrlQuery

    /** Parses a string and stores its components in the properties of this object. */
    parse(urlString: string, parseQueryString?: boolean, slashesDenoteHost?: boolean): this
    format(): string
    resolve(relative: string | Url): string
    resolveObject(relative: string | Url): Url
    /** Splits `host` into `hostname` and `port`. */
    parseHost(): void
  }

  export interface UrlWithParsedQuery extends Url {
    query: ParsedUrlQuery
  }

  export interface UrlWithStringQuery extends Url {
    query: string | null
  }

  /** An error from `parse`, `resolve` or `format`. */
  export interface UrlError extends TypeError {
    code: 'ERR_INVALID_URL' | 'ERR_INVALID_ARG_TYPE' | 'ERR_INVALID_ARG_VALUE'
    /** The invalid string. This property is not enumerable. */
    readonly input?: string
    /** The reason why the string is invalid, and the offset of the error. This property is not enumerable. */
    readonly reason?: string
  }

  /** Selects which parts of a `URL` object are included in the result of `format`. */
  export interface URLFormatOptions {
    auth?: boolean | undefined
    fragment?: boolean | undefined
    search?: boolean | undefined
  }

  interface WhatwgUrl {
    readonly href: string
    readonly searchParams: object
  }

  /** Parses a string. Returns the argument unchanged if it is already a `Url` object. */
  export function parse(urlString: string): UrlWithStringQuery
  export function parse(
    urlString: string,
    parseQueryString: false | undefined,
    slashesDenoteHost?: boolean,
  ): UrlWithStringQuery
  export function parse(urlString: string, parseQueryString: true, slashesDenoteHost?: boolean): UrlWithParsedQuery
  export function parse(urlString: string, parseQueryString: boolean, slashesDenoteHost?: boolean): Url

  /** Resolves a reference against a base (RFC 3986, section 5.2). */
  export function resolve(from: string, to: string): string

  /**
   * Resolves a reference against a base and returns an object. If the base is empty, returns the reference unchanged.
   */
  export function resolveObject(from: string | Url, to: string | Url): string | Url

  /** Writes a `URL` object as a string without the parts that the options exclude. */
  export function format(urlObject: WhatwgUrl, options?: URLFormatOptions): string

  /**
   * Builds a URL from the properties of an object. If the argument is a string instead, `format` parses it and returns
   * the `href` of the result.
   */
  export function format(urlObject: UrlObject | string): string

  /** Refers to the runtime's `URL` class. */
  export const URL: typeof globalThis extends { URL: infer Class } ? Class : unknown

  /** Refers to the runtime's `URLSearchParams` class. */
  export const URLSearchParams: typeof globalThis extends { URLSearchParams: infer Class } ? Class : unknown
}

export = nodeUrl
