/**
 * Throws a `TypeError` if options are no object, or have a property that is not one of `names`: a wrong name is a mistake in
 * the program, and what it should have changed would stay as it is. Allocates: the names of the properties.
 */
export const requireKnown = (options: object, names: readonly string[]): void => {
  if (typeof options !== 'object' || options === null) throw new TypeError('options are an object')
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not an option: the options are ${names.join(', ')}`)
}

/** Returns an option that the object itself has: what a program has added to the prototype of all objects is none. */
export const ownOption = <Options extends object, Name extends keyof Options>(
  options: Options,
  name: Name,
): Options[Name] | undefined => (Object.hasOwn(options, name) ? options[name] : undefined)

/** Throws a `TypeError` if an option is present and none of `values`. */
export const requireOneOf = (name: string, value: unknown, values: readonly unknown[]): void => {
  if (value !== undefined && !values.includes(value))
    throw new TypeError(`the option '${name}' is one of ${values.join(', ')}`)
}
