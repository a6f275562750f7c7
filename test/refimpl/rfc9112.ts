/**
 * Transcribes RFC 9112, section 3.2, "Request Target", with the additions that RFC 9110 makes. The tests compare
 * `src/http` with this file, which imports nothing from `src`.
 */
import { alternatives, literal, many1, matches, optional, type Rule, sequence } from './abnf'
import { absoluteUri, host, pathAbempty, port, query, segment, userinfo } from './appendix-a'

/** Transcribes `absolute-path = 1*( "/" segment )` (RFC 9110, section 4.1). */
export const absolutePath = many1(sequence(literal('/'), segment))

/** Transcribes `origin-form = absolute-path [ "?" query ]` (RFC 9112, section 3.2.1). */
export const originForm = sequence(absolutePath, optional(sequence(literal('?'), query)))

/** Transcribes `absolute-form = absolute-URI` (RFC 9112, section 3.2.2). */
export const absoluteForm = absoluteUri

/** Transcribes `uri-host = <host, see [URI], Section 3.2.2>` (RFC 9110, section 4.1). */
export const uriHost = host

/** Transcribes `authority-form = uri-host ":" port` (RFC 9112, section 3.2.3). */
export const authorityForm = sequence(uriHost, literal(':'), port)

/** Transcribes `asterisk-form = "*"` (RFC 9112, section 3.2.4). */
export const asteriskForm = literal('*')

/**
 * Transcribes `request-target = origin-form / absolute-form / authority-form / asterisk-form` (RFC 9112, section 3.2).
 */
export const requestTarget = alternatives(originForm, absoluteForm, authorityForm, asteriskForm)

/** Transcribes `Host = uri-host [ ":" port ]` (RFC 9110, section 7.2). */
export const hostField = sequence(uriHost, optional(sequence(literal(':'), port)))

/** Matches `http` or `https`. Literals in ABNF are case-insensitive. */
const httpScheme = alternatives(literal('http'), literal('https'))

/** Matches `http:` or `https:`. */
const anyHttp = sequence(httpScheme, literal(':'))

/**
 * Transcribes `http-URI = "http" "://" authority path-abempty [ "?" query ]` (RFC 9110, sections 4.2.1 and 4.2.2). The
 * rule for the authority is a parameter so that a caller can allow or forbid userinfo.
 */
const httpUri = (authority: Rule): Rule =>
  sequence(httpScheme, literal('://'), authority, pathAbempty, optional(sequence(literal('?'), query)))

const withoutUserinfo = httpUri(hostField)
const emptyHost = httpUri(optional(sequence(literal(':'), port)))
const withUserinfo = httpUri(sequence(userinfo, literal('@'), hostField))

export type Form = 'OriginForm' | 'Uri' | 'AuthorityForm' | 'AsteriskForm'

/**
 * Returns whether a target has no port or has a valid TCP port number (RFC 9110, section 4.2.1). A TCP port number has
 * 16 bits (RFC 9293, section 3.1).
 */
const isPortAllowed = (target: string): boolean => {
  const [authority = ''] = target.replace(/^\w+:\/\//, '').split(/[/?]/)
  return Number(/:(\d*)$/.exec(authority)?.[1]) <= 65535 || !/:\d+$/.test(authority)
}

/**
 * A recipient of an HTTP URI with an empty host "MUST reject it as invalid" (RFC 9110, section 4.2.1). Userinfo in an
 * HTTP URI is an error (RFC 9110, section 4.2.4).
 */
const isHttpAllowed = (target: string): boolean =>
  matches(withoutUserinfo, target) &&
  !matches(emptyHost, target) &&
  !matches(withUserinfo, target) &&
  isPortAllowed(target)

/**
 * Applies RFC 9110, section 9.3.6: "A server MUST reject a CONNECT request that targets an empty or invalid port
 * number".
 */
const isConnectAllowed = (target: string): boolean => {
  const colon = target.lastIndexOf(':')
  const digits = target.slice(colon + 1)
  return colon > 0 && Number(digits) > 0 && Number(digits) <= 65535
}

/** Returns the form of a request-target for the given method, or `undefined` if the target is invalid. */
export const expectedForm = (method: string, target: string): Form | undefined => {
  if (method === 'CONNECT')
    return matches(authorityForm, target) && isConnectAllowed(target) ? 'AuthorityForm' : undefined
  if (method === 'OPTIONS' && matches(asteriskForm, target)) return 'AsteriskForm'
  if (matches(originForm, target)) return 'OriginForm'
  if (!matches(absoluteForm, target)) return undefined
  const isHttp = matches(anyHttp, target.slice(0, target.indexOf(':') + 1))
  return !isHttp || isHttpAllowed(target) ? 'Uri' : undefined
}
