import { refuseMore } from '../../core/errors/require-text'
import type { Right } from '../../core/fp/either'
import type { Given } from '../codecs/codec'
import { expressionsOf } from '../syntax/expressions'
import type { NeedsTemplate, Template, Variable } from '../syntax/model'
import { freezeTemplate, readTemplate } from '../syntax/parse'
import { type NOT_A_TEMPLATE, requireTemplate } from '../syntax/require-template'
import { type Data, encodeData, requireData, valueIn } from './encode-data'
import { expandVariable } from './expand'

/**
 * A variable and its expansion, without the operator's prefix or separator. `text` is `undefined` if the variable has
 * no value, or if its value expands to nothing.
 */
interface Known {
  readonly variable: Variable
  readonly text: string | undefined
  readonly isGiven: boolean
}

const knownOf = (variable: Variable, data: Data): Known => {
  const value = variable.given ?? valueIn(data, variable.name) ?? undefined
  const expanded = value === undefined ? undefined : expandVariable(variable, value, false)
  const text = expanded?.slice(variable.opening.length - variable.key.length)
  return { variable, text, isGiven: value !== undefined }
}

const varspec = ({ variable: { name, modifier } }: Known): string =>
  `${name}${modifier === 0 ? '' : modifier < 0 ? '*' : `:${modifier}`}`

/** Returns whether the operator writes the same character before every variable, including the first. */
const isSplittable = (symbol: string): boolean => symbol !== '' && './;&'.includes(symbol)

/** Returns an expression that contains the variables in `left`. */
const expression = (symbol: string, left: readonly Known[]): string => `{${symbol}${left.map(varspec).join(',')}}`

/** Writes each variable separately: as literals if its value is given, and otherwise as an expression. */
const split = (symbol: string, separator: string, all: readonly Known[]): string =>
  all
    .map((known) =>
      !known.isGiven ? expression(symbol, [known]) : known.text === undefined ? '' : separator + known.text,
    )
    .join('')

/**
 * In an expression, expands the variables whose values are given, and returns the resulting part of the template.
 * Returns the original expression if RFC 6570 syntax cannot represent the partly expanded one.
 */
const leftOf = (all: readonly Known[]): string => {
  const { operator } = (all[0] as Known).variable
  const { symbol, first, separator } = operator
  const texts = all.flatMap(({ text }) => text ?? [])
  if (all.every(({ isGiven }) => isGiven)) return texts.length === 0 ? '' : first + texts.join(separator)
  if (texts.length === 0 && all.every(({ isGiven }) => !isGiven)) return expression(symbol, all)
  if (isSplittable(symbol)) return split(symbol, separator, all)
  const start = all.findIndex(({ isGiven, text }) => !isGiven || text !== undefined)
  const known = all[start] as Known
  if (symbol !== '?' || !known.isGiven) return expression(symbol, all)
  return `?${known.text}${split('&', '&', all.slice(start + 1))}`
}

/** Returns the names of the variables that have a value. */
const namesIn = (data: Data): readonly string[] => Object.keys(data).filter((name) => data[name] !== undefined)

/**
 * Expands the variables whose values are given, and leaves the other variables in the template. An expression stays
 * unchanged if RFC 6570 syntax cannot represent its partly expanded form. In that case, the resulting template stores
 * the values that you passed for the expression. For example, if only the value of `y` is given, `{x,y}` and `{?x,y}`
 * stay unchanged. For all values of `some` and `others`, `expand(partialExpand(t)(some))(others)` equals
 * `expand(t)({ ...some, ...others })`.
 *
 * Allocates the template. Throws a `TypeError` if the argument is not a template, or if the variables are not an
 * object.
 *
 * @example
 * import { expand, partialExpand, template } from 'uri-ts/template'
 *
 * const page = partialExpand(template('/users/{id}{?sort,page}'))({ id: 7, sort: 'name' })
 * page.text //=> '/users/7?sort=name{&page}'
 * expand(page)({ page: 2 }) //=> '/users/7?sort=name&page=2'
 *
 * @category Templates
 */
export const partialExpand: <Text extends string, Of, Names extends string>(
  template: NeedsTemplate<typeof NOT_A_TEMPLATE, Text, Of, Names>,
) => <Some extends Partial<Given<Text, Of, Names>>>(
  variables: Some,
) => Template<Text, Of, Names | (keyof Some & string)> = (template, more?: unknown) => {
  refuseMore(more)
  requireTemplate(template)
  return (variables) => {
    const data = encodeData(template, requireData(variables))
    const expressions = expressionsOf(template).map((variables) => variables.map((each) => knownOf(each, data)))
    const text = expressions.map((all) => (all[0] as Known).variable.literal + leftOf(all)).join('') + template.tail
    const values = new Map(Object.entries(data).filter(([, value]) => value !== undefined && value !== null))
    for (const { name, given } of template.variables) if (given !== undefined) values.set(name, given)
    // `text` is a valid template, because every expanded value is a valid sequence of literals.
    const { right: left } = readTemplate(text) as Right<Template>
    return freezeTemplate({
      ...left,
      source: template.source,
      codecs: template.codecs,
      given: [...template.given, ...namesIn(data)] as never,
      variables: left.variables.map((variable) => ({ ...variable, given: values.get(variable.name) })),
    })
  }
}
