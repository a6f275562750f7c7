/** Arbitraries for the grammar: slower than `refimpl/generate.ts`, but fast-check can shrink their values. */
import * as fc from 'fast-check'
import type { Rule } from '../refimpl/abnf'
import { uriReference } from '../refimpl/appendix-a'
import { HOSTILE } from '../refimpl/hostile'

const join = (parts: readonly string[]): string => parts.join('')

/** The texts that `rule` matches. */
export const matching = (rule: Rule): fc.Arbitrary<string> => {
  if (rule.kind === 'characters') return fc.constantFrom(...rule.characters)
  if (rule.kind === 'alternatives') return fc.oneof(...rule.parts.map(matching))
  if (rule.kind === 'sequence') return fc.tuple(...rule.parts.map(matching)).map(join)
  const maxLength = Math.min(rule.max, rule.min + 12)
  return fc.array(matching(rule.part), { minLength: rule.min, maxLength, size: 'max' }).map(join)
}

/** Valid references. */
export const reference: fc.Arbitrary<string> = matching(uriReference)

/** One edit: replaces characters from `at`, a fraction of the length. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.integer({ min: 0, max: 2 }),
  added: fc.oneof(fc.constant(''), fc.constantFrom(...HOSTILE)),
})

/** References after one to three edits with hostile characters; some are still valid. */
export const mutant: fc.Arbitrary<string> = fc
  .tuple(reference, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([text, edits]) =>
    edits.reduce((edited, { at, removed, added }) => {
      const start = Math.round(at * edited.length)
      return edited.slice(0, start) + added + edited.slice(start + removed)
    }, text),
  )

/** Any JavaScript string: UTF-16 code units in any order. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units))
