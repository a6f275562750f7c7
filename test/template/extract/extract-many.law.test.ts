import * as E from 'fp-ts/Either'
import { expandUnknown, extract, type Template } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { type Random, randomFrom } from '../../refimpl/random'
import { boundedText, templateText, value } from '../../support/template-arbitrary'
import { HOURS, parsed, RUNS, SEED } from '../../support/template-setup'

type Values = Readonly<Record<string, unknown>>

const members = (random: Random): readonly string[] => Array.from({ length: random(4) }, () => value(random))

/** An associative array whose names differ from those of variables. */
const pairs = (random: Random): Values =>
  Object.fromEntries(members(random).map((member, index) => [`k${index}${value(random)}`, member]))

/** Values that the types allow: a composite value for an exploded variable, otherwise a text. */
const valuesFor = (template: Template, random: Random): Values => {
  const values: Record<string, unknown> = {}
  const exploded = new Set(template.variables.filter(({ modifier }) => modifier < 0).map(({ name }) => name))
  for (const { name, operator } of template.variables) {
    const isOptional = operator.isNamed || operator.symbol === '#'
    if (Object.hasOwn(values, name) || (isOptional && random(3) === 0)) continue
    values[name] = !exploded.has(name) ? value(random) : random(2) === 0 ? members(random) : pairs(random)
  }
  return values
}

const isEmpty = (data: unknown): boolean => typeof data === 'object' && data !== null && Object.keys(data).length === 0

/** Without empty lists and arrays, which count as undefined (2.3). */
const normal = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, data]) => !isEmpty(data)))

/** Whether the variables have a type: a variable cannot be both whole and exploded. */
const isTypable = ({ variables }: Template): boolean =>
  variables.every(({ name, modifier }) =>
    variables.every((other) => other.name !== name || other.modifier < 0 === modifier < 0),
  )

const expanded = (template: Template, values: Values): string => {
  const text = expandUnknown(template)(values)
  if (E.isLeft(text)) throw new Error(template.text)
  return text.right
}

it(
  'extract returns the values that a template was expanded with, or fails with ambiguous',
  () => {
    const random = randomFrom(SEED)
    const counts = { given: 0, ambiguous: 0, untyped: 0 }
    for (let run = 0; run < RUNS; run++) {
      const template = parsed(templateText(random))
      if (!isTypable(template)) {
        counts.untyped++
        continue
      }
      const values = valuesFor(template, random)
      const text = expanded(template, values)
      const result = extract(template)(text)
      const context = { template: template.text, values, text }
      if (E.isLeft(result)) {
        if (result.left.reason !== 'ambiguous') expect({ ...context, is: result.left }).toEqual('ambiguous')
        counts.ambiguous++
      } else {
        const [is, should] = [normal(result.right as Values), normal(values)]
        if (JSON.stringify(sorted(is)) !== JSON.stringify(sorted(should)))
          expect({ ...context, is }).toEqual({ ...context, is: should })
        counts.given++
      }
    }
    console.log(`extract(t)(expand(t)(v)): ${JSON.stringify(counts)} of ${RUNS} templates of any kind`)
    expect(counts.given).toBeGreaterThan(RUNS / 4)
    expect(counts.ambiguous).toBeGreaterThan(RUNS / 10)
  },
  HOURS,
)

const sorted = (values: Values): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))

it(
  'extract returns the values of every template whose variables are bounded',
  () => {
    const random = randomFrom(SEED + 1)
    for (let run = 0; run < RUNS; run++) {
      const template = parsed(boundedText(random))
      const values = valuesFor(template, random)
      const text = expanded(template, values)
      const result = extract(template)(text)
      const context = { template: template.text, values, text }
      if (E.isLeft(result)) expect({ ...context, is: result.left }).toEqual('values')
      else {
        const [is, should] = [normal(result.right as Values), normal(values)]
        if (JSON.stringify(sorted(is)) !== JSON.stringify(sorted(should)))
          expect({ ...context, is }).toEqual({ ...context, is: should })
      }
    }
  },
  HOURS,
)
