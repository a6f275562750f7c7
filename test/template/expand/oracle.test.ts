import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/Either'
import { showError } from 'uri-ts'
import { expandUnknown, parseTemplate } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { randomFrom } from '../../refimpl/random'
import { expandTemplate, isTemplate } from '../../refimpl/rfc6570'
import { data, isComposite, mutantText, templateText } from '../../support/template-arbitrary'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

it(
  'parseTemplate accepts the templates of section 2, and showError shows the offset for all other texts',
  () => {
    const random = randomFrom(SEED)
    let accepted = 0
    for (let run = 0; run < RUNS; run++) {
      const text = run % 4 === 0 ? templateText(random) : mutantText(random)
      const parsed = parseTemplate(text)
      if (E.isRight(parsed) !== isTemplate(text))
        expect({ text, is: parsed._tag }).toEqual({ text, is: isTemplate(text) })
      if (E.isRight(parsed)) accepted++
      else if (!showError(parsed.left).includes(`at offset ${parsed.left.offset}; `)) expect.fail(text)
    }
    expect(accepted).toBeGreaterThan(RUNS / 4)
    expect(accepted).toBeLessThan((RUNS * 3) / 4)
  },
  HOURS,
)

/**
 * Returns the offset and the name of the first variable that has both a prefix modifier and a composite value (RFC
 * 6570, section 2.4.1).
 */
const badPrefix = (text: string, values: Readonly<Record<string, unknown>>) => {
  for (const { index, 0: expression } of text.matchAll(/\{[^}]*\}/g)) {
    for (const { index: at, 1: name = '' } of expression.matchAll(/([\w%.]+):\d/g)) {
      // A `.` before the first name is the operator.
      const variable = expression.startsWith('{.') && at === 1 ? name.slice(1) : name
      if (isComposite(values[variable])) return { offset: index + at + name.length - variable.length, variable }
    }
  }
  return undefined
}

it(
  'expandUnknown expands as section 3 says, except names of pairs, and refuses prefixes of composite values',
  () => {
    const random = randomFrom(SEED)
    const counts = { expanded: 0, literal: 0, refused: 0 }
    for (let run = 0; run < RUNS; run++) {
      const text = templateText(random)
      const values = data(random)
      const parsed = parseTemplate(text)
      if (E.isLeft(parsed)) return expect.fail(text)
      const result = expandUnknown(parsed.right)(values)
      const bad = badPrefix(text, values)
      const should =
        bad === undefined
          ? E.right(expandTemplate(text, values, 'as a value'))
          : E.left({
              ...{ _tag: 'ExpandError', text, ...bad, component: bad.variable, reason: 'prefix-of-composite' },
              ...{ problem: 'cannot be expanded', expected: 'only a string has a prefix' },
            })
      if (!isDeepStrictEqual(result, should)) expect({ text, values, is: result }).toEqual({ text, values, is: should })
      if (bad !== undefined) counts.refused++
      else counts.expanded++
      if (E.isRight(result) && expandTemplate(text, values, 'as a literal (3.2.1)') === result.right) counts.literal++
    }
    const { expanded, literal, refused } = counts
    expect(expanded).toBeGreaterThan(RUNS / 3)
    expect(literal).toBeGreaterThan(expanded * 0.8)
    expect(refused).toBeGreaterThan(RUNS / 10)
    console.log(
      `expandUnknown and oracle agree on ${RUNS} templates: ${expanded} expanded, ${literal} of them to the letter of 3.2.1; ${refused} refused, at the same offset`,
    )
  },
  HOURS,
)
