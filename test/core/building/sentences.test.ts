import type { Either } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fromComponents } from '../../../src/core/building/build'
import * as w from '../../../src/core/building/set-component'
import type { BuildError } from '../../../src/core/errors/build-error'
import { showReason } from '../../../src/core/errors/format-error'
import type { View } from '../../../src/core/model/view'
import { refOf } from '../../support/views'

const BASE = refOf('http://u:p@h:80/a/b?q#f')

const sentenceOf = (built: Either<BuildError, unknown>): string =>
  built._tag === 'Left' ? showReason(built.left) : 'no error'

describe('an error message', () => {
  it.each([
    {
      name: 'withSegments',
      built: w.withSegments(['a/b'])(BASE),
      sentence:
        "path: '/' is not allowed at offset 1; a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets",
    },
    {
      name: 'fromComponents',
      built: fromComponents({ host: '[::1]:80' }),
      sentence: "host: ':' is not allowed at offset 5; a host that begins with '[' ends with its ']'",
    },
    {
      name: 'withHost',
      built: w.withHost('[::1]/')(BASE),
      sentence: "host: '/' is not allowed at offset 5; a host that begins with '[' ends with its ']'",
    },
    {
      name: 'withAuthority',
      built: w.withAuthority('[::1]/')(BASE),
      sentence: "host: '/' is not allowed at offset 5; after ']' the authority ends, or ':' and a port follow",
    },
    {
      name: 'withAuthority',
      built: w.withAuthority('u@[v1.a]?')(BASE),
      sentence: "host: '?' is not allowed at offset 8; after ']' the authority ends, or ':' and a port follow",
    },
    {
      name: 'withAuthority',
      built: w.withAuthority('[::1]:8/')(BASE),
      sentence: "port: '/' is not allowed at offset 7; a port is digits",
    },
  ])('does not contradict itself: $name, $sentence', ({ built, sentence }) => {
    expect(sentenceOf(built)).toBe(sentence)
  })

  it('does not list the character that it refuses', () => {
    const texts = ['[::1]', 'u@[::1]', 'h', 'u@h', 'h:8', '[::1]:8', 'a', '']
    const setters = [w.withScheme, w.withAuthority, w.withUserinfo, w.withHost, w.withPort, w.withPath, w.withQuery]
    for (const text of texts) {
      for (const character of ':/?#[]@!%*+-. \n') {
        const given = text + character
        const changes: readonly ((view: View) => Either<BuildError, unknown>)[] = [
          ...setters.map((set) => set(given)),
          w.withSegments([given]),
        ]
        for (const change of changes) {
          const sentence = sentenceOf(change(BASE))
          const [, found = '', listed = ''] =
            /: '(.)' is not allowed at offset \d+; (?:.* is (?:letters|a letter).*?, )(\S+)/.exec(sentence) ?? []
          if (found !== '' && listed.includes(found)) expect.fail(`<${given}>: ${sentence}`)
        }
      }
    }
  })
})

/**
 * Lists values that a JavaScript caller might pass as a component. The `toString` method of one value returns a string
 * that would change other components.
 */
const NOT_TEXT: readonly unknown[] = [
  null,
  5,
  true,
  [],
  ['h'],
  {},
  { length: 0 },
  { length: 1, charCodeAt: () => 0x61, toString: () => 'a@evil/' },
  Object('h'),
  () => {},
]

const anyParts = fromComponents as (parts: object) => ReturnType<typeof fromComponents>
const COMPONENTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const

const notText = (component: string): object => ({
  _tag: 'Left',
  left: { _tag: 'BuildError', text: '', offset: 0, component, reason: 'not-text' },
})

describe('a component that is not a string', () => {
  it.each(COMPONENTS)('does not build: %s', (component) => {
    for (const value of NOT_TEXT) {
      if (component === 'port' && typeof value === 'number') continue
      expect(anyParts({ scheme: 'http', host: 'h', path: '/', [component]: value })).toEqual(notText(component))
    }
  })

  it('does not build: authority', () => {
    for (const value of NOT_TEXT) expect(anyParts({ authority: value })).toEqual(notText('host'))
  })

  it.each([
    ['scheme', w.withScheme],
    ['host', w.withAuthority],
    ['userinfo', w.withUserinfo],
    ['host', w.withHost],
    ['port', w.withPort],
    ['path', w.withPath],
    ['query', w.withQuery],
    ['fragment', w.withFragment],
    ['path', (value: string) => w.withSegments([value])],
  ] as const)('is not set, and undefined does not remove: %s', (component, set) => {
    const change = set as (value: unknown) => (view: View) => unknown
    for (const value of [undefined, ...NOT_TEXT]) {
      if (component !== 'port' || typeof value !== 'number') expect(change(value)(BASE)).toEqual(notText(component))
    }
  })

  it('is read once, so what was checked is what is built', () => {
    let reads = 0
    const built = fromComponents({
      get host() {
        return reads++ === 0 ? 'good' : 'evil/'
      },
    })
    expect(built).toMatchObject({ right: { text: '//good' } })
    expect(reads).toBe(1)
  })
})
