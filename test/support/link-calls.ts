/** A call of each function of `uri-ts/http` that reads or writes links of header fields. */
import { uri, view } from 'uri-ts'
import * as http from 'uri-ts/http'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const BASE = view(uri('http://h/a/b?c'))
const target = view(uri('http://h/'))
const LINKS: readonly http.Link[] = [{ target, rels: ['next'], parameters: [{ name: 'title', value: 'x' }] }]

export const links = {
  formatLinks: onText((value: string) =>
    http.formatLinks([{ target, rels: ['next', value], parameters: [{ name: value, value }] }]),
  ),
  linkOf: onText((rel: string) => http.linkOf(rel)(LINKS)),
  linkParameter: onText((name: string) => http.linkParameter(name)(LINKS[0] as http.Link)),
  parseLinks: onText(http.parseLinks),
  parseLinkTemplates: onText(http.parseLinkTemplates),
  resolveLinks: onView((view: never) =>
    http.resolveLinks(BASE)([{ target: view, rels: [], anchor: view, parameters: [] }]),
  ),
} as const
