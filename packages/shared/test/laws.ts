/** Defines the laws that both drop-in replacements must obey. */
import fc from 'fast-check'
import { components, isUriReference, normalize, parseUriReference } from 'uri-ts'
import { anyUriReference } from 'uri-ts/fast-check'
import { describe, expect, it } from 'vitest'
import { law } from '../../../test/support/law'
import type { Api } from '../src/api'
import { hostText } from '../src/host'
import { anyPlainText, hostileText } from './hostile-texts'
import { BASE, hostOfBrowser, normalHost, theirHost } from './hosts'

type DropIn = Pick<Api, 'parse' | 'normalize' | 'resolve' | 'equal' | 'serialize'>

const attempt = <A>(call: () => A): A | undefined => {
  try {
    return call()
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    return undefined
  }
}

const ourHost = ({ scheme, host, ipv6Zone }: ReturnType<DropIn['parse']>): string | undefined => {
  if (host === undefined || host === '') return undefined
  const text = hostText(host, ipv6Zone, true)
  return normalHost(hostOfBrowser(`${scheme ?? 'http'}://${text}`))
}

export const describeLaws = (
  name: string,
  { parse, normalize: normalizeUri, resolve, equal, serialize }: DropIn,
): void => {
  describe(`${name}, for texts of attackers`, () => {
    law('parse names the host that browsers name, or has an error', [hostileText], (text) => {
      const component = parse(text)
      const theirs = theirHost(text)
      if (component.error !== undefined || theirs === undefined) return
      if (component.host === '' || (component.host === undefined && component.scheme !== undefined)) return
      expect([text, component.host === undefined ? 'base.example' : ourHost(component)]).toEqual([text, theirs])
    })

    law('normalize keeps the host that browsers read', [hostileText], (text) => {
      const theirs = theirHost(text)
      const normalized = normalizeUri(text)
      if (normalized === text || theirs === undefined || parse(text).error !== undefined) return
      expect([text, normalized, theirHost(normalized)]).toEqual([text, normalized, theirs])
    })

    law('resolve names the host that browsers name, or throws', [hostileText], (text) => {
      const resolved = attempt(() => resolve(BASE, text))
      const theirs = normalHost(hostOfBrowser(text, BASE))
      if (resolved === undefined || theirs === undefined || !parse(resolved).host) return
      expect([text, resolved, normalHost(hostOfBrowser(resolved))]).toEqual([text, resolved, theirs])
    })

    law('equal texts have the same host for browsers', [hostileText, hostileText], (a, b) => {
      if (!equal(a, b)) return
      const [theirs, others] = [theirHost(a), theirHost(b)]
      if (theirs !== undefined && others !== undefined) expect([a, b, theirs]).toEqual([a, b, others])
    })

    law('normalize is idempotent, and what it changes is a reference', [hostileText], (text) => {
      const once = normalizeUri(text)
      expect(normalizeUri(once)).toBe(once)
      if (once !== text && !once.includes('%25'))
        expect([once, isUriReference(once.replace(/%25[^\]]*\]/, ']'))]).toEqual([once, true])
    })

    law(
      'serialize keeps the host of components, whatever they are',
      [fc.string(), fc.string(), fc.string()],
      (userinfo, host, path) => {
        const text = attempt(() => serialize({ scheme: 'x', userinfo, host, path }))
        if (text === undefined) return
        const view = parseUriReference(text.replace(/%25[^\]]*\]/, ']'))
        expect([text, view._tag]).toEqual([text, 'Right'])
        if (view._tag === 'Right') expect(components(view.right).userinfo).toBeDefined()
      },
    )

    law('parse of a reference finds the components of parseUriReference', [anyUriReference()], (text) => {
      const view = parseUriReference(text)
      if (view._tag === 'Left') throw new Error(text)
      const ours = components(view.right)
      const theirs = parse(text)
      expect(theirs.scheme).toBe(ours.scheme?.toLowerCase())
      expect(theirs.userinfo).toBe(ours.userinfo)
      expect(theirs.host === undefined).toBe(ours.host === undefined)
      expect(theirs.port === undefined ? undefined : theirs.port).toEqual(
        ours.port === undefined ? undefined : ours.port === '' ? '' : Number(ours.port),
      )
      if (['urn', 'mailto', 'ws', 'wss'].includes(theirs.scheme ?? '')) return
      const { query, fragment } = components(normalize(view.right))
      expect([theirs.query, theirs.fragment]).toEqual([query, fragment])
      const decoded = (path: string | undefined) =>
        path?.replace(/%2E/gi, '.').replace(/%[\da-f]{2}/gi, (triplet) => {
          const octet = Number.parseInt(triplet.slice(1), 16)
          const character = String.fromCharCode(octet)
          return /[\w~-]/.test(character) ? character : triplet.toUpperCase()
        })
      expect(decoded(theirs.path)).toBe(decoded(ours.path))
    })

    law(
      'plain texts are read as with options',
      [fc.oneof(anyPlainText, hostileText), fc.oneof(anyPlainText, hostileText, anyUriReference())],
      (text, other) => {
        // Passing options, even `{}`, disables the fast path for plain strings.
        expect(parse(text)).toEqual(parse(text, {}))
        expect(normalizeUri(text)).toBe(normalizeUri(text, {}))
        expect(equal(text, other)).toBe(equal(text, other, {}))
        expect(equal(text, normalizeUri(text))).toBe(equal(text, normalizeUri(text), {}))
        expect(attempt(() => resolve(text, other))).toBe(attempt(() => resolve(text, other, {})))
      },
    )

    it.each([
      ['///../c', 'x:///c'],
      ['///.', 'x:///'],
      ['///a/../c', 'x:///c'],
    ])('%j, whose first segment is a host for browsers, keeps its dot segments', (text, target) => {
      expect(normalizeUri(text)).toBe(text)
      expect(resolve('/x', text)).toBe(text)
      expect(equal(text, '///c')).toBe(false)
      expect(resolve('x://a/b', text)).toBe(target)
    })

    it('throws a TypeError for what is not a text', () => {
      for (const value of [undefined, null, 1, {}, []]) expect(() => parse(value as never)).toThrow(TypeError)
    })
  })
}
