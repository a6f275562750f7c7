import { expect, it } from 'vitest'
import { inetAton } from '../../../src/core/ip/inet-aton'

it.each([
  { name: '1', value: 1 },
  { name: '1.2', value: 0x1000002 },
  { name: '0x7F.1', value: 0x7f000001 },
  { name: '0xg', value: -1 },
  { name: '0x7G', value: -1 },
  { name: '1.', value: 1 },
  { name: '1..', value: -1 },
  // `inet_aton` ends an address at the first white-space character.
  { name: '1 x', value: 1 },
  { name: '1\tx', value: 1 },
  { name: '1\rx', value: 1 },
  { name: '1. x', value: 1 },
  { name: '1\bx', value: -1 },
  { name: '1\x0ex', value: -1 },
])('inet_aton reads $value from $name', ({ name, value }) => {
  for (const isOctal of [true, false]) expect(inetAton(name, 0, name.length, isOctal)).toBe(value)
})

it.each([
  { name: '1', start: 0, end: 0, value: -1 },
  { name: '12', start: 0, end: 1, value: 1 },
  { name: '1.', start: 0, end: 1, value: 1 },
  { name: '1 2', start: 2, end: 3, value: 2 },
  { name: '0x12', start: 0, end: 3, value: 1 },
])('inet_aton reads $value from $start to $end in $name', ({ name, start, end, value }) => {
  expect(inetAton(name, start, end, true)).toBe(value)
})
