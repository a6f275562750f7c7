import { argumentType, requireString } from './errors'
import type { Fields, ParsedQuery } from './fields'
import { requireBrowserHost, requireResolvedHost } from './host'
import { parseQuery } from './query'
import { readText } from './read'
import { resolveFields } from './resolve'
import { writeUrl } from './write'

/** The components of a URL, with the property names that Node uses. */
export class Url implements Fields {
  protocol: string | null = null
  slashes: boolean | null = null
  auth: string | null = null
  host: string | null = null
  port: string | null = null
  hostname: string | null = null
  hash: string | null = null
  search: string | null = null
  query: string | ParsedQuery | null = null
  pathname: string | null = null
  path: string | null = null
  href: string = null as unknown as string

  /**
   * The host in the last valid string that `parse` has read. `format` does not check a `host` that equals this value.
   */
  #host: string | null = null
  /** The path in the last valid string that `parse` has read. */
  #pathname: string | null = null

  /** Parses a string, and stores the components in this object's properties. */
  parse(text: string, parsesQuery?: unknown, isHostExpected?: unknown): this {
    requireString('url', text)
    const isValid = readText(this, text, Boolean(isHostExpected))
    // Objects that `Url.call(this)` initializes have no private properties.
    if (isValid && #host in this) {
      this.#host = this.host
      this.#pathname = this.pathname
    }
    if (!isValid || !this.hostname) checkHost(this, text, isValid, Boolean(isHostExpected))
    if (parsesQuery) this.query = parseQuery(this.search?.slice(1) ?? '')
    return this
  }

  format(): string {
    return #host in this ? writeUrl(this, this.#host, this.#pathname) : writeUrl(this)
  }

  resolve(reference: string): string {
    return this.resolveObject(reference).format()
  }

  resolveObject(reference: string | Url): Url {
    return resolveRead(this, reference)
  }

  /** Splits `host` into `hostname` and `port`. */
  parseHost(): void {
    const host = this.host ?? ''
    const [found, digits] = /:(\d*)$/.exec(host) ?? ['', '']
    if (digits) this.port = digits
    if (host !== found) this.hostname = host.slice(0, host.length - found.length)
  }
}

/** Throws if the host that browsers find in `text` differs from the host that this package has found. */
const checkHost = (url: Url, text: string, isValid: boolean, isHostExpected: boolean): void => {
  const isPath = url.protocol === null && url.slashes !== true
  if (!isPath || (isHostExpected && !isValid)) requireBrowserHost(url, text)
}

/** A URL, the string from which it was read, and a flag that is `true` if the string is valid. */
interface Read {
  readonly url: Url
  readonly text: string
  readonly isValid: boolean
}

const readReference = (reference: string | Url, page: string | null): Read => {
  if (reference instanceof Url) return { url: reference, text: writeUrl(reference), isValid: false }
  requireString('url', reference)
  const url = new Url()
  return { isValid: readText(url, reference, true, page), url, text: reference }
}

const resolveRead = (given: string | Url, relative: string | Url): Url => {
  const base = readReference(given, null)
  const reference = readReference(relative, base.url.protocol)
  const target = new Url()
  resolveFields(target, base.url, reference.url)
  // If the base and the reference are valid, the target needs no check, provided that it has a host, or that it has
  // neither a scheme nor an authority.
  const isPath = target.protocol === null && target.slashes !== true
  const isSure = base.isValid && reference.isValid && (isPath || target.hostname)
  if (!isSure) requireResolvedHost(target, base.text, reference.text)
  return target
}

/** Parses a string. Returns the argument unchanged if it is already a `Url` object. */
export const parse = (url: string | Url, parsesQuery?: unknown, isHostExpected?: unknown): Url =>
  url instanceof Url ? url : new Url().parse(url, parsesQuery, isHostExpected)

/** Resolves a reference against a base (RFC 3986, section 5.2). */
export const resolve = (base: string | Url, reference: string | Url): string => resolveRead(base, reference).href

/**
 * Resolves a reference as `resolve` does, but returns a `Url`. If the base is empty, returns the reference unchanged.
 */
export const resolveObject = (base: string | Url, reference: string | Url): string | Url =>
  base ? resolveRead(base, reference) : reference

/** Declares the part of the `URL` class that `format` uses. */
interface WhatwgUrl {
  readonly href: string
  username: string
  password: string
  search: string
  hash: string
}

/** Every supported runtime provides `URL`, although it is not part of ECMAScript. */
declare const URL: new (text: string) => WhatwgUrl

/**
 * Declares the options for writing a `URL` object as a string. An option that is `false` removes the corresponding
 * component: the userinfo, the query or the fragment.
 */
interface FormatOptions {
  readonly auth?: unknown
  readonly fragment?: unknown
  readonly search?: unknown
}

/** Writes a `URL` object as a string without the parts that the options exclude. */
const formatWhatwg = ({ href }: WhatwgUrl, { auth = true, fragment = true, search = true }: FormatOptions): string => {
  const copy = new URL(href)
  if (!auth) Object.assign(copy, { username: '', password: '' })
  if (!fragment) copy.hash = ''
  if (!search) copy.search = ''
  return copy.href
}

const { format: formatUrl } = Url.prototype

/**
 * Builds a URL from the properties of an object. If the argument is a string instead, `format` parses it and returns
 * the `href` of the result.
 */
export const format = (url: unknown, options?: FormatOptions | null): string => {
  if (typeof url === 'string') return parse(url).href
  if (url instanceof Url) return formatUrl.call(url)
  if (typeof url !== 'object' || url === null) throw argumentType('urlObject', 'one of type object or string', url)
  return url instanceof URL ? formatWhatwg(url, options ?? {}) : writeUrl(url)
}
