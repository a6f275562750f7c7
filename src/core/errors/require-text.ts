/* The functions in this file refuse arguments that only untyped callers can pass. */

/**
 * Returns the argument if it is a string, and throws a `TypeError` otherwise. Without the check, JavaScript would
 * convert an array or an object to a string. Passing a value that is not a string is a mistake in the program, so even
 * functions that otherwise never fail throw a `TypeError`.
 */
export const requireText = (text: string): string => {
  if (typeof text !== 'string') throw new TypeError('the value is not a string')
  return text
}

/**
 * Returns the argument if it is a list, and throws a `TypeError` otherwise. Without the check, a string would be
 * treated as a list of its characters.
 */
export const requireSegments = (segments: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (!Array.isArray(segments)) throw new TypeError('the segments are not a list')
  return segments
}

/**
 * Throws a `TypeError` if a caller passes an extra argument to a curried function. In plain JavaScript,
 * `hasHost('a', view)` would otherwise return a function, so a condition that consists of that call would always be
 * true. Accepts an extra argument that is a number, because `map` passes an index to its callback.
 */
export const refuseMore = (more: unknown = 0): void => {
  if (typeof more !== 'number') throw new TypeError('write f(a)(b), not f(a, b)')
}

/**
 * Returns the argument if it is a `Uint8Array`, and throws a `TypeError` otherwise. `instanceof` would not recognize a
 * `Uint8Array` from another realm. Typed arrays other than `Uint8Array` are refused, because passing one is probably a
 * mistake. For example, the elements of an `Int8Array` may be negative, and a `Uint8ClampedArray` usually contains
 * pixels.
 */
export const requireBytes = (bytes: Uint8Array): Uint8Array => {
  if (!ArrayBuffer.isView(bytes) || (bytes as Uint8Array)[Symbol.toStringTag] !== 'Uint8Array') {
    throw new TypeError('it is not a Uint8Array')
  }
  return bytes
}
