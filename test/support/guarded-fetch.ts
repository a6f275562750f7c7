/**
 * Creates a `guardFetch` whose undici dispatcher guards names, and summarizes the errors that a guarded `fetch` throws.
 */
import { lookup as dnsLookup } from 'node:dns'
import { Agent, buildConnector } from 'undici'
import { type GuardedFetchError, guardConnect, guardFetch, guardLookup, type LookupFunction } from 'uri-ts/http'
import { expect } from 'vitest'

const ALLOW = ['127.0.0.1']
const agents: Agent[] = []

/** Closes the connections of all the agents that this file has created. */
export const destroyAgents = () => Promise.all(agents.map((agent) => agent.destroy()))

const agentOf = (lookup: LookupFunction, allow: readonly string[] = ALLOW): Agent => {
  const guard = { lookup, allow }
  const agent = new Agent({ connect: guardConnect(guard)(buildConnector({ lookup: guardLookup(guard) })) })
  agents.push(agent)
  return agent
}

type Options = Partial<Parameters<typeof guardFetch>[0]> & { readonly lookup?: LookupFunction }

/** Wraps `of` in `guardFetch`, and uses a dispatcher that guards names. */
export const guardedBy = (of: typeof fetch, { lookup = dnsLookup as LookupFunction, ...rest }: Options = {}) => {
  const dispatcher = agentOf(lookup, rest.allow ?? ALLOW)
  return guardFetch({
    fetch: of,
    dispatcher,
    schemes: ['http', 'https'],
    allow: ALLOW,
    maxRedirects: 5,
    ...(rest as object),
  })
}

/** Returns the hop, the guard and the offset from the error with which a promise is rejected. */
export const refusalOf = async (promise: Promise<unknown>) => {
  const error = (await promise.then(
    () => expect.fail('it was fetched'),
    (thrown: unknown) => thrown,
  )) as GuardedFetchError
  if (error.code !== 'ERR_GUARDED_FETCH') throw error
  return `${error.hop} ${error.guard} ${error.offset}`
}
