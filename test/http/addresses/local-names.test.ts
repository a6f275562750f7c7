import { isUri, view } from 'uri-ts'
import { type Finding, privateHost } from 'uri-ts/http'
import { expect, it } from 'vitest'

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
  ['xlocalhost', 'single-label'],
  ['metadata', 'single-label'],
  ['intranet-host.', 'single-label'],
  ['caf%C3%A9', 'single-label'],
  ['4294967296', 'single-label'],
])('H3: %j is a name of the own machine or network: %s', (name, kind) => {
  expect(found(name)).toEqual([{ kind, start: 7, end: 7 + name.length }])
})
