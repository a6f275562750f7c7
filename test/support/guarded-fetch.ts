/** Creates guarded `fetch` functions whose undici dispatchers check the addresses to which host names resolve. */
import { lookup as dnsLookup } from 'node:dns'
import { Agent, buildConnector } from 'undici'
import { guardConnect, guardFetch, guardLookup, type LookupFunction } from 'uri-ts/http'

const ALLOW = ['127.0.0.1']
const agents: Agent[] = []

/** Closes the connections of all the agents that the functions in this file have created. */
export const destroyAgents = () => Promise.all(agents.map((agent) => agent.destroy()))

const agentOf = (lookup: LookupFunction, allow: readonly string[] = ALLOW): Agent => {
  const guard = { lookup, allow }
  const agent = new Agent({ connect: guardConnect(guard)(buildConnector({ lookup: guardLookup(guard) })) })
  agents.push(agent)
  return agent
}

type Options = Partial<Parameters<typeof guardFetch>[0]> & { readonly lookup?: LookupFunction }

/** Returns a guarded `fetch` function, which calls `of` with a dispatcher that checks the addresses of host names. */
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
