import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { fromComponents } from '../../../src/core/building/build'
import {
  appendSegments,
  joinPath,
  parent,
  withoutTrailingSlash,
  withTrailingSlash,
} from '../../../src/core/building/set-path'
import { hasTrailingSlash } from '../../../src/core/components/comparisons'
import { showReason } from '../../../src/core/errors/format-error'
import { fresh, refOf, rightOf } from '../../support/views'

describe('appendSegments', () => {
  it.each([
    { text: 'http://h', data: ['a'], to: 'http://h/a' },
    { text: 'http://h/?q#f', data: ['a', 'b/c'], to: 'http://h/a/b%2Fc?q#f' },
    { text: 'http://h/a', data: ['b'], to: 'http://h/a/b' },
    { text: 'http://h/a/', data: [''], to: 'http://h/a/' },
    { text: 'http://h/a', data: [''], to: 'http://h/a/' },
    { text: 'http://h/a', data: ['', 'b', ''], to: 'http://h/a//b/' },
    { text: 'http://h/a//', data: ['b'], to: 'http://h/a//b' },
    { text: 'http://h/a', data: [], to: 'http://h/a' },
    { text: '?q', data: ['a:b'], to: './a:b?q' },
    { text: '', data: ['', 'b'], to: '/b' },
    { text: '', data: ['', '', 'b'], to: '/.//b' },
    { text: '/', data: ['', 'b'], to: '/.//b' },
    { text: '/.//a', data: ['b'], to: '/.//a/b' },
    { text: './a:b', data: ['c'], to: './a:b/c' },
    { text: '..', data: ['a'], to: '../a' },
    { text: 'urn:a:b', data: ['c%'], to: 'urn:a:b/c%25' },
    { text: 'x:', data: ['a:b'], to: 'x:a:b' },
    { text: 'x:', data: ['', '', 'b'], to: 'x:/.//b' },
    { text: 'file:///', data: ['é'], to: 'file:///%C3%A9' },
  ])('adds $data to <$text>: <$to>', ({ text, data, to }) => {
    expect(fresh(rightOf(appendSegments(data)(refOf(text)))).text).toBe(to)
  })

  it.each(['.', '..'])('refuses the segment %s', (dots) => {
    expect(appendSegments(['a', dots])(refOf('http://h/'))).toMatchObject({
      left: { reason: 'dot-segment', text: dots },
    })
  })
})

describe('joinPath', () => {
  it.each([
    { text: 'http://h/a?q#f', path: 'b', to: 'http://h/a/b?q#f' },
    { text: 'http://h/a/', path: '/b/', to: 'http://h/a/b/' },
    { text: 'http://h', path: './b', to: 'http://h/b' },
    { text: 'http://h/a', path: '//b', to: 'http://h/a//b' },
    { text: 'http://h/a', path: '../b', to: 'http://h/a/../b' },
    { text: 'http://h/a', path: '', to: 'http://h/a' },
    { text: 'http://h', path: '/', to: 'http://h' },
    { text: '/', path: '//b', to: '/.//b' },
    { text: '?q', path: '/b', to: '/b?q' },
    { text: '', path: './b', to: './b' },
    { text: '', path: '//b', to: '/.//b' },
    { text: '', path: 'a:b', to: './a:b' },
    { text: 'x:', path: '//b', to: 'x:/.//b' },
    { text: 'urn:a', path: 'b', to: 'urn:a/b' },
  ])('joins $path to <$text>: <$to>', ({ text, path, to }) => {
    expect(fresh(rightOf(joinPath(path)(refOf(text)))).text).toBe(to)
  })

  it.each([
    { path: 'b?c', reason: 'character', offset: 1 },
    { path: 'a%z', reason: 'pct-encoded', offset: 1 },
    { path: null as never, reason: 'not-text', offset: 0 },
  ])('refuses $path', ({ path, reason, offset }) => {
    expect(joinPath(path)(refOf('http://h/'))).toMatchObject({ left: { component: 'path', reason, offset } })
  })
})

describe('the slash at the end', () => {
  it.each([
    { text: 'http://h', added: 'http://h/', removed: 'http://h' },
    { text: 'http://h/', added: 'http://h/', removed: 'http://h' },
    { text: 'http://h/a?b/#c/', added: 'http://h/a/?b/#c/', removed: 'http://h/a?b/#c/' },
    { text: 'http://h/a//?q', added: 'http://h/a//?q', removed: 'http://h/a/?q' },
    { text: '', added: '', removed: '' },
    { text: '?q/', added: '?q/', removed: '?q/' },
    { text: 'x:', added: 'x:', removed: 'x:' },
    { text: '/', added: '/', removed: '/' },
    { text: 'x:/', added: 'x:/', removed: 'x:/' },
    { text: 'a/', added: 'a/', removed: 'a' },
    { text: '..', added: '../', removed: '..' },
    { text: './a:b/', added: './a:b/', removed: './a:b' },
    { text: '/.//', added: '/.//', removed: '/' },
    { text: '/.//a', added: '/.//a/', removed: '/.//a' },
    { text: '//h/.//', added: '//h/.//', removed: '//h/./' },
    { text: 'urn:a:b', added: 'urn:a:b/', removed: 'urn:a:b' },
  ])('of <$text>', ({ text, added, removed }) => {
    expect(fresh(withTrailingSlash(refOf(text))).text).toBe(added)
    expect(fresh(withoutTrailingSlash(refOf(text))).text).toBe(removed)
    expect(hasTrailingSlash(refOf(text))).toBe(/^[^?#]*\/(?:[?#]|$)/.test(text))
  })
})

describe('parent', () => {
  it.each([
    { text: 'http://h/a/b/c?q#f', to: 'http://h/a/b/' },
    { text: 'http://h/a/', to: 'http://h/' },
    { text: 'http://h/a', to: 'http://h/' },
    { text: 'http://h//', to: 'http://h/' },
    { text: 'http://h/a/../b', to: 'http://h/a/../' },
    { text: '/a/...', to: '/a/' },
    { text: '/a/..b', to: '/a/' },
    { text: '/a', to: '/' },
    { text: 'a', to: './' },
    { text: 'a/', to: './' },
    { text: 'a/b', to: 'a/' },
    { text: '../a', to: '../' },
    { text: './a:b', to: './' },
    { text: './a:b/c', to: './a:b/' },
    { text: '/.//a', to: '/.//' },
    { text: '/.//', to: '/' },
    { text: 'urn:a/b', to: 'urn:a/' },
    { text: 'x:/a', to: 'x:/' },
  ])('of <$text> is <$to>', ({ text, to }) => {
    const found = parent(refOf(text))
    expect(O.isSome(found) && fresh(found.value).text).toBe(to)
  })

  it.each([
    ...['http://h', 'http://h/', 'http://h/?a/b', '', '?q', '/', 'x:', 'x:/', 'urn:a:b', 'mailto:a@b', 'urn:a/'],
    ...['.', './', '..', '../', '../..', '/a/..', '/a/../', '/a/%2e%2E', 'http://h/a/.', 'http://h/%2E/'],
  ])('of <%s> is none', (text) => {
    expect(parent(refOf(text))).toEqual(O.none)
  })
})

describe('fromComponents', () => {
  it.each(['protocol', 'hash', 'constructor', '__proto__', 'Host', ''])('refuses the property %j', (name) => {
    const parts = JSON.parse(`{"scheme":"http","host":"h",${JSON.stringify(name)}:"x"}`)
    const built = fromComponents(parts)
    expect(built).toMatchObject({ left: { _tag: 'BuildError', text: name, offset: 0, reason: 'component-unknown' } })
    expect(E.isLeft(built) && showReason(built.left)).toContain('components are scheme, authority, userinfo, host')
  })

  it('refuses a URL, which inherits its properties', () => {
    expect(() => fromComponents(new URL('http://h/a?b'))).toThrow(
      new TypeError("the parts are an object of components, such as { scheme: 'http', host: 'example.com' }"),
    )
  })

  it('refuses it even if its value is undefined', () => {
    expect(E.isLeft(fromComponents({ path: '/', search: undefined } as never))).toBe(true)
  })
})
