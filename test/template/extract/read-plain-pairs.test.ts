/** Checks that the fast function for `name=value` pairs reads the same values as the general function. */
import * as E from 'fp-ts/Either'
import { extract } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { compile, type PairsToken } from '../../../src/template/extract/compile'
import { takePairs } from '../../../src/template/extract/read-pairs'
import { takePlainPairs } from '../../../src/template/extract/read-plain-pairs'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { HOURS, parsed, RUNS, SEED } from '../../support/template-setup'

const tokenOf = (text: string): PairsToken => compile(parsed(text)).tokens.at(-1) as PairsToken

const NAMES = ['a', 'a', 'ab', 'b', 'b', 'b', '__proto__', 'constructor', '%41', 'c']
const TEMPLATES = [
  '{?a,b}',
  '{?ab,a,b}',
  '{?a*}',
  '{?a,b*}',
  '{?a,b*,c*}',
  '{?a:3,b}',
  '{;a,b}',
  '{;a*,b}',
  '{?__proto__,a*}',
]
const VALUES = ['', 'x', '%41', '%C3%A9', '%FF', 'a=b', '=', '+', 'constructor', 'abcd']

const pairText = (random: Random, separator: string): string =>
  Array.from({ length: random(4) }, () => {
    const name = pick(random, NAMES)
    return random(12) === 0 ? name : `${name}=${pick(random, VALUES)}`
  }).join(separator)

const readingOf = (text: string, isTraced: boolean) => ({
  text,
  values: {} as Record<string, unknown>,
  isRaw: false,
  parts: [],
  repeated: undefined,
  trace: isTraced ? [] : undefined,
})

describe('takePlainPairs', () => {
  it(
    'reads what takePairs reads without it, or gives up',
    () => {
      const random = randomFrom(SEED)
      const counts = { plain: 0, other: 0, refused: 0 }
      for (let run = 0; run < RUNS; run++) {
        const template = pick(random, TEMPLATES)
        const token = tokenOf(template)
        const first = String.fromCharCode(token.first)
        const text = first + pairText(random, String.fromCharCode(token.separator))
        // If a trace is requested, `takePairs` does not take the fast path, `takePlainPairs`.
        const slow = readingOf(text, true)
        const error = takePairs(token, slow, 0, text.length)
        const fast = readingOf(text, false)
        const context = { template, text }
        expect({ ...context, error: takePairs(token, fast, 0, text.length) }).toEqual({ ...context, error })
        if (error === undefined) expect({ ...context, ...fast.values }).toEqual({ ...context, ...slow.values })
        const isPlain = takePlainPairs(token, readingOf(text, false), 0, text.length)
        if (isPlain) expect({ ...context, error }).toEqual({ ...context, error: undefined })
        counts[isPlain ? 'plain' : error === undefined ? 'other' : 'refused']++
      }
      console.log(`pairs: ${JSON.stringify(counts)}`)
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(RUNS / 20)
    },
    HOURS,
  )

  it.each([
    ['{?a,b}', '?a=1&b=2', { a: '1', b: '2' }],
    ['{?a,b}', '?b=2&a=1', { a: '1', b: '2' }],
    ['{?a,b,c}', '?c=3&b=2&a=1', { a: '1', b: '2', c: '3' }],
    ['{?a,b,c}', '?b=2', { b: '2' }],
    ['{?a,b}', '?a=%41%&b=2', undefined],
    ['{?a,b}', '?a=%C3%A9&b=', { a: 'é', b: '' }],
    ['{?a,b}', '?a=b=c&b=?/', { a: 'b=c', b: '?/' }],
    ['{?a,b}', '?a=%FF&b=2', undefined],
    ['{?a}', '?a=%', undefined],
    ['{?ab,a}', '?a=1&ab=2', { a: '1', ab: '2' }],
    ['{?a,ab}', '?ab=2', { ab: '2' }],
    ['{?a}', '?ab=2', undefined],
    ['{?ab}', '?a=2', undefined],
    ['{?a}', '?a', undefined],
    ['{?a}', '?a&a=1', undefined],
    ['{?a}', '?', undefined],
    ['{?a}', '?a=1&', undefined],
    ['{?a}', '?&a=1', undefined],
    ['{?a}', '?a=1&a=1', undefined],
    ['{?a,b}', '?b=1&a=1&b=1', undefined],
    ['{?a:3}', '?a=1', undefined],
    ['{?a*}', '?a=1', { a: ['1'] }],
    ['{?a*}', '?a=1&a=&a=%41', { a: ['1', '', 'A'] }],
    ['{?a*,b}', '?a=1&b=2&a=3', { a: ['1', '3'], b: '2' }],
    ['{?b,a*,c*}', '?c=0&a=1&b=2&a=3', { a: ['1', '3'], b: '2', c: ['0'] }],
    ['{?a*}', '?b=1', undefined],
    ['{;a,b}', ';a=1;b=2&a=3', { a: '1', b: '2&a=3' }],
    ['{;a,b}', ';a;b=2', undefined],
    ['{?constructor}', '?constructor=1', { constructor: '1' }],
  ])('for %s, reads %s: %j', (template, text, values) => {
    const reading = readingOf(text, false)
    expect(takePlainPairs(tokenOf(template), reading, 0, text.length)).toBe(values !== undefined)
    if (values !== undefined) expect(reading.values).toStrictEqual(values)
    expect(takePlainPairs(tokenOf(template), readingOf(text, true), 0, text.length)).toBe(false)
    expect(takePlainPairs(tokenOf(template), { ...reading, repeated: new Map([['a', 2]]) }, 0, text.length)).toBe(false)
  })

  it('reads up to its end only, which may be within a pair', () => {
    const reading = readingOf('?a=1&b=2', false)
    expect(takePlainPairs(tokenOf('{?a,b}'), reading, 0, 5)).toBe(false)
    expect(takePlainPairs(tokenOf('{?a,b}'), reading, 0, 4)).toBe(true)
    expect(reading.values).toEqual({ a: '1' })
  })

  it('gives up if a template has more than 31 variables, or one of them twice', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`)
    const pairs = names.map((name) => `${name}=${name}`)
    const many = extract(parsed(`{?${names}}`))
    expect(many(`?${pairs.join('&')}`)).toEqual(E.right(Object.fromEntries(names.map((name) => [name, name]))))
    expect(many(`?${pairs.join('&')}&v39=x`)).toMatchObject(E.left({ reason: 'ambiguous', variable: 'v39' }))
    const pairsOf = (count: number): string => `?${pairs.slice(0, count).join('&')}`
    for (const count of [31, 32]) {
      const token = tokenOf(`{?${names.slice(0, count)}}`)
      const text = pairsOf(count)
      expect(takePlainPairs(token, readingOf(text, false), 0, text.length)).toBe(count === 31)
    }
    const few = extract(parsed(`{?${names.slice(0, 31)}}`))
    expect(few('?v30=x&v0=y')).toEqual(E.right({ v0: 'y', v30: 'x' }))
    expect(few('?v30=x&v30=y')).toMatchObject(E.left({ reason: 'ambiguous', variable: 'v30' }))
    expect(extract(parsed('/{a}{?a}'))('/1?a=2')).toMatchObject(E.left({ reason: 'mismatch', variable: 'a' }))
  })
})
