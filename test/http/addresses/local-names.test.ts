import { isUri, view } from 'uri-ts'
import { type Finding, privateHost } from 'uri-ts/http'
import { expect, it } from 'vitest'
import { isLoopbackName, localNameKind } from '../../../src/http/addresses/local-names'

const found = (host: string): readonly Finding[] => {
  const text = `http://${host}/`
  return isUri(text) ? privateHost(view(text)) : expect.fail(text)
}

it.each([
  ['2001:2::1', 'reserved'],
  ['2001:1ff:ffff::', 'reserved'],
  ['2001:10::1', 'reserved'],
  ['5f00::1', 'reserved'],
  ['100:0:0:1::1', 'reserved'],
  ['192.88.99.2', 'reserved'],
])('H3: finds the special-purpose address %s', (address, kind) => {
  const text = address.includes(':') ? `[${address}]` : address
  expect(found(text)).toMatchObject([{ kind }])
})

it.each([
  ['', 'loopback'],
  ['localhost.localdomain', 'loopback'],
  ['ip6-localhost', 'loopback'],
  ['IP6-Loopback.', 'loopback'],
  ['printer.local', 'local-name'],
  ['Printer.LOCAL.', 'local-name'],
  ['local', 'local-name'],
  ['metadata.google.internal', 'local-name'],
  ['%6Detadata.google.%69nternal', 'local-name'],
  ['nas.home.arpa', 'local-name'],
  ['db.lan', 'local-name'],
  ['shop.test', 'local-name'],
  ['localhost4', 'loopback'],
  ['localhost6', 'loopback'],
  ['localhost4.localdomain4', 'loopback'],
  ['localhost6.localdomain6', 'loopback'],
  ['a.intranet', 'local-name'],
  ['a.private', 'local-name'],
  ['a.localdomain', 'local-name'],
  ['a.localdomain4', 'local-name'],
  ['a.localdomain6', 'local-name'],
  ['xlocalhost', 'single-label'],
  ['metadata', 'single-label'],
  ['intranet-host.', 'single-label'],
  ['caf%C3%A9', 'single-label'],
  ['4294967296', 'single-label'],
])('H3: %j is a name of the own machine or network: %s', (name, kind) => {
  expect(found(name)).toEqual([{ kind, start: 7, end: 7 + name.length }])
})

it.each([
  { name: 'home', start: 1, end: 4, isLoopback: false, kind: 'single-label' },
  { name: '.', start: 1, end: 1, isLoopback: true, kind: 'single-label' },
  { name: '.a', start: 0, end: 2, isLoopback: false, kind: undefined },
  { name: 'a.b', start: 2, end: 3, isLoopback: false, kind: 'single-label' },
])('reads nothing before $start or after $end in $name', ({ name, start, end, isLoopback, kind }) => {
  expect([isLoopbackName(name, start, end), localNameKind(name, start, end)]).toEqual([isLoopback, kind])
})
