/*
 * This file contains the rules for normalizing and comparing references that have a well-known scheme (RFC 3986,
 * section 6.2.3).
 */
import { AT, BACKSLASH, CLOSE_BRACKET, COMMA, isUnitAt, OPEN_BRACKET, QUOTE } from '../grammar/code-units'
import { decodedAt, widthAt } from '../grammar/octet-cursor'
import { lowerCase } from '../percent/normalize'

/**
 * A scheme's additional rules for normalizing and comparing references (RFC 3986, section 6.2.3). All the rules are
 * optional.
 *
 * @category Normalization
 */
export interface SchemeRule {
  /** The port to assume if a URI has no port or an empty port. Normalization removes the default port. */
  readonly defaultPort?: number
  /**
   * The path to assume if the path after an authority is empty. Normalization replaces an empty path with `emptyPath`.
   */
  readonly emptyPath?: '/'
  /**
   * The host to assume if a URI's host is empty, or if there is no authority before an absolute path. Normalization
   * replaces the default host with an empty host.
   */
  readonly defaultHost?: string
  /**
   * If `isOpaque` is `true`, percent-encoded octets are not decoded, and dot segments are not removed. For an opaque
   * scheme, `normalizeForScheme` applies the scheme's other rules and, apart from these, normalizes only the case of
   * the scheme, the host and percent-encoded octets (RFC 8141, section 3.1). `normalize` does not apply scheme-specific
   * rules. For an opaque scheme, `normalize` therefore makes more changes than `normalizeForScheme` does.
   */
  readonly isOpaque?: boolean
  /** Applies the scheme's additional rules to a normalized path. The function must return a valid path. */
  readonly path?: (path: string) => string
  /** If `isIdentifiedByPath` is `true`, `equalsForScheme` ignores the query and the fragment (RFC 8141, section 3). */
  readonly isIdentifiedByPath?: boolean
}

/**
 * Maps lower-case schemes to their rules.
 *
 * @category Normalization
 */
export type SchemeRules = { readonly [scheme: string]: SchemeRule }

/**
 * Matches a namespace identifier of any length before a colon: `NID = (alphanum) 0*30(ldh) (alphanum)` (RFC 8141,
 * section 2).
 */
const NID = /^[A-Za-z0-9-]+(?=:)/

/**
 * Converts the namespace identifier (NID) in a URN to lower case, because NIDs are case-insensitive (RFC 8141, section
 * 3.1).
 */
const lowerNid = (path: string): string => path.replace(NID, (nid) => nid.toLowerCase())

/**
 * Returns the end of the quoted or bracketed string that begins at `start` and ends with `close`. Percent-encoded
 * octets are read as if they were decoded. A backslash escapes the next octet.
 */
const enclosedEnd = (path: string, start: number, close: number): number => {
  let index = start + widthAt(path, start)
  while (index < path.length) {
    const octet = decodedAt(path, index)
    index += widthAt(path, index)
    if (octet === close) return index
    if (octet === BACKSLASH) index += widthAt(path, index)
  }
  return path.length
}

/**
 * Converts each domain in `addr-spec *( "," addr-spec )` (RFC 6068, section 2) to lower case, because domains are
 * case-insensitive. Inside a quoted local part or a bracketed domain, neither a comma nor an `@` is a separator.
 */
const lowerDomains = (path: string): string => {
  let lowered = ''
  let from = 0
  let start = 0
  let at = -1
  for (let index = 0; index <= path.length; ) {
    if (index === path.length || isUnitAt(path, index, path.length, COMMA)) {
      if (at >= start) {
        lowered += path.slice(from, at) + lowerCase(path.slice(at, index))
        from = index
      }
      start = ++index
    } else {
      const octet = decodedAt(path, index)
      if (octet === QUOTE && index === start) index = enclosedEnd(path, index, QUOTE)
      else if (octet === OPEN_BRACKET && index === at + 1 && index > start)
        index = enclosedEnd(path, index, CLOSE_BRACKET)
      else {
        if (isUnitAt(path, index, path.length, AT)) at = index
        index += widthAt(path, index)
      }
    }
  }
  return lowered + path.slice(from)
}

/**
 * Freezes a table and each of its rules, because a change to shared rules would change the results for every caller.
 * Removes the prototype of each rule, because other code may have changed `Object.prototype`.
 */
const freezeRules = <Rules extends SchemeRules>(rules: Rules): Rules => {
  for (const rule of Object.values(rules)) Object.freeze(Object.setPrototypeOf(rule, null))
  return Object.freeze(rules)
}

/**
 * The rules for well-known schemes: `http` and `https` (RFC 9110), `ws` and `wss` (RFC 6455), `ftp` (RFC 1738), `file`
 * (RFC 8089), `urn` (RFC 8141), and `mailto` (RFC 6068). To add a scheme, write
 * `{ ...schemeRules, gopher: { defaultPort: 70 } }`. The table and its rules are frozen.
 *
 * Allocates nothing except the strings that a rule's functions return.
 *
 * @category Normalization
 */
export const schemeRules: {
  readonly [scheme in 'http' | 'https' | 'ws' | 'wss' | 'ftp' | 'mailto']: SchemeRule
} & {
  readonly file: SchemeRule & { readonly defaultHost: string }
  readonly urn: SchemeRule & { readonly isOpaque: true }
} = /* @__PURE__ */ freezeRules({
  http: { defaultPort: 80, emptyPath: '/' },
  https: { defaultPort: 443, emptyPath: '/' },
  ws: { defaultPort: 80, emptyPath: '/' },
  wss: { defaultPort: 443, emptyPath: '/' },
  ftp: { defaultPort: 21, emptyPath: '/' },
  file: { defaultHost: 'localhost' },
  urn: { isOpaque: true, path: lowerNid, isIdentifiedByPath: true },
  mailto: { path: lowerDomains },
})
