import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type AnyCodec, type Codecs, codecAt } from '../codecs/codec'
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

/** Whether a reference may lack what the variable writes, so that a default can be read instead. */
export const isOptional = ({ operator, modifier }: Variable): boolean =>
  modifier !== EXPLODE && (operator.isNamed || operator.symbol === '#')

/**
 * The text of a value, or the texts of a list if the variable is exploded. The text of a default is not written: the empty
 * list writes nothing.
 */
const encodeWith = (codec: AnyCodec, value: unknown, variables: readonly Variable[]): unknown => {
  // `never`, because the compiler has matched each value with its codec, and forgotten which.
  const write = (member: unknown): string => codec.encode(member as never)
  if (Array.isArray(value) && variables.some(({ modifier }) => modifier === EXPLODE)) return value.map(write)
  const text = write(value)
  return 'default' in codec && variables.every(isOptional) && text === write(codec.default) ? [] : text
}

/**
 * Encodes the values that have codecs: each member of a list for an exploded variable, otherwise the whole value, which
 * may be an array. If `isStrict`, values without a codec may not have lone surrogates either. Allocates: the values.
 */
export const encodeValues = (
  { variables, codecs }: AnyTemplate,
  data: Data,
  isStrict: boolean,
): Either<Unwritable, Data> => {
  const encoded: Array<readonly [name: string, value: unknown]> = []
  for (const variable of variables) {
    const { name } = variable
    const value = valueIn(data, name)
    const codec = codecs === undefined || value === undefined ? undefined : codecAt(codecs as Codecs, name)
    try {
      const same = (other: Variable): boolean => other.name === name
      const text = codec === undefined ? value : encodeWith(codec, value, variables.filter(same))
      if ((isStrict || codec !== undefined) && LONE_SURROGATE.test(String(text)))
        throw new TypeError('a text has no lone surrogate')
      encoded.push([name, text])
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
