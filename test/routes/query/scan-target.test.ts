/** Tests which characters are allowed in short targets, in long targets and in parts of longer strings. */
import * as E from 'fp-ts/Either'
import { defineRoutes, type MatchError, type RequestPolicy, routeMatcher } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../src/routes/query/policy'
import { isAllowed, scanPath, scanQuery } from '../../../src/routes/query/scan-target'

const PCHAR = /[A-Za-z\d\-._~!$&'()*+,;=:@]/
const VISIBLE = /[!-~]/
const PATH = { tolerant: /(?![?#%])[!-~]/, strict: new RegExp(`/|${PCHAR.source}`) }
const QUERY = { tolerant: /(?![#%])[!-~]/, strict: new RegExp(`[/?]|${PCHAR.source}`) }
const POLICIES = ['tolerant', 'strict'] as const

const UNITS = [...Array.from({ length: 0x101 }, (_, unit) => unit), 0x2028, 0xd800, 0xffff]

describe.each(POLICIES)('a %s policy', (query) => {
  const rules = rulesOf({ query })
  const isTolerant = query === 'tolerant'

  it.each([0, 4, 15, 16, 17, 40])('allows the same characters after %i others', (count) => {
    const wrong: unknown[] = []
    const note = (text: string, is: unknown, should: unknown): void => {
      if (is !== should) wrong.push([text, is, should])
    }
    const start = 'a'.repeat(count)
    for (const unit of UNITS) {
      const character = String.fromCharCode(unit)
      const text = `#${start}${character}`
      const end = text.length
      const at = end - 1
      const isPercent = character === '%' && isTolerant
      const isOfQuery = isPercent || QUERY[query].test(character)
      note(text, scanPath(rules, text, 1, end), isPercent || PATH[query].test(character) ? end : at)
      note(text, scanQuery(rules, text, 1, end), isOfQuery ? end : at)
      for (const more of ['', '#', 'a#', '41']) {
        const triplet = character === '%' && more === '41'
        const longer = more === '41' ? end + 2 : end
        note(text + more, isAllowed(rules, text + more, 1, longer), isOfQuery || triplet)
        note(text + more, isAllowed(rules, text + more, 1, at), true)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(['%4', '%', '%4g', '%g4', '%%41', '%41%', '%a%Ff'])('looks at %s', (part) => {
    const wrong = part.search(/%(?![\dA-Fa-f]{2})/)
    for (const before of ['', 'b'.repeat(20)]) {
      const text = `${before}${part}`
      const at = isTolerant ? text.length : before.length + wrong
      expect(scanPath(rules, text, 0, text.length)).toBe(at)
      expect(scanQuery(rules, text, 0, text.length)).toBe(at)
      for (const after of ['', '41', '?a']) {
        const whole = text + after
        expect(isAllowed(rules, whole, 0, text.length)).toBe(isTolerant)
        const isRight = isTolerant || !/%(?![\dA-Fa-f]{2})/.test(whole)
        expect(isAllowed(rules, whole, 0, whole.length)).toBe(isRight)
      }
    }
    expect(isAllowed(rules, `%C3%A9${'b'.repeat(20)}%c3`, 0, 29)).toBe(true)
  })

  it('reads a long query as a short one', () => {
    const entries = defineRoutes({ only: '/a{?q,r}' })
    for (const form of [true, false]) {
      const policy: RequestPolicy = { query, form }
      const match = (target: string): E.Either<MatchError, object> => routeMatcher(entries, policy)(target)
      const texts = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit))
      for (const text of [...texts, '%41', '%zz', '%4', '%C3%A9', '%FF', 'é']) {
        const long = 'b'.repeat(60)
        const [short, far] = ['b', long].map((value) => match(`/a?q=${value}${text}r&r=${text}`))
        const cut = JSON.stringify(far)?.replaceAll(long, 'b')
        const isLeft = E.isLeft(short as E.Either<unknown, unknown>)
        expect([text, E.isLeft(far as E.Either<unknown, unknown>)]).toEqual([text, isLeft])
        if (!isLeft) expect([text, cut]).toEqual([text, JSON.stringify(short)])
        if (VISIBLE.test(text) && isTolerant && !/[#&]|%FF/.test(text)) {
          const read = text.replace('%41', 'A').replace('%C3%A9', 'é')
          const value = form ? read.replace('+', ' ') : read
          if (text !== 'é') expect(far).toEqual(E.right({ route: 'only', params: { q: `${long}${value}r`, r: value } }))
        }
      }
    }
  })
})
