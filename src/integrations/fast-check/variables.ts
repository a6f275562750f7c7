import * as fc from 'fast-check'
import type { Composite, Value } from '../../../types/template/syntax/variables'
import { GEN_DELIMS, SUB_DELIMS } from '../../core/grammar/characters'
import type { VariablesOf } from '../../template/codecs/codec'
import { type AnyTemplate, EXPLODE, type Variable, WHOLE } from '../../template/syntax/model'
import { anyCharacter, oneOf, UNRESERVED } from './characters'

type CodecNames<T extends AnyTemplate> = Extract<keyof T['codecs'], keyof VariablesOf<T>>

/**
 * Maps the variables in a template to arbitraries. A variable with a codec requires an arbitrary, because a codec does
 * not declare which values it accepts. For a variable without a codec, an arbitrary is optional.
 *
 * @category Arbitraries
 */
export type ArbitrariesOf<T extends AnyTemplate> = {
  readonly [Name in CodecNames<T>]-?: fc.Arbitrary<NonNullable<VariablesOf<T>[Name]>>
} & {
  readonly [Name in Exclude<keyof VariablesOf<T>, CodecNames<T>>]?: fc.Arbitrary<NonNullable<VariablesOf<T>[Name]>>
}

/** Generates strings that do not contain lone surrogates. Some of the generated characters are delimiters in URIs. */
const text = (): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(oneOf(`${UNRESERVED}${GEN_DELIMS}${SUB_DELIMS}% `), anyCharacter()),
  })

const value = (): fc.Arbitrary<Value> => fc.oneof(text(), fc.integer(), fc.boolean())

const composite = (): fc.Arbitrary<Composite> =>
  fc.oneof(fc.array(value()), fc.array(fc.tuple(text(), value())), fc.dictionary(text(), value()))

/**
 * Generates values that a variable's modifiers allow (RFC 6570, section 2.4). A variable with a prefix modifier
 * requires a string.
 */
const valueFor = (variables: readonly Variable[]): fc.Arbitrary<Value | Composite> => {
  if (variables.some(({ modifier }) => modifier > WHOLE)) return text()
  return variables.some(({ modifier }) => modifier === EXPLODE) ? composite() : value()
}

/**
 * Returns whether `expand` requires a value for a variable. The value may be omitted only if the variable's operator is
 * `?`, `&`, `;` or `#`.
 */
const isRequired = ({ operator }: Variable): boolean => !operator.isNamed && operator.symbol !== '#'

/**
 * Generates values that `expand(template)` accepts for the template's variables. Each generated value conforms to its
 * variable's modifiers. Optional variables are sometimes absent. `arbitraries` overrides the default arbitrary of each
 * variable that it names, and must contain an arbitrary for each variable with a codec. Failing values shrink toward
 * short strings and absent variables.
 *
 * Allocates the arbitrary. Throws a `TypeError` if a variable with a codec has no arbitrary, or if `arbitraries`
 * contains a name that is not a variable in the template.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { isUriReference } from 'uri-ts'
 * import { anyVariables } from 'uri-ts/fast-check'
 * import { expand, int, template, withCodecs } from 'uri-ts/template'
 *
 * const users = withCodecs({ page: int })(template('/users/{id}{?page}'))
 * const isReference = fc.property(anyVariables(users, { page: fc.integer() }), (variables) =>
 *   isUriReference(expand(users)(variables)),
 * )
 * fc.check(isReference).failed //=> false
 *
 * @category Arbitraries
 */
export const anyVariables = <T extends AnyTemplate>(
  template: T,
  ...[arbitraries]: [CodecNames<T>] extends [never] ? [arbitraries?: ArbitrariesOf<T>] : [arbitraries: ArbitrariesOf<T>]
): fc.Arbitrary<VariablesOf<T>> => {
  const own: Readonly<Record<string, fc.Arbitrary<unknown>>> = { ...arbitraries }
  const names = [...new Set(template.variables.map(({ name }) => name))].filter(
    (name) => !template.given.includes(name),
  )
  const unknown = Object.keys(own).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not a variable of the template`)
  const members = names.map((name) => {
    const variables = template.variables.filter((variable) => variable.name === name)
    const isGiven = Object.hasOwn(own, name)
    if (!isGiven && Object.hasOwn(template.codecs ?? {}, name))
      throw new TypeError(`the variable '${name}' has a codec, so it needs an arbitrary`)
    const arbitrary = isGiven ? (own[name] as fc.Arbitrary<unknown>) : valueFor(variables)
    return variables.some(isRequired) ? arbitrary : fc.option(arbitrary, { nil: undefined })
  })
  return fc.tuple(...members).map((values) => {
    const pairs = names.map((name, index) => [name, values[index]] as const)
    return Object.fromEntries(pairs.filter((pair) => pair[1] !== undefined)) as VariablesOf<T>
  })
}
