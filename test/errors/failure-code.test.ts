import { expect, it } from 'vitest'
import * as code from '../../src/errors/failure-code'
import { COMPONENTS, EXPECTED_BY_REASON } from '../../src/errors/messages'

const REASONS = {
  character: code.CHARACTER,
  'pct-encoded': code.PCT_ENCODED,
  'ip-literal': code.IP_LITERAL,
  ipv6address: code.IPV6ADDRESS,
  'ipv6address-character': code.IPV6ADDRESS_CHARACTER,
  ipvfuture: code.IPVFUTURE,
  'after-ip-literal': code.AFTER_IP_LITERAL,
}

const INS = {
  scheme: code.IN_SCHEME,
  userinfo: code.IN_USERINFO,
  host: code.IN_HOST,
  port: code.IN_PORT,
  path: code.IN_PATH,
  query: code.IN_QUERY,
  fragment: code.IN_FRAGMENT,
}

it('a failure is minus the sum of a reason and a component, and gives both back', () => {
  for (const [reason, why] of Object.entries(REASONS)) {
    for (const [component, where] of Object.entries(INS)) {
      expect(code.reasonOf(-(why + where))).toBe(reason)
      expect(code.componentOf(-(why + where))).toBe(component)
    }
  }
})

it('every component has a code, and every reason that scan gives, in the order of message.ts', () => {
  expect(Object.keys(INS)).toEqual(COMPONENTS)
  expect(Object.keys(REASONS)).toEqual(
    ['character', ...Object.keys(EXPECTED_BY_REASON)].slice(0, Object.keys(REASONS).length),
  )
})
