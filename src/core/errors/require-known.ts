import { ownProperties } from '../fp/own'

/**
 * Returns `value` if it is a plain object. Throws a `TypeError` with `message` for any other value, such as a list, a
 * `Map`, a `URLSearchParams`, a `URL` or a number. Without the check, a `Map` would be treated as an empty object.
 */
export const requireRecord = <A extends object>(value: A, message: string): A => {
  const isObject = typeof value === 'object' && value !== null && !(Symbol.iterator in value)
  if (!isObject || !/^\[object (Object|Module)\]$/.test(Object.prototype.toString.call(value)))
    throw new TypeError(message)
  return value
}

/**
 * Returns a copy of the own properties of an options object. Throws a `TypeError` if the argument is not an object, or
 * if it has a property whose name is not in `names`. An unknown name is refused, because a misspelled option would
 * otherwise have no effect. Allocates the copy and a list of the object's property names.
 */
export const requireKnown = <A extends object>(options: A, names: readonly string[]): A => {
  requireRecord(options, `options are an object with ${names.join(', ')}`)
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not an option: the options are ${names.join(', ')}`)
  return ownProperties(options)
}

/**
 * Returns the value of the option `name`, or `undefined` if `options` has no own property with this name. Ignores
 * properties that other code has added to `Object.prototype`.
 */
export const ownOption = <Options extends object, Name extends keyof Options>(
  options: Options,
  name: Name,
): Options[Name] | undefined => (Object.hasOwn(options, name) ? options[name] : undefined)

/** Throws a `TypeError` unless an option's value is `undefined` or is one of `values`. */
export const requireOneOf = (name: string, value: unknown, values: readonly unknown[]): void => {
  if (value !== undefined && !values.includes(value))
    throw new TypeError(`the option '${name}' is one of ${values.join(', ')}`)
}
