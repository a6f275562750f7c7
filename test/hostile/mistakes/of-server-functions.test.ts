/**
 * Calls the functions for servers with mistakes that are possible in a JavaScript program. Each mistake must produce an
 * error message.
 */
import { parseUri, showReason, uri, view } from 'uri-ts'
import * as http from 'uri-ts/http'
import { inCidr } from 'uri-ts/ip'
import { buildPurl, connectionUri } from 'uri-ts/schemes'
import { expect, it } from 'vitest'

const page = view(uri('https://example.com/a'))
const parsed = parseUri('https://example.com/a')
const links = http.parseLinks('</b>; rel=next; title=b')
const link = { target: page, rels: ['next'], parameters: [] }

const NO_LINKS = 'the value is not a list of links: open the Either of parseLinks'
const NO_LINK = 'the value is not a link: open the Option of linkOf'
const NOT_IN_LIST = 'the list contains a value that is no link'
const ENVIRONMENT = 'proxyOf: the value is not an environment'
const PARAMETERS = "the property 'parameters' of a link is a list"

const MISTAKES: ReadonlyArray<readonly [mistake: string, call: () => unknown, message: string]> = [
  ['a Map as an environment', () => http.proxyOf(new Map([['no_proxy', 'a']]) as never), ENVIRONMENT],
  ['Headers as an environment', () => http.proxyOf(new Headers() as never), ENVIRONMENT],
  ['a URL as an environment', () => http.proxyOf(new URL('http://p/') as never), ENVIRONMENT],
  ['a list as an environment', () => http.proxyOf(['http://p/'] as never), ENVIRONMENT],
  [
    'a URL as a proxy',
    () => http.proxyOf({ https_proxy: new URL('http://p/') } as never),
    'proxyOf: https_proxy is not a string',
  ],
  ['a list as NO_PROXY', () => http.proxyOf({ NO_PROXY: ['a'] } as never), 'proxyOf: NO_PROXY is not a string'],
  ['null as a proxy', () => http.proxyOf({ all_proxy: null } as never), 'proxyOf: all_proxy is not a string'],
  [
    'a list of suffixes',
    () => http.hasOriginLike({ allowed: ['https://a.b'], isPublicSuffix: ['co.uk'] } as never),
    "the option 'isPublicSuffix' is a function of a name",
  ],
  [
    'a host as the list of hosts',
    () => http.receivedUri({ trust: [], fields: 'forwarded', hosts: 'example.com' } as never),
    "the option 'hosts' is a list of hosts",
  ],
  [
    'null as the list of hosts',
    () => http.receivedUri({ trust: [], fields: 'forwarded', hosts: null } as never),
    "the option 'hosts' is a list of hosts",
  ],
  ['an Either instead of links', () => http.linkOf('next')(links as never), NO_LINKS],
  ['the header instead of links', () => http.linkOf('next')('</b>; rel=next' as never), NO_LINKS],
  ['a list of URIs instead of links', () => http.linkOf('next')(['https://example.com/a'] as never), NOT_IN_LIST],
  ['null in a list of links', () => http.resolveLinks(page)([null] as never), NOT_IN_LIST],
  [
    'an Option instead of a link',
    () => http.linkParameter('title')(http.linkOf('next')(links._tag === 'Right' ? links.right : []) as never),
    NO_LINK,
  ],
  ['undefined instead of a link', () => http.linkParameter('title')(undefined as never), NO_LINK],
  ['links instead of a link', () => http.linkParameter('title')([link] as never), NO_LINK],
  [
    'undefined in links to write',
    () => http.formatLinks([undefined] as never),
    'rel: the end of the text is where a relation type is missing',
  ],
  [
    'undefined as a relation type',
    () => http.formatLinks([{ ...link, rels: [undefined] }] as never),
    'rel: the value is not a string',
  ],
  [
    'true as a relation type',
    () => http.formatLinks([{ ...link, rels: [true] }] as never),
    'rel: the value is not a string',
  ],
  ['an object of parameters', () => http.formatLinks([{ ...link, parameters: { title: 'b' } }] as never), PARAMETERS],
  ['a Map of parameters', () => http.formatLinks([{ ...link, parameters: new Map() }] as never), PARAMETERS],
  [
    'null as a parameter',
    () => http.formatLinks([{ ...link, parameters: [null] }] as never),
    'parameter: the value is not a string',
  ],
  ['a view instead of an address', () => inCidr('10.0.0.0/8')(page as never), 'the value is not a string'],
  ['an Either instead of an address', () => inCidr('10.0.0.0/8')(parsed as never), 'the value is not a string'],
  [
    'a text as requireHost',
    () => connectionUri({ schemes: ['redis'], hosts: 'one', requireHost: 'no' } as never),
    "the option 'requireHost' is one of true, false",
  ],
  [
    'a list of texts as qualifiers',
    () => buildPurl({ type: 'npm', name: 'a', qualifiers: ['arch=arm'] } as never),
    'qualifiers: the value is not a string',
  ],
  [
    'a misspelled component',
    () => buildPurl({ type: 'npm', name: 'a', scope: '@b' } as never),
    "'scope' is not a component of a purl",
  ],
  [
    'a URL instead of components',
    () => buildPurl(new URL('pkg:npm/a') as never),
    'the value is not an object of components',
  ],
]

const said = (call: () => unknown): string | undefined => {
  try {
    const result = call() as ReturnType<typeof buildPurl>
    return result?._tag === 'Left' ? showReason(result.left) : undefined
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    return (error as Error).message
  }
}

it.each(MISTAKES)('%s', (_mistake, call, message) => expect(said(call)?.slice(0, message.length)).toBe(message))
