import { describe, expect, it } from 'vitest'
import { showFound } from '../../src/errors/format-error'
import * as message from '../../src/errors/messages'
import * as grammar from '../../src/grammar/characters'
import type { Control } from '../../types/grammar/control-characters'

/** How a sentence lists a class: words for letters and digits, the other characters themselves. */
const listed = (characters: string): string => {
  const others = Array.from(characters).filter((character) => !(grammar.ALPHA + grammar.DIGIT).includes(character))
  return `letters, digits, ${others.join('')}`
}

describe('the sentences', () => {
  it('list the classes of grammar.ts, character by character', () => {
    const encoded = 'and percent-encoded octets'
    expect(message.ALLOWED).toEqual({
      scheme: `a scheme is a letter, then ${listed(grammar.SCHEME)}`,
      userinfo: `userinfo is ${listed(grammar.USERINFO)} ${encoded}`,
      host: `a reg-name is ${listed(grammar.REG_NAME)} ${encoded}`,
      port: 'a port is digits',
      path: `a path is ${listed(grammar.PATH)} ${encoded}`,
      query: `a query is ${listed(grammar.QUERY)} ${encoded}`,
      fragment: `a fragment is ${listed(grammar.FRAGMENT)} ${encoded}`,
    })
    expect(message.RULE.ipvfuture).toContain(listed(grammar.IPV_FUTURE))
  })

  it('are there for every component and every reason', () => {
    expect(Object.keys(message.ALLOWED)).toEqual(message.COMPONENTS)
    expect(Object.keys(message.RULE)).toEqual(expect.arrayContaining(Object.keys(message.FAULT)))
    expect(message.fault('character')).toBe('is not allowed')
  })

  it('name every control character of ASCII by its code point', () => {
    const names: readonly (readonly [string, Control[keyof Control]])[] = [
      ['\x00', 'U+0000'],
      ['\t', 'U+0009'],
      ['\x1f', 'U+001F'],
      ['\x7f', 'U+007F'],
    ]
    expect(names.map(([character]) => showFound(character, 0))).toEqual(names.map(([, name]) => name))
    expect(showFound(' ', 0)).toBe("' '")
  })

  it('say what was found, where, and what the grammar allows', () => {
    expect(message.message('port', 'character', "'x'", 7)).toBe(
      "port: 'x' is not allowed at offset 7; a port is digits",
    )
    expect(message.rule('path', 'character')).toBe(message.ALLOWED.path)
    expect(message.rule('path', 'pct-encoded')).toBe(message.RULE['pct-encoded'])
  })
})
