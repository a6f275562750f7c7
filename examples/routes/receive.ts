/** What all servers of the notes check before the table reads a request: the form of its target, and `Host`. */
import { showError } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import { locate } from '../site'
import type { Answer } from './notes'

/**
 * The answer to a request that is not for this server, or whose `Host` is missing, malformed or there twice (RFC 9112, 3.2);
 * undefined for the others. `url` is the raw request-target, and `hosts` has the values of all `Host` fields.
 */
export const refusal = (method: string, url: string, hosts: readonly string[] | undefined): Answer | undefined => {
  // The table reads the path and the query of an origin-form, also of one that RFC 3986 does not allow.
  const target = parseRequestTarget(method, url.startsWith('/') ? '/' : url)
  if (target._tag === 'Left') return { status: 400, headers: {}, body: { error: showError(target.left) } }
  // The values of several `Host` fields are one string with commas, which is not a host.
  const located = locate(target.right, 'http', { host: hosts?.join(', ') })
  return 'answer' in located ? { headers: {}, ...located.answer } : undefined
}
