/**
 * Checks the syntax of the request-target and of the `Host` field. Every server for the notes site calls `refusal`
 * before it consults the table of routes.
 */
import { showError } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { locate } from '../site'
import type { Answer } from './notes'

/**
 * Returns the response to a request that is not for this server, or whose `Host` is missing, malformed or repeated (RFC
 * 9112, section 3.2). Returns `undefined` if the request can be passed to the table of routes. The `url` parameter is
 * the raw request-target, and `hosts` contains the values of all `Host` fields.
 */
export const refusal = (method: string, url: string, hosts: readonly string[] | undefined): Answer | undefined => {
  // A request-target in origin-form is not checked further, because the table also reads paths and queries that RFC
  // 3986 does not allow.
  const target = parseRequestTarget(method, url.startsWith('/') ? '/' : url)
  if (target._tag === 'Left') return { status: 400, headers: {}, body: { error: showError(target.left) } }
  // If a request has several `Host` fields, their values are joined with `, `. The result is not a valid host, so the
  // request is refused.
  const located = locate(target.right, 'http', { host: hosts?.join(', ') })
  return 'answer' in located ? { headers: {}, ...located.answer } : undefined
}
