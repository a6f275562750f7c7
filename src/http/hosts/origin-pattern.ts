/* The functions in this file read origin patterns, such as `https://*.pages.example`. */
import type { CheckOriginPattern } from '../../../types/http/hosts/origin-pattern'
import { BEFORE_WILDCARD, readOrigin } from '../../core/equivalence/has-origin'
import { ruleOf } from '../../core/equivalence/normalize-for-scheme'
import { isHostBased, originText } from '../../core/equivalence/origin'
import { NO_ORIGINS } from '../../core/equivalence/origin-messages'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import { quoteText, showReason } from '../../core/errors/format-error'
import { characterError, type ParseError } from '../../core/errors/parse-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { Uri } from '../../core/model/brands'
import { view as viewOf } from '../../core/model/parse'
import { scanSchemeUri } from '../../core/model/scan-scheme-uri'
import type { View } from '../../core/model/view'
import { TWO_LABELS, WHOLE_LABELS } from './messages'

/**
 * A string that is an origin, such as `https://example.com`, or an origin pattern, such as `https://*.pages.example`.
 * The function `originPattern` accepts exactly these strings.
 *
 * @category Hosts
 */
export type OriginPattern = Uri & { readonly '~origin-pattern': true }

/** A pattern in normal form: either an origin, or the text before `*` and the text after `*`. */
export type Pattern = string | { readonly start: string; readonly end: string }

/** Matches the beginning of a pattern, from its scheme to `*.`. */
const WILDCARD = /^([a-z][a-z\d+.-]*):\/\/\*\./i

/**
 * Matches labels and an optional port. Labels in the middle may be empty. The last label begins with a letter, so the
 * host cannot be an IPv4 address.
 */
const NAME = /^[\w-][\w.-]*\.[a-z][\w-]*(?::\d*)?$/i

/** Reads a pattern that begins with a scheme and `*.`. */
const readWildcard = (text: string, scheme: string): Pattern | ParseError => {
  if (!isHostBased(ruleOf(schemeRules, scheme)))
    return characterError(text, 0, 'scheme', `the scheme ${scheme} ${NO_ORIGINS}`)
  const start = `${scheme}://`
  const at = `${start}*.`.length
  const name = text.slice(at)
  const uri = start + name
  if (!NAME.test(name) || name.includes('..') || scanSchemeUri(uri, { schemes: [scheme], host: true }) < 0)
    return characterError(text, at, 'host', TWO_LABELS)
  const origin = originText(viewOf(uri as Uri)) as string
  return { start, end: `.${origin.slice(start.length)}` }
}

/** Reads a pattern. Returns an error if the string is not a pattern. */
export const readPattern = (text: string): Pattern | ParseError => {
  const scheme = WILDCARD.exec(text)?.[1]
  if (scheme !== undefined) return readWildcard(text, scheme.toLowerCase())
  const wildcard = BEFORE_WILDCARD.exec(text)?.[0].length
  return wildcard === undefined ? readOrigin(text) : characterError(text, wildcard, 'host', WHOLE_LABELS)
}

const isError = (read: Pattern | ParseError): read is ParseError => Object.hasOwn(read as object, '_tag')

/** Parses a pattern. Allocates the returned `Either`, its view, and strings for parts of `text`. */
export const parseOriginPattern = (text: string): Either<ParseError, View<OriginPattern>> => {
  const read = readPattern(text)
  return isError(read) ? left(read) : right(viewOf(text as OriginPattern))
}

/**
 * Returns the normal form of a pattern. Throws an error for an invalid pattern, because such a pattern is a mistake in
 * the program.
 */
export const requirePattern = (text: string, caller: string): Pattern => {
  if (typeof text !== 'string')
    throw new TypeError(`${caller}: the value is not a string, such as https://*.example.com`)
  const read = readPattern(text)
  if (!isError(read)) return read
  throw new TypeError(`${caller}: ${quoteText(read.text)}: ${showReason(read)}`)
}

/**
 * Accepts a literal that is an origin, such as `https://example.com`, or an origin pattern, such as
 * `https://*.pages.example:8443`. An invalid literal does not compile. In a pattern, `*` stands for one or more whole
 * labels at the beginning of the host. The `*` must be followed by a name of at least two labels, the last of which
 * begins with a letter. A port may follow the host. Neither the scheme nor the port may contain `*`.
 *
 * Allocates temporary slices of the text. Returns its argument. Throws a `TypeError` with the compiler's message if an
 * invalid string gets past the compiler. For strings from outside the program, use `originPatternSchema` from
 * `uri-ts/standard`.
 *
 * @example
 * import { hasOriginLike, originPattern } from 'uri-ts/http'
 * import { view } from 'uri-ts'
 *
 * const previews = originPattern('https://*.pages.example')
 * hasOriginLike(previews)(view('https://pr-7.pages.example/')) //=> true
 *
 * @category Hosts
 */
export const originPattern = <const Text extends string>(text: CheckOriginPattern<Text>): OriginPattern => {
  requirePattern(text as string, 'originPattern')
  return text as unknown as OriginPattern
}
