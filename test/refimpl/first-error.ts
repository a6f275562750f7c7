/**
 * Where the error of a rejected text is, and in which component, by the rule that types and run time share, written
 * slowly and without `src`: the text is cut at its delimiters as Appendix B cuts it, and the first component, from
 * left to right, that its ABNF rule does not read whole is at fault, where that rule can read no further.
 */
import { ends, matches, type Rule } from './abnf'
import * as a from './appendix-a'

export interface FirstError {
  readonly component: 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment'
  readonly reason: string
  readonly offset: number
}

/** Checks one component from `start` to `end`; undefined where nothing is wrong. */
type Check = (text: string, start: number, end: number) => FirstError | undefined

/** The first index from `start` on where one of `characters` stands, or the end. */
const indexOfAny = (text: string, characters: string, start: number, end: number): number => {
  let index = start
  while (index < end && !characters.includes(text.charAt(index))) index++
  return index
}

/** Whether a `%` in the component begins a triplet, so that a bad one is the triplet's fault. */
const HAS_PCT_ENCODED = ['userinfo', 'host', 'path', 'query', 'fragment']

/** The fault of a component that `rule`, which reads any number of characters, should read whole. */
const checkBy =
  (component: FirstError['component'], rule: Rule): Check =>
  (text, start, end) => {
    const offset = Math.max(start, ...ends(rule, text.slice(0, end), start))
    if (offset === end) return undefined
    const isTriplet = text[offset] === '%' && HAS_PCT_ENCODED.includes(component)
    return { component, reason: isTriplet ? 'pct-encoded' : 'character', offset }
  }

const checkUserinfo = checkBy('userinfo', a.userinfo)
const checkRegName = checkBy('host', a.regName)
const checkPort = checkBy('port', a.port)
/** What `path` may hold is decided by its place (3.3); of its characters only `//` and `:` depend on that. */
const checkPath = checkBy('path', a.pathAbempty)
const checkRootless = checkBy('path', a.pathRootless)
const checkQuery = checkBy('query', a.query)
const checkFragment = checkBy('fragment', a.fragment)

const inHost = (reason: string, offset: number): FirstError => ({ component: 'host', reason, offset })

/** What stands in brackets is read as a whole: where it is no address, its `[` is at fault. */
const checkIPLiteral: Check = (text, start, end) => {
  const close = indexOfAny(text, ']', start, end)
  if (close === end) return inHost('ip-literal', start)
  const address = text.slice(start + 1, close)
  if (/^v/i.test(address)) return matches(a.IPvFuture, address) ? undefined : inHost('ipvfuture', start)
  const stranger = indexOfNot(address, '0123456789abcdefABCDEF:.')
  if (stranger < address.length) return inHost('ipv6address-character', start + 1 + stranger)
  return matches(a.IPv6address, address) ? undefined : inHost('ipv6address', start)
}

const indexOfNot = (text: string, characters: string): number => {
  let index = 0
  while (index < text.length && characters.includes(text.charAt(index))) index++
  return index
}

/** `host [ ":" port ]` */
const checkHostAndPort: Check = (text, start, end) => {
  if (start === end || text[start] !== '[') {
    const colon = indexOfAny(text, ':', start, end)
    return checkRegName(text, start, colon) ?? (colon < end ? checkPort(text, colon + 1, end) : undefined)
  }
  const error = checkIPLiteral(text, start, end)
  if (error !== undefined) return error
  const after = indexOfAny(text, ']', start, end) + 1
  if (after === end) return undefined
  return text[after] === ':' ? checkPort(text, after + 1, end) : inHost('after-ip-literal', after)
}

/**
 * `authority = [ userinfo "@" ] host [ ":" port ]`: the first `@` ends a userinfo; but a `[`, which no userinfo may
 * hold, is taken for the beginning of an IP-literal where an authority begins with it.
 */
const checkAuthority: Check = (text, start, end) => {
  const at = indexOfAny(text, '@', start, end)
  if (at === end || text[start] === '[') return checkHostAndPort(text, start, end)
  return checkUserinfo(text, start, at) ?? checkHostAndPort(text, at + 1, end)
}

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` before the first `:` of a first segment that holds one. */
const checkScheme: Check = (text, start, end) => {
  const scheme = text.slice(start, end)
  if (matches(a.scheme, scheme)) return undefined
  return { component: 'scheme', reason: 'character', offset: Math.max(0, ...ends(a.scheme, scheme)) }
}

/** Where the text is no `URI-reference`, and why; undefined where it is one. */
export const firstErrorOf = (text: string): FirstError | undefined => {
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
    (hasAuthority ? checkAuthority(text, start + 2, pathStart) : undefined) ??
    (isRooted ? checkPath : checkRootless)(text, pathStart, pathEnd) ??
    (text[pathEnd] === '?' ? checkQuery(text, pathEnd + 1, queryEnd) : undefined) ??
    (text[queryEnd] === '#' ? checkFragment(text, queryEnd + 1, text.length) : undefined)
  )
}
