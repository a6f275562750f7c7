import querystring from 'node:querystring'
import nodeUrl from 'node:url'
import fc from 'fast-check'
import { components, parseUriReference, resolve as resolveView, type Uri, view } from 'uri-ts'
import { anyHttpUri, anyUriReference } from 'uri-ts/fast-check'
import { describe, expect } from 'vitest'
import { law, TARGETS } from '../../../test/support/law'
import { hostileText } from '../../shared/test/hostile-texts'
import { BASE, hostOfBrowser, normalHost } from '../../shared/test/hosts'
import { format, parse, resolve, resolveObject, type Url } from '../src/url'

const BASE_HOST = 'base.example'

/**
 * Returns a call's result, or `undefined` if the call throws a `URIError` or an error with one of Node's error codes.
 */
const attempt = <A>(call: () => A): A | undefined => {
  try {
    return call()
  } catch (error) {
    const { code } = error as { readonly code?: string }
    expect(error instanceof URIError || ['ERR_INVALID_URL', 'ERR_INVALID_ARG_VALUE'].includes(code ?? '')).toBe(true)
    return undefined
  }
}

const ownHost = ({ protocol, slashes, hostname }: Url): string | undefined => {
  if (!hostname) return protocol === null && slashes !== true ? BASE_HOST : undefined
  return normalHost(hostOfBrowser(`${protocol ?? 'http:'}//${hostname.includes(':') ? `[${hostname}]` : hostname}`))
}

const theirHost = (text: string, { protocol }: Url): string | undefined =>
  normalHost(protocol === null ? hostOfBrowser(text, BASE) : hostOfBrowser(text))

const escaped = (part: string | undefined): string | undefined => part?.replaceAll("'", '%27')

describe('for texts of attackers', () => {
  law(
    'parse names the host that browsers name, or throws',
    [hostileText, fc.boolean()],
    (text, isHostExpected) => {
      const url = attempt(() => parse(text, false, isHostExpected))
      if (url === undefined || (url.protocol === null && url.hostname === null && !isHostExpected)) return
      const theirs = theirHost(text, url)
      if (theirs !== undefined) expect([text, ownHost(url)]).toEqual([text, theirs])
    },
    TARGETS,
  )

  law('the href has the host that browsers find in the text', [hostileText], (text) => {
    const url = attempt(() => parse(text, false, true))
    const theirs = url === undefined ? undefined : theirHost(text, url)
    if (url !== undefined && theirs !== undefined) expect([text, theirHost(url.href, url)]).toEqual([text, theirs])
  })

  law(
    'format writes what parse read, and parse reads it again',
    [hostileText, fc.boolean()],
    (text, isHostExpected) => {
      const url = attempt(() => parse(text, false, isHostExpected))
      if (url === undefined) return
      expect([text, format(url)]).toEqual([text, url.href])
      expect([text, parse(url.href, false, isHostExpected).href]).toEqual([text, url.href])
    },
  )

  law(
    'resolve names the host that browsers name, or throws',
    [hostileText, hostileText],
    (base, text) => {
      const page = attempt(() => parse(base, false, true)) && theirBase(base)
      const resolved = attempt(() => resolve(base, text))
      if (resolved === undefined || page === undefined) return
      const theirs = normalHost(hostOfBrowser(text, page))
      if (theirs !== undefined)
        expect([base, text, resolved, normalHost(hostOfBrowser(resolved, BASE))]).toEqual([
          base,
          text,
          resolved,
          theirs,
        ])
    },
    TARGETS,
  )

  law('resolveObject has the properties of the target', [hostileText, hostileText], (base, text) => {
    const resolved = attempt(() => resolve(base, text))
    const object = base === '' ? undefined : attempt(() => resolveObject(base, text) as Url)
    expect([base, text, object?.href]).toEqual([base, text, base === '' ? undefined : resolved])
    if (object !== undefined) expect(format(object)).toBe(object.href)
  })

  law(
    'format keeps the host of the properties, or throws',
    [fc.constantFrom('http:', 'https', 'x:', 'file:', undefined), hostileText, hostileText, hostileText],
    (protocol, hostname, auth, pathname) => {
      const text = attempt(() => format({ protocol, slashes: true, hostname, auth, pathname }))
      const theirs = hostOfBrowser(`${protocol === 'x:' ? 'x' : 'http'}://${hostname}/`)
      if (text === undefined || hostOfBrowser(text, BASE) === undefined) return
      expect([hostname, text, hostOfBrowser(text, BASE)]).toEqual([hostname, text, theirs])
    },
  )
})

const theirBase = (base: string): string | undefined => {
  try {
    return new URL(base, BASE).href
  } catch {
    return undefined
  }
}

describe('for valid texts', () => {
  law('parse finds the components of parseUriReference', [anyUriReference()], (text) => {
    const url = attempt(() => parse(text, false, true))
    const parsed = parseUriReference(text)
    if (url === undefined || parsed._tag === 'Left') return
    const { scheme, userinfo, host, port, path, query, fragment } = components(parsed.right)
    expect(url.protocol).toBe(scheme === undefined ? null : `${scheme.toLowerCase()}:`)
    expect(url.slashes).toBe(host === undefined ? null : true)
    expect(url.auth).toBe(userinfo === undefined ? null : decodeURIComponent(userinfo))
    expect(url.port).toBe(port || null)
    const isRoot = path === '' && url.pathname === '/'
    const part = url.protocol === 'javascript:' ? (text: string | undefined) => text : escaped
    expect(url.pathname).toBe(isRoot ? '/' : part(path) || null)
    expect(url.search).toBe(query === undefined ? null : part(`?${query}`))
    expect(url.hash).toBe(fragment === undefined ? null : part(`#${fragment}`))
  })

  law('parse finds the properties that Node finds in HTTP URIs', [anyHttpUri()], (text) => {
    const theirs = attempt(() => nodeUrl.parse(text))
    const ours = attempt(() => parse(text))
    if (theirs === undefined || ours === undefined || theirs.hostname !== ours.hostname) return
    expect({ ...ours }).toEqual({ ...theirs })
  })

  law('resolve gives the URI that resolve of uri-ts gives', [anyHttpUri(), anyUriReference()], (base, reference) => {
    const resolved = attempt(() => resolve(base, reference))
    const parsed = parseUriReference(reference)
    if (resolved === undefined || parsed._tag === 'Left') return
    const repeats = /^https?:(?!\/\/)/i.test(reference)
    if (!repeats) expect(resolved).toBe(parse(resolveView(view(base as Uri))(parsed.right).text, false, true).href)
  })
})

const queryText = fc
  .array(
    fc.constantFrom('a', '=', '&', '+', '%', '%41', '%C3%BC', '%ff', '%EF%BB%BF', '__proto__', 'toString', "'", '?'),
  )
  .map((parts) => parts.join(''))

law('a query is read and written as by node:querystring', [queryText], (text) => {
  const { query, search } = parse(`?${text}`, true)
  expect(Object.getPrototypeOf(query)).toBe(null)
  expect(query).toEqual(querystring.parse(search?.slice(1) ?? ''))
  expect(format({ query })).toBe(format({ search: querystring.stringify(query as never) }))
})
