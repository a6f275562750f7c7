import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type Codecs, codecAt } from '../codecs/codec'
import { type AnyTemplate, EXPLODE, type Variable } from '../syntax/model'

/** Untyped values by variable name. */
export interface Data {
  readonly [name: string]: unknown
}

/** A value that cannot be written, because its codec threw or its text has a lone surrogate. `wordsOf` explains the cause. */
export interface Unwritable {
  readonly variable: Variable
  readonly cause: unknown
}

/** The value of a variable. A template may name `constructor` or `__proto__`, which every object inherits. */
export const valueIn = (data: Data, name: string): unknown => {
  const value = data[name]
  const isObject = typeof value === 'object' || typeof value === 'function'
  return isObject && name in Object.prototype && !Object.hasOwn(data, name) ? undefined : value
}

/** A lone surrogate, which has no octets in UTF-8. */
const LONE_SURROGATE = /[\ud800-\udfff]/u

const isExploded = ({ modifier }: Variable): boolean => modifier === EXPLODE

/** Whether a reference may lack what the variable writes, so that a default can be read instead. */
export const isOptional = (variable: Variable): boolean =>
  !isExploded(variable) && (variable.operator.isNamed || variable.operator.symbol === '#')

/**
 * Encodes the values that have codecs: each member of a list for an exploded variable, otherwise the whole value, which
 * may be an array. The text of a default becomes an empty list, which writes nothing. If `isStrict`, values without a codec
 * may not have lone surrogates either. Allocates: the values.
 */
export const encodeValues = (
  { variables, codecs = {} }: Pick<AnyTemplate, 'variables'> & { readonly codecs: unknown },
  data: Data,
  isStrict: boolean,
): Either<Unwritable, Data> => {
  const encoded: Array<readonly [name: string, value: unknown]> = []
  for (const variable of variables) {
    const { name } = variable
    let value = valueIn(data, name)
    const codec = value === undefined ? value : codecAt(codecs as Codecs, name)
    try {
      if (codec !== undefined) {
        // `never`, because the compiler has matched each value with its codec, and forgotten which.
        const write = (member: unknown): string => codec.encode(member as never)
        const same = (): readonly Variable[] => variables.filter((other) => other.name === name)
        value = Array.isArray(value) && same().some(isExploded) ? value.map(write) : write(value)
        if ('default' in codec && same().every(isOptional) && value === write(codec.default)) value = []
      }
      if ((isStrict || codec) && LONE_SURROGATE.test(String(value))) throw TypeError('a text has no lone surrogate')
      encoded.push([name, value])
    } catch (cause) {
      return left({ variable, cause })
    }
  }
  return right(Object.fromEntries(encoded))
}

/** `encodeValues`, if the template has codecs; throws if a codec throws. */
export const encodeData = (template: AnyTemplate, data: Data): Data => {
  if (template.codecs === undefined) return data
  const encoded = encodeValues(template, data, false)
  if (encoded._tag === 'Right') return encoded.right
  const { variable, cause } = encoded.left
  throw new TypeError(`${template.text}: the codec of ${variable.name} threw ${String(cause)}`, { cause })
}
