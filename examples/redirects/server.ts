/** After a login, this server redirects users back to the page that they came from, and never to another site. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { formQueryPairs, type HttpUri, type View, view } from 'uri-ts'
import { localTarget, parseRequestTarget } from 'uri-ts/http'

/** Returns the value of a request's `next` parameter, decoded once. */
const nextOf = (target: string): string | undefined => {
  const parsed = parseRequestTarget('GET', target)
  if (parsed._tag === 'Left' || parsed.right._tag !== 'OriginForm') return undefined
  const pairs = formQueryPairs(parsed.right)
  return pairs._tag === 'Right' ? pairs.right.find(([key]) => key === 'next')?.[1] : undefined
}

/**
 * Serves `/login?next=…`. `site` is the public address of the site. The address must not come from the `Host` header of
 * the request.
 */
export const createLogin = (site: HttpUri): Server => {
  const targetOf = localTarget({ fallback: '/account' })(view(site) as View<HttpUri>)
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? ''
    if (!target.startsWith('/login')) return response.end('a page of the site')
    return response.writeHead(303, { location: targetOf(nextOf(target)) }).end()
  })
}
