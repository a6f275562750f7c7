import { describe, expect, it } from 'vitest'
import { showFound, showReason } from '../../../src/core/errors/format-error'
import * as message from '../../../src/core/errors/messages'
import * as mask from '../../../src/core/grammar/character-table'
import type { ControlNames } from '../../../types/core/grammar/control-characters'

/**
 * Describes a character class in the style of an error message. The description consists of the words "letters, digits"
 * and those characters in `order` that belong to the class.
 */
const listed = (classMask: number, order = "-._~!$&'()*+,;=:@/?"): string => {
  const isOther = (character: string): boolean => mask.isIn(character, 0, classMask)
  return `letters, digits, ${Array.from(order).filter(isOther).join('')}`
}

describe('the messages', () => {
  it('list the classes of character-table.ts', () => {
    const encoded = 'and percent-encoded octets'
    expect(message.EXPECTED_BY_COMPONENT).toEqual({
      scheme: `a scheme is a letter, then ${listed(mask.SCHEME, '+-.')}`,
      userinfo: `userinfo is ${listed(mask.USERINFO)} ${encoded}`,
      host: `a reg-name is ${listed(mask.REG_NAME)} ${encoded}`,
      port: 'a port is digits',
      path: `a path is ${listed(mask.PATH)} ${encoded}`,
      query: `a query is ${listed(mask.QUERY)} ${encoded}`,
      fragment: `a fragment is ${listed(mask.FRAGMENT)} ${encoded}`,
    })
    expect(message.EXPECTED_BY_REASON.ipvfuture).toContain(listed(mask.IPV_FUTURE))
  })

  it('exist for every component and every reason', () => {
    expect(Object.keys(message.EXPECTED_BY_COMPONENT)).toEqual(message.COMPONENTS)
    expect(Object.keys(message.EXPECTED_BY_REASON)).toEqual(
      expect.arrayContaining(Object.keys(message.PROBLEM_BY_REASON)),
    )
    expect(message.problemOf('character')).toBe('is not allowed')
  })

  it('show a control character of ASCII by its code point', () => {
    const names: readonly (readonly [string, ControlNames[keyof ControlNames]])[] = [
      ['\x00', 'U+0000'],
      ['\t', 'U+0009'],
      ['\x1f', 'U+001F'],
      ['\x7f', 'U+007F'],
    ]
    expect(names.map(([character]) => showFound(character, 0))).toEqual(names.map(([, name]) => name))
    expect(showFound(' ', 0)).toBe("' '")
  })

  it('say what is wrong, where, and what the grammar expects', () => {
    const error = { _tag: 'ParseError', text: '1234567x', offset: 7, component: 'port', reason: 'character' }
    expect(showReason(error)).toBe("port: 'x' is not allowed at offset 7; a port is digits")
    expect(showReason({ ...error, field: 'host' })).toBe("host: port: 'x' is not allowed at offset 7; a port is digits")
    expect(showReason({ ...error, problem: 'is wrong', expected: 'be right' })).toBe(
      "port: 'x' is wrong at offset 7; be right",
    )
    expect(message.expectedOf('path', 'character')).toBe(message.EXPECTED_BY_COMPONENT.path)
    expect(message.expectedOf('path', 'pct-encoded')).toBe(message.EXPECTED_BY_REASON['pct-encoded'])
  })
})
