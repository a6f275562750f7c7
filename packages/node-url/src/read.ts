import { HOST_END, PATH_END, PATH_START, QUERY_END, SCHEME_END, scan, USERINFO_END } from 'uri-ts/scan'
import { hasHttp, SPANS } from '../../shared/src/split'
import { argumentValue } from './errors'
import { encodeAuth, escapeRest, trim } from './escape'
import { type Fields, isSlashed, isSpecial, setPath } from './fields'
import { isLiteral, readHost } from './host'

/** Returns the scheme in lower case, followed by `:`. For the most common schemes, the result is a constant. */
const protocolAt = (text: string, end: number): string => {
  if (end === 5 && hasHttp(text, true)) return 'https:'
  if (end === 4 && hasHttp(text, false)) return 'http:'
  return text.slice(0, end + 1).toLowerCase()
}

const setAuthority = (url: Fields, auth: string | null, host: string, port: string): void => {
  url.slashes = true
  url.auth = auth?.includes('%') ? decodeURIComponent(auth) : auth
  url.port = port === '' ? null : port
  url.hostname = isLiteral(host) ? host.slice(1, -1) : host
  url.host = port === '' ? host : `${host}:${port}`
}

/** Returns the authority, preceded by `//`. A `file` URL has `//` even if it has no host. */
const authorityText = ({ protocol, slashes, auth, host, pathname }: Fields): string => {
  if (slashes !== true) return protocol === 'file:' && pathname?.startsWith('/') ? '//' : ''
  return `//${auth && host ? `${encodeAuth(auth)}@` : ''}${host ?? ''}`
}

/** Sets the properties for the components after the authority, and the properties that combine several components. */
export const setRest = (url: Fields, path: string, search: string | null, hash: string | null): void => {
  const isRooted = path === '' && url.hostname && (isSlashed(url.protocol) || url.host?.startsWith('['))
  url.pathname = isRooted ? '/' : path || null
  url.search = search
  url.query = search === null ? null : search.slice(1)
  url.hash = hash
  setPath(url)
  url.href = (url.protocol ?? '') + authorityText(url) + (url.path ?? '') + (hash ?? '')
}

/** Matches a string that begins with `//` followed by userinfo. Such a string has a host, even if none is expected. */
const USERINFO = /^\/\/[^/@]+@[^/@]/

/**
 * Returns whether a path could belong to the target of an HTTP request. `url.parse` escapes neither the path nor the
 * query of such a target.
 */
const isTarget = (path: string, isHostExpected: boolean): boolean =>
  !isHostExpected && path.startsWith('/') && !path.startsWith('///') && !path.includes('@')

/** Sets the properties of `url` from a valid string. `SPANS` must contain the spans of this string. */
const readValid = (url: Fields, text: string, isHostExpected: boolean, page: string | null): void => {
  const schemeEnd = SPANS[SCHEME_END]
  const userinfoEnd = SPANS[USERINFO_END]
  const hostEnd = SPANS[HOST_END]
  const pathEnd = SPANS[PATH_END]
  const queryEnd = SPANS[QUERY_END]
  const pathStart = SPANS[PATH_START]
  const hashStart = queryEnd === -1 ? pathEnd : queryEnd
  if (schemeEnd !== -1) url.protocol = protocolAt(text, schemeEnd)
  const hasHost = hostEnd !== -1 && (schemeEnd !== -1 || isHostExpected || USERINFO.test(text))
  if (hasHost) {
    const start = schemeEnd + 3
    const auth = userinfoEnd === -1 ? null : text.slice(start, userinfoEnd)
    const host = text.slice(userinfoEnd === -1 ? start : userinfoEnd + 1, hostEnd)
    const port = text.slice(hostEnd + 1, pathStart)
    setAuthority(url, auth, readHost(url.protocol ?? page, host, true, text), port)
  }
  // If no host is expected, the text that would otherwise be an authority belongs to the path.
  const path = text.slice(hasHost || schemeEnd !== -1 ? pathStart : 0, pathEnd)
  const search = queryEnd === -1 ? null : text.slice(pathEnd, queryEnd)
  const hash = hashStart < text.length ? text.slice(hashStart) : null
  if (!text.includes("'") || url.protocol === 'javascript:') setRest(url, path, search, hash)
  else if (schemeEnd === -1 && hash === null && isTarget(path, isHostExpected)) setRest(url, path, search, hash)
  else setRest(url, escapeRest(path), search && escapeRest(search), hash && escapeRest(hash))
}

/** Splits an authority into userinfo, host and port, and sets the corresponding properties of `url`. */
const readAuthority = (url: Fields, written: string, text: string, page: string | null): void => {
  const authority = written.replace(/[\t\n\r]/g, '')
  const at = authority.lastIndexOf('@')
  const rest = authority.slice(at + 1)
  const bracket = rest.startsWith('[') ? rest.indexOf(']') : 0
  const hostEnd = bracket < 0 ? -1 : rest.indexOf(':', bracket)
  const host = hostEnd === -1 ? rest : rest.slice(0, hostEnd)
  const port = hostEnd === -1 ? '' : rest.slice(hostEnd + 1)
  if (!/^\d*$/.test(port)) throw argumentValue("The argument 'url' has an invalid port: a port is digits")
  setAuthority(url, at < 0 ? null : authority.slice(0, at), readHost(url.protocol ?? page, host, false, text), port)
}

/** Returns the index of the first match of a pattern, or the length of the string if nothing matches. */
const indexOrEnd = (text: string, pattern: RegExp): number => {
  const index = text.search(pattern)
  return index < 0 ? text.length : index
}

/** Like browsers, replaces backslashes with slashes, except in the query and the fragment. */
const withoutBackslashes = (text: string): string => {
  const end = indexOrEnd(text, /[?#]/)
  return text.slice(0, end).replaceAll('\\', '/') + text.slice(end)
}

/** Sets the properties from a string that is not valid or that has to be trimmed. */
const readInvalid = (url: Fields, text: string, isHostExpected: boolean, page: string | null): void => {
  const trimmed = trim(text)
  const [scheme] = /^[A-Za-z][A-Za-z\d+.-]*:/.exec(trimmed) ?? []
  if (scheme !== undefined) url.protocol = scheme.toLowerCase()
  let rest = trimmed.slice(scheme?.length ?? 0)
  const protocol = url.protocol ?? page
  if (protocol === null || isSpecial(protocol)) rest = withoutBackslashes(rest)
  if (rest.startsWith('//') && (scheme !== undefined || isHostExpected || USERINFO.test(rest))) {
    const end = indexOrEnd(rest.slice(2), /[/?#]/) + 2
    readAuthority(url, rest.slice(2, end), text, page)
    rest = rest.slice(end)
  }
  const hashStart = indexOrEnd(rest, /#/)
  const pathEnd = Math.min(indexOrEnd(rest, /\?/), hashStart)
  const isKept =
    url.protocol === 'javascript:' ||
    (scheme === undefined &&
      hashStart === rest.length &&
      !/[\0-\x1f\s]/.test(rest) &&
      isTarget(rest.slice(0, pathEnd), isHostExpected))
  const kept = isKept ? (part: string): string => part : escapeRest
  const search = pathEnd < hashStart ? kept(rest.slice(pathEnd, hashStart)) : null
  setRest(url, kept(rest.slice(0, pathEnd)), search, hashStart < rest.length ? kept(rest.slice(hashStart)) : null)
}

/**
 * Sets the properties of `url` from a string. If a base is known, `page` is the base's scheme and applies if the string
 * has no scheme. Returns whether the string is valid. In a valid string that has a host, browsers and this package find
 * the same host.
 */
export const readText = (url: Fields, text: string, isHostExpected: boolean, page: string | null = null): boolean => {
  const isValid = scan(text, SPANS) >= 0
  if (isValid) readValid(url, text, isHostExpected, page)
  else readInvalid(url, text, isHostExpected, page)
  return isValid
}
