import { expect, it } from 'vitest'
import { portValueIn } from '../../../src/core/grammar/port'

it.each([
  { port: '', value: -1 },
  { port: '0', value: 0 },
  { port: '080', value: 80 },
  { port: '65535', value: 65535 },
  { port: '65536', value: -1 },
  { port: `${'0'.repeat(400)}443`, value: 443 },
  { port: '9'.repeat(400), value: -1 },
])('the value of $port is $value', ({ port, value }) => {
  expect(portValueIn(`a:${port}/`, 2, 2 + port.length)).toBe(value)
})
