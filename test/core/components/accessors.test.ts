import * as O from 'fp-ts/Option'
import * as uri from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { VALID_ROWS, viewOf } from '../../support/corpus'
import { joined, joinedAuthority } from '../../support/joined'

describe.each(VALID_ROWS)('the accessors of $text ($section)', ({ text, components: c }) => {
  const view = viewOf(text)

  it('return raw slices, and None for absent components', () => {
    expect(uri.scheme(view)).toEqual(O.fromNullable(c.scheme))
    expect(uri.authority(view)).toEqual(O.fromNullable(c.authority))
    expect(uri.userinfo(view)).toEqual(O.fromNullable(c.userinfo))
    expect(uri.host(view)).toEqual(O.fromNullable(c.host))
    expect(uri.hostKind(view)).toEqual(O.fromNullable(c.hostKind))
    expect(uri.port(view)).toEqual(O.fromNullable(c.port))
    expect(uri.path(view)).toBe(c.path)
    expect(uri.query(view)).toEqual(O.fromNullable(c.query))
    expect(uri.fragment(view)).toEqual(O.fromNullable(c.fragment))
  })

  it('tell which components are present', () => {
    expect(view._tag === 'RelativeRef').toBe(c.scheme === undefined)
    expect(uri.hasAuthority(view)).toBe(c.authority !== undefined)
    expect(uri.hasPort(view)).toBe(c.port !== undefined)
  })

  it('agree with components, which join to the text', () => {
    const all = uri.components(view)
    const { hostKind: _, ...present } = c
    expect(all).toEqual(present)
    expect(joined(all)).toBe(text)
    expect(joinedAuthority(all)).toBe(c.authority)
  })
})

describe('portNumber', () => {
  it.each([
    { port: '', number: O.none },
    { port: '0', number: O.some(0) },
    { port: '80', number: O.some(80) },
    { port: '00080', number: O.some(80) },
    { port: '65535', number: O.some(65535) },
    { port: '65536', number: O.none },
    { port: '655350', number: O.none },
    { port: '9'.repeat(400), number: O.none },
    { port: `${'0'.repeat(400)}1`, number: O.some(1) },
  ])('of the port "$port"', ({ port, number }) => {
    expect(uri.portNumber(viewOf(`//a:${port}`))).toEqual(number)
    expect(uri.portNumber(viewOf(`//u:1@a:${port}/2`))).toEqual(number)
  })

  it('is None without a port or an authority', () => {
    expect(uri.portNumber(viewOf('//a/1'))).toEqual(O.none)
    expect(uri.portNumber(viewOf('a:80'))).toEqual(O.none)
  })
})
