import * as E from 'fp-ts/Either'
import { expandUnknown, extract, type Template } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { boundedText, templateText, value } from '../../support/template-arbitrary'
import { HOURS, parsed, RUNS, SEED } from '../../support/template-setup'

type Values = Readonly<Record<string, unknown>>

const members = (random: Random): readonly string[] => Array.from({ length: random(4) }, () => value(random))

/** Returns an associative array whose names may also be the names of variables. */
const pairs = (names: readonly string[], random: Random): Values =>
  Object.fromEntries(
    members(random).map((member, index) => [pick(random, ['', ...names, `k${index}${value(random)}`]), member]),
  )

const isLikeVariables = ({ variables }: Template, data: unknown): boolean =>
  typeof data === 'object' && !Array.isArray(data) && variables.length > 0
    ? Object.keys(data as object).every((key) => variables.some(({ name }) => name === key))
    : false

const isExcepted = (template: Template, values: Values): boolean =>
  Object.values(values).some((data) => isLikeVariables(template, data))

const valuesFor = (template: Template, random: Random): Values => {
  const values: Record<string, unknown> = {}
  const exploded = new Set(template.variables.filter(({ modifier }) => modifier < 0).map(({ name }) => name))
  const names = template.variables.map(({ name }) => name)
  for (const { name, operator } of template.variables) {
    const isOptional = operator.isNamed || operator.symbol === '#'
    if (Object.hasOwn(values, name) || (isOptional && random(3) === 0)) continue
    values[name] = !exploded.has(name) ? value(random) : random(2) === 0 ? members(random) : pairs(names, random)
  }
  return values
}

const isDecoded = ({ variables }: Template, values: Values): boolean =>
  variables.some(({ name, operator }) => operator.allowsReserved && /%[\dA-F]{2}/i.test(JSON.stringify(values[name])))

const isEmpty = (data: unknown): boolean => typeof data === 'object' && data !== null && Object.keys(data).length === 0

/** Removes empty lists and empty associative arrays, which count as undefined (RFC 6570, section 2.3). */
const normal = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, data]) => !isEmpty(data)))

const isTypable = ({ variables }: Template): boolean =>
  variables.every(({ name, modifier }) =>
    variables.every((other) => other.name !== name || other.modifier < 0 === modifier < 0),
  )

const expanded = (template: Template, values: Values): string => {
  const text = expandUnknown(template)(values)
  if (E.isLeft(text)) throw new Error(template.text)
  return text.right
}

const sortedCharacters = (text: string): string => [...text.replaceAll('?', '&')].sort().join('')

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
        const isSame = JSON.stringify(sorted(is)) === JSON.stringify(sorted(should))
        if (!isSame && isExcepted(template, values))
          expect(sortedCharacters(expanded(template, is))).toBe(sortedCharacters(text))
        else if (!isSame && !isDecoded(template, values)) expect({ ...context, is }).toEqual({ ...context, is: should })
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
      const isAssociative = Object.values(values).some((data) => typeof data === 'object' && !Array.isArray(data))
      if (E.isLeft(result)) {
        const isGuess = result.left.reason === 'ambiguous' && isAssociative
        if (!isGuess) expect({ ...context, is: result.left }).toEqual('values')
      } else {
        const [is, should] = [normal(result.right as Values), normal(values)]
        const isSame = JSON.stringify(sorted(is)) === JSON.stringify(sorted(should))
        if (!isSame && isExcepted(template, values))
          expect(sortedCharacters(expanded(template, is))).toBe(sortedCharacters(text))
        else if (!isSame) expect({ ...context, is }).toEqual({ ...context, is: should })
      }
    }
  },
  HOURS,
)
