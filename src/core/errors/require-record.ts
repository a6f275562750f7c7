/**
 * Returns an object whose properties are read. JavaScript can pass anything: a `Map`, a `URLSearchParams`, a `URL` and a
 * number have no properties, and would pass for an empty object. Throws a `TypeError` with `message` for them, and for lists.
 */
export const requireRecord = <A extends object>(value: A, message: string): A => {
  const isObject = typeof value === 'object' && value !== null && !(Symbol.iterator in value)
  if (!isObject || !/^\[object (Object|Module)\]$/.test(Object.prototype.toString.call(value)))
    throw new TypeError(message)
  return value
}
