import { removeDotSegments } from 'uri-ts'
import { PCT_ENCODED } from '../../../src/core/grammar/percent-encoded'
import { upperCase } from '../../../src/core/percent/normalize'
import { type Dialect, handlerOf, NO_OPTIONS, type Options, type SchemeHandler, type UriComponent } from './components'
import { encodeData, repairPart, repairPath } from './encode'
import { isScheme } from './faults'
import { hostText } from './host'
import { MESSAGES } from './messages'
import { isUnicodeKept } from './parse'
import { removeRelativeDots } from './relative-dots'
import { HTTP, HTTPS } from './schemes/http'
import { requireAuthority } from './strict'

const PORT = /^\d*$/

/**
 * Returns the authority that the components describe. Encodes delimiters in the userinfo and the host. If `isStrict` is
 * `true`, the function throws an error for an authority that violates RFC 3986.
 */
const authorityOf = (component: UriComponent, isUnicode: boolean, isStrict: boolean): string | undefined => {
  const { userinfo, host, ipv6Zone, port } = component
  const hasPort = typeof port === 'number' || typeof port === 'string'
  if (userinfo === undefined && host === undefined && !hasPort) return undefined
  if (hasPort && !PORT.test(String(port))) throw new TypeError(MESSAGES.port)
  if (isStrict) requireAuthority(component)
  return (
    (userinfo === undefined ? '' : `${encodeData(String(userinfo), 'userinfo')}@`) +
    (host === undefined ? '' : hostText(String(host), ipv6Zone, isUnicode)) +
    (hasPort ? `:${port}` : '')
  )
}

/** Percent-encodes colons in the first segment, because the text before such a colon could be parsed as a scheme. */
const encodeColons = (path: string): string => {
  if (path.indexOf(':') < 0) return path
  const [first = ''] = path.split('/', 1)
  return first.replaceAll(':', '%3A') + path.slice(first.length)
}

const encodePath = (path: string, { decodesWhenSerializing, keepsEncodedDots }: Dialect): string => {
  if (!decodesWhenSerializing) return encodeData(path, 'path')
  return keepsEncodedDots ? repairPath(path) : repairPart(path, 'path')
}

/** For a reference without an authority, prevents the path from being parsed as an authority or a scheme. */
const guardPath = (path: string, isRelative: boolean): string => {
  if (path.startsWith('//')) return `/%2F${path.slice(2)}`
  return isRelative ? encodeColons(path) : path
}

const withoutDots = (path: string, isRelative: boolean): string =>
  isRelative && path !== '' && !path.startsWith('/') ? removeRelativeDots(path) : removeDotSegments(path)

/**
 * Returns whether a reference begins with `///`. If the base is an HTTP URI, browsers read the first segment after
 * `///` as the host. Removing dot segments would change the host, because `///../c` would become `///c`.
 */
export const isHostless = (scheme: string | undefined, authority: string | undefined): boolean =>
  !scheme && authority === ''

const requireScheme = (scheme: string): string => {
  if (!isScheme(String(scheme))) throw new TypeError(MESSAGES.scheme)
  return String(scheme)
}

/**
 * Copies the components so that a handler changes only the copy. HTTP handlers use only the generic components, so the
 * list of properties is fixed. V8 copies properties faster if their names are known in advance.
 */
const copyFor = (handler: SchemeHandler, given: UriComponent): UriComponent => {
  if (handler !== HTTP && handler !== HTTPS) return { ...given, error: '' }
  const { scheme, userinfo, host, ipv6Zone, port, path, query, fragment } = given
  return { scheme, userinfo, host, ipv6Zone, port, path, query, fragment }
}

/**
 * Writes components as a string. In each component, percent-encodes the characters that are not allowed there, so that
 * no component contains a delimiter that would end the component.
 */
export const serializeComponents = (dialect: Dialect, given: UriComponent, opts: Options = NO_OPTIONS): string => {
  if (given.scheme) requireScheme(given.scheme)
  const handler = handlerOf(dialect, opts.scheme || given.scheme)
  // A handler can change the components and the options.
  const options = handler === undefined ? opts : { ...opts }
  const component = handler === undefined ? given : copyFor(handler, given)
  handler?.serialize(component, options)

  const isSuffix = options.reference === 'suffix'
  const authority = authorityOf(component, isUnicodeKept(options, handler), dialect.isStrict)
  const isRelative = (component.scheme === undefined || isSuffix) && authority === undefined
  const { path, query, fragment, scheme } = component
  const encode = (text: string): string => (dialect.decodesWhenSerializing ? repairPart : encodeData)(text, 'query')
  let written = path === undefined ? '' : String(path)
  if (path !== undefined) {
    if (options.skipEscape !== true) {
      written = encodePath(written, dialect)
      if (isRelative) written = encodeColons(written)
    } else if (written.indexOf('%') >= 0) written = written.replace(PCT_ENCODED, upperCase)
    if (authority !== undefined && written !== '' && !written.startsWith('/')) written = `/${written}`
    const keepsDots = options.absolutePath === true || handler?.absolutePath === true || isHostless(scheme, authority)
    if (!keepsDots) written = withoutDots(written, isRelative)
    if (authority === undefined) written = guardPath(written, isRelative)
  }
  return (
    (scheme && !isSuffix ? `${requireScheme(scheme)}:` : '') +
    (authority === undefined ? '' : (isSuffix ? '' : '//') + authority) +
    written +
    (query === undefined ? '' : `?${encode(String(query))}`) +
    (fragment === undefined ? '' : `#${encode(String(fragment))}`)
  )
}
