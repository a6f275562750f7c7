/**
 * Finds the component and the offset of the first error in an invalid string. Splits the string at its delimiters (RFC
 * 3986, appendix B), and checks its components from left to right. The error is in the first component that does not
 * completely match its rule. The error's offset is the first position at which the component breaks this rule. The code
 * is slow, but it imports nothing from `src`.
 */
import { ends, matches, type Rule } from './abnf'
import * as a from './appendix-a'

export interface FirstError {
  readonly component: 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment'
  readonly reason: string
  readonly offset: number
}

/** Checks one component from `start` to `end` and returns `undefined` if the component is valid. */
type Check = (text: string, start: number, end: number) => FirstError | undefined

/** Returns the index of the first character at or after `start` that is in `characters`, or `end` if there is none. */
const indexOfAny = (text: string, characters: string, start: number, end: number): number => {
  let index = start
  while (index < end && !characters.includes(text.charAt(index))) index++
  return index
}

/** Lists the components in which an invalid `%` is reported as an invalid percent-encoded octet. */
const HAS_PCT_ENCODED = ['userinfo', 'host', 'path', 'query', 'fragment']

/** Checks a component against a rule that matches any number of characters. */
const checkBy =
  (component: FirstError['component'], rule: Rule): Check =>
  (text, start, end) => {
    const offset = Math.max(start, ...ends(rule, text.slice(0, end), start))
    if (offset === end) return undefined
    const isPctEncoded = text[offset] === '%' && HAS_PCT_ENCODED.includes(component)
    return { component, reason: isPctEncoded ? 'pct-encoded' : 'character', offset }
  }

/**
 * Lists the rules for the components that can contain more characters in an IRI than in a URI (RFC 3987, section 2.2).
 * `pathAbempty` is the rule for a path that is empty or begins with `/`; `pathRootless` is the rule for any other path
 * (RFC 3986, section 3.3).
 */
export type ComponentRules = Readonly<
  Record<'userinfo' | 'regName' | 'pathAbempty' | 'pathRootless' | 'query' | 'fragment', Rule>
>

const checkPort = checkBy('port', a.port)

const inHost = (reason: string, offset: number): FirstError => ({ component: 'host', reason, offset })

/** Every prefix of an IPv6 address can be completed with at least one of these strings. */
const COMPLETIONS = ['', ':', '::', '0', '.0', '.0.0', '0.0', '0.0.0']

/**
 * Checks an IP literal in brackets. If the text in brackets is not an address, the error is usually at the `[`.
 * However, if a valid beginning is followed by a character that no IPv6 address contains, the error is at that
 * character.
 */
const checkIPLiteral: Check = (text, start, end) => {
  const close = indexOfAny(text, ']', start, end)
  if (close === end) return inHost('ip-literal', start)
  const address = text.slice(start + 1, close)
  if (/^v/i.test(address)) return matches(a.IPvFuture, address) ? undefined : inHost('ipvfuture', start)
  const stranger = indexOfNot(address, '0123456789abcdefABCDEF:.')
  const before = address.slice(0, stranger)
  if (stranger < address.length && COMPLETIONS.some((rest) => matches(a.IPv6address, before + rest))) {
    return inHost('ipv6address-character', start + 1 + stranger)
  }
  return matches(a.IPv6address, address) ? undefined : inHost('ipv6address', start)
}

const indexOfNot = (text: string, characters: string): number => {
  let index = 0
  while (index < text.length && characters.includes(text.charAt(index))) index++
  return index
}

/** Checks an authority without userinfo against `host [ ":" port ]`. */
const checkHostAndPort =
  (rules: ComponentRules): Check =>
  (text, start, end) => {
    if (start === end || text[start] !== '[') {
      const colon = indexOfAny(text, ':', start, end)
      const error = checkBy('host', rules.regName)(text, start, colon)
      return error ?? (colon < end ? checkPort(text, colon + 1, end) : undefined)
    }
    const error = checkIPLiteral(text, start, end)
    if (error !== undefined) return error
    const after = indexOfAny(text, ']', start, end) + 1
    if (after === end) return undefined
    return text[after] === ':' ? checkPort(text, after + 1, end) : inHost('after-ip-literal', after)
  }

/**
 * Checks an authority against `authority = [ userinfo "@" ] host [ ":" port ]`. The first `@` ends the userinfo. A `[`
 * at the start of an authority begins an IP literal, because userinfo cannot contain `[`.
 */
const checkAuthority =
  (rules: ComponentRules): Check =>
  (text, start, end) => {
    const at = indexOfAny(text, '@', start, end)
    if (at === end || text[start] === '[') return checkHostAndPort(rules)(text, start, end)
    return checkBy('userinfo', rules.userinfo)(text, start, at) ?? checkHostAndPort(rules)(text, at + 1, end)
  }

/** Checks that the text before the first `:` matches `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`. */
const checkScheme: Check = (text, start, end) => {
  const scheme = text.slice(start, end)
  if (matches(a.scheme, scheme)) return undefined
  return { component: 'scheme', reason: 'character', offset: Math.max(0, ...ends(a.scheme, scheme)) }
}

/**
 * Returns the first error in a string. Returns `undefined` if the string is a valid reference: a URI reference or an
 * IRI reference, depending on `rules`.
 */
export const firstErrorOf = (text: string, rules: ComponentRules = a): FirstError | undefined => {
  const colon = indexOfAny(text, ':', 0, indexOfAny(text, '/?#', 0, text.length))
  const hasScheme = text[colon] === ':'
  const schemeError = hasScheme ? checkScheme(text, 0, colon) : undefined
  if (schemeError !== undefined) return schemeError

  const start = hasScheme ? colon + 1 : 0
  const hasAuthority = text.startsWith('//', start)
  const pathStart = hasAuthority ? indexOfAny(text, '/?#', start + 2, text.length) : start
  const pathEnd = indexOfAny(text, '?#', pathStart, text.length)
  const queryEnd = indexOfAny(text, '#', pathEnd, text.length)
  const isRooted = pathStart === pathEnd || text[pathStart] === '/'
  return (
    (hasAuthority ? checkAuthority(rules)(text, start + 2, pathStart) : undefined) ??
    checkBy('path', isRooted ? rules.pathAbempty : rules.pathRootless)(text, pathStart, pathEnd) ??
    (text[pathEnd] === '?' ? checkBy('query', rules.query)(text, pathEnd + 1, queryEnd) : undefined) ??
    (text[queryEnd] === '#' ? checkBy('fragment', rules.fragment)(text, queryEnd + 1, text.length) : undefined)
  )
}
