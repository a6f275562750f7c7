import { lookup } from 'node:dns'
import { Agent, buildConnector, fetch } from 'undici'
import { type GuardOptions, guardConnect, guardFetch, guardLookup } from 'uri-ts/http'

/**
 * Creates a `fetch` function for URLs from untrusted users. The function checks names, addresses and redirects, and
 * connects only to public addresses.
 */
export const fetchForStrangers = (options: Partial<GuardOptions> = {}) => {
  const guard: GuardOptions = { lookup, ...options }
  const connect = guardConnect(guard)(buildConnector({ lookup: guardLookup(guard) }))
  return guardFetch({
    fetch,
    dispatcher: new Agent({ connect }),
    schemes: ['http', 'https'],
    allow: guard.allow,
    maxRedirects: 5,
  })
}
