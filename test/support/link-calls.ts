/** Lists calls to each function in `uri-ts/http` that fetches a URL, or that reads or writes header fields. */
import { uri, view } from 'uri-ts'
import * as http from 'uri-ts/http'
import { onLiteral } from './on-literal'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const BASE = view(uri('http://h/a/b?c'))
const target = view(uri('http://h/'))
const LINKS: readonly http.Link[] = [{ target, rels: ['next'], parameters: [{ name: 'title', value: 'x' }] }]

const ANSWER = { status: 200, headers: { get: () => null } }
const guarded = http.guardFetch({ fetch: async (_url: string) => ANSWER, schemes: ['http'], maxRedirects: 0 })

const TARGET = { _tag: 'AsteriskForm' } as never
const received = http.receivedUri({ trust: ['::1'], fields: 'forwarded' })
const receivedOther = http.receivedUri({ trust: ['::1'], fields: 'x-forwarded' })

const receive = (text: string) => {
  const request = { peer: '::1', scheme: 'http', host: text, target: TARGET }
  const others = { 'x-forwarded-for': text, 'x-forwarded-proto': text, 'x-forwarded-host': text }
  receivedOther({ ...request, host: 'h', headers: others })
  return received({ ...request, headers: { forwarded: text } })
}

export const links = {
  formatLinks: onText((value: string) =>
    http.formatLinks([{ target, rels: ['next', value], parameters: [{ name: value, value }] }]),
  ),
  guardFetch: onText((text: string) => guarded(text).catch((error: unknown) => error)),
  linkOf: onLiteral((rel: string) => http.linkOf(rel)(LINKS)),
  linkParameter: onText((name: string) => http.linkParameter(name)(LINKS[0] as http.Link)),
  parseForwarded: onText(http.parseForwarded),
  parseLinks: onText(http.parseLinks),
  parseLinkTemplates: onText(http.parseLinkTemplates),
  receivedUri: onText(receive),
  resolveLinks: onView((view: never) =>
    http.resolveLinks(BASE)([{ target: view, rels: [], anchor: view, parameters: [] }]),
  ),
} as const
