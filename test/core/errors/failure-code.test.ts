import { expect, it } from 'vitest'
import * as failure from '../../../src/core/errors/failure-code'
import { COMPONENTS, EXPECTED_BY_REASON } from '../../../src/core/errors/messages'

const REASON_NUMBERS = {
  character: failure.CHARACTER,
  'pct-encoded': failure.PCT_ENCODED,
  'ip-literal': failure.IP_LITERAL,
  ipv6address: failure.IPV6ADDRESS,
  'ipv6address-character': failure.IPV6ADDRESS_CHARACTER,
  ipvfuture: failure.IPVFUTURE,
  'after-ip-literal': failure.AFTER_IP_LITERAL,
}

const COMPONENT_NUMBERS = {
  scheme: failure.IN_SCHEME,
  userinfo: failure.IN_USERINFO,
  host: failure.IN_HOST,
  port: failure.IN_PORT,
  path: failure.IN_PATH,
  query: failure.IN_QUERY,
  fragment: failure.IN_FRAGMENT,
}

it('a failure is minus the sum of a reason and a component', () => {
  for (const [reason, reasonNumber] of Object.entries(REASON_NUMBERS)) {
    for (const [component, componentNumber] of Object.entries(COMPONENT_NUMBERS)) {
      expect(failure.reasonOf(-(reasonNumber + componentNumber))).toBe(reason)
      expect(failure.componentOf(-(reasonNumber + componentNumber))).toBe(component)
    }
  }
})

it('the numbers of components and reasons are in the order of messages.ts', () => {
  expect(Object.keys(COMPONENT_NUMBERS)).toEqual(COMPONENTS)
  expect(Object.keys(REASON_NUMBERS)).toEqual(
    ['character', ...Object.keys(EXPECTED_BY_REASON)].slice(0, Object.keys(REASON_NUMBERS).length),
  )
})
