import * as O from 'fp-ts/Option'
import { parseIPv6 } from 'uri-ts/ip'
import { expect, it } from 'vitest'
import { privateIPv6 } from '../../../src/http/addresses/private-address'

it.each([
  { address: '2a00::5efe:a00:1', kind: 'private' },
  { address: '2a00::200:5efe:a00:1', kind: 'private' },
  { address: '2a00::1:5efe:a00:1', kind: undefined },
  { address: '2a00::5efe:808:808', kind: undefined },
])('the IPv4 address of ISATAP in $address is $kind', ({ address, kind }) => {
  const groups = O.toUndefined(parseIPv6(address))
  expect(groups && privateIPv6(groups)).toBe(kind)
})
