/* The functions in this file build the request that follows a redirect. */
import { fieldsOf, type HeaderField, type RequestParts } from './request-of'

/** The statuses of the redirects that `fetch` follows. */
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308]

/** Lists the headers that are not sent to another origin after a redirect. */
const CREDENTIALS: readonly string[] = ['authorization', 'cookie', 'cookie2', 'proxy-authorization', 'host']

/** Lists the headers that describe a body, and that must therefore be removed if the body is removed. */
const OF_BODY: readonly string[] = [
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-type',
  'transfer-encoding',
]

/** Returns whether a status denotes a redirect that `fetch` follows. */
export const isRedirect = (status: unknown): boolean => REDIRECTS.includes(status)

const methodOf = ({ method }: RequestParts): string => (typeof method === 'string' ? method.toUpperCase() : 'GET')

/**
 * Returns whether, after a redirect, a request becomes a GET without a body (RFC 9110, section 15.4; the Fetch
 * standard, section 4.4).
 */
export const becomesGet = (status: unknown, parts: RequestParts): boolean => {
  const method = methodOf(parts)
  if (status === 303) return method !== 'GET' && method !== 'HEAD'
  return (status === 301 || status === 302) && method === 'POST'
}

const without = (fields: readonly HeaderField[], names: readonly string[]): readonly HeaderField[] =>
  fields.filter(([name]) => !names.includes(String(name).toLowerCase()))

/** Returns the parts of the request that follows a redirect. Allocates the returned object and its header fields. */
export const nextParts = (parts: RequestParts, status: unknown, isSameOrigin: boolean): RequestParts => {
  const isGet = becomesGet(status, parts)
  const kept = isSameOrigin ? fieldsOf(parts.headers) : without(fieldsOf(parts.headers), CREDENTIALS)
  if (!isGet) return { ...parts, headers: kept }
  return { ...parts, method: 'GET', body: undefined, headers: without(kept, OF_BODY) }
}
