import type { Either } from 'fp-ts/Either'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as o from '../../../src/core/building/remove-component'
import * as w from '../../../src/core/building/set-component'
import * as e from '../../../src/core/building/set-encoded'
import type { BuildError } from '../../../src/core/errors/build-error'
import type { View } from '../../../src/core/model/view'
import { fresh, refOf, rightOf, uriOf } from '../../support/views'

type Change = (view: View) => Either<BuildError, View>

const FULL = 'http://u:p@h:80/a/b?q#f'

const ROWS: readonly { readonly name: string; readonly change: Change; readonly text: string; readonly to: string }[] =
  [
    { name: 'withScheme', change: w.withScheme('ftp'), text: FULL, to: 'ftp://u:p@h:80/a/b?q#f' },
    { name: 'withScheme', change: w.withScheme('x'), text: 'a/b', to: 'x:a/b' },
    { name: 'withScheme', change: w.withScheme('x'), text: './a:b', to: 'x:./a:b' },
    { name: 'withScheme', change: w.withScheme('x'), text: '/.//a', to: 'x:/.//a' },
    { name: 'withAuthority', change: w.withAuthority('a@b:1'), text: FULL, to: 'http://a@b:1/a/b?q#f' },
    { name: 'withAuthority', change: w.withAuthority(''), text: FULL, to: 'http:///a/b?q#f' },
    { name: 'withAuthority', change: w.withAuthority('a'), text: 'x:', to: 'x://a' },
    { name: 'withAuthority', change: w.withAuthority('a'), text: '/.//b', to: '//a/.//b' },
    { name: 'withUserinfo', change: w.withUserinfo('me'), text: FULL, to: 'http://me@h:80/a/b?q#f' },
    { name: 'withUserinfo', change: w.withUserinfo(''), text: '//h', to: '//@h' },
    { name: 'withHost', change: w.withHost('[::1]'), text: FULL, to: 'http://u:p@[::1]:80/a/b?q#f' },
    { name: 'withHost', change: w.withHost('1.2.3.4'), text: '/a', to: '//1.2.3.4/a' },
    { name: 'withPort', change: w.withPort(8080), text: FULL, to: 'http://u:p@h:8080/a/b?q#f' },
    { name: 'withPort', change: w.withPort(''), text: '//h', to: '//h:' },
    { name: 'withPath', change: w.withPath('/c'), text: FULL, to: 'http://u:p@h:80/c?q#f' },
    { name: 'withPath', change: w.withPath(''), text: FULL, to: 'http://u:p@h:80?q#f' },
    { name: 'withPath', change: w.withPath('//c'), text: '//h', to: '//h//c' },
    { name: 'withPath', change: w.withPath('//c'), text: 'x:a', to: 'x:/.//c' },
    { name: 'withPath', change: w.withPath('c:d'), text: '?q', to: './c:d?q' },
    { name: 'withSegments', change: w.withSegments(['', 'c', '']), text: FULL, to: 'http://u:p@h:80/c/?q#f' },
    { name: 'withSegments', change: w.withSegments([]), text: FULL, to: 'http://u:p@h:80?q#f' },
    { name: 'withSegments', change: w.withSegments(['', '', 'c']), text: 'x:', to: 'x:/.//c' },
    { name: 'withSegments', change: w.withSegments(['..', '%2F']), text: '', to: '../%2F' },
    { name: 'withQuery', change: w.withQuery('c=d'), text: FULL, to: 'http://u:p@h:80/a/b?c=d#f' },
    { name: 'withQuery', change: w.withQuery(''), text: '', to: '?' },
    { name: 'withFragment', change: w.withFragment('/?'), text: FULL, to: 'http://u:p@h:80/a/b?q#/?' },
    { name: 'withUserinfoEncoded', change: e.withUserinfoEncoded('m@e'), text: '//h', to: '//m%40e@h' },
    { name: 'withHostEncoded', change: e.withHostEncoded('a@b:c'), text: '//h:1', to: '//a%40b%3Ac:1' },
    { name: 'withHostEncoded', change: e.withHostEncoded('[::1]'), text: '', to: '//%5B%3A%3A1%5D' },
    { name: 'withPathEncoded', change: e.withPathEncoded('/a b/../?'), text: '//h', to: '//h/a%20b/../%3F' },
    { name: 'withPathEncoded', change: e.withPathEncoded('//b'), text: 'x:a', to: 'x:/.//b' },
    {
      name: 'withSegmentsEncoded',
      change: e.withSegmentsEncoded(['', 'a/b', '%2e']),
      text: '//h',
      to: '//h/a%2Fb/%252e',
    },
    { name: 'withSegmentsEncoded', change: e.withSegmentsEncoded(['a:b']), text: '', to: './a:b' },
  ]

const check = ({ change, text, to }: (typeof ROWS)[number]): void => {
  const view = rightOf(change(refOf(text)))
  expect(fresh(view).text).toBe(to)
}

describe('withX and withXEncoded', () => {
  it.each(ROWS)('$name: <$text> becomes <$to>', check)

  it.each([
    { name: 'withScheme', change: w.withScheme('a b'), text: FULL, error: ['a b', 1, 'scheme', 'character'] },
    { name: 'withAuthority', change: w.withAuthority('a@b@c'), text: FULL, error: ['a@b@c', 3, 'host', 'character'] },
    { name: 'withAuthority', change: w.withAuthority('a'), text: 'x:b', error: ['b', 0, 'path', 'path-rootless'] },
    { name: 'withUserinfo', change: w.withUserinfo('a@b'), text: FULL, error: ['a@b', 1, 'userinfo', 'character'] },
    { name: 'withUserinfo', change: w.withUserinfo('a'), text: '/a', error: ['a', 0, 'userinfo', 'authority-missing'] },
    { name: 'withHost', change: w.withHost('a:80'), text: FULL, error: ['a:80', 1, 'host', 'character'] },
    { name: 'withHost', change: w.withHost('a'), text: 'b', error: ['b', 0, 'path', 'path-rootless'] },
    { name: 'withPort', change: w.withPort('80@evil'), text: FULL, error: ['80@evil', 2, 'port', 'character'] },
    { name: 'withPort', change: w.withPort(-1), text: FULL, error: ['-1', 0, 'port', 'character'] },
    { name: 'withPort', change: w.withPort(1.5), text: FULL, error: ['1.5', 1, 'port', 'character'] },
    { name: 'withPort', change: w.withPort(Number.NaN), text: FULL, error: ['NaN', 0, 'port', 'character'] },
    { name: 'withPort', change: w.withPort(80), text: 'x:', error: ['80', 0, 'port', 'authority-missing'] },
    { name: 'withPath', change: w.withPath('/a#b'), text: FULL, error: ['/a#b', 2, 'path', 'character'] },
    { name: 'withPath', change: w.withPath('a'), text: FULL, error: ['a', 0, 'path', 'path-rootless'] },
    {
      name: 'withSegments',
      change: w.withSegments(['', 'a/b']),
      text: FULL,
      error: ['a/b', 1, 'path', 'segment-slash'],
    },
    { name: 'withSegments', change: w.withSegments(['', 'a?']), text: FULL, error: ['/a?', 2, 'path', 'character'] },
    { name: 'withQuery', change: w.withQuery('#'), text: FULL, error: ['#', 0, 'query', 'character'] },
    { name: 'withFragment', change: w.withFragment('a#'), text: FULL, error: ['a#', 1, 'fragment', 'character'] },
    {
      name: 'withUserinfoEncoded',
      change: e.withUserinfoEncoded('@'),
      text: 'x:',
      error: ['%40', 0, 'userinfo', 'authority-missing'],
    },
    { name: 'withHostEncoded', change: e.withHostEncoded('a'), text: 'x:b', error: ['b', 0, 'path', 'path-rootless'] },
    {
      name: 'withPathEncoded',
      change: e.withPathEncoded('a b'),
      text: FULL,
      error: ['a%20b', 0, 'path', 'path-rootless'],
    },
    {
      name: 'withSegmentsEncoded',
      change: e.withSegmentsEncoded(['', '..']),
      text: FULL,
      error: ['..', 0, 'path', 'dot-segment'],
    },
    {
      name: 'withSegmentsEncoded',
      change: e.withSegmentsEncoded(['.']),
      text: '',
      error: ['.', 0, 'path', 'dot-segment'],
    },
  ] as const)('$name: <$text> fails: $error', ({ change, text, error: [wrong, offset, component, reason] }) => {
    const changed: Either<BuildError, View> = (change as Change)(refOf(text))
    expect(changed).toEqual(E.left({ _tag: 'BuildError', text: wrong, offset, component, reason }))
  })
})

describe('withQueryEncoded and withFragmentEncoded', () => {
  it.each([
    { text: FULL, query: 'http://u:p@h:80/a/b?a%20b/?%23#f', fragment: 'http://u:p@h:80/a/b?q#a%20b/?%23' },
    { text: '', query: '?a%20b/?%23', fragment: '#a%20b/?%23' },
    { text: 'x:#', query: 'x:?a%20b/?%23#', fragment: 'x:#a%20b/?%23' },
  ])('set query and fragment of <$text>', ({ text, query, fragment }) => {
    expect(fresh(e.withQueryEncoded('a b/?#')(refOf(text))).text).toBe(query)
    expect(fresh(e.withFragmentEncoded('a b/?#')(refOf(text))).text).toBe(fragment)
  })
})

describe('withoutX', () => {
  const rows: readonly {
    readonly name: string
    readonly change: (view: View) => View
    readonly text: string
    readonly to: string
  }[] = [
    { name: 'withoutAuthority', change: o.withoutAuthority, text: FULL, to: 'http:/a/b?q#f' },
    { name: 'withoutAuthority', change: o.withoutAuthority, text: '//h', to: '' },
    { name: 'withoutAuthority', change: o.withoutAuthority, text: 'x://h//a', to: 'x:/.//a' },
    { name: 'withoutAuthority', change: o.withoutAuthority, text: 'a/b', to: 'a/b' },
    { name: 'withoutUserinfo', change: o.withoutUserinfo, text: FULL, to: 'http://h:80/a/b?q#f' },
    { name: 'withoutUserinfo', change: o.withoutUserinfo, text: 'a', to: 'a' },
    { name: 'withoutPort', change: o.withoutPort, text: FULL, to: 'http://u:p@h/a/b?q#f' },
    { name: 'withoutPort', change: o.withoutPort, text: '//h:', to: '//h' },
    { name: 'withoutQuery', change: o.withoutQuery, text: FULL, to: 'http://u:p@h:80/a/b#f' },
    { name: 'withoutQuery', change: o.withoutQuery, text: '?', to: '' },
    { name: 'withoutFragment', change: o.withoutFragment, text: FULL, to: 'http://u:p@h:80/a/b?q' },
    { name: 'withoutFragment', change: o.withoutFragment, text: 'a#', to: 'a' },
  ]

  it.each(rows)('$name: <$text> becomes <$to>', ({ change, text, to }) => {
    expect(fresh(change(refOf(text))).text).toBe(to)
  })

  it.each([
    { text: FULL, to: '//u:p@h:80/a/b?q#f' },
    { text: 'x:', to: '' },
    { text: 'x:a', to: 'a' },
    { text: 'urn:a:b', to: './a:b' },
    { text: 'x::', to: './:' },
    { text: 'x:/a:b', to: '/a:b' },
    { text: 'x:/.//a', to: '/.//a' },
    { text: 'x:?a:b', to: '?a:b' },
  ])('withoutScheme: <$text> becomes <$to>', ({ text, to }) => {
    expect(fresh(o.withoutScheme(uriOf(text))).text).toBe(to)
  })
})
