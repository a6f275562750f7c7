/* This file exports functions that check a raw component or a raw authority. */
import { type BuildError, buildError } from '../errors/build-error'
import { componentOf, reasonOf } from '../errors/failure-code'
import type { Component } from '../errors/messages'
import { ALPHA, DIGIT, FRAGMENT, isIn, PATH, QUERY, SCHEME, scanRun, USERINFO } from '../grammar/character-table'
import { scanEncodedRun } from '../grammar/percent-encoded'
import { scan, scanHost } from '../scanner/scan'
import { ERROR_OFFSET, HOST_END, SPANS } from '../scanner/spans'

const characterError = (component: Component, text: string, offset: number): BuildError =>
  buildError(text, offset, component, text[offset] === '%' ? 'pct-encoded' : 'character')

/** Checks a scheme: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1). */
const schemeError = (text: string): BuildError | undefined => {
  const end = text !== '' && isIn(text, 0, ALPHA) ? scanRun(text, 1, text.length, SCHEME) : 0
  return end > 0 && end === text.length ? undefined : buildError(text, end, 'scheme', 'character')
}

/** Checks a host: `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). */
const hostError = (text: string): BuildError | undefined => {
  const end = scanHost(text, 0, SPANS)
  if (end === text.length) return undefined
  if (end < 0) return buildError(text, SPANS[ERROR_OFFSET], componentOf(end), reasonOf(end))
  return text.startsWith('[') ? buildError(text, end, 'host', 'host-end') : characterError('host', text, end)
}

/** Creates the error for a value that is not a string. The error's `text` is `''`. */
export const notTextError = (component: Component): BuildError => buildError('', 0, component, 'not-text')

/**
 * Checks that a component contains only percent-encoded octets and characters in `mask`. Returns `undefined` if the
 * component is valid.
 */
export const runError = (component: Component, text: string, mask: number): BuildError | undefined => {
  if (typeof text !== 'string') return notTextError(component)
  const end = scanEncodedRun(text, 0, text.length, mask)
  return end === text.length ? undefined : characterError(component, text, end)
}

const MASK_BY_COMPONENT = { userinfo: USERINFO, path: PATH, query: QUERY, fragment: FRAGMENT } as const

/**
 * Checks a single raw component. Returns `undefined` if the component is valid. If the component is a valid host,
 * writes the host's kind to `SPANS`.
 */
export const componentError = (component: Component, text: string): BuildError | undefined => {
  if (typeof text !== 'string') return notTextError(component)
  if (component === 'scheme') return schemeError(text)
  if (component === 'host') return hostError(text)
  if (component !== 'port') return runError(component, text, MASK_BY_COMPONENT[component])
  const end = scanRun(text, 0, text.length, DIGIT)
  return end === text.length ? undefined : buildError(text, end, 'port', 'character')
}

const AUTHORITY_END = /[/?#]/

/**
 * Checks a whole authority: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). Returns
 * `undefined` if the authority is valid.
 */
export const authorityError = (text: string): BuildError | undefined => {
  if (typeof text !== 'string') return notTextError('host')
  const end = text.search(AUTHORITY_END)
  const failure = scan(`//${end < 0 ? text : text.slice(0, end)}`, SPANS)
  if (failure < 0) return buildError(text, SPANS[ERROR_OFFSET] - 2, componentOf(failure), reasonOf(failure))
  if (end < 0) return undefined
  const hasPort = SPANS[HOST_END] < end + 2
  const isAfterIPLiteral = !hasPort && text[end - 1] === ']'
  return buildError(text, end, hasPort ? 'port' : 'host', isAfterIPLiteral ? 'after-ip-literal' : 'character')
}
