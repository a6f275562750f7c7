import { LONE_SURROGATE } from '../../core/percent/encode'
import { type AnyCodec, type Codecs, codecAt } from '../codecs/codec'
import { type AnyTemplate, EXPLODE, type Variable } from '../syntax/model'

/** Maps variable names to values of unknown types. */
export interface Data {
  readonly [name: string]: unknown
}

/**
 * Returns the argument if it is an object, and otherwise throws a `TypeError`. JavaScript callers can pass any value.
 */
export const requireData = (variables: unknown): Data => {
  if (typeof variables !== 'object' || variables === null) throw new TypeError('the variables are not an object')
  return variables as Data
}

/** In V8, `hasOwnProperty` is faster than `Object.hasOwn`. */
const isOwn = Object.prototype.hasOwnProperty

/**
 * Returns a variable's value. The value can be inherited from a class. Properties that every object inherits, such as
 * `constructor`, are ignored.
 */
export const valueIn = (data: Data, name: string): unknown =>
  isOwn.call(data, name) || !(name in Object.prototype) ? data[name] : undefined

const isExploded = ({ modifier }: Variable): boolean => modifier === EXPLODE

/**
 * Returns whether a reference may omit the variable. If the variable is missing from a reference, `extract` returns the
 * default, if any, of the variable's codec.
 */
export const isOptional = (variable: Variable): boolean =>
  !isExploded(variable) && (variable.operator.isNamed || variable.operator.symbol === '#')

/**
 * Returns the encoded value, or a list of encoded members if the variable is exploded. If the encoded value equals the
 * encoded default, the result is an empty list, so that `expand` omits the variable.
 */
const encodeWith = (codec: AnyCodec, value: unknown, name: string, variables: readonly Variable[]): unknown => {
  // The cast to `never` is needed because the compiler does not know the type of the values that the codec accepts.
  const write = (member: unknown): string => codec.encode(member as never)
  const same = (): readonly Variable[] => variables.filter((other) => other.name === name)
  const texts = Array.isArray(value) && same().some(isExploded) ? value.map(write) : write(value)
  if (LONE_SURROGATE.test(String(texts))) throw new TypeError('a string has no lone surrogate')
  return Object.hasOwn(codec, 'default') && same().every(isOptional) && texts === write(codec.default) ? [] : texts
}

/**
 * Encodes the values of the variables that have codecs. If a variable is exploded and its value is an array, encodes
 * each member of the array. Otherwise, encodes the whole value. Throws if a codec throws or writes a string that
 * `extract` cannot read back.
 *
 * Allocates the encoded values if the template has codecs.
 */
export const encodeData = ({ text, variables, codecs }: AnyTemplate, data: Data): Data => {
  if (codecs === undefined) return data
  const encode = (name: string): unknown => {
    const value = valueIn(data, name)
    const codec = value === undefined ? undefined : codecAt(codecs as Codecs, name)
    if (codec === undefined) return value
    try {
      return encodeWith(codec, value, name, variables)
    } catch (cause) {
      throw new TypeError(`${text}: the codec of ${name} threw ${String(cause)}`, { cause })
    }
  }
  return Object.fromEntries(variables.map(({ name }) => [name, encode(name)]))
}
