/* The functions in this file check whether a URI's origin is in a list. */
import type { CheckOrigin } from '../../../types/core/equivalence/has-origin'
import { quoteText, showReason } from '../errors/format-error'
import { characterError, type ParseError } from '../errors/parse-error'
import { refuseMore } from '../errors/require-text'
import { ownProperties } from '../fp/own'
import type { Uri } from '../model/brands'
import { HTTP } from '../model/http-uris'
import { OTHER_SCHEME } from '../model/messages'
import { parseSchemeUri } from '../model/uri-of'
import type { UriView, View } from '../model/view'
import { ruleOf } from './normalize-for-scheme'
import { isHostBased, originText } from './origin'
import { NO_ORIGINS, NO_USERINFO, NULL_ORIGIN, ONE_HOST, WRITE_HTTPS, WRITE_SCHEME } from './origin-messages'
import { schemeRules } from './scheme-rules'

const SCHEME = /^[a-z][a-z\d+.-]*(?=:\/\/)/i

/** If an authority contains a `*`, matches all the text before the first `*`, including any scheme and `//`. */
export const BEFORE_WILDCARD = /^(?:[^/?#*]*\/\/)?[^/?#*]*(?=\*)/

/** Matches the beginning of a suggestion, and captures the scheme and the authority of the suggested URI. */
const SUGGESTED = /^did you mean ([^/]*\/\/[^/?]*)/

/**
 * Returns an error if a URI contains userinfo, a path, a query or a fragment, none of which can be part of an origin.
 * The URI must have a host, and the port must be at most 65535.
 */
const findSurplus = ({ text, userinfoEnd, pathStart, pathEnd, queryEnd }: View): ParseError | undefined => {
  if (userinfoEnd >= 0) return characterError(text, userinfoEnd, 'userinfo', NO_USERINFO)
  if (pathStart === text.length) return undefined
  const component = pathEnd > pathStart ? 'path' : queryEnd < 0 ? 'fragment' : 'query'
  return characterError(text, pathStart, component, `write ${text.slice(0, pathStart)}`)
}

/** Rewrites the advice in a parse error to fit a list of origins. A suggested origin has no path and no wildcard. */
const suggestOrigin = (failure: ParseError): ParseError => {
  const error = ownProperties(failure)
  if (error.expected === OTHER_SCHEME) return characterError(error.text, 0, 'scheme', WRITE_SCHEME)
  const meant = SUGGESTED.exec(error.expected ?? '')?.[1]
  if (meant === undefined) return failure
  const expected = meant.includes('*') ? WRITE_HTTPS : `did you mean ${meant}?`
  return characterError(error.text, error.offset, error.component, expected)
}

/** Returns the normal form of a list entry, or an error if the entry is not an origin. */
export const readOrigin = (text: string): string | ParseError => {
  if (text === 'null') return characterError(text, 0, 'scheme', NULL_ORIGIN)
  const wildcard = BEFORE_WILDCARD.exec(text)?.[0].length
  if (wildcard !== undefined) return characterError(text, wildcard, 'host', ONE_HOST)
  const scheme = SCHEME.exec(text)?.[0].toLowerCase()
  if (scheme !== undefined && !isHostBased(ruleOf(schemeRules, scheme))) {
    return characterError(text, 0, 'scheme', `the scheme ${scheme} ${NO_ORIGINS}`)
  }
  const parsed = parseSchemeUri<Uri>(text, scheme === undefined ? HTTP : { schemes: [scheme], host: true })
  if (parsed._tag === 'Left') return suggestOrigin(parsed.left)
  return findSurplus(parsed.right) ?? (originText(parsed.right) as string)
}

/**
 * Returns the normal form of a list entry. Throws a `TypeError` for an invalid entry, because a list without that entry
 * would allow less than its author intended.
 */
const requireOrigin = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('hasOrigin: the value is not a string, such as https://example.com')
  const read = readOrigin(text)
  if (typeof read === 'string') return read
  throw new TypeError(`hasOrigin: ${quoteText(read.text)}: ${showReason(read)}`)
}

/**
 * Returns whether a URI's origin (RFC 6454) is one of the `allowed` origins. An entry in `allowed`, such as
 * `https://example.com` or `http://[::1]:3000`, consists of a scheme, a host and an optional port, and has no trailing
 * slash. Entries need not be in normal form. Each combination of a scheme, a host and a port needs a separate entry:
 * `https://example.com` does not allow `https://www.example.com`. Wildcards are not supported. A host with a trailing
 * dot does not match the same host without the dot. An empty list allows nothing. Changes to the list after the call to
 * `hasOrigin` have no effect.
 *
 * Allocates the normal forms of the entries once. For each URI, allocates the objects that `origin` allocates, except
 * the `Option`. Throws a `TypeError` for an invalid entry before checking any URI. An entry is invalid if it lacks a
 * scheme or a host. It is also invalid if it contains userinfo, a `*` in the host, a port above 65535, a path (even
 * `/`), a query or a fragment. An entry with the scheme `file` or `urn` is invalid, because it has no origin. The error
 * message quotes the entry, without userinfo, and suggests a correction. A suggested URI is always a valid entry. If an
 * invalid entry is a literal, the compiler reports an error with the same message.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { hasOrigin } from 'uri-ts/equivalence'
 *
 * const isAllowed = hasOrigin(['https://example.com', 'http://localhost:3000'])
 * isAllowed(view('https://EXAMPLE.com:443/a')) //=> true
 * isAllowed(view('https://example.com.evil.test/')) //=> false
 * isAllowed(view('https://example.com:8443/')) //=> false
 *
 * @category Tests
 */
export const hasOrigin: <const Text extends string>(
  allowed: CheckOrigin<Text> | ReadonlyArray<CheckOrigin<Text>>,
) => (view: UriView) => boolean = (allowed: unknown, more?: unknown) => {
  refuseMore(more)
  const entries = (Array.isArray(allowed) ? allowed : [allowed]) as ReadonlyArray<string>
  const origins: ReadonlySet<string | undefined> = new Set(entries.map(requireOrigin))
  return (view) => origins.has(originText(view))
}
