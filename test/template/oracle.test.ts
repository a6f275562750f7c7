import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { expandUnknown, parseTemplate, showTemplateError } from '../../src/template/index'
import { randomFrom } from '../refimpl/random'
import { expandTemplate, isTemplate } from '../refimpl/rfc6570'
import { data, isComposite, mutantText, templateText } from './arbitrary'

const { URI_TS_RUNS = '5000', URI_TS_SEED = '6570' } = process.env
const RUNS = Number(URI_TS_RUNS)
const HOURS = 4 * 3_600_000

it(
  'parseTemplate accepts what section 2 does, and shows an error in three lines of what it does not',
  () => {
    const random = randomFrom(Number(URI_TS_SEED))
    let accepted = 0
    for (let run = 0; run < RUNS; run++) {
      const text = run % 4 === 0 ? templateText(random) : mutantText(random)
      const parsed = parseTemplate(text)
      if (E.isRight(parsed) !== isTemplate(text))
        expect({ text, is: parsed._tag }).toEqual({ text, is: isTemplate(text) })
      if (E.isRight(parsed)) accepted++
      else if (!showTemplateError(parsed.left).includes(`at offset ${parsed.left.offset}; `)) expect.fail(text)
    }
    expect(accepted).toBeGreaterThan(RUNS / 4)
    expect(accepted).toBeLessThan((RUNS * 3) / 4)
  },
  HOURS,
)

const PREFIX = /[{,][+#./;?&]?([\w%.]+):\d/g

/** Whether a prefix is asked of something that has none. */
const hasBadPrefix = (text: string, values: Readonly<Record<string, unknown>>): boolean =>
  Array.from(text.matchAll(PREFIX)).some(([, name = '']) => isComposite(values[name]))

it(
  'expandUnknown does what section 3 says, but for names of pairs',
  () => {
    const random = randomFrom(Number(URI_TS_SEED))
    let expanded = 0
    let literal = 0
    for (let run = 0; run < RUNS; run++) {
      const text = templateText(random)
      const values = data(random)
      const parsed = parseTemplate(text)
      if (E.isLeft(parsed)) return expect.fail(text)
      const result = expandUnknown(parsed.right)(values)
      if (hasBadPrefix(text, values)) {
        // Of the first variable that is wrong the offset is reported, which is one with a prefix.
        if (E.isLeft(result)) expect(result.left.reason).toBe('prefix-of-composite')
        continue
      }
      const should = expandTemplate(text, values, 'as a value')
      if (E.isLeft(result) || result.right !== should)
        expect({ text, values, is: result }).toEqual({ text, values, is: should })
      if (expandTemplate(text, values, 'as a literal (3.2.1)') === should) literal++
      expanded++
    }
    expect(expanded).toBeGreaterThan(RUNS / 3)
    expect(literal).toBeGreaterThan(expanded * 0.8)
    console.log(`expansion and oracle agree on ${expanded} of ${RUNS} templates; ${literal} to the letter of 3.2.1`)
  },
  HOURS,
)
