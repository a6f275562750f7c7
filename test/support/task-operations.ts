/**
 * Lists operations, each of which calls a function for a server task, such as choosing a redirect or reading a header.
 * An operation receives a view and the previous operation's string, checks the function's result, and returns the
 * string for the next operation.
 */
import type * as core from 'uri-ts'
import type * as equivalence from 'uri-ts/equivalence'
import type * as http from 'uri-ts/http'
import type * as ip from 'uri-ts/ip'
import type * as schemes from 'uri-ts/schemes'
import type * as template from 'uri-ts/template'
import type * as prose from 'uri-ts/text'
import { expect } from 'vitest'
import { fresh } from './views'

/** The functions of several entry points, combined in one type. */
export type Library = typeof core &
  typeof equivalence &
  typeof http &
  typeof ip &
  typeof schemes &
  typeof template &
  typeof prose

/** A string, and the view of the most recent string that was a valid URI reference. */
export interface State {
  readonly text: string
  readonly view: core.View
}

export type Operation = (
  library: Library,
  state: State,
  data: string,
) => string | undefined | Promise<string | undefined>

const SITE = 'https://site.test/a/b'

/** Calls a function and returns its result, or `undefined` if it throws a `TypeError` for an invalid value. */
const attempt = <A>(call: () => A): A | undefined => {
  try {
    return call()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const hostOf = ({ host }: Library, view: core.View): string => {
  const found = host(view)
  return found._tag === 'Some' ? found.value : ''
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const checkFresh = (...views: readonly (core.View | undefined)[]): void => {
  for (const view of views) if (view !== undefined) fresh(view)
}

/** Returns the origin of `text`, which must be a URI. */
const originOf = (library: Library, text: string): unknown => library.origin(library.view(text as core.Uri))

const redirects: Readonly<Record<string, Operation>> = {
  isLocalPath: (library, { text }) => {
    if (!library.isLocalPath(text)) return undefined
    expect(text).toMatch(/^\/(?!\/)/)
    const resolved = library.resolveText(library.view(SITE as core.Uri))(text)
    expect(resolved._tag).toBe('Right')
    if (resolved._tag === 'Right') expect(library.origin(resolved.right)).toEqual(originOf(library, SITE))
    return text
  },
  localTarget: (library, { text, view }) => {
    const found = library.origin(view)
    const origins = found._tag === 'Some' ? [found.value] : []
    const choose = attempt(() => library.localTarget<string, string>({ fallback: '/', origins }))
    const target = choose?.(SITE as never)(text)
    if (target === undefined) return undefined
    const allowed = [originOf(library, SITE), found]
    expect(allowed).toContainEqual(originOf(library, target))
    expect(choose?.(SITE as never)(target)).toBe(target)
    return target
  },
  redirectUriMatcher: (library, { text, view }, data) => {
    const matches = attempt(() => library.redirectUriMatcher<string>([view.text]))
    if (matches === undefined) return undefined
    expect(matches(view.text)).toMatchObject({ right: { text: view.text } })
    for (const requested of [text, data]) {
      const match = matches(requested)
      if (match._tag === 'Left') continue
      checkFresh(match.right)
      expect(library.withoutPort(match.right).text).toBe(library.withoutPort(view).text)
    }
    return view.text
  },
  guardFetch: async (library, { text }, data) => {
    const sent: string[] = []
    const fetch = async (input: string) => {
      sent.push(input)
      return { status: 302, headers: { get: () => data } }
    }
    const guarded = library.guardFetch({ fetch, schemes: ['http', 'https'], maxRedirects: 2 })
    const error = await guarded(text).catch((reason) => reason)
    expect(error.code).toBe('ERR_GUARDED_FETCH')
    for (const each of sent) {
      const { hostname, protocol, username } = new URL(each)
      expect([protocol, username]).toEqual([expect.stringMatching(/^https?:$/), ''])
      expect(library.privateAddress(hostname.replace(/[[\]]/g, ''))).not.toMatchObject({ _tag: 'Some' })
    }
    return sent.at(-1) ?? error.text
  },
}

const hosts: Readonly<Record<string, Operation>> = {
  hostList: (library, { view }) => {
    const host = hostOf(library, view)
    const isListed = attempt(() => library.hostList<string>([host]))
    if (isListed === undefined) return undefined
    expect(isListed(view)).toBe(true)
    const isInTree = attempt(() => library.hostList<string>([`.${host}`]))
    expect(isInTree?.(view) ?? true).toBe(true)
    expect(library.hostList<string>([])(view)).toBe(false)
    return `//${host}`
  },
  proxyOf: (library, { text, view }) => {
    const proxyFor = attempt(() => library.proxyOf({ all_proxy: text }))
    if (proxyFor === undefined) return undefined
    const proxy = proxyFor(view)
    const host = hostOf(library, view)
    const isListed = attempt(() => library.hostList<string>([host]))
    // In `NO_PROXY`, curl does not recognize an address in brackets.
    const direct = { all_proxy: text, no_proxy: host.replace(/[[\]]/g, '') }
    if (isListed) expect(library.proxyOf(direct)(view)).toEqual({ _tag: 'None' })
    return proxy._tag === 'Some' ? proxy.value : undefined
  },
  hasOriginLike: (library, { view }) => {
    const found = library.origin(view)
    if (found._tag === 'None') return undefined
    const pattern = attempt(() => library.originPattern<string>(found.value))
    if (pattern !== undefined) expect(library.hasOriginLike<string>(pattern)(view)).toBe(true)
    const wildcard = attempt(() => library.originPattern<string>(found.value.replace('://', '://*.')))
    if (wildcard === undefined) return found.value
    const isLike = library.hasOriginLike<string>([wildcard])
    expect(isLike(view)).toBe(false)
    const below = library.withHost(`x.${hostOf(library, view)}`)(view)
    if (below._tag === 'Right' && !hostOf(library, view).endsWith('.')) expect(isLike(below.right as never)).toBe(true)
    return found.value
  },
  inCidr: (library, { view }, data) => {
    const address = hostOf(library, view).replace(/[[\]]/g, '')
    const texts = [data.length % 130, 32, 128].map((length) => `${address}/${length}`)
    const found = texts.find((text) => library.parseCidr(text)._tag === 'Some') ?? data
    const block = library.parseCidr(found)
    const isInside = attempt(() => library.inCidr<string>(found))
    expect(isInside !== undefined).toBe(block._tag === 'Some')
    if (block._tag === 'None' || isInside === undefined) return undefined
    expect([isInside(address), library.inCidr(block.value)(address)]).toEqual([true, true])
    expect(library.inCidr(block.value)(data)).toBe(isInside(data))
    return `//[${library.formatIPv6(block.value.first)}]`
  },
}

const links: Readonly<Record<string, Operation>> = {
  parseLinks: (library, { text }, data) => {
    for (const field of [text, data, `<${text}>; rel=${data}`]) {
      const parsed = library.parseLinks(field)
      if (parsed._tag === 'Left') continue
      for (const { target, anchor } of parsed.right) checkFresh(target, anchor)
      const first = parsed.right[0]
      if (first !== undefined) return first.target.text
    }
    return undefined
  },
  formatLinks: (library, { text, view }, data) => {
    const parameters = [text, data].map((value, index) => ({ name: `x${index}*`, value }))
    const field = library.formatLinks([{ target: view, rels: ['next'], anchor: view, parameters }])
    if (field._tag === 'Left') return undefined
    const parsed = library.parseLinks(field.right)
    if (parsed._tag === 'Left') return expect.fail(field.right)
    checkFresh(parsed.right[0]?.target)
    const [target, anchor] = [{ text: view.text }, { text: view.text }]
    expect(parsed.right).toMatchObject([{ target, rels: ['next'], anchor, parameters }])
    expect(library.linkOf('next')(parsed.right)).toEqual({ _tag: 'None' })
    const base = library.view(SITE as core.Uri)
    const [link] = library.resolveLinks(base)(parsed.right)
    checkFresh(link?.target, link?.anchor)
    expect(link?.target.text).toBe(library.resolve(base)(view).text)
    return link?.target.text
  },
  parseLinkTemplates: (library, { text }, data) => {
    const parsed = library.parseLinkTemplates(`${quote(text)};rel="next";anchor=${quote(data)};x=${quote(data)}`)
    if (parsed._tag === 'Left') return undefined
    checkFresh(parsed.right[0]?.varBase)
    expect(parsed.right).toMatchObject([{ target: { text }, anchor: { text: data }, rels: ['next'] }])
    const expanded = parsed.right[0] && library.expandUnknown(parsed.right[0].target)({ a: data })
    if (expanded?._tag !== 'Right') return undefined
    if (library.isUriReference(text)) expect(expanded.right).toBe(text)
    return expanded.right
  },
}

const proxies: Readonly<Record<string, Operation>> = {
  parseForwarded: (library, { text, view }, data) => {
    const { authority } = library.components(view)
    const pairs = [authority === undefined ? '' : `host=${quote(authority)};`, `x=${quote(text)}`].join('')
    for (const field of [pairs, text, data]) {
      const parsed = library.parseForwarded(field)
      if (parsed._tag === 'Left') continue
      for (const { host = '' } of parsed.right) expect(library.isUriReference(`//${host}`)).toBe(true)
      const found = parsed.right.find(({ host }) => host !== undefined)
      if (found !== undefined) return `//${found.host}`
    }
    return undefined
  },
  receivedUri: (library, { text, view }, data) => {
    const target = library.parseRequestTarget('GET', text)
    if (target._tag === 'Left') return undefined
    const receive = library.receivedUri<string, string>({ trust: ['10.0.0.0/8'], fields: 'forwarded' })
    const forwarded = `for=9.9.9.9;proto=https;host=${quote(hostOf(library, view) || data)}`
    const received = receive({
      ...{ peer: '10.0.0.1', scheme: 'http', host: data, target: target.right },
      headers: { forwarded },
    })
    if (received._tag === 'Left') return undefined
    checkFresh(received.right.uri)
    expect([received.right.client, received.right.uri._tag]).toEqual(['9.9.9.9', 'Uri'])
    return received.right.uri.text
  },
}

const SECRET = 'zq9'

const logs: Readonly<Record<string, Operation>> = {
  redactText: (library, { text, view }, data) => {
    const secret = library.setPair('api_key', SECRET)(view)
    for (const mask of ['***', 'REDACTED']) {
      const redact = library.redactText({ keys: library.SECRET_KEYS, exact: library.OTEL_KEYS, mask })
      if (library.isUriReference(text)) expect(library.isUriReference(redact(text))).toBe(true)
      if (!view.text.includes(SECRET)) expect(redact(secret.text)).not.toContain(SECRET)
      redact(data)
    }
    return library.redactText({ mask: 'x' })(text)
  },
  urlAttributes: (library, { view }) => {
    const attributes = library.urlAttributes(view)
    expect('url.full' in attributes).toBe(view.schemeEnd >= 0)
    const userinfo = library.userinfo(view)
    const full = attributes['url.full'] ?? attributes['url.path']
    const isHidden = userinfo._tag === 'None' || !full.includes(`//${userinfo.value}@`)
    expect(isHidden || /^(REDACTED:?)*$/.test((userinfo as core.Some<string>).value)).toBe(true)
    return full
  },
}

const others: Readonly<Record<string, Operation>> = {
  connectionUri: (library, { text, view }) => {
    const scheme = /^[a-z][a-z\d+.-]*(?=:)/.exec(view.text)?.[0] ?? 'postgres'
    const { parse, is } = library.connectionUri({ schemes: [scheme as 'a'], hosts: 'many', requireHost: false })
    const one = library.connectionUri({ schemes: [scheme as 'a'], hosts: 'one', requireHost: false })
    const found = [text, view.text, `${scheme}:${text}`].find((each) => is(each))
    if (found === undefined) return undefined
    const parsed = parse(found)
    if (parsed._tag === 'Left') return expect.fail(found)
    const { hosts: names, password } = parsed.right
    if (one.is(found)) expect([names.length < 2, library.isUri(found)]).toEqual([true, true])
    expect(Object.keys(parsed.right)).not.toContain('password')
    return password ?? names[0]?.name ?? found
  },
  purl: (library, { text, view }, data) => {
    const parts = { type: 'generic', name: data, version: data, qualifiers: [['a', text] as const], subpath: text }
    const built = library.buildPurl(parts as never)
    const found = [built._tag === 'Right' ? built.right : '', text, view.text].find(
      (each) => library.parsePurl(each)._tag === 'Right',
    )
    if (built._tag === 'Right') expect(found).toBe(built.right)
    if (found === undefined) return undefined
    const parsed = library.parsePurl(found)
    if (parsed._tag === 'Left') return expect.fail(found)
    const again = library.buildPurl(parsed.right as never)
    if (again._tag === 'Left') return expect.fail(found)
    expect(library.isUri(again.right)).toBe(true)
    expect(library.parsePurl(again.right)).toEqual(parsed)
    return again.right
  },
}

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...redirects,
  ...hosts,
  ...links,
  ...proxies,
  ...logs,
  ...others,
}
