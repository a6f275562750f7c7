/**
 * Throws a `TypeError` if an object has a property that is not one of `names`: a wrong name is a mistake in the program, and
 * what it should have changed would stay as it is. Allocates: the names of the properties.
 */
export const requireKnown = (options: object, names: readonly string[]): void => {
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not an option: the options are ${names.join(', ')}`)
}
